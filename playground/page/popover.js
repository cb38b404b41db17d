// One thing at a time that opens beside another: lists, menus, cards. On a phone it rises from the bottom edge.

import { make } from "./elements.js";

const GAP = 6;
const isNarrow = () => matchMedia("(max-width: 640px)").matches;
let current = null;

/**
 * Opens `content` beside `anchor`. `onClose` hears why it closed: "outside", "escape" or "done".
 * `side` is where it prefers to be; it goes to the other side when there is more room.
 */
export function openPopover(
  anchor,
  content,
  { className = "", side = "below", label = null, onClose = () => {} } = {},
) {
  closePopover("outside");
  const box = make(
    "div",
    { class: `popover ${className}`, popover: "manual", "aria-label": label, role: label ? "dialog" : null },
    content,
  );
  // A touch beside a sheet must not press what lies under it, so something lies between them.
  const scrim = make("div", { class: "sheet-scrim", popover: "manual", onclick: () => closePopover("outside") });
  (anchor.closest("dialog") ?? document.body).append(scrim, box);
  if (isNarrow()) scrim.showPopover();
  box.showPopover();
  current = { anchor, box, scrim, side, onClose, key: anchor.dataset.focus };
  place(current);
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("keydown", escape, true);
  window.addEventListener("resize", replace);
  return { box, close: (why = "done") => current?.box === box && closePopover(why), replace };
}

export const isPopoverOpen = () => current !== null;

export function closePopover(why = "done") {
  if (!current) return;
  const { box, scrim, anchor, key, onClose } = current;
  const heldFocus = box.contains(document.activeElement);
  current = null;
  document.removeEventListener("pointerdown", outside, true);
  document.removeEventListener("keydown", escape, true);
  window.removeEventListener("resize", replace);
  box.remove();
  scrim.remove();
  if (heldFocus && why !== "outside") focusAgain(anchor, key);
  onClose(why);
}

/** Gives the focus back; what had it may have been redrawn meanwhile, and then its successor has the same key. */
export function focusAgain(anchor, key = anchor?.dataset.focus) {
  const target = anchor?.isConnected ? anchor : key && document.querySelector(`[data-focus="${CSS.escape(key)}"]`);
  target?.focus({ preventScroll: true });
}

function outside(event) {
  if (current.box.contains(event.target) || event.target === current.scrim) return;
  // Pressing the anchor again only closes: its own click would open the list a second time.
  if (current.anchor.contains(event.target)) current.anchor.addEventListener(
    "click",
    swallow,
    { capture: true, once: true },
  );
  closePopover("outside");
}

function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function escape(event) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  closePopover("escape");
}

const replace = () => current && place(current);

function place({ anchor, box, side }) {
  if (isNarrow()) {
    box.classList.add("sheet");
    box.removeAttribute("style");
    return;
  }
  box.classList.remove("sheet");
  const around = anchor.getBoundingClientRect();
  const size = { width: box.offsetWidth, height: box.scrollHeight };
  const above = around.top - 2 * GAP;
  const below = innerHeight - around.bottom - 2 * GAP;
  const fitsAbove = above >= Math.min(size.height, 240);
  const goesAbove = above > below ? side === "above" || below < size.height : side === "above" && fitsAbove;
  const room = Math.max(120, goesAbove ? above : below);
  const left = Math.max(8, Math.min(around.left, innerWidth - size.width - 8));
  Object.assign(box.style, {
    minWidth: `${Math.min(around.width, 480)}px`,
    maxHeight: `${Math.min(room, 420)}px`,
    left: `${left}px`,
    top: goesAbove ? "auto" : `${around.bottom + GAP}px`,
    bottom: goesAbove ? `${innerHeight - around.top + GAP}px` : "auto",
  });
}
