// The message box: plain messages with mentions and files, answers and edits; a slash turns it into a command.

import * as api from "./api.js";
import { channels, matching, people, roles } from "./candidates.js";
import { CommandForm } from "./command_form.js";
import { matchingCommands, slashCommands } from "./commands.js";
import { dots, fill, icon, iconButton, make, toast } from "./elements.js";
import { Shelf } from "./shelf.js";
import { channel, channelName, isDm, isThread, nameOf, on, town } from "./town.js";

const TYPING_EVERY = 8000;

const root = document.getElementById("composer");
const shelf = new Shelf();
const context = make("div", { class: "context", hidden: true });
const fileRow = make("ul", { class: "files", hidden: true, "aria-label": "Files to send" });
const box = make(
  "textarea",
  {
    rows: "1",
    class: "box",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    dir: "auto",
    maxlength: "2000",
  },
);
const picker = make("input", { type: "file", multiple: true, hidden: true });
const entry = make("div", { class: "entry" });
const typists = make("div", { class: "typists", "aria-live": "polite" });

let form = null;
let answered = null;
let edited = null;
let files = [];
let lastTyping = 0;
let mentions = new Map();
const drafts = new Map();
const typing = new Map();

const draftKey = () => `${town.me}/${town.channelId}`;

function drawEntry() {
  const place = channel();
  const mayWrite = place?.can_send ?? true;
  const more = matchMedia("(max-width: 640px)").matches ? "" : ", or / for commands";
  const sign = isDm(place) || isThread(place) ? "" : "#";
  const closed = "You cannot write here; / still opens commands";
  box.placeholder = mayWrite ? `Message ${sign}${channelName(place)}${more}` : closed;
  box.setAttribute("aria-label", `Message in ${channelName(place)}`);
  const send = () => (form ? form.send() : submit());
  fill(
    entry,
    form ? iconButton("close", "Leave the command", leaveForm) : iconButton("plus", "Add files", () => picker.click()),
    form ? form.element : box,
    iconButton("send", form ? "Send the command" : "Send", send, { class: "icon-button send" }),
  );
}

function drawContext() {
  const message = answered ?? edited;
  context.hidden = !message;
  if (!message) return;
  const words = edited ? "Editing your message" : ["Answering ", make("b", {}, message.local.author_name)];
  fill(
    context,
    icon(edited ? "edit" : "reply"),
    make("span", {}, words),
    iconButton("close", edited ? "Stop editing" : "Do not answer", dropContext),
  );
}

function dropContext() {
  if (edited) setText("");
  answered = null;
  edited = null;
  drawContext();
  box.focus();
}

function drawFiles() {
  fileRow.hidden = !files.length;
  const entryOf = (file) => make(
    "li",
    {},
    icon("file"),
    file.name,
    iconButton("close", `Remove ${file.name}`, () => removeFile(file)),
  );
  fill(fileRow, files.map(entryOf));
}

function removeFile(file) {
  files = files.filter((each) => each !== file);
  drawFiles();
}

function addFiles(added) {
  files = [...files, ...added].slice(0, 10);
  drawFiles();
  box.focus();
}

function setText(text) {
  box.value = text;
  grow();
}

function grow() {
  box.style.height = "auto";
  box.style.height = `${Math.min(box.scrollHeight, innerHeight / 3)}px`;
}

function openForm(command) {
  box.value = "";
  form = new CommandForm(command, shelf, leaveForm);
  drawEntry();
  form.focus();
}

function leaveForm() {
  form = null;
  shelf.hide();
  drawEntry();
  grow();
  box.focus();
}

/** Looks at the word before the cursor: a command, somebody, or a place? */
function suggest() {
  const before = box.value.slice(0, box.selectionStart);
  if (/^\/[^\n]*$/.test(box.value)) return suggestCommands(box.value.slice(1));
  const word = /(?:^|\s)([@#])([^\s@#]*)$/.exec(before);
  if (!word) return shelf.hide();
  const [, sign, typed] = word;
  const items = matching(sign === "#" ? channels() : [...people(), ...roles()], typed).slice(0, 8);
  if (!items.length) return shelf.hide();
  shelf.offer(
    box,
    sign === "#" ? "Channels" : "Members and roles",
    items,
    (item) => putMention(sign, item, typed.length + 1),
  );
}

function suggestCommands(typed) {
  const exact = slashCommands().find((each) => `${each.shown} ` === typed);
  if (exact) return openForm(exact);
  const found = matchingCommands(typed);
  if (!found.length) {
    const words = town.botOnline ? "No command begins like that." : "The bot is not connected, so there are no commands.";
    return town.commands.length && typed.includes(" ") ? shelf.hide() : shelf.say(words);
  }
  const items = found.map((each) => ({
    value: each.name,
    label: `/${each.shown}`,
    description: each.description,
    icon: "slash",
    note: wantedOptions(each),
    command: each,
  }));
  shelf.offer(box, `Commands of ${nameOf(town.world.bot.id)}`, items, (item) => openForm(item.command));
}

const wantedOptions = (command) => command.options.filter((each) => each.required).map((each) => each.name).join(" ");

function putMention(sign, item, length) {
  const words = `${sign}${item.label}`;
  const kind = sign === "#" ? "#" : item.icon === "role" ? "@&" : "@";
  mentions.set(words, `<${kind}${item.value}>`);
  const at = box.selectionStart;
  setText(`${box.value.slice(0, at - length)}${words} ${box.value.slice(at)}`);
  box.selectionStart = box.selectionEnd = at - length + words.length + 1;
  shelf.hide();
}

/** The text as it is sent: picked names become mentions, longest first so that no name cuts another. */
function written() {
  const byLength = [...mentions].sort(([one], [other]) => other.length - one.length);
  return byLength.reduce((text, [words, mention]) => text.replaceAll(words, mention), box.value).trim();
}

async function submit() {
  const content = written();
  if (!content && !files.length) return;
  shelf.hide();
  const kept = { text: box.value, files, answered, edited };
  setText("");
  try {
    if (edited) await api.edit(town.me, edited.channel_id, edited.id, content);
    else await api.send(
      town.me,
      town.channelId,
      { content, reply_to: answered?.id, files: await Promise.all(files.map(api.fileOf)) },
    );
    clear();
  } catch (refusal) {
    setText(kept.text);
    toast(refusal.message);
  }
}

function clear() {
  answered = null;
  edited = null;
  files = [];
  mentions = new Map();
  lastTyping = 0;
  drafts.delete(draftKey());
  drawContext();
  drawFiles();
}

function key(event) {
  if (event.isComposing) return;
  if (shelf.handleKey(event)) return;
  if (event.key === "Escape") {
    if (!shelf.element.hidden) shelf.hide();
    else if (answered || edited) dropContext();
    else return;
    event.preventDefault();
  } else if (event.key === "Tab" && shelf.isOffering && !event.shiftKey) {
    event.preventDefault();
    shelf.list.pick(shelf.list.at);
  } else if (event.key === "Enter" && !event.shiftKey && !matchMedia("(pointer: coarse)").matches) {
    event.preventDefault();
    submit();
  }
}

function typed() {
  grow();
  suggest();
  if (!box.value || box.value.startsWith("/") || Date.now() - lastTyping < TYPING_EVERY) return;
  lastTyping = Date.now();
  api.typing(town.me, town.channelId).catch(() => {});
}

function drawTypists() {
  const names = [...typing].filter(([, seen]) => seen.channelId === town.channelId).map(([id]) => nameOf(id));
  const verb = names.length === 1 ? "is" : "are";
  fill(typists, names.length > 0 && [dots(), `${names.slice(0, 3).join(", ")} ${verb} typing…`]);
}

function sawTyping(channelId, userId) {
  if (userId === town.me) return;
  clearTimeout(typing.get(userId)?.timer);
  const timer = setTimeout(() => sawNoTyping(userId), 10000);
  typing.set(userId, { channelId, timer });
  drawTypists();
}

function sawNoTyping(userId) {
  clearTimeout(typing.get(userId)?.timer);
  typing.delete(userId);
  drawTypists();
}

function changePlace() {
  form = null;
  shelf.hide();
  clear();
  drawEntry();
  setText(drafts.get(draftKey()) ?? "");
  drawTypists();
}

export function startComposer() {
  fill(root, shelf.element, context, fileRow, entry, typists, picker);
  box.addEventListener("input", typed);
  box.addEventListener("keydown", key);
  box.addEventListener("blur", () => !form && shelf.list && shelf.hide());
  box.addEventListener("paste", (event) => event.clipboardData.files.length && addFiles(event.clipboardData.files));
  picker.addEventListener("change", () => {
    addFiles(picker.files);
    picker.value = "";
  });
  on("leaving", () => (box.value && !edited ? drafts.set(draftKey(), box.value) : drafts.delete(draftKey())));
  on("place", changePlace);
  on("channels", () => town.channelId && !form && drawEntry());
  on("commands", () => !form && document.activeElement === box && box.value.startsWith("/") && suggest());
  on("reply to", (message) => {
    answered = message;
    edited = null;
    drawContext();
    box.focus();
  });
  on("edit", (message) => {
    edited = message;
    answered = null;
    drawContext();
    setText(message.content);
    box.focus();
  });
  on("write", (text) => {
    setText(`${box.value}${text}`);
    box.focus();
  });
  on("use command", (name) => {
    const found = slashCommands().find((each) => each.name === name);
    if (found) openForm(found);
    else toast(`You cannot use /${name} here.`);
  });
  on("typing", sawTyping);
  on("message created", (channelId, message) => sawNoTyping(message.author.id));
  document.getElementById("skip").addEventListener("click", (event) => {
    event.preventDefault();
    (form?.element.querySelector("input") ?? box).focus();
  });
}
