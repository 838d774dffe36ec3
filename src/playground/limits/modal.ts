import type {
  APIComponentInLabel,
  APIModalInteractionResponseCallbackData,
  APITextInputComponent,
} from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import { selectProblems } from './control.ts';
import { modal } from './field.ts';
import { duplicateProblems, type Identified, widthProblems } from './layout.ts';
import { misfits } from './misfits.ts';
import type { Path, Problem } from './problem.ts';
import { required, tooGreat, tooSmall } from './wording.ts';

/** Everything that Discord would refuse in a form (the `data` of the answer that opens it). */
export function checkModal(body: unknown): Problem[] {
  const problems = misfits(modal, body, []);
  if (problems.length > 0) return problems;
  // The shape holds: from here on the body is what Discord's types say.
  const { components } = body as APIModalInteractionResponseCallbackData;
  const ids: Identified[] = [];
  const found = components.flatMap((component, index) => {
    const here = ['components', index];
    if (component.type === ComponentType.TextDisplay) return [];
    if (component.type === ComponentType.Label) {
      const there = [...here, 'component'];
      ids.push({ id: component.component.custom_id, path: there });
      return fieldProblems(component.component, there);
    }
    const inputs = component.components.flatMap((input, position) => {
      const there = [...here, 'components', position];
      ids.push({ id: input.custom_id, path: there });
      const nameless = (input.label ?? '') === '' ? [required([...there, 'label'])] : [];
      return [...nameless, ...textInputProblems(input, there)];
    });
    return [...widthProblems(component, here), ...inputs];
  });
  return [...found, ...duplicateProblems(ids)];
}

function fieldProblems(field: APIComponentInLabel, path: Path): Problem[] {
  switch (field.type) {
    case ComponentType.TextInput:
      return textInputProblems(field, path);
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect: {
      const idle = (field.required ?? true) && field.min_values === 0;
      return [...(idle ? [tooSmall([...path, 'min_values'], 1)] : []), ...selectProblems(field, path)];
    }
    case ComponentType.FileUpload:
    case ComponentType.CheckboxGroup: {
      const most = field.max_values ?? (field.type === ComponentType.FileUpload ? 1 : field.options.length);
      return (field.min_values ?? 1) > most ? [tooGreat([...path, 'min_values'], most)] : [];
    }
    default:
      return [];
  }
}

function textInputProblems(input: APITextInputComponent, path: Path): Problem[] {
  const { min_length: least = 0, max_length: most = 4000 } = input;
  return least > most ? [tooGreat([...path, 'min_length'], most)] : [];
}
