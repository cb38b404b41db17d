// Who you are: the switcher at the bottom left, with what waits for everybody else, so that one person can play all sides.

import * as api from "./api.js";
import { fill, icon, iconButton, make, toast } from "./elements.js";
import { follow } from "./events.js";
import { closePopover, openPopover } from "./popover.js";
import { here, me, nameOf, on, tell, town } from "./town.js";

const you = document.getElementById("you");
const MOST_FOLLOWED = 12;

// For each other member: how to stop following, and their channels' mention counts.
const others = new Map();

export function drawYou() {
  const own = me();
  const waiting = [...others.entries()].reduce(
    (total, [id, other]) => total + (id === town.me ? 0 : mentionsOf(other)),
    0,
  );
  fill(
    you,
    make(
      "button",
      {
        type: "button",
        class: "you-button",
        "aria-haspopup": "dialog",
        "aria-label": `You are ${nameOf(own.id)}. Be somebody else`,
        onclick: (event) => openSwitcher(event.currentTarget),
      },
      make("img", { class: "face", src: here(own.avatar_url), alt: "", width: 32, height: 32 }),
      make("span", { class: "you-words" }, make("small", {}, "You are"), make("b", { dir: "auto" }, nameOf(own.id))),
      waiting > 0 && make("span", { class: "badge", title: "Mentions that wait for others" }, String(waiting)),
      icon("down"),
    ),
  );
}

const mentionsOf = (other) => [...other.mentions.values()].reduce((total, count) => total + count, 0);

function openSwitcher(anchor) {
  const entry = (person) => {
    const waiting = others.has(person.id) && person.id !== town.me ? mentionsOf(others.get(person.id)) : 0;
    const isYou = person.id === town.me;
    const be = () => {
      closePopover("done");
      tell("be", person.id);
    };
    return make(
      "li",
      {},
      make(
        "button",
        { type: "button", class: "list-entry", "aria-pressed": String(isYou), onclick: be },
        make("img", { class: "face", src: here(person.avatar_url), alt: "", width: 32, height: 32 }),
        make("span", { dir: "auto" }, nameOf(person.id), make("small", {}, person.username)),
        waiting > 0 && make("span", { class: "badge" }, String(waiting)),
        isYou && icon("check"),
      ),
    );
  };
  const list = make("ul", { class: "list" }, town.world.members.map(entry));
  const { box } = openPopover(
    anchor,
    [make("h3", {}, "Be somebody else"), list, newcomer(), language()],
    { className: "panel switcher", side: "above", label: "Members to be" },
  );
  box.querySelector("[aria-pressed=true]")?.focus();
}

function newcomer() {
  const name = make(
    "input",
    {
      type: "text",
      name: "name",
      maxlength: "32",
      placeholder: "Somebody new",
      "aria-label": "Name of somebody new",
      autocomplete: "off",
    },
  );
  const form = make(
    "form",
    { class: "newcomer" },
    name,
    iconButton("plus", "Add this member", null, { type: "submit" }),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!name.value.trim()) return;
    try {
      const added = await api.addMember(name.value.trim());
      closePopover("done");
      tell("be", added.id);
    } catch (refusal) {
      toast(refusal.message);
    }
  });
  return form;
}

/** In which language you use Discord; the bot is told with everything you do. */
function language() {
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const option = (locale) => make("option", { value: locale }, names.of(locale));
  const choice = make("select", { name: "locale" }, town.world.locales.map(option));
  choice.value = me().locale;
  choice.addEventListener("change", () => {
    api.chooseLocale(town.me, choice.value).catch((refusal) => toast(refusal.message));
  });
  return make("label", { class: "language" }, "Your Discord is in", choice);
}

/** Follows the other members' counts; as many as a browser may hold open without a thought. */
function followOthers() {
  const wanted = new Set(town.world.members.map((each) => each.id).filter((id) => id !== town.me).slice(0, MOST_FOLLOWED));
  for (const [id, other] of others) {
    if (wanted.has(id)) continue;
    other.stop();
    others.delete(id);
  }
  for (const id of wanted) if (!others.has(id)) watch(id);
}

function watch(id) {
  const other = { mentions: new Map(), stop: null };
  other.stop = follow(id, async (event) => {
    if (event.type === "hello") {
      const found = await api.channels(id).catch(() => []);
      other.mentions = new Map(found.map((each) => [each.id, each.mentions]));
    } else if (event.type === "unread") other.mentions.set(event.channel_id, event.mentions);
    else if (event.type === "channel_deleted") other.mentions.delete(event.channel_id);
    else return;
    drawYou();
  });
  others.set(id, other);
}

export function startMembers() {
  on("world", () => {
    followOthers();
    drawYou();
  });
  on("you", () => {
    followOthers();
    drawYou();
  });
}
