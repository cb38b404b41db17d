// The left side: servers, and the channels, threads and conversations of the one that is open.

import * as api from "./api.js";
import { fill, icon, make, toast } from "./elements.js";
import { channel, channelName, here, isDm, isThread, nameOf, on, person, tell, town } from "./town.js";

const rail = document.getElementById("rail");
const nav = document.getElementById("channels");

// What is looked at: a server's id, or null for conversations.
let looked = null;

const inGuild = (guildId) => [...town.channels.values()].filter((each) => (each.guild_id ?? null) === guildId);
const sum = (places, field) => places.reduce((total, place) => total + (place[field] ?? 0), 0);

export function lookWhereYouAre() {
  looked = channel()?.guild_id ?? null;
  drawChannels();
}

export function drawChannels() {
  drawRail();
  const top = looked === null ? conversations() : guildChannels(looked);
  const focused = nav.contains(document.activeElement) ? document.activeElement.dataset.focus : null;
  fill(nav, top);
  if (focused) nav.querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus();
}

function drawRail() {
  const servers = town.world.guilds.filter((each) => inGuild(each.id).length);
  fill(
    rail,
    railButton(null, "Direct messages", icon("chat")),
    make("hr"),
    servers.map((each) => railButton(each.id, each.name, initials(each.name))),
  );
}

const initials = (name) => name.split(/\s+/).map((word) => [...word][0]).join("").slice(0, 3);

function railButton(guildId, label, ...content) {
  const places = inGuild(guildId).filter((each) => !isMuted(each));
  const mentions = sum(places, "mentions");
  const unread = sum(places, "unread");
  const words = mentions ? `${label}, ${mentions} mentions` : unread ? `${label}, unread` : label;
  return make(
    "button",
    {
      type: "button",
      class: `server${unread ? " unread" : ""}`,
      "aria-label": words,
      title: label,
      "aria-pressed": String(looked === guildId),
      onclick: () => look(guildId),
    },
    content,
    mentions > 0 && badge(mentions),
  );
}

function look(guildId) {
  looked = guildId;
  drawChannels();
  const first = inGuild(guildId).find((each) => !isThread(each));
  if (first && !matchMedia("(max-width: 820px)").matches) tell("go", first.id);
}

const badge = (count) => make("span", { class: "badge", "aria-hidden": "true" }, count > 99 ? "99+" : String(count));
const isArchived = (place) => place.thread_metadata?.archived ?? false;
/** A thread somebody has not joined does not call for attention unless it names them. */
const isMuted = (place) => isThread(place) && !place.member && !place.mentions;

function guildChannels(guildId) {
  const places = inGuild(guildId);
  const found = town.world.guilds.find((each) => each.id === guildId);
  const channels = places.filter((each) => !isThread(each));
  const isListed = (each) => isThread(each) && (!isArchived(each) || each.id === town.channelId);
  const threadsOf = (id) => places.filter((each) => each.parent_id === id && isListed(each));
  return [
    make("h1", { class: "place-name" }, found?.name ?? ""),
    make("ul", {}, channels.map((each) => make("li", {}, link(each), threadList(threadsOf(each.id))))),
  ];
}

function threadList(threads) {
  return threads.length > 0 && make("ul", { class: "threads" }, threads.map((each) => make("li", {}, link(each))));
}

function conversations() {
  const dms = inGuild(null).filter(isDm);
  const start = make(
    "button",
    { type: "button", class: "button secondary wide", onclick: openDm },
    icon("plus"),
    `Write to ${nameOf(town.world.bot.id, null)}`,
  );
  return [
    make("h1", { class: "place-name" }, "Direct messages"),
    make("ul", {}, dms.map((each) => make("li", {}, link(each)))),
    !dms.length && start,
  ];
}

export async function openDm() {
  try {
    const place = await api.openDm(town.me);
    if (!town.channels.has(place.id)) town.channels.set(place.id, { unread: 0, mentions: 0, can_send: true, ...place });
    tell("go", place.id);
  } catch (refusal) {
    toast(refusal.message);
  }
}

function link(place) {
  const isHere = place.id === town.channelId;
  const loud = place.unread > 0 && !isMuted(place);
  const name = channelName(place);
  const said = [
    name,
    isThread(place) && "thread",
    place.mentions ? `${place.mentions} mentions` : loud && "unread",
  ].filter(Boolean);
  return make(
    "a",
    {
      class: `channel${loud ? " unread" : ""}${isArchived(place) ? " archived" : ""}`,
      href: `#/${town.me}/${place.id}`,
      "aria-current": isHere ? "page" : null,
      "aria-label": said.join(", "),
      data: { focus: `channel/${place.id}`, channel: place.id },
    },
    mark(place),
    make("span", { class: "channel-name", dir: "auto" }, name),
    place.mentions > 0 && badge(place.mentions),
  );
}

function mark(place) {
  if (isDm(place)) {
    const other = place.recipients.find((each) => each.id !== town.me);
    const source = person(other?.id)?.avatar_url;
    return source ? make(
      "img",
      { class: "small-face large", src: here(source), alt: "", width: 24, height: 24 },
    ) : icon("chat");
  }
  if (isThread(place)) return icon("thread");
  const everyone = place.permission_overwrites?.find((each) => each.id === place.guild_id);
  return icon(everyone && BigInt(everyone.deny) & 1024n ? "lock" : "hash");
}

export function startChannels() {
  for (const topic of ["channels", "unread", "world"]) on(topic, () => town.world && drawChannels());
}
