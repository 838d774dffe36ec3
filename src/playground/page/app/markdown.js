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
 * @typedef {readonly [RegExp, (found: RegExpExecArray) => Mark]} Way
 */

/** @param {'bold' | 'italic' | 'under' | 'struck' | 'spoiler'} kind */
const around =
  (kind) =>
  /**
   * @param {RegExpExecArray} found
   * @returns {Mark}
   */
  (found) => ({ kind, inner: marks(found[1] ?? '') });

/**
 * In the order in which they are tried.
 *
 * @type {readonly Way[]}
 */
const WAYS = [
  [/^\\([^\p{L}\p{N}\s])/u, ([, text = '']) => ({ kind: 'text', text })],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, ([, , text = '']) => ({ kind: 'code', text: text.trim() || text })],
  [/^<@!?(\d+)>/, ([, id = '']) => ({ kind: 'person', id })],
  [/^<@&(\d+)>/, ([, id = '']) => ({ kind: 'role', id })],
  [/^<#(\d+)>/, ([, id = '']) => ({ kind: 'channel', id })],
  [/^<\/([^:>]+):\d+>/, ([, name = '']) => ({ kind: 'command', name })],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    ([, seconds, style]) => ({ kind: 'moment', at: Number(seconds) * 1000, style: style ?? 'f' }),
  ],
  [/^@(everyone|here)\b/, ([text]) => ({ kind: 'everyone', text })],
  [
    /^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/,
    ([, inner = '', url = '']) => ({ kind: 'link', url, inner: marks(inner) }),
  ],
  [
    /^<?(https?:\/\/[^\s<>]*[^\s<>.,:;"')\]])>?/,
    ([, url = '']) => ({ kind: 'link', url, inner: [said(url)] }),
  ],
  [/^\|\|([\s\S]+?)\|\|/, around('spoiler')],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, around('bold')],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, around('under')],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, around('struck')],
  [/^\*(?=\S)((?:\\[\s\S]|\*\*[\s\S]+?\*\*|[^\\*])+?)\*(?!\*)/, around('italic')],
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
 * @returns {Mark[]}
 */
export function marks(text) {
  /** @type {Mark[]} */
  const found = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const taken = beginning(text, at);
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
 */
function beginning(text, at) {
  if (!/[\\`<@[h|*_~]/.test(text.charAt(at))) return null;
  if (text.charAt(at) === '_' && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return null;
  const rest = text.slice(at);
  for (const [pattern, make] of WAYS) {
    const match = pattern.exec(rest);
    if (match) return { mark: make(match), length: match[0].length };
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
