// Embeds: the bordered cards of older bots.

import { make } from "./elements.js";
import { link } from "./links.js";
import { picture } from "./pictures.js";
import { prose } from "./prose.js";
import { messageTime, secondsOf } from "./times.js";
import { here } from "./town.js";

export function embed(card) {
  const colour = card.color === undefined || card.color === null ? null : `#${card.color.toString(16).padStart(6, "0")}`;
  return make(
    "section",
    { class: "embed", vars: { edge: colour }, "aria-label": card.title ? `Card: ${card.title}` : "Card" },
    make(
      "div",
      { class: "embed-grid" },
      make(
        "div",
        { class: "embed-text" },
        card.provider?.name && make("small", { class: "embed-provider" }, card.provider.name),
        card.author && byline("embed-author", card.author.icon_url, card.author.url ? link(card.author.url, { class: "link-button" }, card.author.name) : card.author.name),
        card.title && make(
          "div",
          { class: "embed-title" },
          card.url ? link(card.url, { class: "link-button" }, prose(card.title)) : prose(card.title),
        ),
        card.description && prose(card.description),
        card.fields?.length > 0 && make("dl", { class: "embed-fields" }, card.fields.map(field)),
      ),
      card.thumbnail?.url && picture({ ...card.thumbnail, alt: "", className: "embed-thumbnail" }),
    ),
    card.image?.url && picture({ ...card.image, alt: card.image.description ?? "" }),
    (card.footer || card.timestamp) && foot(card),
  );
}

function field({ name, value, inline }) {
  return make("div", { class: inline ? "inline" : "" }, make("dt", {}, prose(name)), make("dd", {}, prose(value)));
}

function byline(className, pictureUrl, ...text) {
  const source = pictureUrl && here(pictureUrl);
  return make(
    "div",
    { class: className },
    source && make("img", { src: source, alt: "", width: 20, height: 20 }),
    make("span", {}, text),
  );
}

function foot(card) {
  const words = [card.footer?.text, card.timestamp && messageTime(secondsOf(card.timestamp))].filter(Boolean);
  return byline("embed-foot", card.footer?.icon_url, words.join(" • "));
}
