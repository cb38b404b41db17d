// One thing at a time that opens beside another: lists, menus, cards. On a phone it rises from the bottom edge.

import { make } from "./elements.js";

const GAP = 6;
let current = null;

/**
 * Opens `content` beside `anchor`. `onClose` hears why it closed: "outside", "escape" or "done".
 * `side` is where it prefers to be; it goes to the other side when there is more room.
 */
export function openPopover(anchor, content, { className = "", side = "below", label = null, onClose = () => {} } = {}) {
  closePopover("outside");
  const box = make("div", { class: `popover ${className}`, popover: "manual", "aria-label": label, role: label ? "dialog" : null }, content);
  (anchor.closest("dialog") ?? document.body).append(box);
  box.showPopover();
  current = { anchor, box, side, onClose, key: anchor.dataset.focus };
  place(current);
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("keydown", escape, true);
  window.addEventListener("resize", replace);
  return { box, close: (why = "done") => current?.box === box && closePopover(why), replace };
}

export const isPopoverOpen = () => current !== null;

export function closePopover(why = "done") {
  if (!current) return;
  const { box, anchor, key, onClose } = current;
  const heldFocus = box.contains(document.activeElement);
  current = null;
  document.removeEventListener("pointerdown", outside, true);
  document.removeEventListener("keydown", escape, true);
  window.removeEventListener("resize", replace);
  box.remove();
  if (heldFocus && why !== "outside") focusAgain(anchor, key);
  onClose(why);
}

/** The anchor may have been redrawn meanwhile; then its successor has the same key. */
function focusAgain(anchor, key) {
  const target = anchor.isConnected ? anchor : key && document.querySelector(`[data-focus="${CSS.escape(key)}"]`);
  target?.focus({ preventScroll: true });
}

function outside(event) {
  if (current.box.contains(event.target)) return;
  // Pressing the anchor again only closes: its own click would open the list a second time.
  if (current.anchor.contains(event.target)) current.anchor.addEventListener("click", swallow, { capture: true, once: true });
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
  if (matchMedia("(max-width: 640px)").matches) {
    box.classList.add("sheet");
    box.removeAttribute("style");
    return;
  }
  box.classList.remove("sheet");
  const around = anchor.getBoundingClientRect();
  const size = { width: box.offsetWidth, height: box.scrollHeight };
  const above = around.top - 2 * GAP;
  const below = innerHeight - around.bottom - 2 * GAP;
  const goesAbove = side === "above" ? above >= Math.min(size.height, 240) || above > below : below < size.height && above > below;
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
