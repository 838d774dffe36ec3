import assert from 'node:assert/strict';
import { test } from 'node:test';
import { regionNamed } from '../../src/campaign/regions.ts';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import { enter, type Stage, setEmptyStage, setStage } from './stage.ts';

const said = ({ embeds }: SeenMessage): string => JSON.stringify(embeds).replaceAll('\u202f', ' ');

const labels = ({ components = [] }: SeenMessage): string[] =>
  components.flatMap((row) =>
    'components' in row ? row.components.flatMap((part) => ('label' in part ? [part.label ?? ''] : [])) : [],
  );
const waiting = 'Val d’Or\u202f: 2 morts-vivants';

/** One person at the keyboard, in the channel where all play. */
function seat({ discord, general }: Pick<Stage, 'discord' | 'general'>, who: string) {
  const types = (line: string) => discord.as(who).slash(general, line).answered();
  const clicks = (on: SeenMessage, label: string) => discord.as(who).click(on, label).answered();
  const throws = async (on: SeenMessage, label: string, fields: Record<string, string>) => {
    const opener = discord.as(who).click(on, label);
    await opener.response();
    return discord.as(who).submit(opener, fields).answered();
  };
  return { types, clicks, throws };
}

/** Who waits in a region, as the books have it. */
async function waitingIn({ store }: Pick<Stage, 'store'>, nom: string): Promise<readonly string[]> {
  const found = await store.read((tx) => regionNamed(tx, 1, nom));
  return (found?.region.invocations ?? []).map(({ type, nombre }) => `${nombre} ${type}`);
}

test('three play a turn of the kingdom: harvest, plunder, bandits attacked, trophies, undead at the next turn, the plunder undone', async (context) => {
  const stage = await setStage(context);
  const { discord, general } = stage;
  const [lea, tom, merlin] = [seat(stage, stage.lea), seat(stage, stage.tom), seat(stage, stage.mj)];
  const scores = async () => said(await lea.types('/scores voir'));

  await merlin.types('/royaume region region:"Val d’Or" poi:2 batiments:"Ferme (production)"');
  const early = await tom.types('/royaume pillage region:"val d\'or" troupes:2');
  assert.match(said(early), /personne n’a récolté/u);
  assert.equal(early.visibleTo, stage.tom);
  await lea.types('/royaume recolte region:"val d\'or" ressources:"3 blés"');
  const plunder = await tom.types('/royaume pillage region:"Val d’Or" troupes:2 ressources:"2 blés"');
  assert.match(said(plunder), /Tom\*\* pille la région avec 2 troupes : \*\*trophée bleu/u);
  assert.deepEqual(await waitingIn(stage, 'Val d’Or'), ['3 bandit']);

  const crown = await lea.types(
    '/combat attaque:"1 dragon" contexte:couronne defense:"3 bandits" region:"Val d’Or" des:"5 6 1"',
  );
  assert.match(said(crown), /2 touches/u);
  const stranger = await tom.clicks(crown, 'Nouvel assaut');
  assert.equal(stranger.visibleTo, stage.tom);
  const won = await lea.throws(crown, 'Dés physiques', { des: '12 1 2' });
  assert.equal(won.id, crown.id);
  assert.match(said(won), /Victoire de l’attaque[\s\S]*rouge\*\* pour Léa[\s\S]*faveur/u);
  assert.deepEqual(await waitingIn(stage, 'Val d’Or'), []);
  assert.match(await scores(), /Léa\*\* : Trophées rouges 1[\s\S]*Tom\*\* : Trophées bleus 1/u);

  const duel = await lea.types(
    '/combat attaque:"2 troupes" contexte:joueur defense:"3 troupes" defenseur:Tom region:"Val d’Or"',
  );
  assert.match(said(duel), /Léa\*\* attaque \*\*Tom/u);
  const fought = await lea.throws(duel, 'Dés physiques', { des: '4 5' });
  assert.match(said(fought), /bleu\*\* pour Léa[\s\S]*2 morts-vivants\*\* se relèvent/u);
  const halted = await merlin.clicks(fought, 'Arrêter et finir le tour');
  assert.match(said(halted), /rouge\*\* pour Tom/u);
  assert.match(halted.content, /Joué par Merlin \(MJ\) pour Léa/u);

  const turned = await merlin.types('/royaume tour');
  assert.match(said(turned), /tour 2[\s\S]*Val d’Or : \*\*2 morts-vivants/u);
  const undead = await merlin.throws(turned, waiting, {
    cibles: 'Lea : 1 troupe ; Tom : 2 troupes',
    des: '6 1 3',
  });
  assert.match(said(undead), /1 touche[\s\S]*désigne \*\*Tom/u);
  assert.ok(labels(turned).includes(waiting));
  const isFought = (): boolean => {
    const shown = discord.messagesSeenBy(stage.mj, general).find(({ id }) => id === turned.id);
    return shown !== undefined && !labels(shown).includes(waiting);
  };
  await discord.until(() => isFought() || null, 'the button of the fight to go');

  const refused = await merlin.types('/annuler numero:3');
  assert.match(said(refused), /ne peut pas être annulé/u);
  const undone = await merlin.types('/annuler numero:3 suite:oui');
  assert.match(said(undone), /région/u);
  assert.deepEqual(await waitingIn(stage, 'Val d’Or'), []);
  const after = await scores();
  assert.match(after, /Tom\*\* : Trophées rouges 0 · Trophées bleus 0/u);
  assert.match(after, /Léa\*\* : Trophées rouges 0 · Trophées bleus 0/u);
  const seen = await lea.types('/royaume region region:"val d\'or"');
  assert.match(said(seen), /Récoltée ce tour-ci par Léa[\s\S]*Tour 1/u);
});

test('a battle against a player goes on after a restart, in the message where it was', async (context) => {
  const stage = await setEmptyStage(context);
  const first = await enter(stage);
  const lea = seat(stage, stage.lea);
  const line = '/combat attaque:"2 troupes" contexte:joueur defense:"40 troupes" defenseur:Tom region:Val';
  const opened = await lea.types(line);
  await lea.throws(opened, 'Dés physiques', { des: '4 1' });
  await first.bot.stop();
  await first.store.close();
  const { store } = await enter(stage);
  const second = await lea.throws(opened, 'Dés physiques', { des: '6 5' });
  assert.equal(second.id, opened.id);
  assert.match(said(second), /2e assaut : \*\*2 touches[\s\S]*37 troupes/u);
  assert.deepEqual(await waitingIn({ store }, 'Val'), ['3 mort-vivant']);
});
