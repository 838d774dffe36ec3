/**
 * A piece of marked-up text.
 *
 * @typedef {{ kind: 'text', text: string }
 *   | { kind: 'bold' | 'italic' | 'under' | 'struck' | 'spoiler', inner: Mark[] }
 *   | { kind: 'code', text: string }
 *   | { kind: 'link', url: string, inner: Mark[] }
 *   | { kind: 'person' | 'role' | 'channel', id: string }
 *   | { kind: 'everyone', text: string }
 *   | { kind: 'command', name: string }
 *   | { kind: 'moment', at: number, style: string }} Mark
 */

/**
 * A way in which a piece can begin: what it looks like, and what it is.
 *
 * @typedef {readonly [RegExp, (found: RegExpExecArray, depth: number) => Mark]} Way
 */

/** How deep marks may stand in one another; what is deeper is text. */
const DEEPEST = 12;
/** The last second that a calendar of the browser knows, either way from 1970: anybody can type a later one. */
const LAST_SECOND = 8_640_000_000_000;

/** @param {'bold' | 'italic' | 'under' | 'struck' | 'spoiler'} kind */
const around =
  (kind) =>
  /**
   * @param {RegExpExecArray} found
   * @param {number} depth
   * @returns {Mark}
   */
  (found, depth) => ({ kind, inner: marks(found[1] ?? '', depth + 1) });

/**
 * In the order in which they are tried.
 *
 * @type {readonly Way[]}
 */
const WAYS = [
  [/^\\([^\p{L}\p{N}\s])/u, ([, text = '']) => ({ kind: 'text', text })],
  [/^(`+)(?!`)([\s\S]*?[^`])\1(?!`)/, ([, , text = '']) => ({ kind: 'code', text: text.trim() || text })],
  [/^<@!?(\d+)>/, ([, id = '']) => ({ kind: 'person', id })],
  [/^<@&(\d+)>/, ([, id = '']) => ({ kind: 'role', id })],
  [/^<#(\d+)>/, ([, id = '']) => ({ kind: 'channel', id })],
  [/^<\/([^:>]+):\d+>/, ([, name = '']) => ({ kind: 'command', name })],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    ([typed, seconds, style]) =>
      Math.abs(Number(seconds)) > LAST_SECOND
        ? said(typed)
        : { kind: 'moment', at: Number(seconds) * 1000, style: style ?? 'f' },
  ],
  [/^@(everyone|here)\b/, ([text]) => ({ kind: 'everyone', text })],
  [
    /^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/,
    ([, inner = '', url = ''], depth) => ({ kind: 'link', url, inner: marks(inner, depth + 1) }),
  ],
  [
    /^<?(https?:\/\/[^\s<>]*[^\s<>.,:;"')\]])>?/,
    ([, url = '']) => ({ kind: 'link', url, inner: [said(url)] }),
  ],
  [/^\|\|([\s\S]+?)\|\|/, around('spoiler')],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, around('bold')],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, around('under')],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, around('struck')],
  [/^_((?:\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/u, around('italic')],
];

/**
 * @param {string} text
 * @returns {Mark}
 */
function said(text) {
  return { kind: 'text', text };
}

/**
 * Reads the marks of one stretch of text, as Discord does. What opens and never closes is text.
 *
 * @param {string} text
 * @param {number} [depth] how many marks are around it
 * @returns {Mark[]}
 */
export function marks(text, depth = 0) {
  if (depth > DEEPEST) return [said(text)];
  /** @type {Mark[]} */
  const found = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const taken = beginning(text, at, depth);
    if (taken) {
      if (plain) found.push(said(plain));
      plain = '';
      found.push(taken.mark);
      at += taken.length;
    } else {
      plain += text.charAt(at);
      at += 1;
    }
  }
  if (plain) found.push(said(plain));
  return joined(found);
}

/**
 * The piece that begins at a place, if one does. A letter before `_` keeps it a letter among letters.
 *
 * @param {string} text
 * @param {number} at
 * @param {number} depth
 * @returns {{ mark: Mark, length: number } | null}
 */
function beginning(text, at, depth) {
  if (!/[\\`<@[h|*_~]/.test(text.charAt(at))) return null;
  if (text.charAt(at) === '_' && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return null;
  const rest = text.slice(at);
  for (const [pattern, make] of WAYS) {
    const match = pattern.exec(rest);
    if (match) return { mark: make(match, depth), length: match[0].length };
  }
  const end = starredEnd(rest);
  if (end === null) return null;
  return { mark: { kind: 'italic', inner: marks(rest.slice(1, end), depth + 1) }, length: end + 1 };
}

/**
 * Where the star that closes a text in italics stands; stars in twos are another mark.
 *
 * @param {string} rest
 * @returns {number | null}
 */
function starredEnd(rest) {
  if (!/^\*[^\s*]/.test(rest)) return null;
  for (let at = 1; at < rest.length; at += 1) {
    const here = rest.charAt(at);
    if (here === '\\' || rest.startsWith('**', at)) at += 1;
    else if (here === '*') return at;
  }
  return null;
}

/**
 * Neighbouring texts as one.
 *
 * @param {readonly Mark[]} found
 */
function joined(found) {
  /** @type {Mark[]} */
  const whole = [];
  for (const mark of found) {
    const before = whole.at(-1);
    if (mark.kind === 'text' && before?.kind === 'text')
      whole[whole.length - 1] = said(before.text + mark.text);
    else whole.push(mark);
  }
  return whole;
}
