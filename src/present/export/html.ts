import type { ExportHead, ExportRow } from '../../campaign/export.ts';
import { people } from '../embed.ts';
import { plain } from '../escape.ts';
import { rollEmbed } from '../log.ts';
import { localMoment } from '../moment.ts';
import { number } from '../numbers.ts';
import { rolls, wordsIn } from '../rolls.ts';
import { embedText } from '../terminal.ts';
import { traceText } from '../trace.ts';
import { fr } from '../words.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #8888;padding:.75rem 0}h2{font-size:1rem;margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.25rem 0}
small,code{opacity:.75;overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{background:#1b1d22;color:#e8e8ea}}`;

/** The beginning of the page: style and all that it needs stand in it; it loads nothing. */
export function htmlHead({ campaign, at, epochs }: ExportHead, timeZone: string): string {
  const title = `Journal · ${plain(campaign)}`;
  const told = epochs.map(
    ({ number: epoch, commitments, secrets }) =>
      fr`<li>Époque ${number(epoch)} : jets publics, empreinte <code>${commitments.public}</code>${secretOf(secrets.public)} ; jets cachés, empreinte <code>${commitments.hidden}</code>${secretOf(secrets.hidden)}</li>`,
  );
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head><body>
<h1>${escaped(title)}</h1>
<p>${fr`Tiré du journal le ${localMoment(at, timeZone)} (${escaped(timeZone)}). Les jets cachés n’y ont que leur empreinte.`}</p>
<details><summary>Époques et secrets</summary><ul>${told.join('')}</ul></details>
`;
}

/** One entry: verdict, whole calculation behind a click, its hash; of a hidden or erased one the hash alone. */
export function htmlRow({ link, entry, state }: ExportRow, timeZone: string): string {
  const heading = fr`n° ${number(link.number)}`;
  const hash = `<small>Empreinte ${link.hash}</small>`;
  if (!entry) {
    const why = state === 'hidden' ? 'Jet caché' : 'Jet dont les données ont été effacées';
    return `<article id="n${link.number}"><h2>${heading}</h2><pre>${why}</pre>${hash}</article>\n`;
  }
  const { content } = entry;
  const who = `${localMoment(content.at, timeZone)} · ${people(entry)}`;
  const view = Object.hasOwn(rolls, content.command) ? rolls[content.command] : undefined;
  const trace = view ? traceText(entry, wordsIn(view, entry)) : '';
  const detail =
    content.outcome.steps.length === 0 || trace === ''
      ? ''
      : `<details><summary>Détail</summary><pre>${escaped(trace)}</pre></details>`;
  return `<article id="n${link.number}"><h2>${heading}</h2><small>${escaped(who)}</small><pre>${escaped(embedText(rollEmbed(entry)))}</pre>${detail}${hash}</article>\n`;
}

export const htmlTail = '</body></html>\n';

function secretOf(secret: string | null): string {
  return secret === null ? '' : `, secret <code>${secret}</code>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
