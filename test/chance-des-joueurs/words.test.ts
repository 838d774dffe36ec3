import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DiceLuck, Standing } from '../../src/odds/chance-des-joueurs.ts';
import { luckMessage } from '../../src/present/chance-des-joueurs.ts';
import { embedText } from '../../src/present/terminal.ts';
import { fencesOf, page } from '../docs/pages.ts';

const subject = {
  campaign: 'Table',
  player: null,
  sheet: null,
  command: null,
  session: null,
  isOfOne: false,
};
const d6 = (sum: Standing): DiceLuck => ({ sides: 6, count: 100, faces: [20, 20, 20, 20, 10, 10], sum });
const said = (sum: Partial<Standing>) => {
  const whole = { got: 350, expected: 350, atMost: 0.5, atLeast: 0.5, ...sum };
  const { embeds } = luckMessage({ rolls: 9, dice: [d6(whole)], successes: { ...whole, rolls: 9 } }, subject);
  return (embeds[0]?.description ?? '').replaceAll('\u202f', ' ');
};

test('what one of twenty has is in order, what is rarer is said as one of so many', () => {
  assert.match(said({}), /dans la norme/u);
  assert.match(said({ atMost: 0.05 }), /dans la norme/u);
  assert.match(
    said({ atMost: 0.025 }),
    /Réussites : .*, en 9 jets ; un joueur sur 40 fait aussi mal ou pire\./u,
  );
  assert.match(said({ atMost: 0.025 }), /100 D6 : .* ; un joueur sur 40 tombe aussi bas ou plus bas\./u);
  assert.match(said({ atLeast: 0.001 }), /un joueur sur 1 000 fait aussi bien ou mieux\./u);
  assert.match(said({ atLeast: 1e-9 }), /moins d’un joueur sur un million tombe aussi haut ou plus haut\./u);
});

test('piege-11: names are shown as they were typed; faces are told in the words of the picture', () => {
  const luck = { rolls: 1, dice: [d6({ got: 1, expected: 1, atMost: 1, atLeast: 1 })], successes: null };
  const { embeds, files } = luckMessage(luck, {
    ...subject,
    player: '*Léa*',
    sheet: 'B_oyz',
    command: 'moral',
    session: 2,
    isOfOne: true,
  });
  assert.equal(embeds[0]?.title, 'Chance · \\*Léa\\* · B\\_oyz · séance 2 · /moral');
  assert.match(embeds[0]?.footer?.text ?? '', /sans les défis, combats et mêlées/u);
  assert.match(files?.[0]?.alt ?? '', /^Faces des D6 .* 1\u202f: 20 fois, 2\u202f: 20 fois/u);
});

test('the guide shows the answer as it is', () => {
  const luck = {
    rolls: 24,
    dice: [{ ...d6({ got: 264, expected: 294, atMost: 0.0263, atLeast: 0.98 }), count: 84 }],
    successes: { rolls: 12, got: 5, expected: 7.21, atMost: 0.16, atLeast: 0.93 },
  };
  const { embeds } = luckMessage(luck, { ...subject, player: 'Perceval', session: 3, isOfOne: true });
  const shown = fencesOf(page('docs/guide.md')).find((fence) => fence.startsWith('Chance · Perceval'));
  assert.equal(shown?.trim(), embeds.map(embedText).join('\n'));
});
