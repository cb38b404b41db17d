// Makes elements. Text is always set as text, never as HTML: this is what keeps messages from injecting anything.

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) give(element, name, value);
  element.append(...shown(children));
  return element;
}

/** Replaces everything inside an element. */
export function fill(element, ...children) {
  element.replaceChildren(...shown(children));
  return element;
}

export function shown(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false && child !== "");
}

function give(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "data") Object.assign(element.dataset, value);
  else if (name === "vars") for (const [key, text] of Object.entries(value)) text && element.style.setProperty(`--${key}`, text);
  else element.setAttribute(name, value === true ? "" : String(value));
}

let made = 0;

/** An id that no other element has. */
export function freshId(stem) {
  made += 1;
  return `${stem}-${made}`;
}

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  menu: "M4 6h16M4 12h16M4 18h16",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 3-6 6.5-6s6.5 2.5 6.5 6M16 4.500a3.3 3.3 0 0 1 0 6.300M18 14.500c2.2.8 3.5 2.8 3.5 5.5",
  pin: "M9 3h6l-1 7 4 4H6l4-4zM12 14v7",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z",
  dots: "M5 12h.01M12 12h.01M19 12h.01",
  reply: "M9 6 3 12l6 6M3 12h11a7 7 0 0 1 7 7",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  close: "M5 5l14 14M19 5 5 19",
  down: "M5 9l7 7 7-7",
  right: "M9 5l7 7-7 7",
  send: "M4 12 20 4l-5 16-3-7z",
  plus: "M12 5v14M5 12h14",
  check: "M4 12.5 10 18 20 6",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  out: "M14 4h6v6M20 4l-9 9M10 5H5v14h14v-5",
  edit: "M4 20l1-5L16 4l4 4L9 19z",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14",
  chat: "M4 5h16v11H9l-5 4z",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 14.500c1 1.400 2.400 2 4 2s3-.6 4-2M9 9.500h.01M15 9.500h.01",
  slash: "M16 4 8 20",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7",
  role: "M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6z",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  warn: "M12 3 2 20h20zM12 9v5M12 17h.01",
};

export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const path = document.createElementNS(space, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** A small round button with a picture instead of words; the words are its label and tooltip. */
export function iconButton(name, label, onclick, attributes = {}) {
  return make(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...attributes },
    icon(name),
  );
}

/** Three dots that breathe while something is awaited. */
export const dots = () => make("span", { class: "dots", "aria-hidden": "true" }, make("i"), make("i"), make("i"));

/** Says something to people who listen to the page. */
export function announce(sentence) {
  document.getElementById("announcer").textContent = sentence;
}

/** Shows a sentence for a while, for mistakes that belong to no place on the page. */
export function toast(sentence) {
  const note = make(
    "div",
    { class: "toast" },
    icon("warn"),
    make("span", {}, sentence),
    iconButton("close", "Close", () => note.remove()),
  );
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), 8000);
}
