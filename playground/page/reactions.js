// Reactions under a message: who looks joins or leaves one with a press, and puts a new one there from a small choice.

import * as api from "./api.js";
import { icon, iconButton, make, toast } from "./elements.js";
import { closePopover, openPopover } from "./popover.js";
import { partialEmoji } from "./prose.js";
import { town } from "./town.js";

const OFTEN = ["👍", "👎", "❤️", "😂", "😮", "😢", "🎉", "🔥", "👀", "🙏", "✅", "❌", "⭐", "🏠", "🎲", "♟️"];

const keyOf = (emoji) => (emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name);

/** Puts your reaction there, or takes it away. */
function react(message, emoji, isWanted) {
  const ask = isWanted ? api.react : api.unreact;
  ask(town.me, message.channel_id, message.id, keyOf(emoji)).catch((refusal) => toast(refusal.message));
}

export function reactions(message) {
  const found = message.reactions ?? [];
  return found.length > 0 && make(
    "div",
    { class: "reactions", role: "group", "aria-label": "Reactions" },
    found.map((each) => reaction(message, each)),
    message.local.can_react && adder(message),
  );
}

function reaction(message, { emoji, count, me }) {
  return make(
    "button",
    {
      type: "button",
      class: "reaction",
      "aria-pressed": String(me),
      "aria-label": `${emoji.name}, ${count} ${count === 1 ? "reaction" : "reactions"}`,
      data: { focus: `${message.id}/reaction/${keyOf(emoji)}` },
      onclick: () => react(message, emoji, !me),
    },
    partialEmoji(emoji),
    make("span", {}, String(count)),
  );
}

const adder = (message) => make(
  "button",
  {
    type: "button",
    class: "reaction",
    "aria-label": "Add another reaction",
    "aria-haspopup": "dialog",
    data: { focus: `${message.id}/reaction` },
    onclick: (event) => openReactions(message, event.currentTarget),
  },
  icon("plus"),
);

/** The tool beside a message that has no reactions yet. */
export const reactionTool = (message) => message.local.can_react && iconButton(
  "smile",
  "Add a reaction",
  (event) => openReactions(message, event.currentTarget),
  { "aria-haspopup": "dialog", data: { focus: `${message.id}/react` } },
);

export function openReactions(message, anchor) {
  const emojis = [...OFTEN.map((name) => ({ id: null, name })), ...town.world.emojis];
  const choice = (emoji) => make(
    "button",
    {
      type: "button",
      class: "reaction-choice",
      "aria-label": emoji.name,
      title: emoji.name,
      onclick: () => {
        closePopover("done");
        react(message, emoji, true);
      },
    },
    partialEmoji(emoji),
  );
  const grid = make("div", { class: "reaction-choices" }, emojis.map(choice));
  const { box } = openPopover(anchor, grid, { className: "panel", label: "Reactions to choose from" });
  box.querySelector("button").focus();
}
