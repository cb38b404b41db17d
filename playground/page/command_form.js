// A slash command being filled in: its options as chips, their lists on the shelf, and sending it.

import * as api from "./api.js";
import { runCommand } from "./acting.js";
import { matching } from "./candidates.js";
import { ATTACHMENT, limitsOf, optionAbout, optionName } from "./commands.js";
import { icon, make } from "./elements.js";
import { OptionField } from "./option_field.js";
import { town } from "./town.js";

const TYPING_PAUSE = 150;

export class CommandForm {
  /** `onLeave` is called when the command was sent or given up. */
  constructor(command, shelf, onLeave) {
    this.command = command;
    this.shelf = shelf;
    this.onLeave = onLeave;
    this.fields = command.options.filter((option) => option.required).map((option) => this.#field(option));
    this.chips = make("span", { class: "chips" });
    this.element = make(
      "div",
      { class: "command-form", role: "group", "aria-label": `Command ${command.shown}`, tabindex: "-1" },
      make("span", { class: "command-name" }, `/${command.shown}`),
      this.chips,
    );
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.asked = 0;
    this.#draw();
  }

  focus() {
    const field = this.fields.find((each) => each.isEmpty) ?? this.fields[0];
    if (field) field.input.focus();
    else {
      this.element.focus();
      this.shelf.say(make("span", {}, this.command.description, make("kbd", {}, "Enter"), "sends it"));
    }
  }

  #field(option) {
    return new OptionField(option, {
      onFocus: (field) => this.#offer(field),
      onInput: (field) => this.#offer(field),
      onRemove: (field) => this.#remove(field),
    });
  }

  #draw() {
    const used = new Set(this.fields.map((field) => field.option.name));
    const rest = this.command.options.filter((option) => !used.has(option.name));
    const add = (option) =>
      make(
        "button",
        {
          type: "button",
          class: "add-option",
          title: optionAbout(option),
          "aria-label": `Add ${optionName(option)}`,
          onclick: () => this.#add(option),
        },
        icon("plus"),
        optionName(option),
      );
    this.chips.replaceChildren(...this.fields.map((field) => field.element), ...rest.map(add));
  }

  #add(option) {
    const field = this.#field(option);
    this.fields.push(field);
    this.#draw();
    field.input.focus();
  }

  #remove(field) {
    this.fields = this.fields.filter((each) => each !== field);
    this.#draw();
    this.focus();
  }

  #offer(field) {
    clearTimeout(this.timer);
    this.asked += 1;
    this.field = field;
    if (field.option.autocomplete) return this.#complete(field);
    const items = field.items;
    if (!items) return this.shelf.say(this.#about(field.option));
    const chosen = new Set(field.picked ? [field.picked.value] : []);
    const found = field.picked ? items : matching(items, field.text);
    this.shelf.offer(field.input, this.#about(field.option), found, (item) => this.#pick(field, item), { chosen });
  }

  /** Asks the bot once the typing pauses; an answer that was overtaken is dropped. */
  #complete(field) {
    const turn = this.asked;
    if (!this.shelf.isOffering) this.shelf.say(this.#about(field.option));
    this.timer = setTimeout(async () => {
      try {
        const request = {
          channel_id: town.channelId,
          name: this.command.name,
          focused: field.option.name,
          options: this.#soFar(field),
        };
        const outcome = await api.autocomplete(town.me, request);
        if (turn !== this.asked) return;
        if (outcome.state !== "choices") this.shelf.say("Loading options failed.", { wrong: true });
        else if (!outcome.choices.length) this.shelf.say(make(
          "span",
          {},
          this.#about(field.option),
          " No options match what you typed.",
        ));
        else this.shelf.offer(
          field.input,
          this.#about(field.option),
          outcome.choices.map(choiceItem),
          (item) => this.#pick(field, item),
        );
      } catch (refusal) {
        if (turn === this.asked) this.shelf.say(refusal.message, { wrong: true });
      }
    }, TYPING_PAUSE);
  }

  #soFar(focused) {
    const given = this.fields.filter((field) => field.option.type !== ATTACHMENT && (field === focused || !field.isEmpty));
    return Object.fromEntries(given.map((field) => [
      field.option.name,
      field === focused ? String(field.text) : field.soFar(),
    ]));
  }

  #about(option) {
    const limits = limitsOf(option);
    return make(
      "span",
      {},
      make("b", {}, optionName(option)),
      ` ${optionAbout(option)}`,
      limits && make("small", {}, limits),
    );
  }

  #pick(field, item) {
    field.take(item);
    this.asked += 1;
    clearTimeout(this.timer);
    const next = this.fields.find((each) => each.isEmpty);
    if (next) next.input.focus();
    else {
      field.input.focus();
      this.shelf.say(make("span", {}, make("kbd", {}, "Enter"), "sends the command"));
    }
  }

  #key(event) {
    if (event.isComposing) return;
    const field = this.fields.find((each) => each.input === event.target);
    const inForm = field || event.target === this.element;
    if (event.key === "Escape") this.onLeave();
    else if (!inForm || (!field?.picked && this.shelf.handleKey(event))) return;
    else if (event.key === "Enter") this.send();
    else if (event.key === "Backspace" && (!field || field.text === "")) this.#back(field);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Backspace in an empty chip takes it away; in a required one it goes back, and out at the front. */
  #back(field) {
    if (field && !field.option.required) return this.#remove(field);
    const at = this.fields.indexOf(field);
    if (at > 0) this.fields[at - 1].input.focus();
    else this.onLeave();
  }

  async send() {
    if (this.sending) return;
    for (const field of this.fields) {
      const problem = field.problem();
      if (problem) return this.#complain(field, problem);
    }
    this.sending = true;
    try {
      const given = this.fields.filter((field) => !field.isEmpty);
      const values = await Promise.all(given.map(async (field) => [field.option.name, await field.value()]));
      await runCommand(
        { channel_id: town.channelId, name: this.command.name, options: Object.fromEntries(values) },
        `/${this.command.shown}`,
      );
      this.onLeave();
    } catch (refusal) {
      this.#complain(this.fields.find((field) => field.option.name === refusal.field), refusal.message);
    } finally {
      this.sending = false;
    }
  }

  #complain(field, sentence) {
    field?.input.focus();
    field?.complain(true);
    clearTimeout(this.timer);
    this.asked += 1;
    this.shelf.say(sentence, { wrong: true });
  }
}

const choiceItem = (choice) => ({ value: choice.value, label: choice.name_localized ?? choice.name });
