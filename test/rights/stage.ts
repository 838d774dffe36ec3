import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { commands } from '../../commands/index.ts';
import { parseLine } from '../../src/playground/line.ts';
import { refusalText } from '../../src/present/refusals.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { Actor, Place } from '../../src/slash/command.ts';
import { define } from '../../src/slash/definition.ts';
import type { Named, OptionValue } from '../../src/slash/option.ts';
import { type Ground, type Performed, perform } from '../../src/slash/perform.ts';
import { actionOf } from '../../src/slash/target.ts';
import type { Store } from '../../src/store/store.ts';
import { openGround, slash, wire } from '../commands/ground.ts';
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

/** A campaign with something of everything in it; what is tried in it leaves no trace. */
export class Scene {
  readonly #ground: Ground;
  #deeds = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  async says(who: Person, line: string, channel = 'général', keeps = false): Promise<Performed | Refusal> {
    const read = parseLine(line, definitions);
    assert.ok(!('problem' in read), `${line}: ${JSON.stringify(read)}`);
    const command = commands.find(({ name }) => name === read.command);
    const specs = (command && actionOf(command, read.subcommand)?.options) ?? {};
    const options = Object.fromEntries(
      Object.entries(read.options).map(([name, value]) => [name, resolved(specs[name]?.type ?? '', value)]),
    );
    this.#deeds += 1;
    const call = slash(read.command, options, {
      id: String(1_300_000_000_000_000_000n + BigInt(this.#deeds)),
      subcommand: read.subcommand,
      actor: actor(who),
      place: placeOf(who, channel),
    });
    const undone = { ...this.#ground, store: untouched(this.#ground.store) };
    return perform(keeps ? this.#ground : undone, call, wire);
  }

  /** What must be done for the scene to stand. */
  async does(who: Person, line: string, channel?: string): Promise<void> {
    const performed = await this.says(who, line, channel, true);
    assert.ok(!isRefusal(performed), isRefusal(performed) ? `${line}: ${refusalText(performed)}` : '');
  }

  /** `fait`, or the code of the refusal. */
  async tries(who: Role, line: string, channel?: string): Promise<string> {
    const performed = await this.says(who, line, channel);
    return isRefusal(performed) ? performed.code : 'fait';
  }
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
  await scene.does('Arthur', '/campagne mj nommer:Merlin');
  await scene.does('Arthur', '/campagne creer nom:Ailleurs lier:oui', 'ailleurs');
  await scene.does('Arthur', '/campagne mj nommer:Morgane', 'ailleurs');
  await scene.does('Merlin', '/campagne reglages salon-mj:mj');
  await scene.does('Léa', `/fiche creer nom:Kael ${sheet}`);
  await scene.does('Tom', `/fiche creer nom:Borg ${sheet}`);
  await scene.does('Merlin', `/fiche creer nom:Ombre cachee:oui ${sheet}`);
  await scene.does('Léa', '/jet notation:2d6');
  await scene.does('Léa', '/jet notation:2d6 visibilite:joueur-mj');
  await scene.does('Léa', '/jet notation:2d6 visibilite:personnel');
  await scene.does('Léa', '/fiche modifier fiche:Kael xp:+20');
  await scene.does('Merlin', '/royaume region region:"Val d’Or" troupes:4 heros:1');
  await scene.does('Merlin', '/seance ouvrir nom:Siège');
  await scene.does('Léa', '/bataille commencer adversaire:Tom premier:moi', 'bataille');
  await scene.does('Léa', '/bataille unite nom:Boyz effectif-initial:10 cd:7 co:2', 'bataille');
  await scene.does('Léa', '/melee adversaire:Tom fiche:Kael');
  return scene;
}
