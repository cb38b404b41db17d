// Discord's Markdown, from text to a tree of nodes; drawing them is prose.js.

const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/** The blocks of a text: paragraphs, headings, subtext, quotes, lists and code. */
export function parseMarkdown(text) {
  const nodes = [];
  let at = 0;
  for (const fence of fences(text)) {
    nodes.push(...blocks(text.slice(at, fence.from).replace(/\n$/, "")));
    nodes.push({ type: "codeBlock", language: fence.language, text: fence.text });
    at = text[fence.to] === "\n" ? fence.to + 1 : fence.to;
  }
  nodes.push(...blocks(text.slice(at)));
  return nodes;
}

/** Everything between two times three backticks. Found by hand: one expression for it can take seconds on hostile text. */
function fences(text) {
  const found = [];
  for (let from = text.indexOf("```"); from !== -1; ) {
    const end = text.indexOf("```", from + 3);
    if (end === -1) break;
    const inside = text.slice(from + 3, end);
    const [head, language = ""] = /^([\w+\-.#]+)\n/.exec(inside) ?? [""];
    const code = trimLines(inside.slice(head.length));
    const to = end + 3;
    if (code) found.push({ from, to, language, text: code });
    from = text.indexOf("```", code ? to : from + 3);
  }
  return found;
}

function trimLines(text) {
  let [from, to] = [0, text.length];
  while (text[from] === "\n") from += 1;
  while (to > from && text[to - 1] === "\n") to -= 1;
  return text.slice(from, to);
}

function blocks(text) {
  if (text === "") return [];
  const lines = text.split("\n");
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push({ type: "paragraph", children: parseInline(plain.join("\n")) });
    plain = [];
  };
  for (let at = 0; at < lines.length; ) {
    const [node, taken] = block(lines, at);
    if (node) {
      flush();
      nodes.push(node);
    } else {
      plain.push(lines[at]);
    }
    at += taken;
  }
  flush();
  return nodes;
}

/** The block that starts at a line and how many lines it takes; a plain line is no block. */
function block(lines, at) {
  const line = lines[at];
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) return [{ type: "heading", level: heading[1].length, children: parseInline(heading[2].trim()) }, 1];
  const small = /^-# +(.+)$/.exec(line);
  if (small) return [{ type: "subtext", children: parseInline(small[1]) }, 1];
  if (line.startsWith(">>> ")) {
    const inside = [line.slice(4), ...lines.slice(at + 1)].join("\n");
    return [{ type: "quote", children: blocks(inside) }, lines.length - at];
  }
  if (line.startsWith("> ")) {
    const taken = countWhile(lines, at, (each) => each.startsWith("> "));
    const inside = lines.slice(at, at + taken).map((each) => each.slice(2));
    return [{ type: "quote", children: blocks(inside.join("\n")) }, taken];
  }
  if (LIST_ITEM.test(line)) {
    const taken = countWhile(lines, at, (each) => goesOn(LIST_ITEM.exec(line), each));
    return [list(items(lines.slice(at, at + taken))), taken];
  }
  return [null, 1];
}

/** Does a line belong to the list that another one began? A new kind of mark begins a new list. */
function goesOn([, indent, mark], line) {
  const match = LIST_ITEM.exec(line);
  if (!match) return /^ {2,}\S/.test(line);
  return match[1].length > indent.length || /\d/.test(match[2]) === /\d/.test(mark);
}

function countWhile(lines, from, holds) {
  let to = from;
  while (to < lines.length && holds(lines[to])) to += 1;
  return to - from;
}

function items(lines) {
  const found = [];
  for (const line of lines) {
    const match = LIST_ITEM.exec(line);
    if (match) found.push({ indent: match[1].length, mark: match[2], text: match[3] });
    else found.at(-1).text += `\n${line.trim()}`;
  }
  return found;
}

/** Items indented deeper than the first one belong to the item before them. */
function list(found) {
  const [first] = found;
  const children = [];
  for (let at = 0; at < found.length; ) {
    const own = found[at];
    const inner = countWhile(found, at + 1, (each) => each.indent > first.indent);
    const nested = inner ? [list(found.slice(at + 1, at + 1 + inner))] : [];
    children.push({ type: "item", children: [...parseInline(own.text), ...nested] });
    at += 1 + inner;
  }
  const ordered = /\d/.test(first.mark);
  return { type: "list", ordered, start: ordered ? parseInt(first.mark, 10) : 1, children };
}

const wrap = (type, group = 1) => (match) => ({ type, children: parseInline(match[group]) });

// Tried in this order at every place where one could start; all are sticky.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (match) => ({ type: "text", text: match[1] })],
  [/<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>/y, (match) => ({ type: "time", seconds: Number(match[1]), style: match[2] ?? "f", text: match[0] })],
  [/<@!?(\d+)>/y, (match) => ({ type: "member", id: match[1] })],
  [/<@&(\d+)>/y, (match) => ({ type: "role", id: match[1] })],
  [/<#(\d+)>/y, (match) => ({ type: "channel", id: match[1] })],
  [/<\/([-_\p{L}\p{N} ]{1,100}):(\d+)>/uy, (match) => ({ type: "command", name: match[1], id: match[2] })],
  [/<(a?):(\w{2,32}):(\d+)>/y, (match) => ({ type: "emoji", animated: match[1] === "a", name: match[2], id: match[3] })],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => ({ type: "link", url: match[1], children: [{ type: "text", text: match[1] }] })],
  [/\[((?:\[[^\]]*\]|[^[\]])+)\]\(\s*<?(https?:\/\/(?:\([^)\s]*\)|[^\s()<>])+)>?(?:\s+["']([^"']*)["'])?\s*\)/y, maskedLink],
  [/https?:\/\/[^\s<]+[^\s<.,:;"'\]*_~|]/y, plainLink],
  [/@(everyone|here)\b/y, (match) => ({ type: "everyone", text: match[0] })],
  [/\b_((?:__|\\[\s\S]|[^\\_])+?)_\b/y, wrap("em")],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y, wrap("em")],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap("underline")],
  [/~~([\s\S]+?)~~(?!_)/y, wrap("strike")],
  [/\|\|([\s\S]+?)\|\|/y, wrap("spoiler")],
];

function maskedLink([, label, url, title]) {
  return { type: "link", url, title: title ?? "", children: parseInline(label) };
}

/** A bare address; a bracket that closes nothing inside it belongs to the sentence round it. */
function plainLink([url]) {
  const opened = (url.match(/\(/g) ?? []).length;
  const closed = (url.match(/\)/g) ?? []).length;
  const address = closed > opened && url.endsWith(")") ? url.slice(0, -1) : url;
  return { type: "link", url: address, length: address.length, children: [{ type: "text", text: address }] };
}

export function parseInline(text) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const [node, length] = /[\\`<[h@_*~|]/.test(text[at]) ? nodeAt(text, at) : [null, 1];
    if (node) {
      if (plain) nodes.push({ type: "text", text: plain });
      plain = "";
      nodes.push(node);
    } else {
      plain += text[at];
    }
    at += length;
  }
  if (plain) nodes.push({ type: "text", text: plain });
  return nodes;
}

/** Code between equally long runs of backticks; a run that nothing closes is plain text. */
function codeAt(text, at) {
  const [run] = /`+/y.exec(text.slice(at));
  for (let close = text.indexOf(run, at + run.length); close !== -1; close = text.indexOf(run, close)) {
    let after = close;
    while (text[after] === "`") after += 1;
    if (after - close === run.length) {
      const inside = text.slice(at + run.length, close).replace(/^ (?=`)|(?<=`) $/g, "");
      return [{ type: "code", text: inside }, after - at];
    }
    close = after;
  }
  return [{ type: "text", text: run }, run.length];
}

function nodeAt(text, at) {
  if (text[at] === "`") return codeAt(text, at);
  for (const [rule, build] of RULES) {
    rule.lastIndex = at;
    const match = rule.exec(text);
    if (match) {
      const node = build(match);
      return [node, node.length ?? match[0].length];
    }
  }
  return [null, 1];
}
