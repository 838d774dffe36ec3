import type { Entry } from '../src/campaign/entry.ts';
import { entryByNumber } from '../src/campaign/reading.ts';
import { undoCommand, undoRight } from '../src/campaign/undo.ts';
import { lastUndoable } from '../src/campaign/undo-find.ts';
import { isRefusal, type Refusal, refuse } from '../src/rules/rule.ts';
import type { Call, Command, Deed, Desk } from '../src/slash/command.ts';
import { sightOf } from '../src/slash/entry-view.ts';
import type { Values } from '../src/slash/option.ts';
import { agree, askConsent, decline } from './annuler-accord.ts';
import { refuseUndo, undo } from './annuler-entree.ts';

/** `/annuler`: takes a whole interaction back. `all`: the commands whose answers it changes. */
export function annuler(all: () => readonly Command[]): Command {
  return {
    name: undoCommand,
    description: 'Annuler un jet, une saisie ou un réglage, avec tout ce qui en a suivi',
    action: {
      description: 'Annuler un jet, une saisie ou un réglage, avec tout ce qui en a suivi',
      options: {
        numero: {
          type: 'integer',
          min: 1,
          max: 9_999_999,
          description: 'Son numéro, au pied de la réponse : 12 (ta dernière si rien n’est dit)',
        },
      },
      manner: () => 'private',
      run: async (values, call, desk) => {
        const entry = await wanted(values, call, desk);
        return isRefusal(entry) ? entry : take(call, desk, all(), entry);
      },
    },
    press: {
      entree: {
        manner: 'private',
        run: async (call, desk) => {
          const sight = await sightOf(call, desk, Number(call.args[0]));
          return isRefusal(sight) ? sight : take(call, desk, all(), sight.entry);
        },
      },
      accord: { manner: 'update', run: (call, desk) => agree(call, desk, all()) },
      refus: { manner: 'update', run: decline },
    },
  };
}

/** The entry of that number, or the last one of who asks. Refused: `undo-none`, `unknown-number` [got], `undo-erased` [got]. */
async function wanted({ numero }: Values, { actor }: Call, desk: Desk): Promise<Entry | Refusal> {
  const { tx, campaign, isMaster } = desk;
  const number = numero ?? (await lastUndoable(tx, campaign.id, { id: actor.id, isMaster }));
  if (typeof number !== 'number') return refuse('undo-none', null);
  const entry = await entryByNumber(tx, { campaignId: campaign.id, number });
  if (!entry) return refuse('unknown-number', 'numero', { got: number });
  return entry.content ? entry : refuse('undo-erased', 'numero', { got: number });
}

async function take(
  call: Call,
  desk: Desk,
  commands: readonly Command[],
  entry: Entry,
): Promise<Deed | Refusal> {
  const viewer = { id: call.actor.id, isMaster: desk.isMaster };
  const refusal = await refuseUndo(desk, entry, viewer);
  if (refusal) return refusal;
  switch (undoRight(entry, viewer, desk.now)) {
    case 'alone':
      return undo(call, desk, commands, entry);
    case 'consent':
      return askConsent(call, desk, entry);
    case 'master-only':
      return refuse('master-only', null);
    case 'not-yours':
      return refuse('undo-not-yours', null, { got: entry.number });
  }
}
