// Pictures and files of messages: how they stand in a message, and the large view that opens over the page.

import { icon, iconButton, make } from "./elements.js";
import { here } from "./town.js";

/** A picture that opens large; one behind a spoiler shows itself first. */
export function picture({ url, alt, width, height, spoiler = false, className = "" }) {
  const source = here(url);
  if (!source) return elsewhere(url, alt);
  const image = make("img", { src: source, alt: alt ?? "", width, height, loading: "lazy", decoding: "async" });
  const open = () => {
    if (!frame.classList.contains("hidden-picture")) return openLarge(source, alt);
    frame.classList.remove("hidden-picture");
    frame.setAttribute("aria-label", label);
  };
  const label = alt ? `Open picture: ${alt}` : "Open picture";
  const hidden = spoiler ? " hidden-picture" : "";
  const shape = { width: width ? `${width}px` : null, ratio: width && height ? `${width} / ${height}` : null };
  const frame = make(
    "button",
    {
      type: "button",
      class: `picture ${className}${hidden}`,
      "aria-label": spoiler ? "Spoiler, press to show" : label,
      vars: shape,
      onclick: open,
    },
    image,
  );
  image.addEventListener("error", () => frame.replaceWith(missing(alt)), { once: true });
  return frame;
}

/** Nothing is fetched from other machines, so a picture of theirs is a link. */
function elsewhere(url, alt) {
  if (!/^https?:/.test(url)) return missing(alt);
  const host = new URL(url).host;
  return make(
    "a",
    { class: "elsewhere", href: url, target: "_blank", rel: "noreferrer noopener" },
    icon("out"),
    alt || `Picture on ${host}`,
  );
}

const missing = (alt) => make(
  "span",
  { class: "elsewhere" },
  icon("warn"),
  alt ? `Missing picture: ${alt}` : "Missing picture",
);

export function openLarge(source, alt) {
  const dialog = make(
    "dialog",
    { class: "lightbox", "aria-label": alt || "Picture", onclick: () => dialog.close() },
    make("img", { src: source, alt: alt ?? "" }),
    make(
      "a",
      { href: source, target: "_blank", rel: "noopener", onclick: (event) => event.stopPropagation() },
      "Open by itself",
    ),
    iconButton("close", "Close picture", () => dialog.close(), { autofocus: true }),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

const isPicture = (attachment) => attachment.content_type?.startsWith("image/") ?? false;
const isHidden = (attachment) => Boolean((attachment.flags ?? 0) & 8) || attachment.filename.startsWith("SPOILER_");

/** The attachments of a message: pictures together, then the other files. */
export function attachments(list) {
  const pictures = list.filter(isPicture).map((each) => ({
    url: each.url,
    alt: each.description,
    width: each.width,
    height: each.height,
    spoiler: isHidden(each),
  }));
  const files = list.filter((each) => !isPicture(each));
  return [
    pictures.length > 0 && gallery(pictures),
    files.map((each) => fileCard(each.url, each.title ?? each.filename, each.size)),
  ];
}

/** Up to ten pictures in a grid; one alone keeps its shape. */
export function gallery(items) {
  const kind = items.length === 1 ? "alone" : `of-${items.length}`;
  return make("div", { class: `gallery ${kind}` }, items.map((item) => picture(item)));
}

export function fileCard(url, name, size, spoiler = false) {
  const source = here(url);
  const title = source ? make(
    "a",
    { href: source, download: name, target: "_blank", rel: "noopener" },
    name,
  ) : make("span", {}, name);
  const card = make(
    "div",
    { class: "file-card" },
    icon("file"),
    make("div", {}, title, make("small", {}, readableSize(size))),
  );
  if (!spoiler) return card;
  return make("details", { class: "file-spoiler" }, make("summary", {}, "Spoiler: file"), card);
}

function readableSize(bytes) {
  if (bytes === undefined || bytes === null) return "";
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1048576).toFixed(1)} MB`;
}
