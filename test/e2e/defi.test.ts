import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryByNumber } from '../../src/campaign/journal.ts';
import { accept, labels, line, noPostures, said, shown, thrown, workedArms } from './defi-stage.ts';
import { numbersIn, setStage } from './stage.ts';

test('the worked duel, die for die, by two users who throw their dice themselves', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom, store } = stage;
  const open = await discord.as(lea).slash(general, line).answered();
  assert.deepEqual(labels(open), ['Relever le défi', 'Refuser', 'Retirer le défi', 'Détail']);
  const begun = await accept(stage, open);
  assert.equal(begun.id, open.id);
  const slow = await discord.as(lea).click(begun, 'Pas à pas').answered();
  const unarmed = await noPostures(stage, slow, [lea, tom]);
  const ready = await workedArms(stage, unarmed);
  const first = await thrown(stage, tom, ready, '2 5');
  assert.match(said(first), /avantage à Centurion/u);
  const second = await thrown(stage, tom, first, '5 5 1 2 3 4 5 1 3');
  assert.match(said(second), /Préteur perd 1 PV/u);
  const third = await thrown(stage, lea, second, '1 2 2 4 3 3 2 4');
  assert.match(said(third), /Centurion perd 1 PV/u);
  const end = await discord.as(tom).click(third, 'Gloire').answered();
  assert.match(said(end), /Personne ne l’emporte/u);
  assert.deepEqual(labels(end), ['Détail', 'Chances']);
  const numbers = await numbersIn(store, lea);
  const entry = await store.read((tx) => entryByNumber(tx, { campaignId: 1, number: numbers.at(-1) ?? 0 }));
  assert.partialDeepStrictEqual(entry?.content?.outcome.result, {
    rounds: [
      {
        avantage: 'antagoniste',
        frappes: [
          { de: 'antagoniste', attaques: 5, touches: 2, blessures: 2, sauvegardes: [1, 3], degats: 1 },
          { de: 'protagoniste', attaques: 5, touches: 2, blessures: 1, sauvegardes: [4], degats: 1 },
        ],
      },
    ],
    vainqueur: null,
    prc: 0,
    pv: { protagoniste: 3, antagoniste: 2 },
  });
});

test('a menu takes a posture and a weapon; all the dice of a round fall with the last choice, in one message', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom, store } = stage;
  const open = await discord.as(lea).slash(general, line).answered();
  const begun = await accept(stage, open);
  assert.deepEqual(labels(begun), [
    'Choisis ta posture',
    'Sans posture',
    'Pas à pas',
    'Abandonner',
    'Détail',
    'Chances',
  ]);
  const chosen = await discord.as(lea).select(begun, 'Choisis ta posture', ['Se garder']).answered();
  assert.match(said(chosen), /Se garder/u);
  const unarmed = await discord.as(tom).click(chosen, 'Sans posture').answered();
  const round = await workedArms(stage, unarmed);
  assert.match(said(round), /Concentration/u);
  assert.match(said(round), /frappe/u);
  assert.deepEqual(await numbersIn(store, lea), [1, 2, 3, 4, 5, 6]);
  assert.equal(shown(stage).id, open.id);
});

test('piege-04 oneself, another bot, somebody who left: refused with the reason, nothing begins', async (context) => {
  const stage = await setStage(context);
  const { discord, general, guild, lea, store } = stage;
  const robot = discord.addUser({ name: 'Robot', bot: true });
  discord.addMember(guild, robot);
  const gone = discord.addUser({ name: 'Parti' });
  const models = 'fiche:Préteur fiche-adverse:Centurion';
  for (const [name, reason] of [
    ['Léa', /toi-même/u],
    ['Robot', /bot/u],
  ] as const) {
    const told = await discord.as(lea).slash(general, `/defi adversaire:${name} ${models}`).answered();
    assert.match(said(told), reason);
    assert.equal(told.visibleTo, lea);
  }
  const told = await discord.as(lea).slash(general, `/defi adversaire:${gone.id} ${models}`).answered();
  assert.match(said(told), /serveur/u);
  assert.deepEqual(await numbersIn(store, lea), []);
});

test('piege-03 two people press « Relever le défi » at once: one duel, the other is told so', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom, mj, store } = stage;
  const open = await discord.as(lea).slash(general, line).answered();
  const openers = [tom, mj].map((who) => ({ who, opener: discord.as(who).click(open, 'Relever le défi') }));
  await Promise.all(openers.map(({ opener }) => opener.response()));
  const answers = await Promise.all(
    openers.map(({ who, opener }) =>
      discord.as(who).submit(opener, { soutien: '0', marcheurs: '0' }).answered(),
    ),
  );
  const private_ = answers.filter(({ visibleTo }) => visibleTo !== null);
  assert.equal(private_.length, 1);
  assert.match(said(private_[0] ?? open), /Trop tard/u);
  assert.deepEqual(await numbersIn(store, lea), [1, 2]);
});

test('piege-02 wrong person, stale click, double click: each is answered and changes nothing', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom, store } = stage;
  const open = await discord.as(lea).slash(general, line).answered();
  const wrong = await discord.as(lea).click(open, 'Relever le défi').answered();
  assert.match(said(wrong), /pas possible ici|pas à toi/u);
  assert.equal(wrong.visibleTo, lea);
  const begun = await accept(stage, open);
  const clicks = [1, 2].map(() => discord.as(lea).click(begun, 'Sans posture'));
  const answers = await Promise.all(clicks.map((click) => click.answered()));
  assert.equal(answers.filter(({ visibleTo }) => visibleTo === lea).length, 1);
  assert.deepEqual(await numbersIn(store, lea), [1, 2, 3]);
  const told = await discord.as(lea).click(shown(stage), 'Sans posture').answered();
  assert.match(said(told), /pas possible ici|pas à toi/u);
  assert.equal(told.visibleTo, lea);
  await discord.as(tom).click(shown(stage), 'Sans posture').answered();
  assert.deepEqual(await numbersIn(store, lea), [1, 2, 3, 4]);
});

test('declined: the sheet is en disgrâce, « Fin de phase » takes it off again', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom, mj } = stage;
  const profil = 'profil:"CC 5 F 4 E 4 PV 3 I 5 A 4 Cd 9 Svg 2+" type:"Infanterie (État-major)"';
  await discord.as(tom).slash(general, `/fiche creer nom:Drusus ${profil}`).answered();
  await discord.as(tom).slash(general, '/fiche arme fiche:Drusus nom:"Épée énergétique"').answered();
  const open = await discord.as(lea).slash(general, '/defi adversaire:Tom fiche:Préteur').answered();
  assert.match(said(open), /Drusus/u);
  const opener = discord.as(tom).click(open, 'Refuser');
  await opener.response();
  const declined = await discord.as(tom).submit(opener, { motif: '' }).answered();
  assert.match(said(declined), /Drusus.*disgrâce/u);
  assert.match(said(declined), /5 → 2/u);
  assert.ok(labels(declined).includes('Fin de phase'));
  const sheet = () => discord.as(tom).slash(general, '/fiche voir fiche:Drusus').answered();
  assert.match(said(await sheet()), /en disgrâce/u);
  const refused = await discord.as(tom).click(declined, 'Fin de phase').answered();
  assert.match(said(refused), /MJ/u);
  await discord.as(mj).click(declined, 'Fin de phase').answered();
  assert.doesNotMatch(said(await sheet()), /en disgrâce/u);
});

test('the bot itself is the Arène: it accepts and strikes by itself; a MJ plays for somebody, and it shows', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom, mj } = stage;
  const models = 'fiche:Sigismund fiche-adverse:Angron';
  const arena = await discord.as(lea).slash(general, `/defi adversaire:Héraut ${models}`).answered();
  assert.match(said(arena), /l’Arène/u);
  const other = await discord.as(tom).click(arena, 'Sans posture').answered();
  assert.equal(other.visibleTo, tom);
  const fought = await discord.as(lea).click(arena, 'Sans posture').answered();
  assert.match(said(fought), /Concentration.*avantage à/u);
  const open = await discord.as(lea).slash(general, `/defi adversaire:Tom ${models}`).answered();
  const opener = discord.as(mj).click(open, 'Relever le défi');
  await opener.response();
  const taken = await discord.as(mj).submit(opener, { soutien: '0', marcheurs: '0' }).answered();
  assert.match(said(taken), /Joué par Merlin \(MJ\) pour Tom/u);
});
