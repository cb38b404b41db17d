// Whom and what a picker offers: people, roles, channels, or the options it brings along.

import {
  channel,
  channelName,
  colourOf,
  guildHere,
  here,
  isDm,
  isThread,
  nameOf,
  peopleOf,
  person,
  role,
  roleColour,
  town,
} from "./town.js";

export const STRING_SELECT = 3;
export const USER_SELECT = 5;
export const ROLE_SELECT = 6;
export const MENTIONABLE_SELECT = 7;
export const CHANNEL_SELECT = 8;
export const SELECTS = [STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT];

function personItem(found) {
  return {
    value: found.id,
    label: nameOf(found.id),
    description: found.username,
    picture: here(found.avatar_url),
    colour: colourOf(found.id),
  };
}

const roleItem = (found) => ({ value: found.id, label: found.name, icon: "role", colour: roleColour(found) });
const channelItem = (found) => ({
  value: found.id,
  label: channelName(found),
  icon: isThread(found) ? "thread" : "hash",
});

export const people = () => peopleOf(channel()?.guild_id).map(personItem);
export const roles = () => (guildHere()?.roles ?? []).map(roleItem);
export const mentionables = () => [...people(), ...roles()];

export function channels(types) {
  const inside = [...town.channels.values()].filter((each) => each.guild_id === channel()?.guild_id && !isDm(each));
  return inside.filter((each) => !types?.length || types.includes(each.type)).map(channelItem);
}

/** What a select offers. */
export function itemsOf(component) {
  if (component.type === USER_SELECT) return people();
  if (component.type === ROLE_SELECT) return roles();
  if (component.type === MENTIONABLE_SELECT) return mentionables();
  if (component.type === CHANNEL_SELECT) return channels(component.channel_types);
  return component.options.map(({ value, label, description, emoji }) => ({ value, label, description, emoji }));
}

/** What a select has chosen before anybody touches it. */
export function defaultsOf(component) {
  if (component.type === STRING_SELECT) return component.options.filter((each) => each.default).map((each) => each.value);
  return (component.default_values ?? []).map((each) => each.id);
}

/** An item for an id that may no longer be offered. */
export function itemFor(items, value) {
  const found = items.find((item) => item.value === value);
  if (found) return found;
  const label = (person(value) && nameOf(value)) ?? role(value)?.name ?? value;
  return { value, label };
}

/** The items whose words contain what was typed, those that begin with it first. */
export function matching(items, typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  const rank = (item) => {
    const label = item.label.toLocaleLowerCase();
    if (label.startsWith(wanted)) return 0;
    if (label.includes(wanted)) return 1;
    return item.description?.toLocaleLowerCase().includes(wanted) ? 2 : 3;
  };
  return items
    .map((item, at) => ({ item, at, rank: rank(item) }))
    .filter((each) => each.rank < 3)
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .map((each) => each.item);
}
