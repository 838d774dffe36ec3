import { type Kept, mostRegions, regionNamed, regionsOf, unknownRegion } from '../../src/campaign/regions.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Choice, CompleteCall, Desk, Shelf } from '../../src/slash/command.ts';
import type { TextOption, UserOption } from '../../src/slash/option.ts';
import { readText } from '../../src/slash/text.ts';
import { fold } from '../../src/text/fold.ts';

/** The longest name of a region, in UTF-16 units: what a completion can hold. */
const longestName = 100;

/** An option that names a region. */
export function regionOption(description: string, required: boolean): TextOption {
  return { type: 'text', max: longestName, autocomplete: true, description, ...(required && { required }) };
}

/** Who does it, where a MJ writes it down for a player. */
export const joueurOption: UserOption = {
  type: 'user',
  description: 'MJ : le joueur qui le fait (toi si rien n’est dit)',
};

/** A region as it stands, kept or not yet. */
export interface Found extends Kept {
  /** `null`: nothing keeps it. */
  readonly id: number | null;
}

/** A name that a region may bear. Refused: `empty`, and what reading a text refuses. */
export function regionName(option: string, typed: string): string | Refusal {
  const nom = readText(option, typed.replace(/\s+/gu, ' '), longestName);
  return !isRefusal(nom) && fold(nom) === '' ? refuse('empty', option) : nom;
}

/**
 * The region of that name, which is new at its first use. Refused: `empty`, `too-many-regions` [max], and what reading a
 * text refuses.
 */
export async function regionAt(
  { tx, campaign }: Pick<Desk, 'tx' | 'campaign'>,
  typed: string,
  option = 'region',
): Promise<Found | Refusal> {
  const nom = regionName(option, typed);
  if (isRefusal(nom)) return nom;
  const found = await regionNamed(tx, campaign.id, nom);
  if (found) return found;
  const isFull = (await regionsOf(tx, campaign.id)).length >= mostRegions;
  return isFull
    ? refuse('too-many-regions', option, { max: mostRegions })
    : { id: null, ...unknownRegion(nom) };
}

/** Completes the name of a region: those that begin so before those that hold it. */
export async function completeRegion(
  call: CompleteCall,
  { tx, campaign }: Shelf,
): Promise<readonly Choice[]> {
  if (!campaign || call.focused.option !== 'region') return [];
  const wanted = fold(call.focused.typed);
  const names = (await regionsOf(tx, campaign.id)).map(({ region }) => region.nom);
  return names
    .filter((nom) => fold(nom).includes(wanted))
    .toSorted((one, other) => Number(!fold(one).startsWith(wanted)) - Number(!fold(other).startsWith(wanted)))
    .slice(0, 25)
    .map((nom) => ({ name: nom, value: nom }));
}
