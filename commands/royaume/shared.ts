import { arbitrages } from '../../data/waryaume/arbitrages.ts';
import { type Known, personIn } from '../../src/campaign/people.ts';
import { keepRegion } from '../../src/campaign/regions.ts';
import type { StateTrace } from '../../src/campaign/states.ts';
import { royaume as present } from '../../src/present/royaume.ts';
import {
  type Json,
  type Outcome,
  type Refusal,
  type Rulings,
  refuse,
  rulingsInForce,
} from '../../src/rules/rule.ts';
import { changes, type RoyaumeResult } from '../../src/rules/waryaume/royaume.ts';
import { entryButtons, row, undoButton } from '../../src/slash/buttons.ts';
import type { BookChange, Call, Deed, Desk, Draft } from '../../src/slash/command.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import type { Found } from './options.ts';

/** The answers in force for the game. */
export function rulingsOf({ campaign }: Pick<Desk, 'campaign'>): Rulings {
  return rulingsInForce(arbitrages, campaign.rulings['waryaume']);
}

/** Who does something on the board, and the player for whom a MJ writes it down. */
export interface Doer extends Known {
  readonly behalf: Draft['behalf'];
}

/** The player who acts. Refused: `may-not-write-here`; for another player `master-only`, `opponent-bot` [name]. */
export async function doerOf({ joueur }: Values, call: Call, desk: Desk): Promise<Doer | Refusal> {
  if (!call.actor.maySpeak) return refuse('may-not-write-here', null);
  const named = joueur as Named | undefined; // a user option
  const isOther = named !== undefined && named.id !== call.actor.id;
  if (isOther && !desk.isMaster) return refuse('master-only', 'joueur');
  if (isOther && named.isBot === true) return refuse('opponent-bot', 'joueur', { name: named.name });
  const { id, name } = isOther ? named : call.actor;
  const known = await personIn(desk.tx, desk.campaign.id, { id, name }, desk.rim);
  return { ...known, behalf: isOther ? { id, name } : null };
}

/** The deed of what was done in a region: its new state, the trophies and cards, and the way to take them back. */
export async function deedIn(
  { tx, campaign }: Desk,
  { id, assauts }: Found,
  outcome: Outcome<RoyaumeResult>,
  { options, behalf }: Pick<Draft, 'options' | 'behalf'>,
  { place }: Pick<Call, 'place'>,
): Promise<Deed> {
  const { result } = outcome;
  const trace = await keepRegion(tx, campaign.id, id, { region: result.region, assauts });
  const draft = draftOf(outcome, trace === null ? [] : [trace], { options, behalf });
  return {
    kind: 'entry',
    draft: { ...draft, changes: bookChanges(changes(result)) },
    show: (entry) => ({
      embeds: [present(entry)],
      components: [row(...entryButtons(entry, place), undoButton(entry))],
    }),
  };
}

/** What the journal keeps of a deed on the board: its outcome with what the states were before and after. */
export function draftOf(
  { result, ...outcome }: Outcome<object>,
  etats: readonly StateTrace[],
  told: Pick<Draft, 'options' | 'behalf'>,
): Draft {
  const kept = { ...result, etats } as unknown as { [key: string]: Json }; // JSON by the laws of the rule
  return {
    ...told,
    visibility: 'public',
    motif: null,
    outcome: { ...outcome, result: kept },
    dice: [],
    typed: false,
  };
}

/** Trophies and cards in the ledger: the rule names players by their pseudonym. */
function bookChanges(won: ReturnType<typeof changes>): BookChange[] {
  return won.flatMap(({ quantity, change: by, cause, joueur }) =>
    joueur === null ? [] : [{ subject: `joueur:${joueur}`, quantity, by, cause }],
  );
}
