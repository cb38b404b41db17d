// Links: one to a channel or message here stays on this page, any other opens beside it.

import { make } from "./elements.js";
import { guild, tell } from "./town.js";

const PLACE = /^https:\/\/(?:(?:ptb|canary)\.)?discord\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** The channel and message that an address names, if it is one of ours. */
export function placeAt(url) {
  const [, guildId, channelId, messageId = null] = PLACE.exec(url ?? "") ?? [];
  const isHere = guildId === "@me" || (guildId && guild(guildId));
  return isHere ? { channelId, messageId } : null;
}

/** A link that leads where its address says; one that is not to be followed is only its words. */
export function link(url, attributes, ...children) {
  const place = placeAt(url);
  if (place) return make(
    "button",
    { type: "button", title: url, onclick: () => tell("go", place.channelId, place.messageId), ...attributes },
    children,
  );
  const href = /^(https?|discord):/.test(url ?? "") ? url : null;
  return make("a", { href, title: href, target: "_blank", rel: "noreferrer noopener", ...attributes }, children);
}
