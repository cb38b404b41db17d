// A message in one line and without marks: for answers to it, for listeners, for the name of its thread.

import { plainText } from "./prose.js";

const TEXT = 10;

export function preview(message) {
  return plainText(message.content) || plainText(textOf(message.components)) || beside(message) || "a message";
}

/** The texts among components, each on lines of its own: a mark counts only where a line begins. */
function textOf(components) {
  const walk = (list) => (list ?? []).flatMap((each) => (each.type === TEXT ? [each.content] : walk(each.components)));
  return walk(components).join("\n");
}

function beside({ embeds, attachments }) {
  const [card] = embeds;
  return plainText(card?.title || card?.description || "") || attachments[0]?.description || attachments[0]?.filename;
}
