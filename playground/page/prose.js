// Draws Markdown: the tree of markdown.js as elements, with mentions, times and emojis looked up in the town.

import { icon, make } from "./elements.js";
import { link, placeAt } from "./links.js";
import { parseMarkdown } from "./markdown.js";
import { momentOf, timeMark } from "./times.js";
import { channelName, here, isThread, nameOf, person, role, roleColour, tell, town } from "./town.js";

const PICTURE_CHARACTERS = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\s)+$/u;

/** A text of a message, drawn. */
export function prose(text, { jumbo = false } = {}) {
  const nodes = parseMarkdown(text);
  const size = jumbo && isOnlyEmojis(nodes) ? " jumbo" : "";
  return make("div", { class: `prose${size}`, dir: "auto" }, draw(nodes));
}

/** A text as one line without its marks, for replies and announcements. */
export function plainText(text) {
  const said = (nodes) => nodes.map((node) => flat(node)).join("");
  const flat = (node) => {
    const known = SPOKEN[node.type]?.(node);
    if (known) return known;
    const space = BLOCKS.includes(node.type) ? " " : "";
    return node.children ? said(node.children) + space : node.text + space;
  };
  return said(parseMarkdown(text)).replace(/\s+/g, " ").trim();
}

const BLOCKS = ["heading", "paragraph", "item", "subtext", "quote", "codeBlock"];

const SPOKEN = {
  time: (node) => momentOf(node.seconds, node.style),
  spoiler: () => "(spoiler)",
  link: (node) => isBare(node) && placeName(node.url),
  member: (node) => `@${nameOf(node.id)}`,
  role: (node) => `@${role(node.id)?.name ?? "unknown role"}`,
  channel: (node) => `#${channelName(town.channels.get(node.id))}`,
  command: (node) => `/${node.name}`,
  emoji: (node) => `:${node.name}:`,
};

function isOnlyEmojis(nodes) {
  if (nodes.length !== 1 || nodes[0].type !== "paragraph" || nodes[0].children.length > 27) return false;
  return nodes[0].children.every((node) => node.type === "emoji" || (node.type === "text" && isPictorial(node.text)));
}

// Digits, # and * count as parts of emojis, but alone they are words.
const isPictorial = (text) => PICTURE_CHARACTERS.test(text) && !/^[\d#*]+$/.test(text.trim());

const draw = (nodes) => nodes.map((node) => DRAWN[node.type](node));
const inside = (tag, attributes) => (node) => make(tag, attributes, draw(node.children));

const DRAWN = {
  text: (node) => node.text,
  paragraph: inside("p"),
  heading: (node) => make(`h${node.level + 2}`, { class: `heading-${node.level}` }, draw(node.children)),
  subtext: inside("small", { class: "subtext" }),
  quote: inside("blockquote"),
  list: (node) => make(
    node.ordered ? "ol" : "ul",
    { start: node.ordered && node.start !== 1 ? node.start : null },
    draw(node.children),
  ),
  item: inside("li"),
  codeBlock: (node) => make("pre", { tabindex: "0", data: { language: node.language } }, make("code", {}, node.text)),
  code: (node) => make("code", {}, node.text),
  em: inside("em"),
  strong: inside("strong"),
  underline: inside("u"),
  strike: inside("s"),
  spoiler,
  link: drawLink,
  time: (node) => timeMark(node.seconds, node.style) ?? node.text,
  member: memberMention,
  role: roleMention,
  channel: channelMention,
  command: (node) => make(
    "button",
    { type: "button", class: "mention", onclick: () => tell("use command", node.name) },
    `/${node.name}`,
  ),
  emoji: (node) => customEmoji(node),
  everyone: (node) => make("span", { class: "mention" }, node.text),
};

const isBare = (node) => node.children.length === 1 && node.children[0].text === node.url;

/** A channel or message here, as an address that is written out is shown; null for any other address. */
function placeName(url) {
  const place = placeAt(url);
  if (!place) return null;
  return `#${channelName(town.channels.get(place.channelId))}${place.messageId ? " › message" : ""}`;
}

function drawLink(node) {
  const name = placeName(node.url);
  const words = name && isBare(node) ? name : draw(node.children);
  return link(node.url, { class: name && "mention", title: node.title || node.url }, words);
}

function spoiler(node) {
  const content = make("span", { class: "spoiler-content", "aria-hidden": "true" }, draw(node.children));
  const reveal = () => {
    mark.classList.add("revealed");
    for (const name of ["role", "tabindex", "aria-label"]) mark.removeAttribute(name);
    content.removeAttribute("aria-hidden");
  };
  const mark = make(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, press to show", onclick: reveal },
    content,
  );
  mark.addEventListener("keydown", (event) => {
    if (mark.classList.contains("revealed") || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    reveal();
  });
  return mark;
}

function memberMention(node) {
  if (!person(node.id)) return make("span", { class: "mention" }, `<@${node.id}>`);
  const own = node.id === town.me ? " mention-you" : "";
  const open = (event) => tell("profile", node.id, event.currentTarget);
  return make("button", { type: "button", class: `mention${own}`, onclick: open }, `@${nameOf(node.id)}`);
}

function roleMention(node) {
  const found = role(node.id);
  const colour = roleColour(found);
  return make(
    "span",
    { class: `mention${colour ? " coloured" : ""}`, vars: { mention: colour } },
    `@${found?.name ?? "unknown role"}`,
  );
}

function channelMention(node) {
  const found = town.channels.get(node.id);
  if (!found) return make("span", { class: "mention" }, "#unknown");
  const mark = icon(isThread(found) ? "thread" : "hash");
  return make(
    "button",
    { type: "button", class: "mention", onclick: () => tell("go", node.id) },
    mark,
    channelName(found),
  );
}

/** A custom emoji, in a text or on a component; its name is shown where its picture is missing. */
export function customEmoji({ id, name }) {
  const known = town.world.emojis.find((each) => each.id === id);
  const source = here(known?.url ?? `/cdn/emojis/${id}.png`);
  const picture = make(
    "img",
    { class: "emoji", src: source, alt: `:${name}:`, title: `:${name}:`, draggable: "false" },
  );
  picture.addEventListener("error", () => picture.replaceWith(`:${name}:`), { once: true });
  return picture;
}

/** The emoji of a button or an option: a custom one by id, any other as its character. */
export function partialEmoji(emoji) {
  if (!emoji) return null;
  return emoji.id ? customEmoji(emoji) : make("span", { class: "emoji-character", "aria-hidden": "true" }, emoji.name);
}
