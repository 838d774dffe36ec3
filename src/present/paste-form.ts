import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';

/** What a form asks to be pasted. */
interface Pasted {
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  /** How many fields, of 4 000 characters each: a longer text goes on in the next. */
  readonly fields?: number;
}

/** The longest text that one field of a form takes. */
const longest = 4000;

/** A form for a long text; it comes back as `customId`, with the fields `texte-1`, `texte-2`… */
export function pasteForm(
  customId: string,
  { title, label, placeholder, fields = 1 }: Pasted,
): APIModalInteractionResponseCallbackData {
  return {
    custom_id: customId,
    title,
    components: Array.from({ length: fields }, (_, at) => ({
      type: ComponentType.Label as const,
      label: at === 0 ? label : 'Suite, si un champ ne suffit pas',
      component: {
        type: ComponentType.TextInput as const,
        custom_id: `texte-${at + 1}`,
        style: TextInputStyle.Paragraph,
        ...(at === 0 && { placeholder }),
        required: at === 0,
        max_length: longest,
      },
    })),
  };
}

/** The text that came back, its fields joined. */
export function pastedText(fields: Readonly<Record<string, string>>): string {
  return [1, 2, 3, 4, 5].map((at) => fields[`texte-${at}`] ?? '').join('');
}

/** The forms of `/campagne`, by what they ask for. */
export const pastedForms = {
  table: {
    title: 'Table des Blessures',
    label: 'Les lignes, en CSV ou en JSON',
    placeholder: 'localisation;indice;gravite\n1-5;≤ 1;Aucune\n1-5;2-3;Sonné',
  },
  posture: {
    title: 'Posture de la campagne',
    label: 'L’objet JSON de la posture',
    placeholder: '{ "id": "…", "nom": "…", "texte": "…", "effets": [ … ] }',
  },
  gains: {
    title: 'Gains d’une élimination',
    label: 'Les lignes, en CSV ou en JSON',
    placeholder: 'xp-adverse;xp;credits\n0-99;5;10\n100+;20;40',
  },
  importer: {
    title: 'Importer une campagne',
    label: 'Le fichier exporté, en entier',
    placeholder: '{ "format": "heraut-campagne", … }',
    fields: 5,
  },
} as const satisfies Readonly<Record<string, Pasted>>;
