// One message, drawn: who, when, in answer to what, and everything it carries.

import * as api from "./api.js";
import { FAILED, troubleOf } from "./acting.js";
import { components } from "./components.js";
import { embed } from "./embeds.js";
import { dots, icon, iconButton, make, toast } from "./elements.js";
import { openMessageMenu } from "./menus.js";
import { attachments } from "./pictures.js";
import { preview } from "./preview.js";
import { prose } from "./prose.js";
import { reactionTool, reactions } from "./reactions.js";
import { messageTime, secondsOf } from "./times.js";
import { here, nameOf, person, tell, town } from "./town.js";

const PIN_NOTICE = 6;
const THREAD_NOTICE = 18;
const COMMAND_REPLY = 20;
const THREAD_STARTER = 21;
const LOADING = 128;
const SUPPRESS_EMBEDS = 4;

/** `follows` is whether the message goes on under the name of the one before it. */
export function drawMessage(message, { follows = false } = {}) {
  const notice = NOTICES[message.type]?.(message);
  const classes = [
    "message",
    follows && "follows",
    message.local.mentions_you && "for-you",
    message.local.ephemeral && "private",
    notice && "notice",
  ];
  const sent = secondsOf(message.timestamp);
  return make(
    "li",
    { class: classes.filter(Boolean).join(" "), id: `message-${message.id}`, data: { id: message.id } },
    make(
      "article",
      { "aria-label": `${message.local.author_name}, ${messageTime(sent)}` },
      notice ?? [
        answerLine(message),
        !follows && avatar(message),
        !follows && headLine(message, sent),
        follows && sideTime(sent),
        body(message),
      ],
    ),
    tools(message),
  );
}

function body(message) {
  return make(
    "div",
    { class: "message-body" },
    thinking(message) ?? content(message),
    reactions(message),
    threadCard(message),
    privateLine(message),
    troubleLine(troubleOf(message.id)),
  );
}

function content(message) {
  const starter = message.type === THREAD_STARTER ? message.referenced_message : null;
  const shown = starter ?? message;
  const text = shown.content && prose(shown.content, { jumbo: !shown.embeds.length });
  if (text && shown.edited_timestamp) (text.querySelector(":scope > p:last-child") ?? text).append(editedMark(shown));
  const cards = (shown.flags ?? 0) & SUPPRESS_EMBEDS ? [] : shown.embeds.map(embed);
  return [text, attachments(loose(shown)), cards, components(shown.components, shown)];
}

const editedMark = (message) => make(
  "small",
  { class: "edited", title: messageTime(secondsOf(message.edited_timestamp)) },
  "(edited)",
);

/** The files that no component shows. */
function loose(message) {
  const used = new Set();
  const walk = (list) => {
    for (const each of list ?? []) {
      if (each.media) used.add(each.media.attachment_id);
      if (each.file) used.add(each.file.attachment_id);
      walk(each.components);
      walk(each.items);
      if (each.accessory) walk([each.accessory]);
    }
  };
  walk(message.components);
  return message.attachments.filter((each) => !used.has(each.id));
}

function avatar(message) {
  const open = (event) => tell("profile", message.author.id, event.currentTarget);
  const label = `About ${message.local.author_name}`;
  return make(
    "button",
    { type: "button", class: "avatar", "aria-label": label, onclick: open, tabindex: "-1" },
    make("img", { src: here(message.local.author_avatar_url), alt: "", width: 40, height: 40 }),
  );
}

function headLine(message, sent) {
  const open = (event) => tell("profile", message.author.id, event.currentTarget);
  return make(
    "div",
    { class: "message-head" },
    make(
      "button",
      { type: "button", class: "author", vars: { colour: message.local.author_color }, onclick: open, dir: "auto" },
      message.local.author_name,
    ),
    message.author.bot && botTag(),
    make("time", { datetime: message.timestamp, title: new Date(sent * 1000).toLocaleString() }, messageTime(sent)),
  );
}

export const botTag = () => make("span", { class: "bot-tag" }, "Bot");

function sideTime(sent) {
  const clock = new Date(sent * 1000).toLocaleTimeString(undefined, { timeStyle: "short" });
  return make("time", { class: "side-time", "aria-hidden": "true" }, clock);
}

/** Above the message: the command or the message that it answers. */
function answerLine(message) {
  if (message.local.command && message.local.invoked_by) {
    const slash = message.type === COMMAND_REPLY ? "/" : "";
    return make(
      "div",
      { class: "answer-line" },
      smallFace(message.local.invoked_by),
      make("b", {}, nameOf(message.local.invoked_by)),
      " used ",
      make("span", { class: "used" }, `${slash}${message.local.command}`),
    );
  }
  if (message.type === THREAD_STARTER || !message.message_reference?.message_id) return null;
  const found = message.referenced_message;
  if (!found) return make(
    "div",
    { class: "answer-line" },
    icon("reply"),
    make("i", {}, "The original message is gone"),
  );
  const words = preview(found);
  const author = writerOf(found);
  const jump = () => tell("jump to", found.id);
  return make(
    "button",
    {
      type: "button",
      class: "answer-line",
      onclick: jump,
      "aria-label": `Answers ${author}: ${words.slice(0, 80)}`,
    },
    smallFace(found.author.id),
    make("b", {}, author),
    make("span", { class: "answered" }, words),
  );
}

/** A webhook writes under any name and is no member. */
const writerOf = ({ author }) => (person(author.id) ? nameOf(author.id) : author.global_name ?? author.username);

function smallFace(id) {
  const source = person(id)?.avatar_url;
  return source && make("img", { class: "small-face", src: here(source), alt: "", width: 16, height: 16 });
}

/** What a listener hears when a message arrives. */
export const spoken = (message) => `${message.local.author_name}: ${preview(message)}`;

function thinking(message) {
  if (!message.local.loading && !(message.flags & LOADING)) return null;
  return make("p", { class: "thinking" }, dots(), `${message.local.author_name} is thinking…`);
}

function threadCard(message) {
  if (!message.thread || message.type === THREAD_NOTICE) return null;
  const known = town.channels.get(message.thread.id) ?? message.thread;
  const count = known.message_count ?? 0;
  return make(
    "button",
    { type: "button", class: "thread-card", onclick: () => tell("go", known.id) },
    icon("thread"),
    make("b", {}, known.name),
    make("span", {}, `${count} ${count === 1 ? "message" : "messages"}`, icon("right")),
  );
}

function privateLine(message) {
  if (!message.local.ephemeral) return null;
  const dismiss = () => api.remove(town.me, message.channel_id, message.id).catch((refusal) => toast(refusal.message));
  return make(
    "p",
    { class: "private-line" },
    icon("eye"),
    "Only you can see this • ",
    make("button", { type: "button", class: "link-button", onclick: dismiss }, "Dismiss message"),
  );
}

export function troubleLine(sentence) {
  if (!sentence) return null;
  return make(
    "p",
    { class: "trouble", role: "alert" },
    icon("warn"),
    sentence === FAILED ? `${FAILED}. The bot did not answer in time.` : sentence,
  );
}

function tools(message) {
  const open = (event) => openMessageMenu(message, event.currentTarget);
  return make(
    "div",
    { class: "tools" },
    reactionTool(message),
    !message.local.ephemeral && iconButton("reply", "Reply", () => tell("reply to", message)),
    iconButton(
      "dots",
      "More about this message",
      open,
      { "aria-haspopup": "menu", data: { focus: `${message.id}/menu` } },
    ),
  );
}

const NOTICES = {
  [PIN_NOTICE]: (message) => noticeLine(message, "pin", "pinned a message to this channel."),
  [THREAD_NOTICE]: (message) => {
    const id = message.message_reference?.channel_id ?? message.thread?.id;
    const open = make(
      "button",
      { type: "button", class: "link-button", onclick: () => tell("go", id) },
      message.content,
    );
    return noticeLine(message, "thread", "started a thread: ", open);
  },
};

function noticeLine(message, mark, ...words) {
  const time = make("time", { datetime: message.timestamp }, messageTime(secondsOf(message.timestamp)));
  return make(
    "p",
    { class: "notice-line" },
    icon(mark),
    make("span", {}, make("b", {}, message.local.author_name), " ", words, " ", time),
  );
}
