import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { cutLine } from './cut.ts';
import { plain } from './escape.ts';
import { diceField } from './match/forms.ts';
import { number } from './numbers.ts';
import { enumerate } from './words.ts';

/** What Discord takes below the name of a field. */
const longestHint = 100;

/** The form for the dice of a phase, thrown by hand: two for each unit that tests, in that order. It comes back as `customId`. */
export function phaseForm(
  customId: string,
  unites: readonly string[],
): APIModalInteractionResponseCallbackData {
  return {
    custom_id: customId,
    title: 'Dés physiques',
    components: [
      {
        type: ComponentType.Label,
        label: `${number(2 * unites.length)} dés, deux par unité, dans l’ordre`,
        description: cutLine(enumerate(unites.map(plain)), longestHint),
        component: {
          type: ComponentType.TextInput,
          custom_id: diceField,
          style: TextInputStyle.Short,
          placeholder: '4 2 6 1',
          required: true,
          max_length: 800,
        },
      },
    ],
  };
}
