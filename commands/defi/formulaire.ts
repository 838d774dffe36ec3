import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { bornes } from '../../data/heresie/bornes.ts';
import type { Appui, DefiMatch, DefiMove } from '../../src/matches/defi.ts';
import { appuiOf } from '../../src/matches/defi-play.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Asked, MoveForm } from '../../src/slash/matches.ts';

const labels: Readonly<Record<keyof Appui, string>> = {
  soutien: 'Tes figurines en soutien, hors marcheurs',
  marcheurs: 'Tes marcheurs en soutien',
};
const names: readonly (keyof Appui)[] = ['soutien', 'marcheurs'];

/** The form in which the opponent confirms or corrects his own support as he accepts. */
export function acceptForm({ move, state }: Asked<DefiMatch, DefiMove>): MoveForm {
  const said = appuiOf(state, placeOf(state, move));
  return {
    title: 'Relever le défi',
    components: names.map((name) => ({
      type: ComponentType.Label,
      label: labels[name],
      component: {
        type: ComponentType.TextInput,
        custom_id: name,
        style: TextInputStyle.Short,
        value: String(said[name]),
        required: true,
        max_length: 3,
      },
    })),
  };
}

/** The support that the form says. Refused under the label of its field: `not-an-integer` [got], `out-of-bounds` [got, min, max]. */
export function readAppui(fields: Readonly<Record<string, string>>): Appui | Refusal {
  const soutien = readNumber(fields, 'soutien');
  if (isRefusal(soutien)) return soutien;
  const marcheurs = readNumber(fields, 'marcheurs');
  return isRefusal(marcheurs) ? marcheurs : { soutien, marcheurs };
}

function readNumber(fields: Readonly<Record<string, string>>, name: keyof Appui): number | Refusal {
  const typed = (fields[name] ?? '').trim();
  const { min = 0, max = 0 } = bornes.find(({ id }) => id === name) ?? {};
  if (!/^\d+$/u.test(typed)) return refuse('not-an-integer', labels[name], { got: typed });
  const got = Number(typed);
  return got < min || got > max ? refuse('out-of-bounds', labels[name], { got, min, max }) : got;
}

/** Which of the models a move names; a bare word is the only one. */
export function placeOf({ fixed: { adverses } }: DefiMatch, move: DefiMove): number {
  return Math.max(
    0,
    adverses.findIndex(({ id }) => move === `relever:${id}`),
  );
}
