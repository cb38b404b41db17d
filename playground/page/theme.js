// Dark or light: as the system says until somebody chooses.

const KEY = "playground-theme";
const system = matchMedia("(prefers-color-scheme: light)");

export const isLight = () => (localStorage.getItem(KEY) ?? (system.matches ? "light" : "dark")) === "light";

function apply() {
  document.documentElement.dataset.theme = isLight() ? "light" : "dark";
}

export function toggleTheme() {
  localStorage.setItem(KEY, isLight() ? "dark" : "light");
  apply();
}

export function startTheme() {
  apply();
  system.addEventListener("change", apply);
}
