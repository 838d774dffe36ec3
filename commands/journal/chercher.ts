import type { Criteria } from '../../src/campaign/search.ts';
import { keepSearch, personKey } from '../../src/campaign/search-kept.ts';
import { findSheet } from '../../src/campaign/sheets.ts';
import { rolls } from '../../src/present/rolls.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Choice, CompleteCall, Deed, Desk, Shelf, SlashCall } from '../../src/slash/command.ts';
import { readDay } from '../../src/slash/day.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { completeSheet, sheetOption, viewerOf } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';
import { find, numero, shown } from './pages.ts';

/** `/journal chercher`: entries by who, what, when, note. */
export const chercher: Action = {
  description: 'Chercher au journal : joueur, commande, fiche, dates, note ; au moins un critère',
  options: {
    joueur: { type: 'user', description: 'Qui a lancé, ou pour qui le MJ a lancé' },
    commande: { type: 'text', max: 40, autocomplete: true, description: 'Le genre de jet : moral' },
    fiche: sheetOption('La fiche ou le nom donné au jet : Boyz'),
    motif: {
      type: 'text',
      max: 200,
      description: 'Des mots de la note, accents et majuscules ignorés : pont',
    },
    du: { type: 'text', max: 20, description: 'Le premier jour : 30/11/2026' },
    au: { type: 'text', max: 20, description: 'Le dernier jour : 30/11/2026' },
    numero: { ...numero, description: 'Remonter à partir de ce numéro : 250' },
  },
  manner: () => 'private',
  run: search,
  complete,
};

async function search(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const criteria = await criteriaOf(values, call, desk);
  if (isRefusal(criteria)) return criteria;
  const found = await find(call, desk, criteria, null);
  const isKept = found.older !== null;
  const id = isKept ? await keepSearch(desk.tx, desk.campaign.id, criteria, desk.now) : 0;
  return { kind: isKept ? 'saved' : 'read', message: shown(found, id, true) };
}

async function criteriaOf(values: Values, call: SlashCall, desk: Desk): Promise<Criteria | Refusal> {
  const { tx, campaign } = desk;
  const { joueur, commande, fiche, motif, du, au, numero: number } = values;
  if (Object.keys(values).length === 0) return refuse('nothing-to-search', null);
  const person = joueur === undefined ? undefined : await personKey(tx, campaign.id, (joueur as Named).id); // a user option
  const known = commande === undefined ? undefined : commandNamed(String(commande));
  if (known === null) return refuse('unknown-roll', 'commande', { got: String(commande) });
  const first = du === undefined ? undefined : readDay('du', String(du), campaign.timeZone);
  if (isRefusal(first)) return first;
  const last = au === undefined ? undefined : readDay('au', String(au), campaign.timeZone);
  if (isRefusal(last)) return last;
  if (first && last && last.from < first.from) return refuse('days-backwards', 'au');
  const named = fiche === undefined ? undefined : fold(String(fiche));
  const sheet = named === undefined ? null : await findSheet(tx, campaign.id, named, viewerOf(call, desk));
  return {
    ...(person !== undefined && { person: person ?? 0 }),
    ...(known !== undefined && { command: known }),
    ...(named !== undefined && { sheet: named }),
    ...(sheet && { sheetId: sheet.id }),
    ...(motif !== undefined && { motif: fold(String(motif)) }),
    ...(first && { from: first.from }),
    ...(last && { to: last.to }),
    ...(number !== undefined && { number: Number(number) }),
  };
}

/** The names under which rolls stand in the journal, and the commands that have several. */
const names: readonly string[] = [
  ...new Set(Object.keys(rolls).flatMap((name) => [name, name.split(' ')[0] ?? name])),
].sort();

function commandNamed(typed: string): string | null {
  const wanted = fold(typed).replace(/^\//u, '');
  return names.find((name) => name === wanted) ?? null;
}

async function complete(call: CompleteCall, shelf: Shelf): Promise<readonly Choice[]> {
  const { option, typed } = call.focused;
  if (option === 'fiche') return completeSheet(call, shelf);
  const wanted = fold(typed).replace(/^\//u, '');
  return names.filter((name) => name.includes(wanted)).map((name) => ({ name, value: name }));
}
