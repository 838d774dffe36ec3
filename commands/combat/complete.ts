import { bonus } from '../../data/waryaume/bonus.ts';
import type { Choice, CompleteCall, Shelf } from '../../src/slash/command.ts';
import { fold } from '../../src/text/fold.ts';
import { completeRegion } from '../royaume/options.ts';

/** Completes a region, or the bonus that is being typed after those that stand already. */
export async function completeCombat(call: CompleteCall, shelf: Shelf): Promise<readonly Choice[]> {
  return call.focused.option === 'bonus' ? completeBonus(call.focused.typed) : completeRegion(call, shelf);
}

function completeBonus(typed: string): readonly Choice[] {
  const [, before = '', last = ''] = /^(.*[,+]\s*)?([^,+]*)$/su.exec(typed) ?? [];
  const used = before.split(/[,+]/u).map((one) => fold(one));
  const wanted = fold(last);
  return bonus
    .filter(({ nom, mots }) => !mots.some((mot) => used.includes(mot)) && fold(nom).startsWith(wanted))
    .map(({ id, nom }) => ({ name: `${before}${nom}`.trim(), value: `${before}${id}`.trim() }))
    .filter(({ name, value }) => name.length <= 100 && value.length <= 100);
}
