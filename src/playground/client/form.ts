import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  type APIStringSelectComponent,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { ClientRefusal } from './check.ts';

/** A field that a person fills: a text, or a list to choose from. */
type Field = (APITextInputComponent | APIStringSelectComponent) & { readonly name: string };

/** The fields of a form that a person fills, with the label that stands before each. */
export function fieldsIn(modal: APIModalInteractionResponseCallbackData): Field[] {
  return modal.components.flatMap((part): Field[] => {
    if (part.type === ComponentType.ActionRow)
      return part.components.map((field) => ({ ...field, name: field.label || field.custom_id }));
    if (part.type !== ComponentType.Label) return [];
    const { component, label } = part;
    return isFilled(component) ? [{ ...component, name: label }] : [];
  });
}

/** What a field asks for; of a list also what can be chosen. */
export function asked(field: Field): string {
  if (field.type !== ComponentType.StringSelect) return field.name;
  return `${field.name} (${field.options.map(({ label }) => label).join(', ')})`;
}

function isFilled(
  component: APIComponentInLabel,
): component is APITextInputComponent | APIStringSelectComponent {
  return component.type === ComponentType.TextInput || component.type === ComponentType.StringSelect;
}

/**
 * The `data` of a form that was sent: what is left out keeps the value it was opened with. What is chosen from a list is
 * given by value or label, several parted by commas.
 */
export function fieldsOf(
  modal: APIModalInteractionResponseCallbackData,
  values: Readonly<Record<string, string>>,
  unchecked: boolean,
): object {
  const fields = fieldsIn(modal);
  const unknown = Object.keys(values).find((name) => !fields.some(({ custom_id }) => custom_id === name));
  if (unknown !== undefined)
    throw new ClientRefusal(`Le formulaire n’a pas de champ «\u202f${unknown}\u202f».`);
  const filled = ({ custom_id: id }: { readonly custom_id: string }) =>
    fields.flatMap((field) => (field.custom_id === id ? [sent(field, values[id], unchecked)] : []));
  const components = modal.components.flatMap((part): object[] => {
    if (part.type === ComponentType.ActionRow)
      return [{ type: part.type, components: part.components.flatMap(filled) }];
    if (part.type !== ComponentType.Label) return [];
    return filled(part.component).map((component) => ({ type: part.type, component }));
  });
  return { custom_id: modal.custom_id, components };
}

function sent(field: Field, given: string | undefined, unchecked: boolean): object {
  const { type, custom_id } = field;
  if (field.type === ComponentType.StringSelect) {
    const preset = field.options.flatMap((option) => (option.default ? [option.value] : []));
    const isPreset = given === undefined && preset.length > 0;
    return { type, custom_id, values: isPreset ? preset : chosen(field, given ?? '', unchecked) };
  }
  const value = given ?? field.value ?? '';
  if (!unchecked) insistOnLength(field, field.name, value);
  return { type, custom_id, value };
}

function chosen(
  field: APIStringSelectComponent & { readonly name: string },
  given: string,
  unchecked: boolean,
) {
  const { options, name, required = true, min_values: least = 1, max_values: most = 1 } = field;
  const whole = options.find(({ value, label }) => value === given || label === given);
  const wanted = whole ? [given] : given.split(',').filter((one) => one.trim() !== '');
  if (unchecked) return wanted;
  if (wanted.length === 0 && !required) return [];
  if (wanted.length < least || wanted.length > most)
    throw new ClientRefusal(`${name}\u202f: choisis de ${least} à ${most} valeurs.`);
  return wanted.map((one) => {
    const option = options.find(({ value, label }) => value === one.trim() || label === one.trim());
    if (!option) throw new ClientRefusal(`${name}\u202f: pas de choix «\u202f${one}\u202f».`);
    return option.value;
  });
}

function insistOnLength(field: APITextInputComponent, name: string, { length }: string): void {
  if (length === 0 && (field.required ?? true))
    throw new ClientRefusal(`${name}\u202f: ce champ est obligatoire.`);
  if (length > 0 && length < (field.min_length ?? 0))
    throw new ClientRefusal(`${name}\u202f: ${field.min_length} caractères au moins.`);
  if (length > (field.max_length ?? 4000))
    throw new ClientRefusal(`${name}\u202f: ${field.max_length ?? 4000} caractères au plus.`);
}
