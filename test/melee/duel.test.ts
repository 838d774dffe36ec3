import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Actor } from '../../src/slash/command.ts';
import { controls, type Done, lea, MeleeStage, merlin, profile, said, tom } from './stage.ts';

const named = ({ id, name }: Actor) => ({ id, name, isBot: false, isSelf: false, isMember: true });
const arming = 'Arme (';

/** Kael of Léa, quick, with two weapons; Orok of Tom. Gains are 5 XP and 9 Crédits. */
async function opened(context: TestContext): Promise<{ stage: MeleeStage; open: Done }> {
  const stage = await MeleeStage.open(context);
  const armes = { Épée: { mains: 'une' }, Marteau: { mains: 'deux' } };
  await stage.sheet(lea, 'Kael', profile({ I: 5 }), {}, armes);
  await stage.sheet(tom, 'Orok', profile({ I: 3, A: 1, PV: 2 }));
  await stage.done(stage.says(merlin, 'campagne', { xp: 5, credits: 9 }, 'gains'));
  const open = await stage.melee(lea, { adversaire: named(tom), fiche: 'kael', charge: true });
  return { stage, open };
}

test('a duel from its challenge to a flight that kills: PV, K.O., gains in the books, gains told at the end', async (context) => {
  const { stage, open } = await opened(context);
  assert.deepEqual(controls(open), ['Relever le combat', 'Refuser', 'Renoncer', 'Détail']);
  assert.match(said(open), /<@920000000000000002> : relève le combat/u);
  const begun = await stage.joins(tom, open, 'Relever le combat', 'orok');
  assert.match(said(begun), /Kael contre Orok[\s\S]*Le combat s’engage[\s\S]*verrouillés/u);
  assert.match(controls(begun).join(), /^Arme [^,]*,Jouer le round 1,Arrêter,Dés physiques,Détail$/u);
  const end = await stage.plays(tom, begun, '4 1 1 4 1 6 6');
  const text = said(end);
  assert.match(text, /round 1\n.*Orok fuit et tombe K\.O\./u);
  assert.match(text, /Kael.*\(Épée\) sur Orok : 3 attaques, 1 touche, 1 blessure, .*1 PV perdu/u);
  assert.match(text, /Moral · .*Orok.* : 6 \+ 6 = .*12.*fuit et tombe K\.O\./u);
  assert.match(text, /Encore debout : Kael[\s\S]*K\.O\. : Orok[\s\S]*Kael.* : \+5 XP, \+9 Crédits/u);
  assert.partialDeepStrictEqual(await stage.counts('Kael'), { pv: 10, xp: 5, credits: 9 });
  assert.partialDeepStrictEqual(await stage.counts('Orok'), {
    pv: 0,
    'statut:fuite': 1,
    'statut:ko': 1,
    'statut:ko-par-joueur': 1,
  });
});

test('who is challenged brings one sheet: a written name goes before what the menu holds', async (context) => {
  const { stage, open } = await opened(context);
  await stage.sheet(tom, 'Nabot', profile());
  const fields = { fiche: 'Orok', noms: 'nabot', charge: 'non' };
  const begun = await stage.done(await stage.fills(tom, open, 'Relever le combat', fields));
  assert.match(said(begun), /Kael contre Nabot/u);
  assert.doesNotMatch(said(begun), /Orok/u);
});

test('gains are not told before the end; a whole round is taken back with all that it changed', async (context) => {
  const { stage, open } = await opened(context);
  const begun = await stage.joins(tom, open, 'Relever le combat', 'Orok');
  const first = await stage.plays(lea, begun, '4 1 1 4 4 4');
  assert.doesNotMatch(said(first), /Gains/u);
  assert.partialDeepStrictEqual(await stage.counts('Kael'), { pv: 9 });
  assert.partialDeepStrictEqual(await stage.counts('Orok'), { pv: 1 });
  await stage.done(stage.click(merlin, first, 'Annuler'));
  assert.partialDeepStrictEqual(await stage.counts('Orok'), { pv: 2 });
  assert.partialDeepStrictEqual(await stage.counts('Kael'), { pv: 10 });
});

test('K.O. by a blow: who did it is kept, and care tells it', async (context) => {
  const { stage, open } = await opened(context);
  const begun = await stage.joins(tom, open, 'Relever le combat', 'Orok');
  await stage.plays(lea, begun, '4 4 1 4 4');
  assert.partialDeepStrictEqual(await stage.counts('Orok'), {
    pv: 0,
    'statut:ko': 1,
    'statut:ko-par-joueur': 1,
  });
  const cared = await stage.done(stage.says(merlin, 'soins', { fiche: 'Orok' }));
  assert.match(said(cared), /PV 0 → 1[\s\S]*Mis K\.O\. par Kael, la fiche d’un autre joueur : 10 %/u);
  assert.partialDeepStrictEqual(await stage.counts('Orok'), {
    pv: 1,
    'statut:ko': 0,
    'statut:ko-par-joueur': 0,
  });
});

test('a weapon is chosen by who plays the fighter, for one round', async (context) => {
  const { stage, open } = await opened(context);
  const begun = await stage.joins(tom, open, 'Relever le combat', 'Orok');
  assert.equal(await stage.refused(stage.click(tom, begun, arming, 'arme:0:1')), 'illegal-move');
  const armed = await stage.done(stage.click(lea, begun, arming, 'arme:0:1'));
  assert.match(said(armed), /Kael.* frappera avec : Marteau[\s\S]*Au round 1[\s\S]*Kael : Marteau/u);
  const after = await stage.plays(lea, armed, '1 1 1 1');
  assert.match(said(after), /\(Marteau\)[\s\S]*Au round 2[\s\S]*Kael : Épée/u);
});

test('piege-02 piege-03 only who was challenged takes it up, once; others are told so', async (context) => {
  const { stage, open } = await opened(context);
  assert.equal(await stage.refused(stage.click(lea, open, 'Relever le combat')), 'illegal-move');
  const forms = [
    await stage.fills(tom, open, 'Relever le combat', { noms: 'Orok', charge: 'non' }),
    await stage.fills(merlin, open, 'Relever le combat', { noms: 'Orok', charge: 'non' }),
  ];
  const [first] = forms;
  assert.ok(first);
  await Promise.all(forms.map((call) => stage.do(call)));
  assert.equal(await stage.refused({ ...first, id: '1700000000000000001' }), 'stale-version');
});

test('declined or taken back, nothing has happened; without an answer it lapses', async (context) => {
  const { stage, open } = await opened(context);
  const declined = await stage.done(await stage.fills(tom, open, 'Refuser', { motif: 'pas ce soir' }));
  assert.match(said(declined), /Le combat est refusé[\s\S]*pas ce soir/u);
  assert.deepEqual(controls(declined), ['Détail']);
  const again = await stage.melee(lea, { adversaire: named(tom), fiche: 'Kael' });
  const back = await stage.done(await stage.fills(lea, again, 'Renoncer', {}));
  assert.match(said(back), /n’aura pas lieu/u);
});

test('piege-04 oneself, another bot, the bot, who has left: refused', async (context) => {
  const { stage } = await opened(context);
  const code = (adversaire: object) =>
    stage.refused(stage.says(lea, 'melee', { adversaire: { ...named(tom), ...adversaire }, fiche: 'Kael' }));
  assert.equal(await code({ id: lea.id }), 'opponent-self');
  assert.equal(await code({ isBot: true }), 'opponent-bot');
  assert.equal(await code({ isBot: true, isSelf: true }), 'opponent-bot');
  assert.equal(await code({ isMember: false }), 'opponent-left');
});

test('sheets that cannot fight, that are somebody else’s or hidden are refused, and a weapon that is not there', async (context) => {
  const { stage, open } = await opened(context);
  await stage.sheet(merlin, 'Ombre', profile(), { cachee: true });
  await stage.sheet(lea, 'Esquisse', 'CC 4 F 4 PV 3');
  await stage.sheet(lea, 'Titan', profile({ CC: 12 }));
  const code = (actor: Actor, options: Record<string, string>) =>
    stage.refused(stage.says(actor, 'melee', options));
  assert.equal(await code(lea, { fiche: 'Orok' }), 'sheet-not-yours');
  assert.equal(await code(merlin, { fiche: 'Ombre' }), 'melee-hidden');
  assert.equal(await code(lea, { fiche: 'Esquisse' }), 'melee-sheet');
  assert.equal(await code(lea, { fiche: 'Titan' }), 'melee-figure');
  assert.equal(await code(lea, { fiche: 'Kael', arme: 'Lance' }), 'melee-arme');
  assert.equal(await code(lea, { fiche: 'Kael', 'fiche-adverse': 'Orok' }), 'melee-needs-opponent');
  assert.equal(await code(lea, { fiche: 'Kael', 'fiche-adverse': 'Kael' }), 'melee-twice');
  assert.equal(await code(lea, { 'fiche-adverse': 'Kael' }), 'missing');
  await stage.done(stage.says(tom, 'fiche', { fiche: 'Orok', pv: '0' }, 'modifier'));
  const joins = await stage.fills(tom, open, 'Relever le combat', { noms: 'Orok', charge: 'non' });
  assert.equal(await stage.refused(joins), 'melee-ko');
});

test('a MJ sets two sheets against each other: it begins at once, hidden ones too where only MJs and the player see it', async (context) => {
  const { stage } = await opened(context);
  await stage.sheet(merlin, 'Bête', profile({ A: 1 }), { pnj: true });
  const begun = await stage.melee(merlin, { fiche: 'Bête', 'fiche-adverse': 'Orok', 'charge-adverse': true });
  assert.deepEqual(controls(begun), ['Jouer le round 1', 'Arrêter', 'Dés physiques', 'Détail']);
  const round = await stage.plays(merlin, begun, '4 1 1 1');
  assert.match(said(round), /Orok.* sur Bête : 2 attaques/u);
  const over = await stage.done(await stage.fills(merlin, round, 'Arrêter', {}));
  assert.match(said(over), /Le MJ arrête la mêlée[\s\S]*Encore debout : Bête et Orok/u);
});
