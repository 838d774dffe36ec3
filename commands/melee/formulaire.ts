import { type APILabelComponent, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { type Sheet, sheetsOf } from '../../src/campaign/sheets.ts';
import type { MeleeGiven, MeleeMatch, MeleeMove, Recrue } from '../../src/matches/melee.ts';
import { cutLine } from '../../src/present/cut.ts';
import { isRefusal, type Json, type Refusal } from '../../src/rules/rule.ts';
import type { Asked, Brought, MoveForm } from '../../src/slash/matches.ts';
import { fold } from '../../src/text/fold.ts';
import { pvNow } from './pv.ts';
import { recrueNamed, recrueOf, recruesAnew } from './recrue.ts';

/** Choices of one menu. */
const mostListed = 25;
const bringing = { option: null, charge: false, isPublic: true };

/** The form in which somebody brings a sheet: a menu of those that may come, a field for the names of others, the charge. */
export async function joinForm({
  move,
  state,
  call,
  shelf,
}: Asked<MeleeMatch, MeleeMove>): Promise<MoveForm> {
  const { fixed } = state;
  const fitting = await fittingSheets(state, call.actor.id, shelf);
  const isListed = fitting.length > 0 && fitting.length <= mostListed;
  const title = fixed.duel ? 'Relever le combat' : `Rejoindre le camp ${move.endsWith('a') ? 'A' : 'B'}`;
  return {
    title,
    components: [
      ...(isListed ? [sheetMenu(fitting, fixed.fiche)] : []),
      nameField(nameLabel(isListed, fixed.duel), !isListed, isListed ? null : fixed.fiche),
      chargeMenu(fixed.duel && fixed.charge),
    ],
  };
}

/** What a move brings: the fighters of its form, and those who are there as their sheets are by now. Refused: what sheets are refused for. */
export async function readJoin(brought: Brought<MeleeMatch, MeleeMove>): Promise<Json | Refusal> {
  const { move, state, desk } = brought;
  if (state.phase === 'combat') return pvNow(brought);
  const joins = move.startsWith('rejoindre');
  if (!joins && move !== 'commencer') return null;
  const recrues = joins ? await fromForm(brought) : [];
  if (isRefusal(recrues)) return recrues;
  const begins = state.fixed.duel || !joins;
  const anew = begins ? await recruesAnew(state.engages, desk) : [];
  if (isRefusal(anew)) return anew;
  const given: MeleeGiven = { recrues, anew, pv: [] };
  return JSON.parse(JSON.stringify(given));
}

/** The fighters whom a form names, each once however it is written; in a duel a written name goes before the menu. */
async function fromForm({
  state,
  fields,
  call,
  desk,
}: Brought<MeleeMatch, MeleeMove>): Promise<Recrue[] | Refusal> {
  const named = (text: string) => text.split(/[\n;]/u).filter((name) => fold(name) !== '');
  const written = named(fields['noms'] ?? '');
  const chosen = state.fixed.duel && written.length > 0 ? [] : named(fields['fiche'] ?? '');
  const names = new Map([...chosen, ...written].map((name) => [fold(name), name.trim()])).values();
  const charge = fields['charge'] === 'oui';
  const recrues: Recrue[] = [];
  for (const name of names) {
    const recrue = await recrueNamed(name, { ...bringing, charge }, call, desk);
    if (isRefusal(recrue)) return recrue;
    const isTheirs = state.adversaire !== null && recrue.combattant.joueur;
    recrues.push(isTheirs ? { ...recrue, joueur: state.adversaire ?? recrue.joueur } : recrue);
  }
  return recrues;
}

/** Sheets of theirs that could fight and do not yet; of a MJ those of the MJ's side first. */
async function fittingSheets(
  state: MeleeMatch,
  id: string,
  { tx, campaign, isMaster }: Asked<MeleeMatch, MeleeMove>['shelf'],
): Promise<readonly Sheet[]> {
  if (!campaign) return [];
  const all = await sheetsOf(tx, campaign.id, { id, isMaster });
  const taken = new Set(state.engages.map(({ fiche }) => fiche));
  return all
    .filter(({ owner, pnj }) => owner.id === id || (isMaster && pnj))
    .filter((sheet) => !taken.has(sheet.id) && !isRefusal(recrueOf(sheet, bringing, id)))
    .toSorted((one, other) => Number(other.pnj && isMaster) - Number(one.pnj && isMaster));
}

function sheetMenu(sheets: readonly Sheet[], wanted: string | null): APILabelComponent {
  const first = sheets.some(({ nom }) => nom === wanted)
    ? wanted
    : sheets.length === 1
      ? sheets[0]?.nom
      : null;
  return {
    type: ComponentType.Label,
    label: 'Ta fiche',
    component: {
      type: ComponentType.StringSelect,
      custom_id: 'fiche',
      required: false,
      options: sheets.map(({ nom, counts, fiche }) => ({
        value: nom,
        label: cutLine(nom, 100),
        description: `${counts.pv} PV sur ${fiche.profil['pv']}`,
        default: nom === first,
      })),
    },
  };
}

/** One fights in a duel, so a name says which; elsewhere names are further ones. */
function nameLabel(isListed: boolean, duel: boolean): string {
  if (duel) return isListed ? 'Ou une autre fiche, par son nom' : 'Ta fiche, par son nom';
  return isListed ? 'D’autres fiches, une par ligne' : 'Tes fiches, une par ligne';
}

function nameField(label: string, isNeeded: boolean, wanted: string | null): APILabelComponent {
  return {
    type: ComponentType.Label,
    label,
    component: {
      type: ComponentType.TextInput,
      custom_id: 'noms',
      style: TextInputStyle.Paragraph,
      required: isNeeded,
      max_length: 1300,
      ...(wanted !== null && { value: wanted }),
    },
  };
}

function chargeMenu(charges: boolean): APILabelComponent {
  const option = (value: 'oui' | 'non', label: string) => ({
    value,
    label,
    default: (value === 'oui') === charges,
  });
  return {
    type: ComponentType.Label,
    label: 'Charge ce tour (+1 dé au premier round)',
    component: {
      type: ComponentType.StringSelect,
      custom_id: 'charge',
      required: false,
      options: [option('non', 'Non'), option('oui', 'Oui')],
    },
  };
}
