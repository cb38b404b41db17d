// The right side: who is in the server, and the card that opens for one of them.

import { fill, icon, make } from "./elements.js";
import { memberEntries } from "./menus.js";
import { botTag } from "./message.js";
import { openPopover, closePopover } from "./popover.js";
import { openDm } from "./channels.js";
import { channel, colourOf, guild, here, nameOf, on, peopleOf, person, roleColour, tell, town } from "./town.js";

const aside = document.getElementById("members");

export function drawMembers() {
  const place = channel();
  if (!place) return;
  const people = peopleOf(place.guild_id);
  const bots = people.filter((each) => each.bot);
  const humans = people.filter((each) => !each.bot);
  fill(aside, group("Members", humans), bots.length > 0 && group("Bots", bots));
}

function group(title, people) {
  return [
    make("h3", {}, `${title} — ${people.length}`),
    make("ul", { class: "list" }, people.map((each) => make("li", {}, entry(each)))),
  ];
}

function entry(found) {
  const isAway = found.bot && !town.botOnline;
  return make(
    "button",
    {
      type: "button",
      class: `list-entry${isAway ? " away" : ""}`,
      onclick: (event) => openProfile(found.id, event.currentTarget),
    },
    make(
      "span",
      { class: `face-box${isAway ? "" : " online"}` },
      make("img", { class: "face", src: here(found.avatar_url), alt: "", width: 32, height: 32 }),
    ),
    make(
      "span",
      { class: "entry-name", dir: "auto", vars: { colour: colourOf(found.id) } },
      nameOf(found.id),
      isAway && make("small", {}, "not connected"),
    ),
    found.bot && botTag(),
  );
}

function openProfile(id, anchor) {
  const found = person(id);
  if (!found) return;
  const roles = rolesOf(found);
  const act = (run) => () => {
    closePopover("done");
    run();
  };
  const actions = [
    !found.bot && id !== town.me && make(
      "button",
      { type: "button", class: "button primary", onclick: act(() => tell("be", id)) },
      icon("person"),
      `Be ${nameOf(id)}`,
    ),
    found.bot && make(
      "button",
      { type: "button", class: "button primary", onclick: act(openDm) },
      icon("chat"),
      "Write to it",
    ),
    make(
      "button",
      { type: "button", class: "button secondary", onclick: act(() => tell("write", `<@${id}> `)) },
      "Mention",
    ),
    memberEntries(id).map((each) => make(
      "button",
      { type: "button", class: "button secondary", onclick: act(each.run) },
      icon("slash"),
      each.label,
    )),
  ];
  const card = [
    make(
      "div",
      { class: "profile-top" },
      make("img", { class: "face", src: here(found.avatar_url), alt: "", width: 72, height: 72 }),
    ),
    make("h3", { dir: "auto" }, nameOf(id), found.bot && botTag()),
    make("p", { class: "quiet" }, found.username),
    roles.length > 0 && make(
      "ul",
      { class: "role-list" },
      roles.map((role) => make("li", { vars: { colour: roleColour(role) } }, role.name)),
    ),
    make("div", { class: "profile-actions" }, actions),
  ];
  const { box } = openPopover(anchor, card, { className: "panel profile", label: `About ${nameOf(id)}` });
  box.querySelector("button")?.focus();
}

function rolesOf(found) {
  const guildId = channel()?.guild_id;
  const own = found.guilds?.[guildId]?.roles ?? guild(guildId)?.members.find((each) => each.user.id === found.id)?.roles ?? [];
  return (guild(guildId)?.roles ?? []).filter((role) => own.includes(role.id) && role.id !== guildId);
}

export function startMemberList() {
  for (const topic of ["place", "world", "bot"]) on(topic, drawMembers);
  on("profile", openProfile);
}
