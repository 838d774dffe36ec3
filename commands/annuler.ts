import type { Entry } from '../src/campaign/entry.ts';
import { entryByNumber } from '../src/campaign/reading.ts';
import { isAsked } from '../src/campaign/undo/asked.ts';
import { lastUndoable } from '../src/campaign/undo/find.ts';
import { undoCommand, undoRight } from '../src/campaign/undo.ts';
import { isRefusal, type Refusal, refuse } from '../src/rules/rule.ts';
import { button } from '../src/slash/buttons.ts';
import type { Call, Command, Deed, Desk } from '../src/slash/command.ts';
import { makeCustomId } from '../src/slash/custom-id.ts';
import { sightOf } from '../src/slash/entry-view.ts';
import { offering } from '../src/slash/offer.ts';
import type { Values } from '../src/slash/option.ts';
import { viewerOf } from '../src/slash/sheets.ts';
import { agree, askConsent, decline } from './annuler/accord.ts';
import { refuseSight, refuseTarget, refuseUndo, undo, withLater } from './annuler/entree.ts';
import { completeGame, firstOf, gameOptions, type Portee, portees } from './annuler/partie.ts';

const description = 'Annuler un jet, une saisie ou un réglage, avec tout ce qui en a suivi';

/** `/annuler`: takes a whole interaction back. `all`: the commands whose answers it changes. */
export function annuler(all: () => readonly Command[]): Command {
  return {
    name: undoCommand,
    description,
    action: {
      description,
      options: {
        numero: {
          type: 'integer',
          min: 1,
          max: 9_999_999,
          description: 'Son numéro, au pied de la réponse : 12 (ta dernière si rien n’est dit)',
        },
        suite: { type: 'boolean', description: 'MJ : annuler aussi tout ce qui en dépend' },
        ...gameOptions,
      },
      manner: () => 'private',
      run: (values, call, desk) => run(values, call, desk, all()),
      complete: completeGame,
    },
    press: {
      entree: {
        manner: 'private',
        run: async (call, desk) => {
          const sight = await sightOf(call, desk, Number(call.args[0]));
          return isRefusal(sight) ? sight : take(call, desk, all(), sight.entry);
        },
      },
      suite: {
        manner: 'private',
        run: async (call, desk) => {
          const sight = await sightOf(call, desk, Number(call.args[0]));
          return isRefusal(sight) ? sight : takeAll(call, desk, all(), sight.entry, null);
        },
      },
      accord: { manner: 'update', run: (call, desk) => agree(call, desk, all()) },
      refus: { manner: 'update', run: decline },
    },
  };
}

/** Refused: `undo-two-ways`, `undo-no-game`, and what is refused of the entry that is meant. */
async function run(
  values: Values,
  call: Call,
  desk: Desk,
  commands: readonly Command[],
): Promise<Deed | Refusal> {
  const { numero, suite, partie } = values;
  const portee = (Object.keys(portees) as Portee[]).find((one) => one === values['portee']);
  if (partie === undefined) {
    if (portee !== undefined) return refuse('undo-no-game', 'portee');
    const entry = await wanted(values, call, desk);
    if (isRefusal(entry)) return entry;
    return suite === true ? takeAll(call, desk, commands, entry, 'suite') : take(call, desk, commands, entry);
  }
  if (numero !== undefined || suite !== undefined) return refuse('undo-two-ways', 'partie');
  const entry = await firstOf(String(partie), portee ?? 'coup', call, desk, commands);
  if (isRefusal(entry)) return entry;
  return portee === 'manche' || portee === 'tout'
    ? takeAll(call, desk, commands, entry, 'portee')
    : take(call, desk, commands, entry);
}

/** The entry of that number, or the last one of who asks. Refused: `undo-none`, `unknown-number` [got], `undo-erased` [got]. */
async function wanted({ numero }: Values, call: Call, desk: Desk): Promise<Entry | Refusal> {
  const { tx, campaign } = desk;
  const number = numero ?? (await lastUndoable(tx, campaign.id, viewerOf(call, desk)));
  if (typeof number !== 'number') return refuse('undo-none', null);
  const entry = await entryByNumber(tx, { campaignId: campaign.id, number });
  if (!entry) return refuse('unknown-number', 'numero', { got: number });
  return entry.content ? entry : refuse('undo-erased', 'numero', { got: number });
}

/**
 * One entry by itself: first what one may not, then what cannot be. A MJ is offered to take back what depends on it as
 * well. Refused besides: `undo-not-yours` [got], `master-only`, `undo-asked` [got].
 */
async function take(
  call: Call,
  desk: Desk,
  commands: readonly Command[],
  entry: Entry,
): Promise<Deed | Refusal> {
  const viewer = viewerOf(call, desk);
  const unseen = refuseSight(desk, entry, viewer);
  if (unseen) return unseen;
  const right = undoRight(entry, viewer, desk.now);
  if (right === 'not-yours') return refuse('undo-not-yours', null, { got: entry.number });
  if (right === 'master-only') return refuse('master-only', null);
  const refusal = await refuseUndo(desk, entry, viewer);
  if (refusal?.code === 'undo-depends' && desk.isMaster && desk.attended)
    return offering(
      refusal,
      button('Annuler aussi la suite', makeCustomId('annuler', 'suite', entry.id), 'danger'),
    );
  if (refusal) return refusal;
  if (right === 'alone') return undo(call, desk, commands, [entry]);
  return (await refuseAgain(desk, entry)) ?? askConsent(call, desk, entry);
}

/** Asking calls the opponent, and does so once. Refused: `undo-asked` [got]. */
async function refuseAgain({ tx }: Desk, { id, number }: Entry): Promise<Refusal | null> {
  const isAgain = await isAsked(tx, id, makeCustomId('annuler', 'accord', id));
  return isAgain ? refuse('undo-asked', null, { got: number }) : null;
}

/** An entry with everything later that builds on it. Refused besides: `master-only` under `option`. */
async function takeAll(
  call: Call,
  desk: Desk,
  commands: readonly Command[],
  entry: Entry,
  option: string | null,
): Promise<Deed | Refusal> {
  const viewer = viewerOf(call, desk);
  const unseen = refuseSight(desk, entry, viewer);
  if (unseen) return unseen;
  if (!desk.isMaster) return refuse('master-only', option);
  const refusal = refuseTarget(desk, entry, viewer);
  if (refusal) return refusal;
  const chain = await withLater(desk, entry);
  return isRefusal(chain) ? chain : undo(call, desk, commands, chain);
}
