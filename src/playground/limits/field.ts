import { ComponentType } from 'discord-api-types/v10';
import { common, customId, needed, rowCount, selects } from './component.ts';
import { among, boolean, integer, list, record, text, union } from './shape.ts';

const textInput = record('TextInputComponentForModalRequest', [...needed, 'style'], {
  ...common,
  custom_id: customId,
  style: among(1, 2),
  label: text(1, 45),
  value: text(0, 4000),
  placeholder: text(0, 100),
  required: boolean,
  min_length: integer(0, 4000),
  max_length: integer(1, 4000),
});

const answer = (schema: string) =>
  record(schema, ['label', 'value'], {
    label: text(1, 100),
    value: text(1, 100),
    description: text(0, 100),
    default: boolean,
  });

const boxes = {
  [ComponentType.FileUpload]: record('FileUploadComponentForModalRequest', needed, {
    ...common,
    custom_id: customId,
    min_values: integer(0, 10),
    max_values: integer(1, 10),
    required: boolean,
  }),
  [ComponentType.RadioGroup]: record('RadioGroupComponentForModalRequest', [...needed, 'options'], {
    ...common,
    custom_id: customId,
    required: boolean,
    options: list(answer('RadioGroupOptionForRequest'), 2, 10),
  }),
  [ComponentType.CheckboxGroup]: record('CheckboxGroupComponentForModalRequest', [...needed, 'options'], {
    ...common,
    custom_id: customId,
    min_values: integer(0, 10),
    max_values: integer(1, 10),
    required: boolean,
    options: list(answer('CheckboxGroupOptionForRequest'), 1, 10),
  }),
  [ComponentType.Checkbox]: record('CheckboxComponentForModalRequest', needed, {
    ...common,
    custom_id: customId,
    default: boolean,
  }),
};

const row = record('ActionRowComponentForModalRequest', ['type', 'components'], {
  ...common,
  components: list(union({ [ComponentType.TextInput]: textInput }), 1),
});

const label = record('LabelComponentForModalRequest', ['type', 'label', 'component'], {
  ...common,
  label: text(1, 45),
  description: text(1, 100),
  component: union({ [ComponentType.TextInput]: textInput, ...selects, ...boxes }),
});

const paragraph = record('TextDisplayComponentForModalRequest', ['type', 'content'], {
  ...common,
  content: text(1, 4000),
});

/** A form: at most five rows or labelled fields. Source: https://docs.discord.com/developers/components/reference. */
export const modal = record('ModalInteractionCallbackRequestData', ['custom_id', 'title', 'components'], {
  custom_id: customId,
  title: text(1, 45),
  components: list(
    union({
      [ComponentType.ActionRow]: row,
      [ComponentType.Label]: label,
      [ComponentType.TextDisplay]: paragraph,
    }),
    1,
    rowCount,
  ),
});
