// The list of messages of the open channel: loads it, keeps it right as events come, keeps the reader's place.

import * as api from "./api.js";
import { FAILED, dropNote, forgetPicks, notes } from "./acting.js";
import { welcome } from "./beginning.js";
import { announce, dots, fill, icon, make, toast } from "./elements.js";
import { botTag, drawMessage, spoken, troubleLine } from "./message.js";
import { dayName, isSameDay, secondsOf } from "./times.js";
import { channel, channelName, compareIds, here, nameOf, on, town } from "./town.js";

const PAGE = 50;
const MOST_KEPT = 400;
const GROUP_SECONDS = 420;
const NEAR_THE_END = 120;

const scroller = document.getElementById("scroller");
const list = document.getElementById("messages");
const beginning = document.getElementById("beginning");
const noteList = document.getElementById("notes");
const jump = document.getElementById("jump");

let shown = [];
let placeId = null;
// Around an old message only a part of the channel is shown, and then more follows below as well as above.
let hasOlder = false;
let hasNewer = false;
let loadingMore = null;
let newFrom = null;
let atEnd = true;
let opening = 0;
// Events that come while the channel is being read; they may be newer than what is read.
let held = null;
let pressed = null; // what happened since a press began, until it is over

/** Opens a channel at its end, or at one of its messages. */
export async function openMessages(channelId, messageId = null) {
  const turn = ++opening;
  const place = channel(channelId);
  placeId = channelId;
  newFrom = place.unread ? place.last_read_id ?? "0" : null;
  scroller.setAttribute("aria-busy", "true");
  if (!(await read(turn, messageId))) return;
  atEnd = !messageId;
  drawNotes();
  scroller.removeAttribute("aria-busy");
  if (messageId) return show(messageId);
  toEnd();
  markRead();
}

/** Reads the open channel again after the connection was lost. */
export async function readAgain() {
  if (!placeId) return;
  if ((await read(opening)) && atEnd) toEnd();
}

/** Reads and draws the newest messages, or those around one; false when another channel was opened meanwhile. */
async function read(turn, around = null) {
  return holding(async () => {
    const found = await api.messages(town.me, placeId, { limit: PAGE, around });
    if (turn !== opening) return false;
    const newer = around ? found.filter((message) => compareIds(message.id, around) > 0).length : 0;
    hasNewer = newer === PAGE / 2;
    hasOlder = found.length - newer === (around ? PAGE / 2 : PAGE);
    shown = found.reverse();
    drawAll();
    return true;
  });
}

/** Does something that reads, and applies what happened meanwhile after it. */
async function holding(reading) {
  const late = [];
  held = late;
  let isDone = false;
  try {
    isDone = await reading();
  } finally {
    if (held === late) held = null;
  }
  if (isDone) for (const apply of late) apply();
  return isDone;
}

/** Applies an event now, or after the reading or the press that is under way. */
const inTurn = (apply) => (channelId, detail) => {
  const now = () => channelId === placeId && apply(detail);
  const waiting = held ?? pressed;
  if (waiting) waiting.push(now);
  else now();
};

/** A button that is drawn anew between the finger's down and up would hear of no click, so that waits. */
function holdWhilePressed() {
  scroller.addEventListener("pointerdown", () => (pressed ??= []));
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => setTimeout(letGo)); // the click comes right after it
  }
  addEventListener("blur", letGo);
}

function letGo() {
  const late = pressed ?? [];
  pressed = null;
  for (const apply of late) {
    if (held) held.push(apply);
    else apply();
  }
}

/** Somebody else must not see what the one before them saw. */
function forget() {
  opening += 1;
  shown = [];
  fill(list);
  fill(noteList);
  fill(beginning);
}

function drawAll() {
  list.setAttribute("aria-label", `Messages in ${channelName(channel(placeId))}`);
  fill(beginning, hasOlder ? olderButton() : welcome(channel(placeId)));
  const before = pictureStore(list);
  fill(list, shown.flatMap((_, at) => drawAt(at)));
  reusePictures(list, before);
}

/** A message's elements: the lines above it for a new day or the first unread one, and itself. */
function drawAt(at) {
  const message = shown[at];
  const before = shown[at - 1];
  const sent = secondsOf(message.timestamp);
  const isNewDay = !before || !isSameDay(sent, secondsOf(before.timestamp));
  const isFirstNew = newFrom !== null && compareIds(message.id, newFrom) > 0 && (!before || compareIds(before.id, newFrom) <= 0);
  const follows = !isNewDay && !isFirstNew && goesOn(before, message);
  return [
    isNewDay && make("li", { class: "divider", data: { before: message.id } }, make("span", {}, dayName(sent))),
    isFirstNew && make("li", { class: "divider new", data: { before: message.id } }, make("span", {}, "New")),
    drawMessage(message, { follows }),
  ].filter(Boolean);
}

function goesOn(before, message) {
  const plain = (each) => [0, 19, 20, 23].includes(each.type);
  return (
    before.author.id === message.author.id &&
    before.local.author_name === message.local.author_name &&
    plain(before) &&
    plain(message) &&
    !message.message_reference &&
    !message.local.command &&
    before.local.ephemeral === message.local.ephemeral &&
    secondsOf(message.timestamp) - secondsOf(before.timestamp) < GROUP_SECONDS
  );
}

const elementsOf = (id) => [...list.querySelectorAll(`[data-id="${id}"], [data-before="${id}"]`)];

/** Draws one message again in its place, keeping the focus and the pictures that stay the same. */
function redraw(at) {
  const old = elementsOf(shown[at].id);
  const focus = document.activeElement?.closest("[data-focus]")?.dataset.focus;
  const rank = rankOfFocus(old.at(-1));
  const before = pictureStore(...old);
  const fresh = drawAt(at);
  old[0].before(...fresh);
  for (const element of old) element.remove();
  for (const element of fresh) reusePictures(element, before);
  if (rank >= 0) focusOn(fresh.at(-1), focus, rank);
}

const FOCUSABLE = ".message-body button, .message-body a[href]";

function rankOfFocus(element) {
  return element ? [...element.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement) : -1;
}

/** A bot may give its buttons new ids at every edit; then the one in the same place gets the focus. */
function focusOn(element, focus, rank) {
  const same = focus && element.querySelector(`[data-focus="${CSS.escape(focus)}"]`);
  const target = same && !same.disabled ? same : element.querySelectorAll(FOCUSABLE)[rank];
  target?.focus({ preventScroll: true });
}

function pictureStore(...elements) {
  const pictures = elements.flatMap((each) => [...each.querySelectorAll("img")]);
  return new Map(pictures.map((each) => [each.getAttribute("src"), each]));
}

/** A picture that was decoded already is moved over, so that the board does not blink at every press. */
function reusePictures(element, store) {
  for (const image of element.querySelectorAll(".picture img")) {
    const known = store.get(image.getAttribute("src"));
    if (!known || known.alt !== image.alt) continue;
    store.delete(image.getAttribute("src"));
    image.replaceWith(known);
  }
}

function insert(message) {
  let at = shown.length;
  while (at > 0 && compareIds(shown[at - 1].id, message.id) > 0) at -= 1;
  shown.splice(at, 0, message);
  const next = shown[at + 1];
  const drawn = drawAt(at);
  if (next) elementsOf(next.id)[0].before(...drawn);
  else list.append(...drawn);
  if (next) redraw(at + 1);
  dropOldest();
}

function dropOldest() {
  if (shown.length <= MOST_KEPT || !atEnd) return;
  for (const message of shown.splice(0, shown.length - MOST_KEPT)) elementsOf(message.id).forEach((each) => each.remove());
  hasOlder = true;
  fill(beginning, olderButton());
}

const find = (id) => shown.findIndex((message) => message.id === id);

function created(message) {
  if (find(message.id) >= 0) return updated(message);
  if (!hasNewer) insert(message);
  if (message.author.id !== town.me) announce(spoken(message));
  // What you wrote, and what only you were told, is what you want to see next.
  if (message.author.id === town.me || message.local.ephemeral) attempt(toNewest());
  markRead();
}

function updated(message) {
  const at = find(message.id);
  if (at < 0) return;
  forgetPicks(message.id);
  if (shown[at].local.loading && !message.local.loading) announce(spoken(message));
  shown[at] = message;
  redraw(at);
}

function deleted(messageId) {
  const at = find(messageId);
  if (at < 0) return;
  const held = elementsOf(messageId).some((each) => each.contains(document.activeElement));
  elementsOf(messageId).forEach((each) => each.remove());
  shown.splice(at, 1);
  if (at < shown.length) redraw(at);
  if (held) scroller.focus({ preventScroll: true });
}

/** Reading is being at the end of the channel with the page in sight. */
function markRead() {
  const place = channel(placeId);
  if (!place?.unread || !atEnd || document.visibilityState !== "visible") return;
  api.markRead(town.me, placeId).catch((refusal) => toast(refusal.message));
}

function olderButton() {
  return make("button", { type: "button", class: "button secondary", onclick: loadOlder }, "Show older messages");
}

const loadOlder = () => loadMore(fetchOlder);

function loadMore(fetching) {
  loadingMore ??= attempt(fetching()).finally(() => (loadingMore = null));
  return loadingMore;
}

async function fetchOlder() {
  const turn = opening;
  const found = await api.messages(town.me, placeId, { limit: PAGE, before: shown[0]?.id });
  if (turn !== opening) return;
  hasOlder = found.length === PAGE;
  const height = scroller.scrollHeight;
  const top = scroller.scrollTop;
  shown = [...found.reverse(), ...shown];
  drawAll();
  scroller.scrollTop = top + scroller.scrollHeight - height;
}

async function fetchNewer() {
  const turn = opening;
  await holding(async () => {
    const found = await api.messages(town.me, placeId, { limit: PAGE, after: shown.at(-1)?.id });
    if (turn !== opening) return false;
    hasNewer = found.length === PAGE;
    for (const message of found.reverse()) {
      shown.push(message);
      list.append(...drawAt(shown.length - 1));
    }
    return true;
  });
}

async function jumpTo(messageId) {
  if (find(messageId) < 0 && !(await read(++opening, messageId))) return;
  show(messageId);
}

const attempt = async (promise) => promise.catch((refusal) => toast(refusal.message));

/** Brings a message into sight and marks it for a moment. */
function show(messageId) {
  const element = document.getElementById(`message-${messageId}`);
  if (!element) return toast("That message is gone.");
  atEnd = false;
  element.scrollIntoView({ block: "center" });
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.classList.add("flash");
  element.addEventListener("animationend", () => element.classList.remove("flash"), { once: true });
  noticePlace();
}

/** Commands that nobody has answered yet, and those that nobody answered at all. */
function drawNotes() {
  const own = notes.filter((note) => note.channelId === placeId && note.memberId === town.me);
  const isMore = own.length > noteList.children.length;
  fill(noteList, own.map(drawNote));
  if (isMore) attempt(toNewest());
  else if (atEnd) toEnd();
}

function drawNote(note) {
  const bot = town.world.bot;
  const state = note.trouble
    ? [
      troubleLine(note.trouble),
      make("button", { type: "button", class: "link-button", onclick: () => dropNote(note.id) }, "Dismiss"),
    ]
    : make("p", { class: "thinking" }, dots(), "Sending command…");
  return make(
    "li",
    { class: `message private${note.trouble ? " failed" : ""}` },
    make(
      "article",
      { "aria-label": note.trouble === FAILED ? `${note.words}: ${FAILED}` : note.words },
      make(
        "div",
        { class: "answer-line" },
        make("b", {}, nameOf(note.memberId)),
        " used ",
        make("span", { class: "used" }, note.words),
      ),
      make("span", { class: "avatar" }, make("img", { src: here(bot.avatar_url), alt: "", width: 40, height: 40 })),
      make("div", { class: "message-head" }, make("span", { class: "author" }, nameOf(bot.id)), botTag()),
      make("div", { class: "message-body" }, state),
    ),
  );
}

function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
}

/** To the end of the channel, wherever one was reading in it. */
async function toNewest() {
  if (hasNewer && !(await read(++opening))) return;
  atEnd = true;
  toEnd();
  markRead();
}

function noticePlace() {
  const isLow = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_THE_END;
  atEnd = isLow && !hasNewer;
  jump.hidden = atEnd;
  if (atEnd) markRead();
  if (scroller.hasAttribute("aria-busy") || scroller.scrollHeight <= scroller.clientHeight) return;
  if (scroller.scrollTop < 200 && hasOlder) loadOlder();
  else if (isLow && hasNewer) loadMore(fetchNewer);
}

/** The way back to the end has a line of its own, so that it lies over nothing. */
function drawJump() {
  const go = () => {
    attempt(toNewest());
    scroller.focus({ preventScroll: true });
  };
  fill(jump, make("button", { type: "button", onclick: go }, "To the newest messages", icon("down")));
}

/** Stays at the end when messages grow or the room for them shrinks; more room moves nobody. */
function stayAtEnd() {
  let room = scroller.clientHeight;
  new ResizeObserver(() => atEnd && toEnd()).observe(list);
  new ResizeObserver(() => {
    if (atEnd && scroller.clientHeight < room) toEnd();
    room = scroller.clientHeight;
  }).observe(scroller);
}

export function startMessages() {
  on("message created", inTurn(created));
  on("message updated", inTurn(updated));
  on("message deleted", inTurn(deleted));
  on("look", (messageId) => find(messageId) >= 0 && redraw(find(messageId)));
  on("you", forget);
  on("notes", drawNotes);
  on("jump to", (messageId) => attempt(jumpTo(messageId)));
  on("unread", (channelId) => channelId === placeId && markRead());
  on("thread changed", (threadId) => shown.forEach((message, at) => message.thread?.id === threadId && redraw(at)));
  scroller.addEventListener("scroll", noticePlace, { passive: true });
  document.addEventListener("visibilitychange", markRead);
  drawJump();
  stayAtEnd();
  holdWhilePressed();
}
