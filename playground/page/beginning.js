// What stands above the first message of a channel, thread or conversation.

import { icon, make } from "./elements.js";
import { prose } from "./prose.js";
import { channelName, isDm, isThread } from "./town.js";

export function welcome(place) {
  const name = channelName(place);
  const mark = isThread(place) ? "thread" : isDm(place) ? "chat" : "hash";
  const words = isThread(place)
    ? `This is the beginning of the thread ${name}.`
    : isDm(place)
      ? `This is the beginning of your conversation with ${name}.`
      : `This is the beginning of #${name}.`;
  return make(
    "div",
    { class: "welcome" },
    make("span", { class: "welcome-mark" }, icon(mark)),
    make("h2", {}, name),
    make("p", {}, words),
    place.topic && make("div", { class: "welcome-topic" }, prose(place.topic)),
  );
}
