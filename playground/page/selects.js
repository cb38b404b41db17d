// The five selects, in messages and in forms: the closed field and the list that opens from it.

import {
  CHANNEL_SELECT,
  MENTIONABLE_SELECT,
  ROLE_SELECT,
  STRING_SELECT,
  USER_SELECT,
  itemFor,
  itemsOf,
  matching,
} from "./candidates.js";
import { dots, icon, make } from "./elements.js";
import { Listbox } from "./listbox.js";
import { openPopover } from "./popover.js";
import { partialEmoji } from "./prose.js";

const SEARCH_FROM = 9;
const PLACEHOLDERS = {
  [STRING_SELECT]: "Make a selection",
  [USER_SELECT]: "Choose a member",
  [ROLE_SELECT]: "Choose a role",
  [MENTIONABLE_SELECT]: "Choose a member or role",
  [CHANNEL_SELECT]: "Choose a channel",
};

/** A select; `onChosen` gets the values once they are a complete choice. */
export function select(
  component,
  { chosen, busy = false, disabled = false, focus = null, labelledBy = null, onChosen },
) {
  const placeholder = component.placeholder || PLACEHOLDERS[component.type];
  const field = make(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": labelledBy ? null : placeholder,
      "aria-labelledby": labelledBy,
      "aria-busy": busy ? "true" : null,
      disabled,
      data: focus ? { focus } : {},
    },
    make("span", { class: "select-value" }, closedWords(component, chosen, placeholder)),
    busy ? dots() : icon("down"),
  );
  field.addEventListener("click", () => !busy && openList(field, component, new Set(chosen), placeholder, onChosen));
  field.addEventListener("keydown", (event) => {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    field.click();
  });
  return field;
}

function closedWords(component, chosen, placeholder) {
  if (!chosen.length) return make("span", { class: "placeholder" }, placeholder);
  const items = itemsOf(component);
  return chosen.map((value) => {
    const item = itemFor(items, value);
    return make("span", { class: "select-chosen" }, item.emoji && partialEmoji(item.emoji), item.label);
  });
}

function openList(field, component, chosen, placeholder, onChosen) {
  const low = component.min_values ?? 1;
  const high = component.max_values ?? 1;
  const all = itemsOf(component);
  const before = [...chosen];
  const isMultiple = high > 1;
  const list = new Listbox({ label: placeholder, multiple: isMultiple, onPick: isMultiple ? toggle : pickOne });
  const search = all.length >= SEARCH_FROM || component.type !== STRING_SELECT ? searchField(refresh) : null;
  const done = make("button", { type: "button", class: "button primary", onclick: () => popover.close("done") });
  const foot = isMultiple && make("div", { class: "popover-foot" }, make("small", {}, countWords(low, high)), done);
  if (!search) list.element.tabIndex = 0;
  const head = make("div", { class: "sheet-title", "aria-hidden": "true" }, placeholder);
  const popover = openPopover(field, [head, search, list.element, foot], { className: "select-list", onClose: finish });
  const speaker = search ?? list.element;
  list.speaksFor(speaker);
  field.setAttribute("aria-expanded", "true");
  popover.box.addEventListener("keydown", (event) => {
    if (event.target.closest(".button")) return;
    if (event.key === " " && event.target !== search && list.active) {
      event.preventDefault();
      list.pick(list.at);
    } else if (event.key === "Tab" && !isMultiple) popover.close("escape");
    else list.handleKey(event);
  });
  refresh();
  popover.replace();
  speaker.focus();

  function refresh() {
    const full = chosen.size >= high;
    const items = matching(all, search?.value ?? "").map((item) => ({
      ...item,
      disabled: isMultiple && full && !chosen.has(item.value),
    }));
    list.show(items, chosen, { keep: true });
    done.disabled = chosen.size < low;
    done.textContent = chosen.size ? `Choose ${chosen.size}` : "Choose none";
  }

  function toggle(item) {
    if (!chosen.delete(item.value)) chosen.add(item.value);
    refresh();
  }

  function pickOne(item) {
    const clears = low === 0 && chosen.has(item.value);
    chosen.clear();
    if (!clears) chosen.add(item.value);
    popover.close("picked");
  }

  function finish(why) {
    field.setAttribute("aria-expanded", "false");
    const changed = before.length !== chosen.size || before.some((value) => !chosen.has(value));
    const isWanted = why === "picked" || why === "done" || (why === "outside" && changed && isMultiple);
    if (isWanted && chosen.size >= low && chosen.size <= high) onChosen(inOrder(all, chosen));
  }
}

const inOrder = (items, chosen) => [...chosen].sort((one, other) => place(items, one) - place(items, other));
const place = (items, value) => items.findIndex((item) => item.value === value);

function countWords(low, high) {
  if (low === high) return `Choose ${low}`;
  return low === 0 ? `Choose up to ${high}` : `Choose ${low} to ${high}`;
}

function searchField(onType) {
  const field = make(
    "input",
    {
      type: "search",
      class: "search",
      placeholder: "Search",
      "aria-label": "Search",
      autocomplete: "off",
      role: "combobox",
      "aria-expanded": "true",
    },
  );
  field.addEventListener("input", onType);
  return field;
}
