// The bar above the messages: where you are, its topic, and buttons for threads, pins, members and light.

import * as api from "./api.js";
import { fill, icon, iconButton, make, toast } from "./elements.js";
import { drawMessage } from "./message.js";
import { closePopover, openPopover } from "./popover.js";
import { plainText } from "./prose.js";
import { isLight, toggleTheme } from "./theme.js";
import { channel, channelName, isDm, isThread, on, tell, town } from "./town.js";

const header = document.getElementById("header");
const attempt = async (promise) => promise.catch((refusal) => toast(refusal.message));

export function drawHeader() {
  const place = channel();
  if (!place) return;
  const parent = isThread(place) ? channel(place.parent_id) : null;
  const mark = isThread(place) ? "thread" : isDm(place) ? "chat" : "hash";
  fill(
    header,
    iconButton("menu", "Channels", () => tell("drawer", "channels"), { class: "icon-button only-narrow" }),
    make(
      "div",
      { class: "place" },
      parent && make(
        "button",
        { type: "button", class: "link-button parent", onclick: () => tell("go", parent.id) },
        icon("hash"),
        parent.name,
      ),
      parent && icon("right"),
      make("h2", { dir: "auto" }, icon(mark), channelName(place)),
      place.topic && topicLine(plainText(place.topic)),
    ),
    make("div", { class: "header-tools" }, buttons(place)),
  );
  document.title = `${unreadMark()}${isDm(place) || isThread(place) ? "" : "#"}${channelName(place)} · Playground`;
}

const topicLine = (words) => make("span", { class: "topic", title: words }, words);

function unreadMark() {
  const mentions = [...town.channels.values()].reduce((total, each) => total + (each.mentions ?? 0), 0);
  return mentions ? `(${mentions}) ` : "";
}

function buttons(place) {
  const light = isLight();
  return [
    isThread(place) && threadButtons(place),
    !isThread(place) && !isDm(place) && iconButton(
      "thread",
      "Threads",
      (event) => openThreads(event.currentTarget, place),
      { "aria-haspopup": "dialog" },
    ),
    iconButton(
      "pin",
      "Pinned messages",
      (event) => openPins(event.currentTarget, place),
      { "aria-haspopup": "dialog" },
    ),
    iconButton(light ? "moon" : "sun", light ? "Dark" : "Light", () => {
      toggleTheme();
      drawHeader();
    }),
    iconButton("people", "Members", () => tell("drawer", "members")),
  ];
}

function threadButtons(place) {
  const { archived } = place.thread_metadata;
  const follow = place.member
    ? make(
      "button",
      { type: "button", class: "button secondary small", onclick: () => attempt(api.leaveThread(town.me, place.id)) },
      "Leave",
    )
    : make(
      "button",
      { type: "button", class: "button primary small", onclick: () => attempt(api.joinThread(town.me, place.id)) },
      "Join",
    );
  const change = () => attempt(api.changeThread(town.me, place.id, { archived: !archived }));
  return [
    follow,
    place.can_manage && make(
      "button",
      { type: "button", class: "button secondary small", onclick: change },
      archived ? "Open again" : "Archive",
    ),
  ];
}

function openThreads(anchor, place) {
  const threads = [...town.channels.values()].filter((each) => isThread(each) && each.parent_id === place.id);
  const entry = (each) =>
    make(
      "li",
      {},
      make(
        "button",
        {
          type: "button",
          class: "list-entry",
          onclick: () => {
            closePopover("outside");
            tell("go", each.id);
          },
        },
        icon("thread"),
        make(
          "span",
          {},
          each.name,
          make("small", {}, each.thread_metadata.archived ? "Archived" : `${each.message_count ?? 0} messages`),
        ),
      ),
    );
  const start = () => {
    closePopover("outside");
    tell("start thread", null);
  };
  const words = threads.length ? make("ul", { class: "list" }, threads.map(entry)) : make(
    "p",
    { class: "quiet" },
    "There are no threads here yet.",
  );
  const button = place.can_send && make(
    "button",
    { type: "button", class: "button primary", onclick: start },
    "Start a thread",
  );
  const { box } = openPopover(
    anchor,
    [make("h3", {}, "Threads"), words, button],
    { className: "panel", label: "Threads" },
  );
  box.querySelector("button")?.focus();
}

async function openPins(anchor, place) {
  try {
    const pins = await api.pins(town.me, place.id);
    const entry = (message) => {
      const drawn = drawMessage(message);
      drawn.removeAttribute("id");
      drawn.querySelector(".tools").remove();
      const jump = () => {
        closePopover("outside");
        tell("jump to", message.id);
      };
      drawn.append(make("button", { type: "button", class: "link-button", onclick: jump }, "Jump to it"));
      return drawn;
    };
    const words = pins.length ? make("ol", { class: "messages pins" }, pins.map(entry)) : make(
      "p",
      { class: "quiet" },
      "Nothing is pinned here yet.",
    );
    const { box } = openPopover(
      anchor,
      [make("h3", {}, "Pinned messages"), words],
      { className: "panel", label: "Pinned messages" },
    );
    box.tabIndex = -1;
    box.focus();
  } catch (refusal) {
    toast(refusal.message);
  }
}

export function startHeader() {
  for (const topic of ["place", "channels", "unread"]) on(topic, drawHeader);
}
