import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry, Visibility } from '../campaign/entry.ts';
import type { Dice } from '../dice/dice.ts';
import {
  isRefusal,
  type Json,
  type Outcome,
  type Refusal,
  type Ruling,
  type Rulings,
  refuse,
  rulingsInForce,
} from '../rules/rule.ts';
import type { Command, Deed, Desk, Message, SlashCall } from './command.ts';
import { commonOptions, play } from './common.ts';
import { makeCustomId } from './custom-id.ts';
import type { Named, OptionSpecs, Values } from './option.ts';

/** One roll of one person: the rule that plays it and the presenter that says it. */
export interface Roll<X, R extends object> {
  readonly name: string;
  readonly description: string;
  /** Folder of the game in `data` and `src/rules`. */
  readonly game: string;
  readonly arbitrages: readonly Ruling[];
  readonly options: OptionSpecs;
  readonly check: (values: Values, rulings: Rulings) => X | Refusal;
  readonly resolve: (checked: X, dice: Dice) => Outcome<R>;
  readonly present: (entry: Entry) => APIEmbed;
  readonly complete?: NonNullable<NonNullable<Command['action']>['complete']>;
}

/** The slash command of a roll: its own options, then those that every roll takes. */
export function rollCommand<X, R extends object>(roll: Roll<X, R>): Command {
  const show = (entry: Entry): Message => ({
    embeds: [roll.present(entry)],
    components: [detailRow(entry.id)],
  });
  return {
    name: roll.name,
    description: roll.description,
    action: {
      description: roll.description,
      options: { ...roll.options, ...commonOptions },
      manner: ({ visibilite }) => (visibilite === 'personnel' ? 'private' : 'public'),
      run: async (values, call, desk) => runRoll(roll, show, values, call, desk),
      ...(roll.complete && { complete: roll.complete }),
    },
    show,
  };
}

function runRoll<X, R extends object>(
  roll: Roll<X, R>,
  show: (entry: Entry) => Message,
  values: Values,
  call: SlashCall,
  desk: Desk,
): Deed | Refusal {
  const { own, visibility, typed, motif, behalf } = part(values);
  if (visibility === 'public' && !call.actor.maySpeak) return refuse('may-not-speak', 'visibilite');
  if (behalf && !desk.isMaster) return refuse('master-only', 'pour');
  const checked = roll.check(own, rulingsInForce(roll.arbitrages, desk.campaign.rulings[roll.game]));
  if (isRefusal(checked)) return checked;
  const played = play(
    typed,
    () => desk.dice(visibility),
    (dice) => roll.resolve(checked, dice),
  );
  if (isRefusal(played)) return played;
  const { value: outcome, dice } = played;
  return {
    kind: 'entry',
    draft: {
      visibility,
      behalf,
      motif,
      options: own as { [name: string]: Json },
      outcome: outcome as unknown as Outcome<{ [key: string]: Json }>, // results are JSON: the golden runner checks it
      dice,
      typed: played.typed,
    },
    show,
  };
}

/** The options of the rule itself, apart from those that every roll takes. */
function part(values: Values) {
  const { visibilite, des, motif, pour, ...own } = values;
  return {
    own,
    visibility: (visibilite ?? 'public') as Visibility, // one of the choices of `commonOptions`
    typed: des as string | undefined,
    motif: (motif as string | undefined) ?? null,
    behalf: (pour as Named | undefined) ?? null,
  };
}

/** The row under a roll: what can be asked about it. */
function detailRow(entryId: number): Message['components'][number] {
  return {
    type: 1,
    components: [
      { type: 2, style: 2, label: 'Détail', custom_id: makeCustomId('journal', 'detail', entryId) },
    ],
  };
}
