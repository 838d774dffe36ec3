import { entryByNumber } from '../../src/campaign/journal.ts';
import { type Criteria, findPage, type Page, type Turn } from '../../src/campaign/search.ts';
import { keptSearch } from '../../src/campaign/search-kept.ts';
import { mayReveal, maySee } from '../../src/campaign/visibility.ts';
import { journalEntry, journalPage } from '../../src/present/journal.ts';
import { type Refusal, refuse } from '../../src/rules/rule.ts';
import { button, chancesButtons, detailButton, revealButton, row } from '../../src/slash/buttons.ts';
import type {
  Action,
  ComponentCall,
  Deed,
  Desk,
  Message,
  Press,
  SlashCall,
} from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import type { Values } from '../../src/slash/option.ts';
import { viewerOf } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';

const pageSize = 8;
/** An option that takes the number of an entry. */
export const numero = { type: 'integer', min: 1, max: 1_000_000_000 } as const;

/** `/journal derniers`: the last entries. */
export const derniers: Action = {
  description: 'Les derniers jets que tu peux voir, page par page',
  options: {},
  manner: () => 'private',
  run: async (_values, call, desk) => ({ kind: 'read', message: await pageOf(call, desk, {}, 0, null) }),
};

/** `/journal voir`: one entry with its calculation. */
export const voir: Action = {
  description: 'Un jet du journal par son numéro, avec tout son calcul',
  options: { numero: { ...numero, required: true, description: 'Le numéro du jet : 12' } },
  manner: () => 'private',
  run: show,
};

/** « Plus anciens » and « Plus récents »: the page beside, with the eyes of who presses. */
export const page: Press = { manner: 'update', run: turnPage };

async function show(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const number = Number(values['numero']);
  const entry = await entryByNumber(desk.tx, { campaignId: desk.campaign.id, number });
  if (!entry) return refuse('unknown-number', 'numero', { got: number });
  const viewer = viewerOf(call, desk);
  if (!maySee(entry, viewer)) return refuse('hidden-roll', 'numero');
  if (!entry.content) return refuse('erased-number', 'numero', { got: number });
  const { embeds, isWhole } = journalEntry(entry);
  const reveals = call.place.guild !== null && entry.revealedAt === null && mayReveal(entry, viewer);
  const buttons = [
    ...(isWhole ? [] : [detailButton(entry)]),
    ...chancesButtons(entry),
    ...(reveals ? [revealButton(entry)] : []),
  ];
  return { kind: 'read', message: { embeds, components: buttons.length === 0 ? [] : [row(...buttons)] } };
}

async function turnPage(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const [id, to, number] = call.args;
  const criteria = id === '0' ? {} : await keptSearch(desk.tx, desk.campaign.id, Number(id));
  if (!criteria || !Number.isSafeInteger(Number(number))) return refuse('gone', null);
  const turn: Turn = { to: to === 'newer' ? 'newer' : 'older', number: Number(number) };
  return { kind: 'read', message: await pageOf(call, desk, criteria, Number(id), turn) };
}

async function pageOf(
  call: SlashCall | ComponentCall,
  desk: Desk,
  criteria: Criteria,
  id: number,
  turn: Turn | null,
) {
  return shown(await find(call, desk, criteria, turn), id);
}

/** One page, with the eyes of who acts. */
export function find(
  call: SlashCall | ComponentCall,
  desk: Desk,
  criteria: Criteria,
  turn: Turn | null,
): Promise<Page> {
  const viewer = viewerOf(call, desk);
  return findPage(desk.tx, { campaignId: desk.campaign.id, viewer, criteria, turn, size: pageSize, fold });
}

/** A page with the ways to those beside it. `id`: the number of the kept search, 0 when none was kept. */
export function shown(found: Page, id: number, isSearch = id !== 0): Message {
  const beside = [
    ...(found.newer === null
      ? []
      : [button('Plus récents', makeCustomId('journal', 'page', id, 'newer', found.newer))]),
    ...(found.older === null
      ? []
      : [button('Plus anciens', makeCustomId('journal', 'page', id, 'older', found.older))]),
  ];
  const title = isSearch ? 'Journal, recherche' : 'Journal';
  return { embeds: [journalPage(title, found)], components: beside.length === 0 ? [] : [row(...beside)] };
}
