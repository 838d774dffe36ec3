import assert from 'node:assert/strict';
import { longestAlt, type Picture } from '../../../src/present/charts/picture.ts';
import { layoutOf, meet, within } from './layout.ts';

/** Nothing outside the card, no two texts on one another, every text legible on what is under it, told in words. */
export function insistOnPicture(picture: Picture): void {
  const { width, height, texts, boxes } = layoutOf(picture.svg);
  const card = { left: 10, top: 8, right: width - 10, bottom: height - 8 };
  assert.ok(texts.length > 0);
  for (const [at, one] of texts.entries()) {
    assert.ok(within(one, card), `${one.content} leaves the card`);
    assert.ok(one.contrast >= 4.5, `${one.content}: contrast ${one.contrast}`);
    for (const other of texts.slice(at + 1))
      assert.ok(!meet(one, other), `${one.content} and ${other.content} stand on one another`);
    for (const box of boxes)
      assert.ok(!meet(one, box) || within(one, box), `${one.content} crosses the edge of a box`);
  }
  for (const box of boxes) assert.ok(within(box, card));
  assert.notEqual(picture.alt.trim(), '');
  assert.ok(picture.alt.length <= longestAlt);
}
