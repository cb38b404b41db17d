// What slides in from the sides of a narrow page: the channels at the left, the members at the right.

import { on } from "./town.js";

const scrim = document.getElementById("scrim");
const sides = { channels: document.getElementById("left"), members: document.getElementById("members") };
const narrow = { channels: matchMedia("(max-width: 820px)"), members: matchMedia("(max-width: 1100px)") };
let opener = null;

function open(side) {
  if (!narrow[side].matches) {
    document.body.classList.toggle("without-members");
    return;
  }
  if (document.body.dataset.drawer === side) return close();
  opener = document.activeElement;
  document.body.dataset.drawer = side;
  scrim.hidden = false;
  sides[side].querySelector("[aria-current], button, a")?.focus();
}

function close({ giveBack = true } = {}) {
  if (!document.body.dataset.drawer) return;
  delete document.body.dataset.drawer;
  scrim.hidden = true;
  if (giveBack && opener?.isConnected) opener.focus();
}

export function startDrawers() {
  on("drawer", open);
  on("place", () => close({ giveBack: false }));
  scrim.addEventListener("click", () => close());
  document.addEventListener("keydown", (event) => event.key === "Escape" && !event.defaultPrevented && close());
  narrow.channels.addEventListener("change", () => close());
  sides.channels.addEventListener("click", (event) => {
    // The open channel's own link changes no address, so nothing else would close the drawer.
    if (event.target.closest("[aria-current=page]")) close({ giveBack: false });
  });
}
