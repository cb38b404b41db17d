// The components of a message, old rows and Components V2: one small function for each type.

import { choose, isBusy, pickOf, press } from "./acting.js";
import { SELECTS, defaultsOf } from "./candidates.js";
import { dots, icon, make } from "./elements.js";
import { link, placeAt } from "./links.js";
import { fileCard, gallery, picture } from "./pictures.js";
import { partialEmoji, prose } from "./prose.js";
import { select } from "./selects.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

/** Draws a message's components. */
export function components(list, message) {
  return list.map((component) => draw(component, message));
}

function draw(component, message) {
  const drawn = SELECTS.includes(component.type) ? messageSelect : DRAWN[component.type];
  return drawn ? drawn(component, message) : make("p", { class: "unknown" }, `A component of type ${component.type}`);
}

const DRAWN = {
  1: row,
  2: button,
  9: section,
  10: (component) => prose(component.content),
  11: (component) => thumbnail(component),
  12: (component) => gallery(component.items.map((item) => mediaOf(item))),
  13: (component) => fileCard(
    component.file.url,
    component.name ?? nameIn(component.file.url),
    component.size,
    component.spoiler,
  ),
  14: separator,
  17: container,
};

function row(component, message) {
  return make("div", { class: "row" }, components(component.components, message));
}

function section(component, message) {
  return make(
    "div",
    { class: "section" },
    make("div", { class: "section-text" }, components(component.components, message)),
    make("div", { class: "section-accessory" }, draw(component.accessory, message)),
  );
}

function separator(component) {
  const size = component.spacing === 2 ? "large" : "small";
  return make(component.divider === false ? "div" : "hr", { class: `separator ${size}` });
}

function container(component, message) {
  const colour = component.accent_color ?? null;
  const box = make(
    "div",
    {
      class: `container${colour === null ? "" : " coloured"}`,
      vars: { edge: colour === null ? null : `#${colour.toString(16).padStart(6, "0")}` },
    },
    components(component.components, message),
  );
  if (!component.spoiler) return box;
  return make("details", { class: "container-spoiler" }, make("summary", {}, "Spoiler, press to show"), box);
}

const mediaOf = ({ media, description, spoiler }) => ({
  url: media.url,
  width: media.width,
  height: media.height,
  alt: description,
  spoiler,
});
const thumbnail = (component) => picture({ ...mediaOf(component), className: "thumbnail" });
const nameIn = (url) => decodeURIComponent(url.split("?")[0].split("/").at(-1));

function button(component, message) {
  const label = [
    partialEmoji(component.emoji),
    component.label && make("span", { class: "button-label" }, component.label),
  ];
  if (component.style === 5) return linkButton(component, label);
  const waiting = isBusy(message.id, component.custom_id);
  const element = make(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style]}`,
      disabled: component.disabled || component.style === 6,
      // Not `disabled` while it waits: that would take the keyboard's place away.
      "aria-disabled": waiting ? "true" : null,
      "aria-busy": waiting ? "true" : null,
      "aria-label": component.label ? null : component.emoji?.name,
      data: { focus: `${message.id}/${component.custom_id}` },
      onclick: () => press(message, component.custom_id),
    },
    label,
  );
  if (waiting) element.append(dots());
  return element;
}

function linkButton(component, label) {
  const mark = icon(placeAt(component.url) ? "right" : "out");
  if (!component.disabled) return link(component.url, { class: "button link" }, label, mark);
  return make("a", { class: "button link", "aria-disabled": "true" }, label, mark);
}

function messageSelect(component, message) {
  return select(component, {
    chosen: pickOf(message.id, component.custom_id) ?? defaultsOf(component),
    busy: isBusy(message.id, component.custom_id),
    disabled: component.disabled,
    focus: `${message.id}/${component.custom_id}`,
    onChosen: (values) => choose(message, component.custom_id, values),
  });
}
