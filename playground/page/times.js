// Times as people read them, by the playground's clock, which may have been moved; relative ones keep ticking.

import { make } from "./elements.js";

let ahead = 0;

export function setClock(now) {
  ahead = now - Date.now() / 1000;
  tick();
}

export const now = () => Date.now() / 1000 + ahead;

const format = (options) => new Intl.DateTimeFormat(undefined, options);
const STYLES = {
  t: format({ timeStyle: "short" }),
  T: format({ timeStyle: "medium" }),
  d: format({ dateStyle: "short" }),
  D: format({ dateStyle: "long" }),
  f: format({ dateStyle: "long", timeStyle: "short" }),
  F: format({ dateStyle: "full", timeStyle: "short" }),
  s: format({ dateStyle: "short", timeStyle: "short" }),
  S: format({ dateStyle: "short", timeStyle: "medium" }),
};
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "always" });
// How many of each unit there are before the next one is spoken of.
const UNITS = [
  ["second", 1, 60],
  ["minute", 60, 60],
  ["hour", 3600, 24],
  ["day", 86400, 30],
  ["month", 30.44 * 86400, 12],
  ["year", 365.25 * 86400, Infinity],
];

/** `in 3 hours`, `2 days ago`. */
export function relativeTime(seconds) {
  const distance = seconds - now();
  const [unit, size] = UNITS.find(([, each, most]) => Math.round(Math.abs(distance) / each) < most);
  return relative.format(Math.round(distance / size), unit);
}

export function formatTime(seconds, style) {
  return style === "R" ? relativeTime(seconds) : STYLES[style].format(seconds * 1000);
}

const isValid = (seconds) => Number.isFinite(seconds) && Math.abs(seconds) <= 8.64e12;

/** A `<t:...>` in words; null when it names no moment at all. */
export const momentOf = (seconds, style) => (isValid(seconds) ? formatTime(seconds, style) : null);

/** A `<t:...>` of a message; null when it names no moment at all. */
export function timeMark(seconds, style) {
  if (!isValid(seconds)) return null;
  const data = style === "R" ? { relative: String(seconds) } : {};
  const moment = new Date(seconds * 1000).toISOString();
  return make(
    "time",
    { class: "time-mark", datetime: moment, title: STYLES.F.format(seconds * 1000), data },
    formatTime(seconds, style),
  );
}

const startOfDay = (seconds) => new Date(seconds * 1000).setHours(0, 0, 0, 0);
export const isSameDay = (one, other) => startOfDay(one) === startOfDay(other);
export const dayName = (seconds) => STYLES.D.format(seconds * 1000);

/** When a message was sent: `Today at 10:42`. */
export function messageTime(seconds) {
  const days = Math.round((startOfDay(now()) - startOfDay(seconds)) / 86400000);
  const clock = STYLES.t.format(seconds * 1000);
  if (days === 0) return `Today at ${clock}`;
  if (days === 1) return `Yesterday at ${clock}`;
  return STYLES.s.format(seconds * 1000);
}

export const secondsOf = (iso) => Date.parse(iso) / 1000;

function tick() {
  for (const mark of document.querySelectorAll("[data-relative]")) {
    const text = relativeTime(Number(mark.dataset.relative));
    if (mark.textContent !== text) mark.textContent = text;
  }
}

export function startTicking() {
  setInterval(tick, 1000);
}
