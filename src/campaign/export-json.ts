import { type ExportHead, type ExportRow, exportFormat, exportVersion } from './export.ts';

/**
 * The export as JSON, in pieces to be put together: a head, one line for each entry, a tail. An entry's content is the
 * exact text that was hashed. Names of people stand apart, by pseudonym: no hash covers them.
 */
export class JsonExport {
  readonly #people = new Map<string, string>();
  #first = true;

  head({ campaign, at, before, last, epochs }: ExportHead): string {
    const told = {
      format: exportFormat,
      version: exportVersion,
      campagne: campaign,
      'exporte-le': at,
      avant: before && { numero: before.number, empreinte: before.hash },
      dernier: last && { numero: last.number, empreinte: last.hash },
      epoques: epochs.map(({ number, openedAt, commitments, secrets }) => ({
        numero: number,
        'ouverte-le': openedAt,
        engagements: { public: commitments.public, caches: commitments.hidden },
        secrets: { public: secrets.public, caches: secrets.hidden },
      })),
    };
    return `${JSON.stringify(told, null, 1).slice(0, -2)},\n "entrees": [`;
  }

  row({ link, entry, state }: ExportRow): string {
    if (entry) this.#meet(entry.content.author, entry.author.name);
    if (entry?.content.behalf) this.#meet(entry.content.behalf, entry.behalf?.name ?? null);
    const told = {
      numero: link.number,
      version: link.version,
      ...(state !== 'shown' && { etat: state === 'hidden' ? 'cache' : 'efface' }),
      contenu: link.content,
      sel: link.salt,
      engagement: link.commitment,
      empreinte: link.hash,
    };
    const begin = this.#first ? '\n' : ',\n';
    this.#first = false;
    return `${begin}  ${JSON.stringify(told)}`;
  }

  tail(): string {
    return `\n ],\n "personnes": ${JSON.stringify(Object.fromEntries(this.#people))}\n}\n`;
  }

  #meet(pseudonym: string, name: string | null): void {
    if (name !== null) this.#people.set(pseudonym, name);
  }
}
