import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Entry } from '../campaign/entry.ts';
import type { Message, Place } from './command.ts';
import { makeCustomId } from './custom-id.ts';

export type Button = APIButtonComponentWithCustomId;

const styles = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  danger: ButtonStyle.Danger,
} as const;

/** A button that comes back as `customId`. */
export function button(label: string, customId: string, style: keyof typeof styles = 'plain'): Button {
  return { type: ComponentType.Button, style: styles[style], label, custom_id: customId };
}

/** Opens the whole calculation of a roll, for who presses. */
export function detailButton(entry: Entry): Button {
  return button('Détail', makeCustomId('journal', 'detail', entry.id));
}

/** Opens the calculation of the round before the one that is looked at, by its last entry. */
export function earlierButton(entry: Pick<Entry, 'id'>): Button {
  return button('Round précédent', makeCustomId('journal', 'detail', entry.id));
}

/** Takes an entry back, or asks for it, on behalf of who presses. */
export function undoButton(entry: Pick<Entry, 'id'>): Button {
  return button('Annuler', makeCustomId('annuler', 'entree', entry.id));
}

/** Shows a hidden roll to all. */
export function revealButton(entry: Entry): Button {
  return button('Révéler', makeCustomId('journal', 'reveal', entry.id));
}

/** Rolls whose odds can be counted again from their entry. */
const counted: ReadonlySet<string> = new Set(['combat', 'ebranlement', 'jet', 'melee', 'moral']);

/** Opens where the result of a roll stands among all that might have come, for who presses; none where that cannot be told. */
export function chancesButtons(entry: Entry): Button[] {
  return hasChances(entry) ? [button('Chances', makeCustomId('chances', 'entree', entry.id))] : [];
}

/**
 * Dice fell, and how likely what they gave was can be told: of a mêlée the rounds, which are kept as they stood before. In
 * a duel choices alone change how it may end, and an impact that stops has all its targets still.
 */
function hasChances({ content }: Entry): boolean {
  if (content.command === 'defi') return isDuel(content);
  if (content.command === 'impact') return content.outcome.steps.some(({ kind }) => kind === 'roll');
  if (!counted.has(content.command) || content.dice.length === 0) return false;
  return content.command !== 'melee' || content.game?.move === 'jouer';
}

/** An accepted challenge, played move by move or at once. */
function isDuel({ outcome }: Entry['content']): boolean {
  return outcome.steps.some(({ what }) => what === 'hors-jeu' || what === 'poursuivre');
}

/** What who rolled can do with a roll: look into it and its odds, and in a server show all what is personal. */
export function entryButtons(entry: Entry, { guild }: Pick<Place, 'guild'>): Button[] {
  const isPersonal = entry.visibility === 'personnel' && guild !== null;
  return [detailButton(entry), ...chancesButtons(entry), ...(isPersonal ? [revealButton(entry)] : [])];
}

/** The same for a game that goes on. */
export function openButtons(entry: Entry): Button[] {
  return [detailButton(entry), ...chancesButtons(entry)];
}

/** Up to five buttons side by side. */
export function row(...components: readonly Button[]): Message['components'][number] {
  return { type: ComponentType.ActionRow, components: [...components] };
}
