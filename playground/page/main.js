// Starts the page: learns the world, becomes somebody, goes somewhere, and hands events to whom they concern.

import { startActing } from "./acting.js";
import { readAddress, writeAddress } from "./address.js";
import * as api from "./api.js";
import { lookWhereYouAre, startChannels } from "./channels.js";
import { startComposer } from "./composer.js";
import { startDrawers } from "./drawers.js";
import { fill, icon, make, toast } from "./elements.js";
import { follow } from "./events.js";
import { startHeader } from "./header.js";
import { startMemberList } from "./member_list.js";
import { startMembers } from "./members.js";
import { startMenus } from "./menus.js";
import { openMessages, readAgain, startMessages } from "./messages.js";
import { startForms } from "./modal.js";
import { startTheme } from "./theme.js";
import { setClock, startTicking } from "./times.js";
import { channel, isThread, on, person, tell, town } from "./town.js";

const banner = document.getElementById("banner");
let stopFollowing = () => {};
let wantedPlace = null;

async function learnWorld() {
  town.world = await api.world();
  town.botOnline = town.world.bot.online;
  setClock(town.world.now);
  tell("world");
  drawBanner();
}

async function learnChannels() {
  const found = await api.channels(town.me);
  town.channels = new Map(found.map((each) => [each.id, each]));
  tell("channels");
}

async function learnCommands() {
  const asked = town.channelId;
  const found = asked ? await api.commands(town.me, asked) : [];
  if (asked !== town.channelId) return;
  town.commands = found;
  tell("commands");
}

/** Becomes a member, and stays in the same channel if they see it. */
async function be(memberId, channelId = town.channelId) {
  if (!person(memberId)) await learnWorld();
  tell("leaving");
  stopFollowing();
  town.me = memberId;
  town.channels = new Map();
  tell("you");
  await new Promise(connect);
  await learnChannels();
  const target = town.channels.has(channelId) ? channelId : firstPlace();
  if (target) await go(target);
}

/** Follows the member's events before anything is read, so that nothing falls between the two. */
function connect(started) {
  const heard = (event) => {
    hear(event);
    started();
  };
  const lost = () => {
    showConnection(false);
    started();
    leaveIfGone();
  };
  stopFollowing = follow(town.me, heard, lost);
}

/** A playground that was started anew has other people in it: begin again as one of them. */
async function leaveIfGone() {
  const world = await api.world().catch(() => null);
  if (!world || world.members.some((each) => each.id === town.me)) return;
  location.hash = "";
  location.reload();
}

function firstPlace() {
  return [...town.channels.values()].find((each) => !isThread(each))?.id ?? null;
}

/** Goes to a channel, and to a message in it. */
async function go(channelId, messageId = null) {
  if (!town.channels.has(channelId)) return toast("You do not see that channel.");
  if (messageId && channelId === town.channelId) return tell("jump to", messageId);
  tell("leaving");
  town.channelId = channelId;
  writeAddress(town.me, channelId);
  tell("place");
  lookWhereYouAre();
  await Promise.all([openMessages(channelId, messageId), learnCommands()]);
}

/** A place whose arrival is announced by an event that may still be on its way. */
function goWhenSeen(channelId) {
  if (town.channels.has(channelId)) go(channelId);
  else wantedPlace = channelId;
}

async function followAddress() {
  const { memberId, channelId } = readAddress();
  if (memberId && memberId !== town.me && person(memberId)) await be(memberId, channelId);
  else if (channelId && channelId !== town.channelId) await go(channelId);
}

const HEARD = {
  hello: (event) => {
    setClock(event.now);
    town.botOnline = event.bot_online;
    showConnection(true);
  },
  message_created: (event) => tell("message created", event.channel_id, event.message),
  message_updated: (event) => tell("message updated", event.channel_id, event.message),
  message_deleted: (event) => tell("message deleted", event.channel_id, event.message_id),
  channel_created: (event) => keepChannel(event.channel),
  channel_updated: (event) => keepChannel(event.channel),
  channel_deleted: (event) => dropChannel(event.channel_id),
  unread: (event) => {
    const place = channel(event.channel_id);
    if (!place) return;
    Object.assign(place, { unread: event.unread, mentions: event.mentions });
    tell("unread", event.channel_id);
  },
  typing: (event) => tell("typing", event.channel_id, event.user_id),
  interaction: (event) => tell("interaction", event),
  commands_changed: () => attempt(learnCommands()),
  world_changed: () => attempt(learnWorld()),
  bot: (event) => {
    town.botOnline = event.online;
    tell("bot");
    drawBanner();
    attempt(learnCommands());
  },
  clock: (event) => setClock(event.now),
};

function hear(event) {
  HEARD[event.type]?.(event);
}

function keepChannel(place) {
  town.channels.set(place.id, place);
  tell("channels");
  if (isThread(place)) tell("thread changed", place.id);
  if (wantedPlace === place.id) {
    wantedPlace = null;
    go(place.id);
  }
}

function dropChannel(channelId) {
  town.channels.delete(channelId);
  tell("channels");
  if (channelId === town.channelId && firstPlace()) go(firstPlace());
}

let wasLost = false;

/** After a break everything is read again: events were missed. */
function showConnection(isOpen) {
  const returned = isOpen && wasLost;
  wasLost = !isOpen;
  document.body.dataset.connection = isOpen ? "open" : "lost";
  drawBanner();
  tell("bot");
  if (!returned) return;
  attempt(Promise.all([learnWorld(), learnChannels(), readAgain(), learnCommands()]));
  tell("connected");
}

function drawBanner() {
  const words = wasLost
    ? "The playground does not answer. Trying again…"
    : !town.botOnline && [
      "No bot is connected. Start one with the token ",
      make("code", {}, town.world.token),
      " and the addresses under ",
      make("code", {}, location.origin),
      ".",
    ];
  banner.hidden = !words;
  fill(banner, words && [icon("warn"), make("span", {}, words)]);
}

const attempt = async (promise) => promise.catch((refusal) => toast(refusal.message));

async function start() {
  startTheme();
  startTicking();
  for (const begin of [
    startActing,
    startChannels,
    startHeader,
    startMembers,
    startMemberList,
    startMenus,
    startMessages,
    startComposer,
    startForms,
    startDrawers,
  ]) begin();
  on("go", (id, messageId) => attempt(go(id, messageId)));
  on("go when seen", goWhenSeen);
  on("be", (id) => attempt(be(id)));
  window.addEventListener("popstate", () => attempt(followAddress()));
  const { memberId, channelId } = readAddress();
  town.world = await api.world();
  town.me = (person(memberId) ?? town.world.members[0])?.id;
  await learnWorld();
  await be(town.me, channelId);
  document.body.dataset.ready = "true";
}

start().catch((refusal) => toast(refusal.message));
