import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignById } from '../../src/campaign/campaigns.ts';
import { bookChanges } from '../../src/slash/match/books.ts';
import { controlsOf, lea, MatchStage, merlin, named, robot, tom } from './match-stage.ts';

/** Léa's sheet with 8 PV. */
async function withSheet(stage: MatchStage): Promise<void> {
  const profil = 'CC 4 F 4 E 4 PV 8 I 4 A 1 Cd 8 Svg 3+';
  await stage.done(stage.call(lea, 'fiche', { nom: 'Kael', profil }, { subcommand: 'creer' }));
}

test('the books follow a move in its own transaction: no PV below 0, a person under their pseudonym', async (context) => {
  const stage = await MatchStage.open(context);
  await withSheet(stage);
  const stood = await stage.stood(await stage.taken(await stage.pari({ fiche: 'kael' })));
  const one = await stage.strike(lea, stood, 1);
  assert.deepEqual(controlsOf(one.message), [['Frapper', 'Abandonner', 'Dés physiques', 'Détail']]);
  const two = await stage.strike(tom, one, 6);
  assert.ok(controlsOf(two.message).flat().includes('Annuler'), 'what changed something can be taken back');
  assert.equal((await stage.ledger())['fiche:1 pv'], 3);
  const three = await stage.strike(lea, await stage.stood(two), 1);
  const over = await stage.strike(tom, three, 4);
  const ledger = await stage.ledger();
  assert.equal(ledger['fiche:1 pv'], 0, 'five more would leave less than none');
  const pseudonym = over.entry?.content.author;
  assert.equal(ledger[`joueur:${pseudonym} xp`], 3, 'the stake goes to the winner');
  const last = over.entry?.number ?? 0;
  await stage.done(stage.call(merlin, 'annuler', { numero: last }));
  const back = await stage.ledger();
  assert.deepEqual([back['fiche:1 pv'], back[`joueur:${pseudonym} xp`]], [3, 0]);
  assert.partialDeepStrictEqual((await stage.game())?.state, { phase: 'frappe', pv: [1, 2], turn: 1 });
});

test('what can be taken back can be so still after an undoing, and where /reprendre shows the game', async (context) => {
  const stage = await MatchStage.open(context);
  await withSheet(stage);
  const stood = await stage.stood(await stage.taken(await stage.pari({ fiche: 'kael' })));
  const struck = await stage.strike(tom, await stage.strike(lea, stood, 1), 6);
  const shown = await stage.done(stage.call(tom, 'reprendre', { partie: '2' }));
  assert.deepEqual(controlsOf(shown.message), controlsOf(struck.message));
  assert.ok(controlsOf(shown.message).flat().includes('Annuler'));
  const chosen = await stage.done(stage.choose(lea, shown.message, 'Choisis ta posture', 'posture:p-1'));
  assert.ok(!controlsOf(chosen.message).flat().includes('Annuler'), 'a choice changes no book');
  const handed = await stage.done(stage.call(tom, 'reprendre', { partie: '2', 'passer-a': named(merlin) }));
  assert.ok(!controlsOf(handed.message).flat().includes('Annuler'));
  const last = chosen.entry?.number ?? 0;
  await stage.done(stage.call(merlin, 'annuler', { numero: last + 1 }));
  await stage.done(stage.call(merlin, 'annuler', { numero: last }));
  const again = await stage.done(stage.call(tom, 'reprendre', { partie: '2' }));
  assert.ok(controlsOf(again.message).flat().includes('Annuler'));
});

test('a status is there or not, however often it is given; who is unknown has no account', async (context) => {
  const stage = await MatchStage.open(context);
  await stage.pari();
  const got = await stage.ground.store.read(async (tx) => {
    const campaign = await campaignById(tx, 1);
    assert.ok(campaign);
    const change = (by: number, quantity = 'statut:disgrace') => ({
      ...{ subject: { fiche: 1 }, quantity, by, cause: 'pari' },
    });
    const changes = [
      change(1),
      change(1),
      change(-1),
      change(-1),
      change(-3, 'pv'),
      change(2, 'pv'),
      change(-9, 'xp'),
    ];
    const unknown = { subject: { joueur: '1' }, quantity: 'xp', by: 1, cause: 'pari' };
    return bookChanges({ tx, campaign }, [...changes, unknown]);
  });
  assert.deepEqual(
    got.map(({ subject, quantity, by }) => [subject, quantity, by]),
    [
      ['fiche:1', 'statut:disgrace', 1],
      ['fiche:1', 'statut:disgrace', -1],
      ['fiche:1', 'pv', 2],
      ['fiche:1', 'xp', -9],
    ],
  );
});

test('a machine answers in the same transaction: one entry tells of all, each version is kept', async (context) => {
  const stage = await MatchStage.open(context);
  const opened = await stage.pari({ adversaire: robot });
  assert.equal(opened.entry?.content.outcome.result['coups'], 2, 'it takes the wager up at once');
  assert.deepEqual(await stage.calls(), [], 'who opened it is on the spot');
  assert.equal((await stage.game())?.version, 1);
  const one = await stage.done(stage.choose(lea, opened.message, 'Choisis ta posture', 'posture:p-2'));
  assert.deepEqual(one.entry?.content.game, { id: 1, version: 1, move: 'posture:p-2', since: 0 });
  const form = await stage.form(stage.on(lea, one.message, 'Dés physiques'));
  assert.equal(
    await stage.refused(stage.sent(lea, form, { des: '2' })),
    'dice-missing',
    'the machine strikes back',
  );
  const two = await stage.done(stage.sent(lea, form, { des: '2 5' }));
  assert.deepEqual(
    two.entry?.content.outcome.steps.flatMap((step) => ('dice' in step ? step.dice : [])),
    two.entry?.content.dice,
  );
  const kept = await stage.ground.store.read((tx) => tx.selectFrom('moves').select('version').execute());
  assert.deepEqual(
    kept.map(({ version }) => version),
    [0, 1, 2, 3, 4],
  );
  await stage.done(stage.call(merlin, 'annuler', { numero: two.entry?.number ?? 0 }));
  assert.partialDeepStrictEqual((await stage.game())?.state, {
    phase: 'frappe',
    turn: 0,
    pv: [2, 2],
    version: 6,
  });
  assert.equal((await stage.journal()).length, 4);
});

test('what never changes in a state is kept once', async (context) => {
  const stage = await MatchStage.open(context);
  await stage.stood(await stage.taken(await stage.pari({ postures: 20 })));
  const { store } = stage.ground;
  const game = await store.read((tx) => tx.selectFrom('games').selectAll().executeTakeFirstOrThrow());
  const moves = await store.read((tx) => tx.selectFrom('moves').select('state').execute());
  assert.deepEqual(JSON.parse(game.fixed), { fiche: null, stances: 20 });
  for (const state of [game.state, ...moves.map((move) => move.state)]) assert.doesNotMatch(state, /fixed/u);
});

test('a person who goes takes their games along: named in what is fixed, in a seat, as the opponent', async (context) => {
  const stage = await MatchStage.open(context);
  await stage.pari();
  const call = stage.call(tom, 'mes-donnees', {}, { subcommand: 'supprimer' });
  const asked = await stage.done(call);
  await stage.done(stage.on(tom, asked.message, controlsOf(asked.message)[0]?.[0] ?? ''));
  assert.equal(await stage.game(), null);
  assert.doesNotMatch(stage.ground.rows(), new RegExp(tom.id, 'u'));
});
