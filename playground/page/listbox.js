// A list to choose from with pointer or keys: under selects, option chips, autocomplete and the list of commands.

import { freshId, icon, make } from "./elements.js";
import { partialEmoji } from "./prose.js";

/** Items are `{value, label, description?, note?, picture?, emoji?, icon?, colour?, disabled?}`. */
export class Listbox {
  constructor({ label, multiple = false, onPick }) {
    this.id = freshId("list");
    this.onPick = onPick;
    this.items = [];
    this.at = -1;
    this.element = make(
      "ul",
      {
        class: "listbox",
        role: "listbox",
        id: this.id,
        "aria-label": label,
        "aria-multiselectable": multiple ? "true" : null,
      },
    );
    this.multiple = multiple;
    this.field = null;
  }

  /** The element with the focus that speaks for the list. */
  speaksFor(field) {
    this.field = field;
    field.setAttribute("aria-controls", this.id);
  }

  show(items, chosen = new Set(), { keep = false } = {}) {
    const before = keep ? this.active?.value : undefined;
    this.items = items;
    this.options = items.map((item, at) => this.#option(item, at, chosen.has(item.value)));
    this.element.replaceChildren(...(this.options.length ? this.options : [make(
      "li",
      { class: "nothing" },
      "Nothing found",
    )]));
    const found = items.findIndex((item) => item.value === before);
    const preferred = items.findIndex((item) => chosen.has(item.value));
    this.#activate(found >= 0 ? found : preferred >= 0 ? preferred : items.length ? 0 : -1);
  }

  get active() {
    return this.items[this.at];
  }

  /** Whether the key meant something to the list. */
  handleKey(event) {
    const last = this.items.length - 1;
    const steps = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, PageDown: this.at + 8, PageUp: this.at - 8 };
    if (event.key === "Enter" && this.active) this.pick(this.at);
    else if (event.key in steps && last >= 0) this.#activate(this.#within(
      steps[event.key],
      last,
      event.key.startsWith("Page"),
    ));
    else return false;
    event.preventDefault();
    return true;
  }

  pick(at) {
    if (!this.items[at].disabled) this.onPick(this.items[at]);
  }

  #within(at, last, stops) {
    if (stops) return Math.max(0, Math.min(last, at));
    return at > last ? 0 : at < 0 ? last : at;
  }

  #activate(at) {
    this.options?.[this.at]?.classList.remove("active");
    this.at = at;
    const option = this.options?.[at];
    option?.classList.add("active");
    option?.scrollIntoView({ block: "nearest" });
    if (option) this.field?.setAttribute("aria-activedescendant", option.id);
    else this.field?.removeAttribute("aria-activedescendant");
  }

  #option(item, at, isChosen) {
    return make(
      "li",
      {
        class: "option",
        role: "option",
        id: `${this.id}-${at}`,
        "aria-selected": String(isChosen),
        "aria-disabled": item.disabled ? "true" : null,
        onpointermove: () => this.at !== at && this.#activate(at),
        // The field keeps the focus while somebody points at the list.
        onmousedown: (event) => event.preventDefault(),
        onclick: () => this.pick(at),
      },
      item.picture && make("img", { class: "option-picture", src: item.picture, alt: "" }),
      item.icon && icon(item.icon),
      item.emoji && partialEmoji(item.emoji),
      make(
        "span",
        { class: "option-words" },
        make("span", { class: "option-label", vars: { colour: item.colour } }, item.label),
        item.description && make("small", {}, item.description),
      ),
      item.note && make("small", { class: "option-note" }, item.note),
      this.multiple && make("span", { class: "tick-box", "aria-hidden": "true" }, isChosen && icon("check")),
      !this.multiple && isChosen && icon("check"),
    );
  }
}
