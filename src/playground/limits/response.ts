import { InteractionResponseType as Type } from 'discord-api-types/v10';
import { checkChoices } from './choice.ts';
import { checkMessage, type Sending } from './message.ts';
import { isRecord } from './misfits.ts';
import { checkModal } from './modal.ts';
import { type Problem, within } from './problem.ts';
import { notOneOf, notRecord, required, unknownKey } from './wording.ts';

const known: readonly number[] = [
  Type.Pong,
  Type.ChannelMessageWithSource,
  Type.DeferredChannelMessageWithSource,
  Type.DeferredMessageUpdate,
  Type.UpdateMessage,
  Type.ApplicationCommandAutocompleteResult,
  Type.Modal,
  Type.LaunchActivity,
];

/** Everything that Discord would refuse in the first answer to an interaction, by its `type`. */
export function checkInteractionResponse(body: unknown, sending: Pick<Sending, 'files'> = {}): Problem[] {
  if (!isRecord(body)) return [notRecord([])];
  const { type, data, ...rest } = body;
  const strays = Object.keys(rest).filter((key) => rest[key] !== undefined);
  const stray = strays.map((key) => unknownKey([key]));
  if (type === undefined || type === null) return [...stray, required(['type'])];
  if (typeof type !== 'number' || !known.includes(type)) return [...stray, notOneOf(['type'], known)];
  return [...stray, ...dataProblems(type, data ?? null, sending)];
}

function dataProblems(type: Type, data: unknown, sending: Sending): Problem[] {
  switch (type) {
    case Type.ChannelMessageWithSource:
      return inData(checkMessage(data ?? {}, sending));
    case Type.DeferredChannelMessageWithSource:
    case Type.DeferredMessageUpdate:
    case Type.UpdateMessage:
      return inData(checkMessage(data ?? {}, { ...sending, editing: true }));
    case Type.ApplicationCommandAutocompleteResult:
      return data === null ? [required(['data'])] : completionProblems(data);
    case Type.Modal:
      return data === null ? [required(['data'])] : inData(checkModal(data));
    default:
      return [];
  }
}

function completionProblems(data: unknown): Problem[] {
  if (!isRecord(data)) return [notRecord(['data'])];
  const strays = Object.keys(data).filter((key) => key !== 'choices' && data[key] !== undefined);
  return [
    ...strays.map((key) => unknownKey(['data', key])),
    ...within(['data', 'choices'], checkChoices(data['choices'] ?? [])),
  ];
}

/** An error of its own concerns the whole answer, wherever it was found. */
function inData(problems: readonly Problem[]): Problem[] {
  return problems.flatMap((problem) => (problem.path.length > 0 ? within(['data'], [problem]) : [problem]));
}
