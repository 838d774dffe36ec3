import { changeBattle } from '../src/campaign/battles/write.ts';
import { phaseForm } from '../src/present/commandement-form.ts';
import { diceField } from '../src/present/match/forms.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../src/rules/rule.ts';
import { check, resolve } from '../src/rules/w40k/commandement.ts';
import { dueNow, type UniteTestee } from '../src/rules/w40k/tests.ts';
import type { Call, Command, ComponentCall, Deed, Desk, Form, Part, Shelf } from '../src/slash/command.ts';
import { commonOptions, play } from '../src/slash/common.ts';
import { makeCustomId } from '../src/slash/custom-id.ts';
import { kept } from '../src/slash/roll.ts';
import { activeDoer } from './bataille/doers.ts';
import { deedIn, type Field, fieldOf, fieldToChange, turnButton } from './bataille/shared.ts';

const description = 'La phase de commandement du joueur actif : PC, tests d’Ébranlement, objectifs';

/** `/commandement`: the whole phase of one turn in one answer, with a journal entry for each test. */
export const commandement: Command = {
  name: 'commandement',
  description,
  action: {
    description,
    options: { des: commonOptions.des, motif: commonOptions.motif },
    manner: () => 'public',
    run: async ({ des, motif }, call, desk) => {
      const field = await fieldToChange(call, desk);
      if (isRefusal(field)) return field;
      return phase(field, call, desk, {
        typed: des === undefined ? undefined : String(des),
        motif: motif === undefined ? null : String(motif),
      });
    },
  },
  press: {
    phase: { manner: 'public', run: (call, desk) => pressed(call, desk, undefined) },
    physical: { opens: askDice },
    dice: { manner: 'public', run: (call, desk) => pressed(call, desk, call.fields[diceField] ?? '') },
  },
};

async function pressed(call: ComponentCall, desk: Desk, typed: string | undefined): Promise<Deed | Refusal> {
  const field = await fieldOf(call, desk);
  return isRefusal(field) ? field : phase(field, call, desk, { typed, motif: null });
}

/** The form for the dice of all tests. Refused where the phase is, and `phase-no-dice` when none is due any more. */
async function askDice(call: ComponentCall, { tx, campaign, isMaster }: Shelf): Promise<Form | Refusal> {
  if (!campaign) return refuse('gone', null);
  const field = await fieldOf(call, { tx, campaign });
  if (isRefusal(field)) return field;
  const doer = activeDoer(call, { isMaster }, field);
  if (isRefusal(doer)) return doer;
  const { bataille } = field.battle;
  const wanted = check(bataille, field.rulings);
  if (isRefusal(wanted)) return wanted;
  const due = dueNow(bataille, field.rulings);
  if (due.length === 0) return refuse('phase-no-dice', null);
  return phaseForm(
    makeCustomId('commandement', 'dice', ...call.args),
    due.map(({ nom }) => nom),
  );
}

async function phase(
  field: Field,
  call: Pick<Call, 'actor'>,
  desk: Desk,
  { typed, motif }: { readonly typed: string | undefined; readonly motif: string | null },
): Promise<Deed | Refusal> {
  const { battle, rulings } = field;
  const doer = activeDoer(call, desk, field);
  if (isRefusal(doer)) return doer;
  const wanted = check(battle.bataille, rulings);
  if (isRefusal(wanted)) return wanted;
  const played = play(
    typed,
    () => desk.dice('public'),
    (dice) => resolve(wanted, dice),
  );
  if (isRefusal(played)) return played;
  const { outcome, changes, tests } = played.value;
  const { tour } = battle.bataille;
  const trace = await changeBattle(desk.tx, battle, { phase: tour });
  return deedIn(battle, {
    options: {},
    outcome,
    changes,
    etats: [trace],
    behalf: doer.behalf,
    motif,
    thrown: { dice: [], typed: played.typed }, // the dice stand in the parts
    parts: tests.map(partOf),
    buttons: [turnButton(battle.id, tour)],
  });
}

/** A test as the journal keeps it by itself. */
function partOf({ options, outcome, dice }: UniteTestee): Part {
  return {
    command: 'ebranlement',
    options: options as { [name: string]: Json }, // text, numbers, yes or no
    outcome: kept(outcome),
    dice,
  };
}
