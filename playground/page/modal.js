// Forms that the bot opens, and the small ones of the page itself, as dialogs over everything else.

import * as api from "./api.js";
import { FAILED, submitForm } from "./acting.js";
import { freshId, iconButton, make } from "./elements.js";
import { fieldsOf } from "./fields.js";
import { closePopover, focusAgain } from "./popover.js";
import { preview } from "./preview.js";
import { here, nameOf, on, tell, town } from "./town.js";

/** A dialog with a title, fields and a button that sends; `send` gets the values and throws a refusal to stay open. */
function openDialog({ title, above = null, fields, action = "Submit", send }) {
  const titleId = freshId("title");
  const trouble = make("p", { class: "trouble", role: "alert", hidden: true });
  const submit = make("button", { type: "submit", class: "button primary" }, action);
  const cancel = make("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel");
  const form = make(
    "form",
    { novalidate: true },
    make("header", {}, above, make("h2", { id: titleId }, title), iconButton("close", "Close", () => dialog.close())),
    make("div", { class: "fields" }, fields.map((field) => field.element)),
    make("footer", {}, trouble, cancel, submit),
  );
  const dialog = make("dialog", { class: "form", "aria-labelledby": titleId }, form);
  const opener = document.activeElement;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    focusAgain(opener);
  });
  closePopover("outside");
  document.body.append(dialog);
  dialog.showModal();
  (dialog.querySelector(".fields input, .fields textarea, .fields button") ?? submit).focus();

  async function attempt() {
    const asked = fields.filter((field) => field.customId);
    const problems = await Promise.all(asked.map((field) => field.problem()));
    asked.forEach((field, at) => field.complain(problems[at]));
    const wrong = problems.findIndex(Boolean);
    if (wrong >= 0) return asked[wrong].complain(problems[wrong]);
    complain(null);
    submit.disabled = true;
    submit.setAttribute("aria-busy", "true");
    try {
      const values = await Promise.all(asked.map(async (field) => [field.customId, await field.read()]));
      await send(Object.fromEntries(values));
      dialog.close();
    } catch (refusal) {
      const field = asked.find((each) => each.customId === refusal.field);
      if (field) field.complain(refusal.message);
      else complain(refusal.message);
    } finally {
      submit.disabled = false;
      submit.removeAttribute("aria-busy");
    }
  }

  function complain(sentence) {
    trouble.hidden = !sentence;
    trouble.textContent = sentence ?? "";
  }
}

/** The form of an interaction whose state is `modal`. */
function openBotForm(outcome) {
  const bot = town.world.bot;
  openDialog({
    title: outcome.modal.title,
    above: make("img", { class: "face", src: here(bot.avatar_url), alt: nameOf(bot.id), width: 24, height: 24 }),
    fields: fieldsOf(outcome.modal.components),
    send: async (values) => {
      const result = await submitForm(outcome.interaction_id, values);
      if (result.state === "failed") throw new api.Refusal(`${FAILED}. Your words are still here; try again.`);
      if (result.state === "modal") tell("form", result);
    },
  });
}

function openThreadForm(message) {
  const name = {
    type: 4,
    style: 1,
    custom_id: "name",
    min_length: 1,
    max_length: 100,
    value: message ? preview(message).slice(0, 60) : "",
  };
  const channelId = town.channelId;
  openDialog({
    title: "Start a thread",
    fields: fieldsOf([{ type: 18, label: "Name", component: name }]),
    action: "Start",
    send: async (values) => {
      const thread = await api.startThread(town.me, channelId, { name: values.name, message_id: message?.id });
      tell("go when seen", thread.id);
    },
  });
}

export function startForms() {
  on("form", openBotForm);
  on("start thread", openThreadForm);
}
