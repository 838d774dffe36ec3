import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DiceLuck, Luck, Standing } from '../../src/odds/chance-des-joueurs.ts';
import { luckMessage } from '../../src/present/chance-des-joueurs.ts';
import { embedText } from '../../src/present/terminal.ts';
import { fencesOf, page } from '../docs/pages.ts';

const subject = {
  campaign: 'Table',
  player: null,
  sheet: null,
  command: null,
  session: null,
};
const d6 = (sum: Standing): DiceLuck => ({ sides: 6, count: 100, faces: [20, 20, 20, 20, 10, 10], sum });
const nothing: Luck = { rolls: 0, dice: [], successes: null, taken: null, lost: null, unplaced: 0 };
const said = (sum: Partial<Standing>) => {
  const whole = { got: 350, expected: 350, atMost: 0.5, atLeast: 0.5, ...sum };
  const measure = { ...whole, rolls: 9 };
  const luck = { ...nothing, rolls: 9, dice: [d6(whole)], successes: measure, taken: measure, lost: measure };
  const { embeds } = luckMessage(luck, subject);
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

test('PV taken and lost are told each by itself: much lost is bad luck', () => {
  assert.match(
    said({ atLeast: 0.02 }),
    /PV pris : .*, en 9 frappes ; un joueur sur 50 fait aussi bien ou mieux\./u,
  );
  assert.match(
    said({ atLeast: 0.02 }),
    /PV perdus : .*, en 9 frappes ; un joueur sur 50 en perd autant ou plus\./u,
  );
  assert.match(
    said({ atMost: 0.02 }),
    /PV perdus : .*, en 9 frappes ; un joueur sur 50 en perd aussi peu ou moins\./u,
  );
});

test('piege-11: names are shown as they were typed; faces are told in the words of the picture', () => {
  const dice = [d6({ got: 1, expected: 1, atMost: 1, atLeast: 1 })];
  const luck = { ...nothing, rolls: 1, dice, unplaced: 2 };
  const { embeds, files } = luckMessage(luck, {
    ...subject,
    player: '*Léa*',
    sheet: 'B_oyz',
    command: 'moral',
    session: 2,
  });
  assert.equal(embeds[0]?.title, 'Chance · \\*Léa\\* · B\\_oyz · séance 2 · /moral');
  assert.match(
    embeds[0]?.footer?.text ?? '',
    /sans les combats, qui n’ont pas de fiche\u202f; sans 2 jets dont on ne sait plus qui a lancé les dés$/u,
  );
  assert.match(files?.[0]?.alt ?? '', /^Faces des D6 .* 1\u202f: 20 fois, 2\u202f: 20 fois/u);
});

test('the guide shows the answer as it is', () => {
  const luck = {
    rolls: 24,
    dice: [{ ...d6({ got: 264, expected: 294, atMost: 0.0263, atLeast: 0.98 }), count: 84 }],
    successes: { rolls: 12, got: 5, expected: 7.21, atMost: 0.16, atLeast: 0.93 },
    taken: { rolls: 8, got: 3, expected: 3.4, atMost: 0.53, atLeast: 0.7 },
    lost: { rolls: 7, got: 6, expected: 2.6, atMost: 0.995, atLeast: 0.024 },
    unplaced: 0,
  };
  const { embeds } = luckMessage(luck, { ...subject, player: 'Perceval', session: 3 });
  const shown = fencesOf(page('docs/guide.md')).find((fence) => fence.startsWith('Chance · Perceval'));
  assert.equal(shown?.trim(), embeds.map(embedText).join('\n'));
});
