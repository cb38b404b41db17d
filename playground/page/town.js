// What the page knows: the world, who you are, the channels you see. Modules listen to topics here and never to each other.

export const town = {
  world: null,
  me: null,
  channels: new Map(),
  channelId: null,
  commands: [],
  botOnline: false,
};

const listeners = new Map();

export function on(topic, listener) {
  listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

export function tell(topic, ...details) {
  for (const listener of listeners.get(topic) ?? []) listener(...details);
}

export const channel = (id = town.channelId) => town.channels.get(id) ?? null;
export const guild = (id) => town.world.guilds.find((each) => each.id === id) ?? null;
export const guildHere = () => guild(channel()?.guild_id);
export const isThread = (place) => place !== null && [10, 11, 12].includes(place?.type);
export const isDm = (place) => place?.type === 1;

export function person(id) {
  if (id === town.world.bot.id) return town.world.bot;
  return town.world.members.find((each) => each.id === id) ?? null;
}

export const me = () => person(town.me);

export function nameOf(id, guildId = channel()?.guild_id) {
  const found = person(id);
  if (!found) return "unknown member";
  return found.guilds?.[guildId]?.display_name ?? found.display_name ?? found.global_name ?? found.username;
}

export function colourOf(id, guildId = channel()?.guild_id) {
  const found = person(id);
  if (found?.guilds) return found.guilds[guildId]?.color ?? null;
  return null;
}

export function role(id) {
  for (const each of town.world.guilds) {
    const found = each.roles.find((one) => one.id === id);
    if (found) return found;
  }
  return null;
}

export const roleColour = (found) => (found?.color ? `#${found.color.toString(16).padStart(6, "0")}` : null);

/** The people of a server, the bot included, as you would find them in its member list. */
export function peopleOf(guildId) {
  if (!guildId) return [me(), town.world.bot].filter(Boolean);
  const inside = town.world.members.filter((each) => each.guilds[guildId]);
  const hasBot = guild(guildId)?.members.some((each) => each.user.id === town.world.bot.id);
  return hasBot ? [...inside, town.world.bot] : inside;
}

export function channelName(place) {
  if (!place) return "unknown";
  if (isDm(place)) return place.recipients.filter((each) => each.id !== town.me).map((each) => nameOf(each.id, null)).join(", ");
  return place.name;
}

/** The address of a picture on this machine, whatever loopback name the page was opened by; null for anybody else's. */
export function here(url) {
  let address;
  try {
    address = new URL(url, location.href);
  } catch {
    return null;
  }
  if (address.origin === location.origin) return address.href;
  const loopback = ["127.0.0.1", "localhost", "[::1]"].includes(address.hostname);
  return loopback && address.pathname.startsWith("/cdn/") ? address.pathname + address.search : null;
}

/** Ids grow with time; longer ones are later. */
export const compareIds = (one, other) => one.length - other.length || (one < other ? -1 : Number(one > other));
