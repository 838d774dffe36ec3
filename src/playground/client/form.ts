import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { ClientRefusal } from './check.ts';

/** The text fields of a form, with the label that stands before each. */
export function textFieldsOf(modal: APIModalInteractionResponseCallbackData): APITextInputComponent[] {
  return modal.components.flatMap((part) => {
    if (part.type === ComponentType.ActionRow) return part.components;
    if (part.type !== ComponentType.Label) return [];
    const { component, label } = part;
    return component.type === ComponentType.TextInput ? [{ ...component, label }] : [];
  });
}

/** The `data` of a form that was sent: what is left out keeps the value it was opened with. */
export function fieldsOf(
  modal: APIModalInteractionResponseCallbackData,
  values: Readonly<Record<string, string>>,
  unchecked: boolean,
): object {
  const fields = textFieldsOf(modal);
  const unknown = Object.keys(values).find((name) => !fields.some(({ custom_id }) => custom_id === name));
  if (unknown !== undefined)
    throw new ClientRefusal(`Le formulaire n’a pas de champ «\u202f${unknown}\u202f».`);
  const filled = (field: APITextInputComponent) => {
    const value = values[field.custom_id] ?? field.value ?? '';
    const labelled = fields.find(({ custom_id }) => custom_id === field.custom_id) ?? field;
    if (!unchecked) insistOnLength(labelled, value);
    return { type: field.type, custom_id: field.custom_id, value };
  };
  const components = modal.components.flatMap((part): object[] => {
    if (part.type === ComponentType.ActionRow)
      return [{ type: part.type, components: part.components.map(filled) }];
    if (part.type !== ComponentType.Label) return [];
    return part.component.type === ComponentType.TextInput
      ? [{ type: part.type, component: filled(part.component) }]
      : [];
  });
  return { custom_id: modal.custom_id, components };
}

function insistOnLength(field: APITextInputComponent, { length }: string): void {
  const name = field.label || field.custom_id;
  if (length === 0 && (field.required ?? true))
    throw new ClientRefusal(`${name}\u202f: ce champ est obligatoire.`);
  if (length > 0 && length < (field.min_length ?? 0))
    throw new ClientRefusal(`${name}\u202f: ${field.min_length} caractères au moins.`);
  if (length > (field.max_length ?? 4000))
    throw new ClientRefusal(`${name}\u202f: ${field.max_length ?? 4000} caractères au plus.`);
}
