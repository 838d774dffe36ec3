import type { Entry } from '../../src/campaign/entry.ts';
import { type KeptTurn, openFights, turnIn } from '../../src/campaign/regions/fights.ts';
import { turnOf, turns } from '../../src/campaign/regions/turn.ts';
import { keepRegion, regionsOf } from '../../src/campaign/regions.ts';
import type { StateTrace } from '../../src/campaign/states.ts';
import { fightLabel, tour as present } from '../../src/present/royaume/tour.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { nextTurn } from '../../src/rules/waryaume/royaume.ts';
import type { Region } from '../../src/rules/waryaume/terms.ts';
import { button, detailButton, row, undoButton } from '../../src/slash/buttons.ts';
import type { Action, Deed, Desk, Message, Press, SlashCall } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import { sightOf } from '../../src/slash/entry-view.ts';
import { draftOf, rulingsOf } from './shared.ts';

/** Fights on one page: four rows of five, a fifth row turns the pages. */
const fightsPerPage = 20;

/** `/royaume tour`: the next turn of the whole board. */
export const tour: Action = {
  description: 'MJ : tour suivant ; ce qui attend dans les régions attaque d’abord',
  options: {},
  manner: () => 'public',
  run: (_, call, desk) => run(call, desk),
};

async function run(call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  if (!desk.isMaster) return refuse('master-only', null);
  if (!call.actor.maySpeak) return refuse('may-not-write-here', null);
  const { tx, campaign } = desk;
  const before = await regionsOf(tx, campaign.id);
  if (before.length === 0) return refuse('no-region', null);
  const regions = before.map(({ region }) => region);
  const { result, ...outcome } = nextTurn(regions, rulingsOf(desk));
  const numberOf = (nom: string): number => before.find(({ region }) => region.nom === nom)?.id ?? 0;
  const told: KeptTurn = {
    tour: 1 + (await turnOf(tx, campaign.id)),
    combats: result.combats.map((fight) => ({ id: numberOf(fight.region), ...fight })),
    departs: result.departs,
  };
  const etats = await renew(desk, before, result.regions);
  const draft = draftOf({ ...outcome, result: told }, etats, { options: {}, behalf: null });
  return {
    kind: 'entry',
    draft: { ...draft, changes: [{ ...turns, by: 1, cause: 'tour' }] },
    show: (entry) => turnMessage(entry, [...told.combats.keys()], 0),
  };
}

/** Every region as the turn begins in it. */
async function renew(
  { tx, campaign }: Desk,
  before: readonly { readonly id: number }[],
  after: readonly Region[],
): Promise<StateTrace[]> {
  const traces: StateTrace[] = [];
  for (const [at, region] of after.entries()) {
    const trace = await keepRegion(tx, campaign.id, before[at]?.id ?? null, { region, assauts: [] });
    if (trace) traces.push(trace);
  }
  return traces;
}

/** The pages of the fights that wait. */
export const turnPage: Press = {
  manner: 'update',
  run: async (call, desk) => {
    const [id, page] = call.args;
    const sight = await sightOf(call, desk, Number(id));
    if (isRefusal(sight)) return sight;
    if (sight.entry.content?.command !== 'royaume tour') return refuse('gone', null); // a forged button may name any entry
    const open = await openFights(desk.tx, sight.entry);
    return { kind: 'read', message: turnMessage(sight.entry, open, Number(page)) };
  },
};

/** A change of turn with a button for each fight of `open` (their ranks), twenty on a page from 0. */
export function turnMessage(entry: Entry, open: readonly number[], page: number): Message {
  const pages = Math.max(1, Math.ceil(open.length / fightsPerPage));
  const at = Math.min(Math.max(0, Math.trunc(page) || 0), pages - 1);
  const shown = open.slice(at * fightsPerPage, (at + 1) * fightsPerPage);
  const fights = shown.flatMap((rank) => {
    const fight = turnIn(entry).combats[rank];
    return fight
      ? [button(fightLabel(fight), makeCustomId('combat', 'attente', entry.id, rank), 'main')]
      : [];
  });
  const to = (label: string, target: number) =>
    button(label, makeCustomId('royaume', 'combats', entry.id, target));
  const rows = Array.from({ length: Math.ceil(fights.length / 5) }, (_, one) =>
    row(...fights.slice(one * 5, one * 5 + 5)),
  );
  const last = row(
    ...(at > 0 ? [to('Précédents', at - 1)] : []),
    ...(at + 1 < pages ? [to('Suivants', at + 1)] : []),
    detailButton(entry),
    undoButton(entry),
  );
  return { embeds: [present(entry)], components: [...rows, last] };
}
