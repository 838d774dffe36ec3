import type { Row, Table } from '../../odds/heresie/table.ts';
import type { Posture } from '../../rules/heresie/posture.ts';
import type { Choix } from '../../rules/heresie/state.ts';
import type { Side } from '../../rules/heresie/terms.ts';
import { literal, plain } from '../escape.ts';
import { percent } from '../numbers.ts';
import { elide, fr, thin } from '../words.ts';
import type { Cell, TableChart } from './chart.ts';

/** Each first choice, the best reply to it, and what the opener then has; the best first choice is marked. */
export function tableText(table: Table, postures: readonly Posture[], name: string): string {
  const side = table.opener;
  const rows = told(table).map(({ row, isBest }) => {
    const reply = row.replies[row.best];
    const chance = reply ? percent(reply.issue.vainqueur[side]) : '';
    const text = fr`${nameOf(row.choix, postures)} → ${nameOf(reply?.choix ?? none, postures)} : ${chance}`;
    return isBest ? `**${text}**` : text;
  });
  const whose = elide('de', name, literal(name));
  const how = fr`Après la flèche, la meilleure réponse, puis les chances de gagner ${whose} ; en gras, le meilleur premier choix.`;
  return [...rows, how].join('\n');
}

const none: Choix = { posture: null, nommee: null };

/** Of all that Feinte et riposte may forbid, the best alone. */
function told({ rows, best, opener }: Table): readonly { readonly row: Row; readonly isBest: boolean }[] {
  const worth = (row: Row) => row.replies[row.best]?.issue.vainqueur[opener] ?? 0;
  const kept = new Map<string | null, Row>();
  for (const row of rows) {
    const known = kept.get(row.choix.posture);
    if (!known || worth(row) > worth(known) || row === rows[best]) kept.set(row.choix.posture, row);
  }
  return [...kept.values()].map((row) => ({ row, isBest: row === rows[best] }));
}

function nameOf({ posture, nommee }: Choix, postures: readonly Posture[]): string {
  const nom = (id: string) => postures.find((one) => one.id === id)?.nom ?? id;
  if (posture === null) return 'Aucune';
  return nommee === null ? nom(posture) : `${nom(posture)} (interdit ${nom(nommee)})`;
}

/**
 * The same with every reply, for a picture: postures are numbered, and of all that a reply of Feinte et riposte may
 * forbid, what is best for who replies stands for all.
 */
export function tableChart(
  table: Table,
  postures: readonly Posture[],
  names: Readonly<Record<Side, string>>,
): TableChart {
  const kept = told(table);
  const firsts = kept.map(({ row }) => row.choix.posture);
  const replies = new Set(kept.flatMap(({ row }) => row.replies.map(({ choix }) => choix.posture)));
  const all = [...new Set([...firsts, ...replies])];
  const ids = all.filter((posture) => replies.has(posture));
  const numbered = (posture: string | null) =>
    `${all.indexOf(posture) + 1} ${nameOf({ posture, nommee: null }, postures)}`;
  const repliesOnly = all.filter((posture) => !firsts.includes(posture)); // postures of a faction: they have no row
  const who = plain(names[table.opener]);
  const whose = elide('de', who);
  const rows = kept.map(({ row, isBest }) => ({
    label: numbered(row.choix.posture),
    strong: isBest,
    cells: ids.map((posture) => cellOf(row, posture, table.opener)),
  }));
  return {
    kind: 'table',
    title: fr`Chances de gagner ${whose} selon les postures du premier round`,
    alt: altOf(table, postures, whose),
    legend: [
      fr`En %, arrondi vers le bas. Lignes : premier choix ; colonnes : réponse, par le numéro de sa ligne.`,
      ...repliesOnly.map((posture) => fr`${numbered(posture)} : une réponse seulement.`),
      fr`Cadre : la meilleure réponse. ▸ : le meilleur premier choix.`,
    ],
    columns: ids.map((posture) => String(all.indexOf(posture) + 1)),
    rows,
  };
}

function cellOf(row: Row, posture: string | null, side: Side): Cell {
  const best = row.replies[row.best];
  const replies = row.replies.filter(({ choix }) => choix.posture === posture);
  const strong = best !== undefined && replies.includes(best);
  const shares = strong ? [best.issue.vainqueur[side]] : replies.map(({ issue }) => issue.vainqueur[side]);
  if (shares.length === 0) return { text: '–', share: null, strong: false };
  const share = Math.min(...shares);
  return { text: wholePercent(share), share, strong };
}

/** Rounded down, but « 100 » is kept for the certain and « 0 » for the impossible. */
function wholePercent(chance: number): string {
  const floor = Math.floor(chance * 100 + 1e-9); // a chance is a sum, rounded itself
  if (chance > 0 && floor === 0) return `<${thin}1`;
  return String(chance === 1 ? 100 : Math.min(99, floor));
}

function altOf(table: Table, postures: readonly Posture[], whose: string): string {
  const lines = told(table).map(({ row, isBest }) => {
    const reply = row.replies[row.best];
    const chance = reply ? percent(reply.issue.vainqueur[table.opener]) : '';
    const text = fr`${nameOf(row.choix, postures)} contre ${nameOf(reply?.choix ?? none, postures)} : ${chance}`;
    return isBest ? fr`${text} (meilleur premier choix)` : text;
  });
  return fr`Chances de gagner ${whose}, chaque premier choix contre sa meilleure réponse. ${lines.join(', ')}.`;
}
