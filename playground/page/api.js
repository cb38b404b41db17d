// The requests of the local interface (../README.md); a mistake comes back as a Refusal with its sentence.

export class Refusal extends Error {
  constructor(sentence, { field = null, status = 0 } = {}) {
    super(sentence);
    this.field = field;
    this.status = status;
  }
}

async function ask(method, path, body) {
  let response;
  try {
    response = await fetch(`/local${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("The playground does not answer. Is it still running?");
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Refusal(
    answer.error ?? `The playground answered ${response.status}.`,
    { field: answer.field, status: response.status },
  );
}

function query(values) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

const member = (m) => `/members/${m}`;
const place = (m, c) => `/members/${m}/channels/${c}`;

export const world = () => ask("GET", "/world");
export const chooseLocale = (m, locale) => ask("PATCH", member(m), { locale });
export const addMember = (name) => ask("POST", "/members", { name });

export const channels = (m) => ask("GET", `${member(m)}/channels`);
export const messages = (m, c, range = {}) => ask("GET", `${place(m, c)}/messages${query({ limit: 50, ...range })}`);
export const pins = (m, c) => ask("GET", `${place(m, c)}/pins`);
export const markRead = (m, c, messageId) => ask(
  "POST",
  `${place(m, c)}/read`,
  messageId ? { message_id: messageId } : {},
);

export const send = (m, c, message) => ask("POST", `${place(m, c)}/messages`, message);
export const edit = (m, c, id, content) => ask("PATCH", `${place(m, c)}/messages/${id}`, { content });
export const remove = (m, c, id) => ask("DELETE", `${place(m, c)}/messages/${id}`);
export const pin = (m, c, id) => ask("PUT", `${place(m, c)}/messages/${id}/pin`);
export const unpin = (m, c, id) => ask("DELETE", `${place(m, c)}/messages/${id}/pin`);
export const react = (m, c, id, emoji) => ask("PUT", `${place(m, c)}/messages/${id}/reactions/${encodeURIComponent(emoji)}`);
export const unreact = (m, c, id, emoji) => ask(
  "DELETE",
  `${place(m, c)}/messages/${id}/reactions/${encodeURIComponent(emoji)}`,
);
export const startThread = (m, c, thread) => ask("POST", `${place(m, c)}/threads`, thread);
export const changeThread = (m, c, change) => ask("PATCH", place(m, c), change);
export const joinThread = (m, c) => ask("PUT", `${place(m, c)}/membership`);
export const leaveThread = (m, c) => ask("DELETE", `${place(m, c)}/membership`);
export const typing = (m, c) => ask("POST", `${place(m, c)}/typing`);
export const openDm = (m) => ask("POST", `${member(m)}/dm`);

export const commands = (m, c) => ask("GET", `${member(m)}/commands${query({ channel_id: c })}`);
export const runCommand = (m, request) => ask("POST", `${member(m)}/commands`, request);
export const autocomplete = (m, request) => ask("POST", `${member(m)}/autocomplete?wait=true`, request);
export const press = (m, messageId, customId) => ask(
  "POST",
  `${member(m)}/press`,
  { message_id: messageId, custom_id: customId },
);
export const choose = (m, messageId, customId, values) =>
  ask("POST", `${member(m)}/choose`, { message_id: messageId, custom_id: customId, values });
export const submitModal = (m, interactionId, values) => ask(
  "POST",
  `${member(m)}/modal`,
  { interaction_id: interactionId, values },
);
export const interaction = (id) => ask("GET", `/interactions/${id}`);

/** A chosen file as the interface takes it. */
export async function fileOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return { filename: file.name, content_type: file.type || "application/octet-stream", data: btoa(text) };
}
