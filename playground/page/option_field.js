// One option of a command as a chip: its name, the field to type in, and what it holds.

import * as api from "./api.js";
import { ATTACHMENT, INTEGER, NUMBER, itemsForOption, optionName, problemWith, valueOf } from "./commands.js";
import { iconButton, make } from "./elements.js";

export class OptionField {
  constructor(option, { onFocus, onInput, onRemove }) {
    this.option = option;
    this.picked = null;
    const isFile = option.type === ATTACHMENT;
    this.input = make("input", {
      type: isFile ? "file" : "text",
      class: "chip-input",
      "aria-label": `${optionName(option)}${option.required ? ", required" : ""}`,
      "aria-required": option.required ? "true" : null,
      role: isFile ? null : "combobox",
      "aria-autocomplete": isFile ? null : "list",
      "aria-expanded": isFile ? null : "false",
      inputmode: [INTEGER, NUMBER].includes(option.type) ? "decimal" : null,
      autocomplete: "off",
      spellcheck: "false",
      size: isFile ? null : 6,
      dir: "auto",
    });
    this.element = make(
      "span",
      { class: "chip" },
      make(
        "span",
        { class: "chip-name", "aria-hidden": "true", onclick: () => this.input.focus() },
        optionName(option),
      ),
      this.input,
      !option.required && iconButton("close", `Remove ${optionName(option)}`, () => onRemove(this)),
    );
    this.input.addEventListener("focus", () => onFocus(this));
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.complain(false);
      this.#fit();
      onInput(this);
    });
  }

  get text() {
    return this.input.value;
  }

  get isEmpty() {
    return this.option.type === ATTACHMENT ? !this.input.files.length : !this.picked && this.text.trim() === "";
  }

  /** Items that this option offers by itself; null when any text will do. */
  get items() {
    return itemsForOption(this.option);
  }

  take(item) {
    this.picked = item;
    this.input.value = item.label;
    this.complain(false);
    this.#fit();
  }

  complain(isWrong) {
    this.element.classList.toggle("wrong", isWrong);
    if (isWrong) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /** What is wrong with what it holds, or null. */
  problem() {
    const name = optionName(this.option);
    if (this.isEmpty) return this.option.required ? `${name} is required.` : null;
    if (this.picked || this.option.type === ATTACHMENT) return null;
    const items = this.items;
    if (!items) return problemWith(this.option, this.text);
    const exact = items.find((item) => item.label.toLocaleLowerCase() === this.text.trim().toLocaleLowerCase());
    if (exact) this.take(exact);
    return exact ? null : `Choose ${name} from the list.`;
  }

  /** What it gives to the command, once it has no problem. */
  async value() {
    if (this.option.type === ATTACHMENT) return api.fileOf(this.input.files[0]);
    return this.picked ? this.picked.value : valueOf(this.option, this.text);
  }

  /** What an autocomplete is told of it: what is picked, or the text so far. */
  soFar() {
    return this.picked ? this.picked.value : this.text;
  }

  #fit() {
    this.input.size = Math.max(6, Math.min(40, [...this.text].length + 1));
  }
}
