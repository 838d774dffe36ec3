import { marks } from './markdown.js';

/** @typedef {import('./markdown.js').Mark} Mark */
/**
 * A block of marked-up text.
 *
 * @typedef {{ kind: 'lines', lines: Mark[][] }
 *   | { kind: 'heading', level: number, inner: Mark[] }
 *   | { kind: 'small', inner: Mark[] }
 *   | { kind: 'quote', blocks: Block[] }
 *   | { kind: 'list', ordered: boolean, start: number, items: { depth: number, inner: Mark[] }[] }
 *   | { kind: 'code', language: string, text: string }} Block
 */

const FENCE = /^```(?:([\w+-]*)\n)?([\s\S]*?)\n?```/;
const BULLET = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;

/**
 * Reads a text as Discord lays it out: fenced code, headings, small print, quotes, lists, and lines.
 *
 * @param {string} text
 * @returns {Block[]}
 */
export function blocks(text) {
  const fence = text.indexOf('```');
  const found = fence < 0 ? null : FENCE.exec(text.slice(fence));
  if (!found) return lineBlocks(text.split('\n'));
  const before = text.slice(0, fence).replace(/\n$/, '');
  const after = text.slice(fence + found[0].length).replace(/^\n/, '');
  return [
    ...(before ? lineBlocks(before.split('\n')) : []),
    { kind: 'code', language: found[1] ?? '', text: found[2] ?? '' },
    ...(after ? blocks(after) : []),
  ];
}

/**
 * @param {readonly string[]} lines
 * @returns {Block[]}
 */
function lineBlocks(lines) {
  /** @type {Block[]} */
  const found = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (line.startsWith('>>> ')) {
      const rest = [line.slice(4), ...lines.slice(at + 1)];
      return [...found, { kind: 'quote', blocks: lineBlocks(rest) }];
    }
    const block = quoteAt(lines, at) ?? listAt(lines, at) ?? { block: single(line), length: 1 };
    at += block.length;
    const before = found.at(-1);
    if (block.block.kind === 'lines' && before?.kind === 'lines') before.lines.push(...block.block.lines);
    else found.push(block.block);
  }
  return found;
}

/**
 * @param {string} line
 * @returns {Block}
 */
function single(line) {
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, inner: marks(heading[2] ?? '') };
  const small = /^-# +(\S.*)$/.exec(line);
  if (small) return { kind: 'small', inner: marks(small[1] ?? '') };
  return { kind: 'lines', lines: [marks(line)] };
}

/**
 * @param {readonly string[]} lines
 * @param {number} at
 * @returns {{ block: Block, length: number } | null}
 */
function quoteAt(lines, at) {
  const rest = lines.slice(at);
  const end = rest.findIndex((line) => !/^> /.test(line));
  const length = end < 0 ? rest.length : end;
  if (length === 0) return null;
  const inner = rest.slice(0, length).map((line) => line.slice(2));
  return { block: { kind: 'quote', blocks: lineBlocks(inner) }, length };
}

/**
 * @param {readonly string[]} lines
 * @param {number} at
 * @returns {{ block: Block, length: number } | null}
 */
function listAt(lines, at) {
  const rest = lines.slice(at).map((line) => BULLET.exec(line));
  const end = rest.indexOf(null);
  const items = end < 0 ? rest : rest.slice(0, end);
  const first = items[0];
  if (!first) return null;
  const ordered = first[2] !== undefined;
  return {
    block: {
      kind: 'list',
      ordered,
      start: ordered ? Number(first[2]) : 1,
      items: items.map((item) => ({
        depth: Math.min(Math.floor((item?.[1]?.length ?? 0) / 2), 3),
        inner: marks(item?.[3] ?? ''),
      })),
    },
    length: items.length,
  };
}
