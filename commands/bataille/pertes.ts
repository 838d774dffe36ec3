import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import { integer } from '../../src/rules/values.ts';
import { repli as wantRepli } from '../../src/rules/w40k/bataille.ts';
import { perdre } from '../../src/rules/w40k/pertes.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import { commonOptions, play } from '../../src/slash/common.ts';
import type { Values } from '../../src/slash/option.ts';
import { doerOn, refuseStranger } from './doers.ts';
import { deedIn, fieldToChange } from './shared.ts';
import { completeUnit, unitNamed, unitOption } from './unites.ts';

/** `/bataille pertes`: models or PV are taken off a unit, by whoever plays. */
export const pertes: Action = {
  description: 'Retirer des figurines ou des PV à une unité',
  options: {
    unite: unitOption('L’unité qui les perd : Boyz', true),
    figurines: { type: 'integer', min: 1, max: 200, description: 'Figurines retirées : 3' },
    pv: { type: 'integer', min: 1, max: 999, description: 'PV perdus, une figurine après l’autre : 5' },
    motif: commonOptions.motif,
  },
  manner: () => 'public',
  run: lose,
  complete: completeUnit,
};

/** `/bataille repli`: the fall-back of a shaken unit. */
export const repli: Action = {
  description: 'Une unité ébranlée se replie : 1D6 par figurine, morte sur 1 ou 2',
  options: {
    unite: unitOption('L’unité ébranlée qui se replie : Boyz', true),
    des: commonOptions.des,
    motif: commonOptions.motif,
  },
  manner: () => 'public',
  run: fallBack,
  complete: completeUnit,
};

async function lose(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const field = await fieldToChange(call, desk);
  if (isRefusal(field)) return field;
  const { battle, rulings } = field;
  const refusal = refuseStranger(call, desk, field);
  if (refusal) return refusal;
  const unite = unitNamed(field, String(values['unite']), 'unite');
  if (isRefusal(unite)) return unite;
  const lost = { figurines: integer(values, 'figurines') ?? 0, pv: integer(values, 'pv') ?? 0 };
  const done = perdre(unite, lost, rulings);
  if (isRefusal(done)) return done;
  const motif = motifOf(values);
  return deedIn(battle, { ...done, options: { unite: unite.nom, ...lost }, behalf: null, motif });
}

async function fallBack(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const field = await fieldToChange(call, desk);
  if (isRefusal(field)) return field;
  const { battle, rulings } = field;
  const unite = unitNamed(field, String(values['unite']), 'unite');
  if (isRefusal(unite)) return unite;
  const doer = doerOn(unite.joueur, call, desk, battle);
  if (isRefusal(doer)) return doer;
  const wanted = wantRepli(unite, rulings);
  if (isRefusal(wanted)) return wanted;
  const { des } = values;
  const played = play(des === undefined ? undefined : String(des), () => desk.dice('public'), wanted);
  if (isRefusal(played)) return played;
  const { value: done, ...thrown } = played;
  const told = { options: { unite: unite.nom }, behalf: doer.behalf, motif: motifOf(values) };
  return deedIn(battle, { ...done, ...told, thrown });
}

function motifOf({ motif }: Values): string | null {
  return motif === undefined ? null : String(motif);
}
