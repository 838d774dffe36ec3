import Database from 'better-sqlite3';

/** One campaign in a base, as it is told before it is replaced. */
export interface CampaignContents {
  readonly id: number;
  readonly name: string;
  /** Discord's id of the server, `null` for the campaign of one person. */
  readonly guild: string | null;
  readonly entries: number;
  /** Number of its last entry, and its moment in milliseconds since 1970; `null` without entries, or once erased. */
  readonly lastNumber: number | null;
  readonly lastAt: number | null;
}

/** What a base holds. */
export interface Contents {
  /** Of its schema. */
  readonly version: number;
  readonly campaigns: readonly CampaignContents[];
}

/**
 * Reads what a whole base holds, of whatever version: only columns of the first one are asked for. Nobody may be at work
 * on it; nothing is left beside it.
 */
export function contentsOf(path: string): Contents {
  const database = new Database(path, { fileMustExist: true });
  try {
    const rows = database.prepare(
      `SELECT campaigns.id, campaigns.name, campaigns.guild, count(journal.id) AS entries,
         max(journal.number) AS lastNumber, max(json_extract(journal.content, '$.at')) AS lastAt
       FROM campaigns LEFT JOIN journal ON journal.campaign = campaigns.id
       GROUP BY campaigns.id ORDER BY campaigns.id`,
    );
    return {
      version: Number(database.pragma('user_version', { simple: true })),
      campaigns: rows.all() as CampaignContents[], // the columns asked for
    };
  } finally {
    database.close();
  }
}
