// The bot's slash commands as one flat list, and what may be given to each of their options.

import { channels, mentionables, people, roles } from "./candidates.js";
import { town } from "./town.js";

export const SUBCOMMAND = 1;
export const GROUP = 2;
export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const ROLE = 8;
export const MENTIONABLE = 9;
export const NUMBER = 10;
export const ATTACHMENT = 11;

const CHAT_INPUT = 1;

const nameOfPart = (part) => part.name_localized ?? part.name;
const aboutPart = (part) => part.description_localized ?? part.description ?? "";

/** Every command and subcommand that can be sent: `{name, shown, description, options}`. */
export function slashCommands() {
  return town.commands.filter((each) => (each.type ?? CHAT_INPUT) === CHAT_INPUT).flatMap((each) => leaves(each, [], []));
}

function leaves(part, path, shown) {
  const names = [...path, part.name];
  const words = [...shown, nameOfPart(part)];
  const inner = (part.options ?? []).filter((each) => each.type === SUBCOMMAND || each.type === GROUP);
  if (inner.length) return inner.flatMap((each) => leaves(each, names, words));
  return [{ name: names.join(" "), shown: words.join(" "), description: aboutPart(part), options: part.options ?? [] }];
}

/** Those that fit what was typed after the slash, best first. */
export function matchingCommands(typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  const rank = (each) => {
    const name = each.shown.toLocaleLowerCase();
    if (name.startsWith(wanted)) return 0;
    if (name.includes(wanted) || each.name.includes(wanted)) return 1;
    return wanted.length > 2 && each.description.toLocaleLowerCase().includes(wanted) ? 2 : 3;
  };
  return slashCommands()
    .map((each) => ({ each, rank: rank(each) }))
    .filter((one) => one.rank < 3)
    .sort((one, other) => one.rank - other.rank || one.each.shown.localeCompare(other.each.shown))
    .map((one) => one.each);
}

export const optionName = nameOfPart;
export const optionAbout = aboutPart;

/** What is offered for an option before anything is typed; null where anything may be typed. */
export function itemsForOption(option) {
  if (option.choices?.length) return option.choices.map((each) => ({ value: each.value, label: nameOfPart(each) }));
  if (option.type === BOOLEAN) return [{ value: true, label: "True" }, { value: false, label: "False" }];
  if (option.type === USER) return people();
  if (option.type === ROLE) return roles();
  if (option.type === MENTIONABLE) return mentionables();
  if (option.type === CHANNEL) return channels(option.channel_types);
  return null;
}

/** What is wrong with a typed value, as a sentence, or null. */
export function problemWith(option, text) {
  const name = optionName(option);
  if (option.type === STRING) return lengthProblem(option, name, [...text].length);
  if (option.type !== INTEGER && option.type !== NUMBER) return null;
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) return `${name} must be a number.`;
  if (option.type === INTEGER && !Number.isInteger(value)) return `${name} must be a whole number.`;
  if (option.min_value !== undefined && value < option.min_value) return `${name} must be at least ${option.min_value}.`;
  if (option.max_value !== undefined && value > option.max_value) return `${name} must be at most ${option.max_value}.`;
  return null;
}

function lengthProblem(option, name, length) {
  const { min_length: low = 0, max_length: high = Infinity } = option;
  if (length < low) return `${name} must have at least ${low} characters.`;
  return length > high ? `${name} must have at most ${high} characters.` : null;
}

/** A number where the option asks for one, the text itself otherwise. */
export const valueOf = (option, text) => (option.type === INTEGER || option.type === NUMBER ? Number(text) : text);

/** The limits of an option in words, shown beside its description. */
export function limitsOf(option) {
  const [low, high] = [option.min_value ?? option.min_length, option.max_value ?? option.max_length];
  const unit = option.min_length !== undefined || option.max_length !== undefined ? " characters" : "";
  if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}`;
  if (low !== undefined) return `at least ${low}${unit}`;
  return high !== undefined ? `at most ${high}${unit}` : "";
}
