import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press } from '../commands/ground.ts';
import { controlsOf, idOf, lea, MatchStage, merlin, named, robot, tom } from './match-stage.ts';

test('a game of two is opened in public, says whose move it is, and calls that person alone', async (context) => {
  const stage = await MatchStage.open(context);
  const { message, entry } = await stage.pari({ delai: '2 h' });
  assert.deepEqual(controlsOf(message), [['Relever', 'Refuser', 'Détail']]);
  assert.equal(
    message.content?.replaceAll('\u202f', ' '),
    `<@${tom.id}> : relève le pari, échéance <t:1700007200:R>`.concat('.'),
  );
  assert.deepEqual(entry?.content.options, { adversaire: { id: tom.id, name: 'Tom' } });
  const [call, ...more] = await stage.calls();
  assert.deepEqual(more, []);
  assert.deepEqual(call?.calls, [tom.id]);
  assert.match(call?.content ?? '', /relève le pari \(\/pari, échéance <t:1700007200:R>\)/u);
  const game = await stage.game();
  assert.deepEqual([game?.awaits, game?.seats], [[tom.id], [lea.id, tom.id]]);
  assert.equal(game?.deadlineAt, stage.now + 2 * 3_600_000);
});

test('a move that brings something asks for it by a form, and what does not fit changes nothing', async (context) => {
  const stage = await MatchStage.open(context);
  const opening = await stage.pari();
  const form = await stage.form(stage.on(tom, opening.message, 'Relever'));
  assert.equal(form.title, 'Relever le pari (3 postures)');
  assert.equal(await stage.refused(stage.sent(tom, form, { mise: 'trois' })), 'not-an-integer');
  assert.equal(
    await stage.refused(stage.sent(tom, form, { mise: '11' })),
    'out-of-bounds',
    'by the game itself',
  );
  assert.equal(await stage.refused(stage.on(lea, opening.message, 'Relever')), 'not-your-move');
  assert.equal(await stage.refused(stage.sent(lea, form, { mise: '3' })), 'not-your-move');
  const { message, entry } = await stage.done(stage.sent(tom, form, { mise: '3' }));
  assert.deepEqual(controlsOf(message), [['Choisis ta posture'], ['Abandonner', 'Détail']]);
  assert.deepEqual(entry?.content.game, { id: 1, version: 0, move: 'relever', since: 0 });
  const state = (await stage.game())?.state;
  assert.partialDeepStrictEqual(state, { mise: 3, version: 1, fixed: { fiche: null, stances: 3 } });
});

test('a menu carries its moves, and who has acted calls the other', async (context) => {
  const stage = await MatchStage.open(context);
  const taken = await stage.taken(await stage.pari());
  const wrong = stage.choose(tom, taken.message, 'Choisis ta posture', 'posture:p-1');
  assert.equal(await stage.refused(wrong), 'not-your-move');
  const forged = stage.choose(lea, taken.message, 'Choisis ta posture', 'posture:p-7');
  assert.equal(await stage.refused(forged), 'illegal-move');
  const stood = await stage.stood(taken);
  assert.deepEqual(controlsOf(stood.message), [['Frapper', 'Abandonner', 'Dés physiques', 'Détail']]);
  assert.deepEqual(
    (await stage.calls()).map(({ calls }) => calls),
    [[tom.id], [lea.id], [tom.id], [lea.id]],
  );
  const old = stage.choose(tom, taken.message, 'Choisis ta posture', 'posture:p-1');
  assert.equal(await stage.refused(old), 'stale-version');
});

test('piege-08 the most that a game offers fits: a hundred choices are parted in four named menus', async (context) => {
  const stage = await MatchStage.open(context);
  const { message } = await stage.taken(await stage.pari({ postures: 100 }));
  assert.deepEqual(controlsOf(message), [
    ...[1, 2, 3, 4].map((at) => [`Choisis ta posture (${at}/4)`]),
    ['Abandonner', 'Détail'],
  ]);
  const last = await stage.done(stage.choose(lea, message, 'Choisis ta posture (4/4)', 'posture:p-99'));
  assert.partialDeepStrictEqual((await stage.game())?.state, { stances: ['p-99', null] });
  assert.ok(last.entry);
});

test('dice thrown by hand come by a form; the steps of an entry are those of its move alone', async (context) => {
  const stage = await MatchStage.open(context);
  const stood = await stage.stood(await stage.taken(await stage.pari()));
  const form = await stage.form(stage.on(lea, stood.message, 'Dés physiques'));
  assert.equal(await stage.refused(stage.sent(lea, form, { des: '7' })), 'dice-face');
  assert.equal(await stage.refused(stage.sent(lea, form, { des: '' })), 'dice-none');
  const one = await stage.done(stage.sent(lea, form, { des: '2' }));
  const two = await stage.strike(tom, one, 5);
  for (const [{ entry }, face] of [
    [one, 2],
    [two, 5],
  ] as const) {
    assert.equal(entry?.content.typed, true);
    assert.deepEqual(entry?.content.dice, [{ sides: 6, face }]);
    assert.equal(entry?.content.outcome.steps.length, 1);
  }
});

test('one form for dice asks which move they are for, where several roll', async (context) => {
  const stage = await MatchStage.open(context);
  const stood = await stage.stood(await stage.taken(await stage.pari()));
  const two = await stage.strike(tom, await stage.strike(lea, stood, 1), 1);
  const { message } = await stage.stood(two);
  assert.deepEqual(controlsOf(message), [['Frapper', 'Viser', 'Abandonner', 'Dés physiques', 'Détail']]);
  assert.equal(await stage.refused(stage.on(tom, message, 'Dés physiques')), 'not-your-move');
  const form = await stage.form(stage.on(lea, message, 'Dés physiques'));
  assert.match(JSON.stringify(form.components), /"Frapper".*"Viser"/u);
  assert.equal(await stage.refused(stage.sent(lea, form, { des: '3' })), 'one-move');
  assert.equal(await stage.refused(stage.sent(lea, form, { coup: 'abandonner', des: '3' })), 'dice-not-due');
  const { entry } = await stage.done(stage.sent(lea, form, { coup: 'viser', des: '3' }));
  assert.equal(entry?.content.game?.move, 'viser');
});

test('what cannot be taken back is asked for once more, and the reason is kept as the note of the entry', async (context) => {
  const stage = await MatchStage.open(context);
  const taken = await stage.taken(await stage.pari({ motif: 'Au pont' }));
  assert.equal(taken.entry?.content.motif, 'Au pont');
  const form = await stage.form(stage.on(lea, taken.message, 'Abandonner'));
  assert.equal(form.title, 'Abandonner le pari ?');
  const { message, entry } = await stage.done(stage.sent(lea, form, { motif: ' Il se fait tard ' }));
  assert.equal(entry?.content.motif, 'Il se fait tard');
  assert.equal(message.content, '');
  assert.deepEqual(controlsOf(message), [['Détail', 'Annuler']]);
  assert.equal(await stage.refused(stage.on(lea, taken.message, 'Abandonner')), 'match-finished');
});

test('a MJ takes the move of a player over, and all that is shown says so', async (context) => {
  const stage = await MatchStage.open(context);
  const taken = await stage.taken(await stage.pari());
  const one = await stage.done(stage.choose(merlin, taken.message, 'Choisis ta posture', 'posture:p-1'));
  assert.match(one.message.content ?? '', /^Joué par Merlin \(MJ\) pour Léa\.\n/u);
  assert.equal(one.entry?.behalf?.id, lea.id);
  assert.equal(one.entry?.author.id, merlin.id);
  await stage.done(stage.choose(merlin, one.message, 'Choisis ta posture', 'posture:p-1'));
  assert.deepEqual(
    (await stage.calls()).map(({ calls }) => calls),
    [[tom.id], [lea.id], [tom.id], [lea.id]],
  );
});

test('piege-04 piege-24 who cannot be played against is told why, and where the bot may not show it nothing is rolled', async (context) => {
  const stage = await MatchStage.open(context);
  const against = (adversaire: object) => stage.call(lea, 'pari', { adversaire: adversaire as never });
  assert.equal(await stage.refused(against(named(lea))), 'opponent-self');
  const stranger = { ...robot, isSelf: false, id: '940000000000000001' };
  assert.equal(await stage.refused(against(stranger)), 'opponent-bot');
  assert.equal(await stage.refused(against({ ...named(tom), isMember: false })), 'opponent-left');
  const { place } = against(named(tom));
  const lacking = { ...against(named(tom)), place: { ...place, lacks: ['EmbedLinks'] } };
  assert.equal(await stage.refused(lacking), 'bot-lacks');
  const mute = { ...against(named(tom)), actor: { ...lea, maySpeak: false } };
  assert.equal(await stage.refused(mute), 'may-not-speak-here');
  const alone = { ...against(named(tom)), place: { guild: null, channel: '5', parents: [] } };
  assert.equal(await stage.refused(alone), 'wrong-place');
  assert.equal(
    await stage.refused(stage.call(lea, 'pari', { adversaire: named(tom), delai: '1 min' })),
    'delay-bounds',
  );
  const opened = await stage.pari();
  const silent = stage.on({ ...tom, maySpeak: false }, opened.message, 'Refuser');
  assert.equal(await stage.refused(silent), 'may-not-speak-here');
});

test('piege-02 piege-03 piege-33 two clicks at once have one effect, and the same click twice is silent', async (context) => {
  const stage = await MatchStage.open(context);
  const { message } = await stage.pari();
  const clicks = [stage.on(tom, message, 'Refuser'), stage.on(tom, message, 'Refuser')];
  const got = await Promise.all(clicks.map((click) => stage.do(click)));
  const kinds = got.map((one) => ('refused' in one ? one.code : one.kind)).sort();
  assert.deepEqual(kinds, ['done', 'match-finished']);
  const won = clicks[got.findIndex((one) => !('refused' in one))];
  assert.ok(won);
  assert.equal((await stage.do(won)) && (await stage.journal()).length, 2);
  assert.deepEqual(await stage.do(won), { kind: 'again' });
});

test('a control of another campaign, another server or no game finds nothing', async (context) => {
  const stage = await MatchStage.open(context);
  const { message } = await stage.pari();
  const place = { guild: '900000000000000002', channel: '5', parents: [] };
  await stage.pari({}, { place });
  assert.equal(await stage.refused(stage.on(tom, message, 'Refuser', { place })), 'gone');
  assert.equal(await stage.refused(press('pari:move:99:0:refuser', { actor: tom })), 'gone');
  assert.equal(await stage.refused(press('pari:physical:1:0', { actor: tom })), 'illegal-move');
  assert.equal(idOf(message, 'Refuser'), 'pari:move:1:0:refuser');
});
