import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { commands } from '../../commands/index.ts';
import { parseLine } from '../../src/playground/line.ts';
import { refusalText } from '../../src/present/refusals.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { Actor, ComponentCall, Place, SlashCall } from '../../src/slash/command.ts';
import { define } from '../../src/slash/definition.ts';
import type { Named, OptionValue } from '../../src/slash/option.ts';
import { type Ground, type Performed, perform } from '../../src/slash/perform.ts';
import { actionOf } from '../../src/slash/target.ts';
import type { Store } from '../../src/store/store.ts';
import { openGround, press, slash, wire } from '../commands/ground.ts';
import { scriptedRim } from '../store/scratch.ts';

/**
 * Who acts: Léa, to whom the things of the scene belong; Tom, another player; Merlin, the campaign's MJ by name; Morgane,
 * MJ of another campaign of the same server; and Inconnu, who writes to the bot in private.
 */
export const cast = ['Léa', 'Tom', 'Merlin', 'Morgane', 'Inconnu'] as const;
export type Role = (typeof cast)[number];

const ids = { Léa: '1', Tom: '2', Merlin: '3', Morgane: '4', Inconnu: '5', Arthur: '6' } as const;
type Person = keyof typeof ids;
const idOf = (who: Person): string => `92000000000000000${ids[who]}`;

/** Arthur owns the server. In private everybody is their own MJ, as Discord’s side of the bot has it. */
function actor(who: Person): Actor {
  const managesGuild = who === 'Arthur' || who === 'Inconnu';
  return { id: idOf(who), name: who, roles: [], managesGuild, maySpeak: true };
}

const channels: Readonly<Record<string, string>> = {
  général: '910000000000000001',
  bataille: '910000000000000002',
  ailleurs: '910000000000000003',
  journal: '910000000000000004',
  mj: '910000000000000005',
};
const guild = '900000000000000001';

function placeOf(who: Person, channel: string): Place {
  if (who === 'Inconnu') return { guild: null, channel: '910000000000000099', parents: [] };
  return { guild, channel: channels[channel] ?? '', parents: [] };
}

const definitions = commands.map(define);

/** People, channels and roles of a line by their names, as Discord hands them over. */
function resolved(type: string, value: OptionValue): OptionValue {
  const name = String(value).replace(/^[@#]/u, '');
  if (type === 'user') {
    const known: Named = { id: idOf(name as Person), name, isBot: false, isMember: true };
    return known;
  }
  if (type === 'channel') return { id: channels[name] ?? '', name, everybodyReads: false };
  return type === 'role' ? { id: '930000000000000001', name } : value;
}

/** The same books, in which nothing is ever kept. */
function untouched(store: Store): Store {
  return {
    transact: (work) => store.transact(work, () => false),
    read: (work) => store.read(work),
    close: () => store.close(),
  };
}

/** How a control is used: pressed if nothing else is said, chosen in, or sent as a form. */
export type Use = Partial<Pick<ComponentCall, 'values' | 'fields'>>;

/** A campaign with something of everything in it; what is tried in it leaves no trace. */
export class Scene {
  readonly ground: Ground;
  #deeds = 0;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** A line that somebody types in a channel. */
  typed(who: Person, line: string, channel = 'général'): SlashCall {
    const read = parseLine(line, definitions);
    assert.ok(!('problem' in read), `${line}: ${JSON.stringify(read)}`);
    const command = commands.find(({ name }) => name === read.command);
    const specs = (command && actionOf(command, read.subcommand)?.options) ?? {};
    const options = Object.fromEntries(
      Object.entries(read.options).map(([name, value]) => [name, resolved(specs[name]?.type ?? '', value)]),
    );
    const by = { id: this.#next(), actor: actor(who), place: placeOf(who, channel) };
    return slash(read.command, options, { ...by, subcommand: read.subcommand });
  }

  /** A control that somebody uses in a channel. */
  clicked(who: Person, customId: string, { values, fields }: Use = {}, channel = 'général'): ComponentCall {
    const kind = values ? 'select' : fields ? 'modal' : 'button';
    const by = { id: this.#next(), actor: actor(who), place: placeOf(who, channel) };
    return press(customId, { ...by, kind, ...(values && { values }), ...(fields && { fields }) });
  }

  /** What must be done for the scene to stand. */
  async does(call: SlashCall | ComponentCall): Promise<Extract<Performed, { kind: 'done' }>> {
    const performed = await perform(this.ground, call, wire);
    assert.ok(
      !isRefusal(performed),
      isRefusal(performed) ? `${call.command}: ${refusalText(performed)}` : '',
    );
    assert.ok(performed.kind === 'done');
    return performed;
  }

  /** What would come of it. */
  tries(call: SlashCall | ComponentCall): Promise<Performed | Refusal> {
    return perform({ ...this.ground, store: untouched(this.ground.store) }, call, wire);
  }

  #next(): string {
    this.#deeds += 1;
    return String(1_300_000_000_000_000_000n + BigInt(this.#deeds));
  }
}

/** What each of the cast must not learn: motifs of rolls and the name of a sheet that are not for their eyes. */
export const secrets: Readonly<Record<Role, readonly string[]>> = {
  Léa: ['Embuscade', 'Ombre'],
  Tom: ['Embuscade', 'Ombre', 'Trahison', 'Confidence'],
  Merlin: ['Confidence'],
  Morgane: ['Embuscade', 'Ombre', 'Trahison', 'Confidence'],
  Inconnu: ['Embuscade', 'Ombre', 'Trahison', 'Confidence'],
};

/** The secrets that somebody was told, whatever came of what they `said` themselves. */
export function betrayed(who: Role, said: string, performed: Performed | Refusal): readonly string[] {
  const text = isRefusal(performed) ? refusalText(performed) : JSON.stringify(shownIn(performed));
  return secrets[who].filter((secret) => !said.includes(secret) && text.includes(secret));
}

function shownIn(performed: Performed): unknown {
  if (performed.kind === 'again') return null;
  return performed.kind === 'form' ? performed.form : performed.message;
}

const sheet = 'profil:"Effectif 10 CC 4 F 4 E 4 PV 10 I 4 A 2 Cd 7 CO 2 Svg 3+"';

/** Sets the scene once for many tries. */
export async function setScene(context: TestContext): Promise<Scene> {
  const ground = await openGround(context);
  const lookAround: Ground['lookAround'] = async () => ({
    ...{ version: '1', latency: 1, channels: [], books: null, backup: null },
  });
  const { randomBytes } = scriptedRim(); // that of the ground repeats after some time
  const scene = new Scene({ ...ground, lookAround, rim: { ...ground.rim, randomBytes } });
  const does = async (...line: Parameters<Scene['typed']>) => scene.does(scene.typed(...line));
  await does('Arthur', '/campagne mj nommer:Merlin');
  await does('Arthur', '/campagne creer nom:Ailleurs lier:oui', 'ailleurs');
  await does('Arthur', '/campagne mj nommer:Morgane', 'ailleurs');
  await does('Merlin', '/campagne reglages salon-mj:mj');
  await does('Léa', `/fiche creer nom:Kael ${sheet}`);
  await does('Tom', `/fiche creer nom:Borg ${sheet}`);
  await does('Merlin', `/fiche creer nom:Ombre cachee:oui ${sheet}`);
  await does('Léa', '/jet notation:2d6');
  await does('Léa', '/jet notation:2d6 visibilite:joueur-mj motif:Trahison');
  await does('Léa', '/jet notation:2d6 visibilite:personnel motif:Confidence');
  await does('Léa', '/fiche modifier fiche:Kael xp:+20');
  await does('Merlin', '/royaume region region:"Val d’Or" troupes:4 heros:1');
  await does('Merlin', '/seance ouvrir nom:Siège');
  await does('Léa', '/bataille commencer adversaire:Tom premier:moi', 'bataille');
  await does('Léa', '/bataille unite nom:Boyz effectif-initial:10 cd:7 co:2', 'bataille');
  await does('Léa', '/melee adversaire:Tom fiche:Kael');
  await does('Merlin', '/jet notation:2d6 visibilite:mj motif:Embuscade pour:Léa');
  return scene;
}
