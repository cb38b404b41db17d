// The shelf above the message box: a list to pick from, or a line about what is being typed.

import { fill, make } from "./elements.js";
import { Listbox } from "./listbox.js";

export class Shelf {
  constructor() {
    this.element = make("div", { class: "shelf", hidden: true });
    this.list = null;
  }

  /** Shows items to pick from, spoken for by the field that has the focus. */
  offer(field, heading, items, onPick, { chosen = new Set() } = {}) {
    this.list = new Listbox({ label: heading, onPick });
    this.list.speaksFor(field);
    this.field = field;
    field.setAttribute("aria-expanded", "true");
    fill(this.element, make("div", { class: "shelf-head" }, heading), this.list.element);
    this.element.hidden = false;
    this.list.show(items, chosen);
  }

  /** Shows a line instead of a list. */
  say(words, { wrong = false } = {}) {
    this.#forget();
    fill(
      this.element,
      make("div", { class: `shelf-head${wrong ? " wrong" : ""}`, role: wrong ? "alert" : null }, words),
    );
    this.element.hidden = false;
  }

  hide() {
    this.#forget();
    this.element.hidden = true;
  }

  get isOffering() {
    return this.list !== null && this.list.items.length > 0;
  }

  handleKey(event) {
    return this.isOffering && this.list.handleKey(event);
  }

  #forget() {
    this.field?.setAttribute("aria-expanded", "false");
    this.field?.removeAttribute("aria-activedescendant");
    this.list = null;
    this.field = null;
  }
}
