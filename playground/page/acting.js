// What you do to the bot: presses, choices, commands and forms, each followed until the bot has acknowledged it.

import * as api from "./api.js";
import { on, tell, town } from "./town.js";

export const FAILED = "This interaction failed";

const busy = new Set();
const troubles = new Map();
const picks = new Map();
const waiters = new Map();
export const notes = [];

const key = (messageId, customId) => `${messageId}/${customId}`;
export const isBusy = (messageId, customId) => busy.has(key(messageId, customId));
export const troubleOf = (messageId) => troubles.get(messageId) ?? null;

/** What you chose in a select that the bot has not redrawn since. */
export const pickOf = (messageId, customId) => picks.get(messageId)?.get(customId) ?? null;
export const forgetPicks = (messageId) => picks.delete(messageId);

export const press = (message, customId) => act(message, customId, (m) => api.press(m, message.id, customId));

export function choose(message, customId, values) {
  picks.set(message.id, new Map(picks.get(message.id)).set(customId, values));
  return act(message, customId, (m) => api.choose(m, message.id, customId, values));
}

async function act(message, customId, request) {
  if (isBusy(message.id, customId)) return;
  busy.add(key(message.id, customId));
  troubles.delete(message.id);
  tell("look", message.id);
  try {
    const outcome = await acknowledged(await request(town.me));
    if (outcome.state === "failed") troubles.set(message.id, FAILED);
    if (outcome.state === "modal") tell("form", outcome);
  } catch (refusal) {
    troubles.set(message.id, refusal.message);
  } finally {
    busy.delete(key(message.id, customId));
    tell("look", message.id);
  }
}

/** Sends a command. A refusal (a bad option) is thrown before anything is shown; after that a note follows it. */
export async function runCommand(request, words) {
  const first = await api.runCommand(town.me, request);
  const note = { id: first.interaction_id, memberId: town.me, channelId: request.channel_id, words, trouble: null };
  notes.push(note);
  tell("notes");
  followNote(note, first);
}

async function followNote(note, first) {
  try {
    const outcome = await acknowledged(first);
    if (outcome.state === "failed") note.trouble = FAILED;
    else dropNote(note.id);
    if (outcome.state === "modal") tell("form", outcome);
  } catch (refusal) {
    note.trouble = refusal.message;
  }
  tell("notes");
}

export function dropNote(id) {
  notes.splice(0, notes.length, ...notes.filter((note) => note.id !== id));
  tell("notes");
}

/** Sends a filled form; gives what became of it. */
export async function submitForm(interactionId, values) {
  return acknowledged(await api.submitModal(town.me, interactionId, values));
}

/** The outcome once it is no longer waiting. The event may come before the answer to our request, so we also ask once. */
async function acknowledged(outcome) {
  if (outcome.state !== "waiting") return outcome;
  const heard = new Promise((resolve) => waiters.set(outcome.interaction_id, resolve));
  ask(outcome.interaction_id);
  return heard;
}

async function ask(id) {
  hear(await api.interaction(id).catch(() => ({ state: "waiting" })));
}

function hear(outcome) {
  if (outcome.state === "waiting") return;
  waiters.get(outcome.interaction_id)?.(outcome);
  waiters.delete(outcome.interaction_id);
}

export function startActing() {
  on("interaction", hear);
  on("connected", () => [...waiters.keys()].forEach(ask));
}
