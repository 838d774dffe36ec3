import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { Printed } from '../../rules/fiche/printed.ts';

/** The longest text of a field of a form, in UTF-16 units. */
const longest = 4000;

/** The form in which a sheet is changed, filled with what it says; it comes back as `customId`. */
export function sheetForm(
  customId: string,
  nom: string,
  { profil, type, regles, armes }: Printed,
): APIModalInteractionResponseCallbackData {
  const weapons = armes.map(({ line }) => line).join('\n');
  return {
    custom_id: customId,
    title: 'Modifier la fiche',
    components: [
      field('nom', 'Nom', nom, { max: 100, isRequired: true }),
      field('profil', 'Profil, comme imprimé', profil, { max: 600, isRequired: true }),
      field('type', 'Type (sous-types)', type, { max: 200 }),
      field('regles', 'Règles spéciales, entre virgules', regles, {
        max: longest,
        isLong: true,
      }),
      field('armes', 'Armes, une par ligne', weapons, { max: longest, isLong: true }),
    ],
  };
}

function field(
  name: string,
  label: string,
  value: string,
  { max, isRequired = false, isLong = false }: { max: number; isRequired?: boolean; isLong?: boolean },
) {
  return {
    type: ComponentType.Label as const,
    label,
    component: {
      type: ComponentType.TextInput as const,
      custom_id: name,
      style: isLong ? TextInputStyle.Paragraph : TextInputStyle.Short,
      required: isRequired,
      max_length: max,
      ...(value !== '' && value.length <= max && { value }),
    },
  };
}
