import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { cutLine } from '../cut.ts';
import { fr } from '../words.ts';

type Form = APIModalInteractionResponseCallbackData;

/** A move that can be made with dice thrown by hand. */
interface Thrown {
  readonly value: string;
  readonly label: string;
}

/** The field for dice, and the fields that ask which move: one for each 25 of them. */
export const diceField = 'des';
export const moveFields = ['coup', 'coup-2', 'coup-3', 'coup-4'] as const;
/** The field for a reason. */
export const reasonField = 'motif';
/** Choices of one menu. */
const page = 25;

/** « Choisis ta cible (1/2) ». */
export function part(label: string, index: number, count: number): string {
  return count === 1 ? label : `${label} (${index + 1}/${count})`;
}

/** The field for dice thrown by hand; left empty, where it may be, the dice are drawn. */
export function diceInput(isNeeded: boolean): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: isNeeded ? 'Les dés, dans l’ordre où la règle les demande' : fr`Dés physiques (vide : dés du bot)`,
    component: {
      type: ComponentType.TextInput,
      custom_id: diceField,
      style: TextInputStyle.Short,
      placeholder: '4 2 6',
      required: isNeeded,
      max_length: 800,
    },
  };
}

/** The form that asks which move is made with dice thrown by hand, and for the dice. */
export function throwForm(customId: string, moves: readonly Thrown[]): Form {
  const count = Math.min(moveFields.length, Math.ceil(moves.length / page));
  const menus = moveFields.slice(0, count).map(
    (field, index): APILabelComponent => ({
      type: ComponentType.Label,
      label: part('Ce que tu fais', index, count),
      component: {
        type: ComponentType.StringSelect,
        custom_id: field,
        required: count === 1,
        options: moves
          .slice(index * page, (index + 1) * page)
          .map(({ value, label }) => ({ value, label: cutLine(label, 100) })),
      },
    }),
  );
  return { custom_id: customId, title: 'Dés physiques', components: [...menus, diceInput(true)] };
}

/** The form that asks once more before something is done, with a reason if one likes. */
export function confirmForm(customId: string, title: string): Form {
  return {
    custom_id: customId,
    title: cutLine(title, 45),
    components: [
      {
        type: ComponentType.Label,
        label: 'Pourquoi, si tu veux le dire',
        component: {
          type: ComponentType.TextInput,
          custom_id: reasonField,
          style: TextInputStyle.Short,
          required: false,
          max_length: 200,
        },
      },
    ],
  };
}
