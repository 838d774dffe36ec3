import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { accepted, killedAt, opened, pressed, sent, taken, timeless } from '../e2e/defi-kill.ts';
import { accept, labels, noPostures, said } from '../e2e/defi-stage.ts';
import { setStage } from '../e2e/stage.ts';

test('killed at each of its steps, between saving and showing, a duel goes on', async (context) => {
  const stage = await timeless(context);
  await opened(stage, ['Arme de corps à corps', 'Épée énergétique']);
  await killedAt(stage, [
    accepted(/Cassian de choisir/u),
    pressed('Pas à pas', /chaque jet attend/u),
    taken('Choisis ta posture', 'Se garder', /Drusus de choisir/u),
    pressed('Sans posture', /Drusus de nommer son arme/u),
    taken('Choisis ton arme', 'Épée énergétique', /Cassian de nommer son arme/u),
    taken('Choisis ton arme', 'Épée énergétique', /les dés attendent/u),
    pressed('Lancer la concentration', /de frapper/u),
    pressed('Frapper', /de frapper.*\*\* frappe\s:/u),
    pressed('Frapper', /Tous deux debout/u),
    pressed('Poursuivre', /round 2/u),
    pressed('D’un trait', /^(?!.*chaque jet attend).*de choisir une posture/u),
    sent('Abandonner', { motif: '' }, /abandonne/u),
  ]);
});

test('piege-08 thirty rounds between names of a hundred characters stay one valid message', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom } = stage;
  const [mine, yours] = ['É'.repeat(100), `${'*'.repeat(99)}x`];
  for (const [who, name] of [
    [lea, mine],
    [tom, yours],
  ] as const) {
    const profil = 'CC 4 F 1 E 10 PV 3 I 5 A 2 Cd 9';
    const options = { nom: name, profil, type: 'Infanterie (Champion)' };
    await discord.as(who).slash(general, { name: 'fiche', subcommand: 'creer', options }).answered();
    const arme = { fiche: name, nom: 'Arme de corps à corps' };
    await discord.as(who).slash(general, { name: 'fiche', subcommand: 'arme', options: arme }).answered();
  }
  const options = { adversaire: tom, fiche: mine, 'fiche-adverse': yours };
  const open = await discord.as(lea).slash(general, { name: 'defi', options }).answered();
  let now = await accept(stage, open);
  for (let round = 1; ; round += 1) {
    const first =
      labels(now).length > 0 && /<@(\d+)>/u.exec(now.content)?.[1] === tom ? [tom, lea] : [lea, tom];
    now = await noPostures(stage, now, first);
    assert.deepEqual(
      checkMessage({ content: now.content, embeds: now.embeds, components: now.components }),
      [],
    );
    if (round === 30) break;
    const holder = /<@(\d+)>/u.exec(now.content)?.[1] ?? lea;
    now = await discord.as(holder).click(now, 'Poursuivre').answered();
  }
  assert.match(said(now), /26 rounds avant ceux-ci/u);
  const detail = await discord.as(lea).click(now, 'Détail').answered();
  assert.equal(detail.visibleTo, lea);
});
