import { arbitrages } from '../data/waryaume/arbitrages.ts';
import { pseudonymIn } from '../src/campaign/people.ts';
import {
  attackedOf,
  type CombatGiven,
  type CombatMatch,
  type CombatStart,
  type CombatView,
  combatMatch,
  type Effects,
  leaderOf,
} from '../src/matches/combat.ts';
import { controls, expected, isRegional } from '../src/present/combat/controls.ts';
import { combat as present } from '../src/present/combat.ts';
import { isRefusal, type Json, type Refusal } from '../src/rules/rule.ts';
import type { Combat, CombatResult, Decision } from '../src/rules/waryaume/combat.ts';
import { undoButton } from '../src/slash/buttons.ts';
import type { Command, Deed, Desk, Press, SlashCall } from '../src/slash/command.ts';
import { beginMatch } from '../src/slash/match/begin.ts';
import { type MatchRoll, matchCommand } from '../src/slash/matches.ts';
import type { Values } from '../src/slash/option.ts';
import { attaque, attente } from './combat/attente.ts';
import { callsAttacked } from './combat/calls.ts';
import { checkOn } from './combat/check.ts';
import { completeCombat } from './combat/complete.ts';
import { accountsOf, type Ground, groundOf, isDuel } from './combat/ground.ts';
import { combatOptions } from './combat/options.ts';
import { inTheName, settle, siteNow } from './combat/settle.ts';

type Told = CombatResult & { readonly effects: Effects };
type CombatRoll = MatchRoll<Combat, CombatStart, CombatMatch, Decision, CombatView, Told>;

/** Where nothing is known of who fights where: moves of a battle that is open need no more. */
const nowhere: Ground = {
  site: null,
  attaquant: '',
  defenseur: null,
  opponent: null,
  cibles: new Map(),
  ready: new Map(),
  single: null,
};

/** The battle as it is played on that ground. Where nobody can click, one against a player is one assault of one person. */
function rollOn(ground: Ground, attended = true): CombatRoll {
  return {
    name: 'combat',
    description: 'Une bataille, assaut après assaut : contre un joueur, pour la couronne, ou de PNJ',
    game: 'waryaume',
    arbitrages,
    options: combatOptions,
    house: 'prisonniers',
    check: (values, rulings, faces) => checkOn(ground, values, rulings, faces),
    match: combatMatch,
    start: (combat, player, attended, { values }) => ({
      ...{ combat, player, defenseur: ground.opponent, site: ground.site },
      waits: attended && isDuel(values),
      isAlone: !attended,
    }),
    isShared: (values) => attended && isDuel(values),
    seats: (state) => [leaderOf(state), attackedOf(state)].filter((id) => id !== null),
    told: ({ outcome, effects }) => ({
      outcome: { ...outcome, result: { ...outcome.result, effects } },
      since: 0,
    }),
    control: (move, { bataille }) => controls(move, bataille.assauts),
    prepare: async ({ state, desk }) => {
      const { site, bataille } = state;
      const isPlaced = site !== null && bataille.region !== null;
      const given: CombatGiven = {
        site: isPlaced ? await siteNow(desk, { ...site, region: bataille.region }) : null,
        attaquant: await pseudonymIn(desk.tx, desk.campaign.id, leaderOf(state)),
        joueurAttaque: await pseudonymIn(desk.tx, desk.campaign.id, attackedOf(state) ?? ''),
      };
      return given as unknown as Json; // JSON by its type
    },
    expects: (state, id) => expected(state.bataille.assauts, id === leaderOf(state)),
    present: (entry, { next }, { guild }) => present(entry, next, guild !== null),
    extras: (entry) => (isRegional(entry) ? [undoButton(entry)] : []),
    complete: completeCombat,
  };
}

const plain = matchCommand(rollOn(nowhere));

/** `/combat`: a battle. What each decision changes in the books and in the region is written with it. */
export const combat: Command = {
  ...plain,
  ...(plain.action && { action: { ...plain.action, run: begin } }),
  press: {
    ...Object.fromEntries(
      Object.entries(plain.press ?? {}).map(([name, press]) => [
        name,
        'opens' in press ? press : kept(press),
      ]),
    ),
    attente,
    attaque: attaque((ground, values, call, desk) => beginOn(ground, values, call, desk)),
  },
};

async function begin(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  // What is personal touches no books, so it brings nothing that one could win; against a player nothing is personal.
  const isOwn = values['visibilite'] === 'personnel' && values['contexte'] !== 'joueur';
  const own = isOwn ? { ...values, simuler: true } : values;
  const ground = await groundOf(own, call, desk);
  return isRefusal(ground) ? ground : beginOn(ground, own, call, desk);
}

async function beginOn(ground: Ground, values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { site } = ground;
  const own = site === null ? values : { ...values, region: site.region.nom };
  const begun = await beginMatch(rollOn(ground, desk.attended), own, call, desk);
  const settled = await settle(begun, desk, accountsOf(ground));
  return callsAttacked(settled, { ground, values }, call, desk);
}

/** A move, with what it changed; what a MJ does for the attacker is told as theirs. */
function kept(press: Press): Press {
  return {
    ...press,
    run: async (call, desk) => settle(await inTheName(await press.run(call, desk), call, desk), desk),
  };
}
