// Menus: what can be done with a message or a member, the bot's context-menu commands among them.

import * as api from "./api.js";
import { runCommand } from "./acting.js";
import { icon, make, toast } from "./elements.js";
import { closePopover, openPopover } from "./popover.js";
import { openReactions } from "./reactions.js";
import { on, tell, town } from "./town.js";

const USER_MENU = 2;
const MESSAGE_MENU = 3;

/** Opens a menu of `{label, icon?, run, danger?}`; null entries are lines between groups. */
export function openMenu(anchor, label, entries) {
  const items = entries.map((entry) => (entry ? item(entry) : make("li", { role: "separator" })));
  const menu = make("ul", { class: "menu", role: "menu", "aria-label": label }, items);
  openPopover(anchor, menu, { className: "menu-box" });
  menu.addEventListener("keydown", moveInMenu);
  menu.querySelector("[role=menuitem]")?.focus();
}

function item({ label, icon: mark, run, danger }) {
  const go = () => {
    closePopover("done");
    run();
  };
  return make(
    "li",
    { role: "none" },
    make(
      "button",
      { type: "button", role: "menuitem", class: danger ? "danger" : "", onclick: go },
      make("span", {}, label),
      mark && icon(mark),
    ),
  );
}

function moveInMenu(event) {
  const all = [...event.currentTarget.querySelectorAll("[role=menuitem]")];
  const at = all.indexOf(document.activeElement);
  const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
  if (!(event.key in steps)) return;
  event.preventDefault();
  all.at(steps[event.key] % all.length).focus();
}

const attempt = async (promise) => promise.catch((refusal) => toast(refusal.message));

export function openMessageMenu(message, anchor) {
  const { me } = town;
  const own = message.author.id === me;
  const { ephemeral } = message.local;
  const here = message.channel_id;
  const entries = [
    !ephemeral && { label: "Reply", icon: "reply", run: () => tell("reply to", message) },
    message.local.can_react && {
      label: "Add a reaction",
      icon: "smile",
      run: () => openReactions(message, anchor),
    },
    own && { label: "Edit", icon: "edit", run: () => tell("edit", message) },
    message.local.can_pin && !ephemeral && {
      label: message.pinned ? "Unpin" : "Pin",
      icon: "pin",
      run: () => attempt(message.pinned ? api.unpin(me, here, message.id) : api.pin(me, here, message.id)),
    },
    !ephemeral && !message.thread && town.channels.get(here)?.type === 0 && {
      label: "Start a thread",
      icon: "thread",
      run: () => tell("start thread", message),
    },
    message.content && { label: "Copy text", icon: "file", run: () => navigator.clipboard?.writeText(message.content) },
    ...(ephemeral ? [] : appEntries(MESSAGE_MENU, message.id)),
    (own || message.local.can_delete) && !ephemeral && null,
    (own || message.local.can_delete) && !ephemeral && {
      label: "Delete",
      icon: "bin",
      danger: true,
      run: () => attempt(api.remove(me, here, message.id)),
    },
    ephemeral && { label: "Dismiss", icon: "close", run: () => attempt(api.remove(me, here, message.id)) },
  ];
  openMenu(anchor, "Message", entries.filter((entry) => entry !== false && entry !== undefined && entry !== ""));
}

/** The bot's own entries for a member or a message, after a line. */
export function appEntries(type, targetId) {
  const found = town.commands.filter((command) => command.type === type);
  if (!found.length) return [];
  const entry = (command) => ({
    label: command.name_localized ?? command.name,
    icon: "slash",
    run: () => attempt(runCommand(
      { channel_id: town.channelId, name: command.name, type, target_id: targetId },
      command.name,
    )),
  });
  return [null, ...found.map(entry)];
}

export const memberEntries = (id) => appEntries(USER_MENU, id).filter(Boolean);

export function startMenus() {
  document.getElementById("messages").addEventListener("contextmenu", (event) => {
    const row = event.target.closest(".message");
    if (!row || event.target.closest("a, img, input, textarea") || String(getSelection())) return;
    event.preventDefault();
    row.querySelector("[aria-haspopup=menu]").click();
  });
  on("place", () => closePopover("outside"));
}
