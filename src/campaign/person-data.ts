import type { Json } from '../rules/rule.ts';
import type { Tx } from '../store/store.ts';

/** The most that entries take in one file, UTF-16 units: Discord takes files of 10 MB. */
const mostText = 3_000_000;

/** What is handed out to a person, as JSON, and how many of their oldest entries did not fit. */
interface PersonData {
  readonly file: Json;
  readonly left: number;
}

/**
 * All that the books hold of the person with that Discord id, over all campaigns: entries they made or that were made
 * for them, the newest first, sheets, changes of the ledger. What they may not see (a blind roll that nobody revealed) is
 * told without dice and outcome.
 */
export async function personData(tx: Tx, person: string): Promise<PersonData> {
  const rows = await tx
    .selectFrom('people')
    .innerJoin('campaigns', 'campaigns.id', 'people.campaign')
    .select([
      'people.id',
      'people.name',
      'pseudonym',
      'campaign',
      'campaigns.name as title',
      'campaigns.guild',
    ])
    .where('discord', '=', person)
    .orderBy('people.id')
    .execute();
  const budget = { text: mostText, left: 0 };
  const campagnes: Json[] = [];
  for (const row of rows) {
    campagnes.push({
      campagne: row.title,
      serveur: row.guild,
      nom: row.name,
      pseudonyme: row.pseudonym,
      entrees: await entriesOf(tx, row.id, budget),
      fiches: await sheetsOf(tx, row.id),
      comptes: await changesBy(tx, row.campaign, row.pseudonym),
    });
  }
  const masters = await tx
    .selectFrom('masters')
    .innerJoin('campaigns', 'campaigns.id', 'masters.campaign')
    .select('campaigns.name')
    .where('discord', '=', person)
    .execute();
  const mj = masters.map(({ name }) => name);
  return {
    file: { format: 'heraut-mes-donnees', version: 1, discord: person, mj, campagnes },
    left: budget.left,
  };
}

async function entriesOf(tx: Tx, key: number, budget: { text: number; left: number }): Promise<Json[]> {
  const rows = await tx
    .selectFrom('journal')
    .select(['number', 'visibility', 'revealed_at', 'author', 'content'])
    .where((eb) => eb.or([eb('author', '=', key), eb('behalf', '=', key)]))
    .where('content', 'is not', null)
    .orderBy('number', 'desc')
    .execute();
  const entries: Json[] = [];
  for (const { number, visibility, revealed_at: revealed, author, content } of rows) {
    const isHidden = revealed === null && visibility === 'mj';
    if (author !== key && revealed === null && (isHidden || visibility === 'personnel')) continue;
    const text = content ?? '';
    budget.text -= text.length;
    if (budget.text < 0) budget.left += 1;
    else entries.push({ numero: number, visibilite: visibility, contenu: shown(JSON.parse(text), isHidden) });
  }
  return entries;
}

function shown(content: { readonly [key: string]: Json }, isHidden: boolean): Json {
  if (!isHidden) return content;
  const { outcome: _, dice: __, ...open } = content;
  return open;
}

async function sheetsOf(tx: Tx, key: number): Promise<Json[]> {
  const rows = await tx
    .selectFrom('sheets')
    .select(['name', 'npc', 'content', 'made_at', 'dropped_at'])
    .where('owner', '=', key)
    .orderBy('id')
    .execute();
  return rows.map(({ name, npc, content, made_at: made, dropped_at: dropped }) => ({
    nom: name,
    pnj: npc === 1,
    contenu: JSON.parse(content),
    creee: made,
    supprimee: dropped,
  }));
}

async function changesBy(tx: Tx, campaign: number, pseudonym: string): Promise<Json[]> {
  return tx
    .selectFrom('ledger')
    .select([
      'subject as sujet',
      'quantity as quantite',
      'before as avant',
      'change as changement',
      'after as apres',
      'cause',
      'at',
    ])
    .where('campaign', '=', campaign)
    .where((eb) =>
      eb.or([
        eb('author', '=', pseudonym),
        eb('subject', '=', `joueur:${pseudonym}`),
        eb('subject', 'like', `bataille:%:joueur:${pseudonym}`),
      ]),
    )
    .orderBy('id')
    .execute();
}
