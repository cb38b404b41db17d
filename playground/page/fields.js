// The fields of a form: each is an element, a way to read its value and to say what is wrong with it.

import * as api from "./api.js";
import { SELECTS, defaultsOf } from "./candidates.js";
import { freshId, make } from "./elements.js";
import { prose } from "./prose.js";
import { select } from "./selects.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const UPLOAD = 19;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;

/** The fields of a form's components; text displays are fields without a value. */
export function fieldsOf(components) {
  return components.map((component) => {
    if (component.type === TEXT) return { element: prose(component.content) };
    if (component.type === ROW) return labelled({
      label: component.components[0].label,
      component: component.components[0],
    });
    if (component.type === LABEL) return labelled(component);
    return { element: make("p", {}, `A component of type ${component.type}`) };
  });
}

function labelled({ label, description, component }) {
  const ids = {
    label: freshId("label"),
    about: description ? freshId("about") : null,
    trouble: freshId("trouble"),
    input: freshId("input"),
  };
  const build = SELECTS.includes(component.type) ? selectField : BUILT[component.type];
  const { input, read } = build(component, ids);
  const trouble = make("p", { class: "field-trouble", id: ids.trouble, role: "alert", hidden: true });
  const isRequired = component.required !== false && component.type !== CHECKBOX;
  const heading = make(
    "label",
    { class: "field-label", id: ids.label, for: ids.input },
    label,
    isRequired && make("span", { class: "required", "aria-label": "required" }, "*"),
  );
  const about = description && make("p", { class: "field-about", id: ids.about }, description);
  const element = make("div", { class: `field field-${component.type}` }, heading, about, input, trouble);
  return {
    element,
    customId: component.custom_id,
    read,
    problem: async () => problemWith(component, isRequired, await read()),
    complain,
  };

  function complain(sentence) {
    trouble.hidden = !sentence;
    trouble.textContent = sentence ?? "";
    element.classList.toggle("wrong", Boolean(sentence));
    if (sentence) element.querySelector("input, textarea, button")?.focus();
  }
}

const BUILT = {
  [TEXT_INPUT]: textField,
  [UPLOAD]: uploadField,
  [RADIO_GROUP]: radioField,
  [CHECKBOX_GROUP]: checkboxesField,
  [CHECKBOX]: checkboxField,
};

const described = (ids) => [ids.about, ids.trouble].filter(Boolean).join(" ");

function textField(component, ids) {
  const isLong = component.style === 2;
  const attributes = {
    id: ids.input,
    type: isLong ? null : "text",
    rows: isLong ? "5" : null,
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    "aria-describedby": described(ids),
    "aria-required": component.required === false ? null : "true",
    autocomplete: "off",
    dir: "auto",
  };
  const input = make(isLong ? "textarea" : "input", attributes);
  input.value = component.value ?? "";
  return { input, read: () => input.value };
}

function selectField(component, ids) {
  let chosen = defaultsOf(component);
  const holder = make("div", { class: "field-select" });
  const draw = () => {
    const optional = component.required === false ? { ...component, min_values: 0 } : component;
    holder.replaceChildren(select(
      optional,
      { chosen, labelledBy: ids.label, focus: `form/${component.custom_id}`, onChosen: take },
    ));
  };
  const take = (values) => {
    chosen = values;
    draw();
    holder.firstChild.focus();
  };
  draw();
  return { input: holder, read: () => chosen };
}

function option(kind, name, { label, description, value, default: isChosen }) {
  const input = make("input", { type: kind, name, value, checked: isChosen });
  return make(
    "label",
    { class: "choice" },
    input,
    make("span", {}, label, description && make("small", {}, description)),
  );
}

const group = (role, ids, choices) => make(
  "div",
  { class: "choices", role, "aria-labelledby": ids.label, "aria-describedby": described(ids) },
  choices,
);
const checked = (box) => [...box.querySelectorAll("input:checked")].map((input) => input.value);

function radioField(component, ids) {
  const input = group("radiogroup", ids, component.options.map((each) => option("radio", ids.input, each)));
  return { input, read: () => checked(input)[0] ?? null };
}

function checkboxesField(component, ids) {
  const input = group("group", ids, component.options.map((each) => option("checkbox", ids.input, each)));
  return { input, read: () => checked(input) };
}

function checkboxField(component, ids) {
  const tick = make(
    "input",
    {
      type: "checkbox",
      id: ids.input,
      checked: component.default,
      "aria-labelledby": ids.label,
      "aria-describedby": described(ids),
    },
  );
  return { input: make("span", { class: "single-check" }, tick), read: () => tick.checked };
}

function uploadField(component, ids) {
  const input = make(
    "input",
    { type: "file", id: ids.input, multiple: (component.max_values ?? 1) > 1, "aria-describedby": described(ids) },
  );
  return { input, read: () => Promise.all([...input.files].map(api.fileOf)) };
}

function problemWith(component, isRequired, value) {
  const size = value === null ? 0 : typeof value === "boolean" ? 1 : [...value].length;
  if (isRequired && size === 0) return "This is required.";
  if (size === 0) return null;
  if (component.type === TEXT_INPUT && size < (component.min_length ?? 0)) return `At least ${component.min_length} characters.`;
  if (![UPLOAD, CHECKBOX_GROUP].includes(component.type)) return null;
  const low = component.min_values ?? 1;
  const high = component.max_values ?? (component.type === UPLOAD ? 1 : component.options.length);
  if (size < low) return `Choose at least ${low}.`;
  return size > high ? `Choose at most ${high}.` : null;
}
