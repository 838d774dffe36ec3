import type { DefiOdds, PvLeft } from '../odds/heresie/defi.ts';
import type { Issue } from '../odds/heresie/issue.ts';
import type { Policy } from '../odds/heresie/politique.ts';
import type { Row, Table } from '../odds/heresie/table.ts';
import type { Posture } from '../rules/heresie/posture.ts';
import type { Choix, Defi } from '../rules/heresie/state.ts';
import type { Side } from '../rules/heresie/terms.ts';
import { type ChancesView, chancesView } from './chances.ts';
import { barChart, barsText, type Line } from './chances-bars.ts';
import type { TableChart } from './chances-chart.ts';
import { shown } from './chances-share.ts';
import { short, wide } from './embed.ts';
import { literal } from './escape.ts';
import { number, percent } from './numbers.ts';
import { elide, fr } from './words.ts';

const sides: readonly Side[] = ['protagoniste', 'antagoniste'];

/** The odds of a challenge: in the end, after one round, and which postures to begin with. */
export function defiChances(odds: DefiOdds, defi: Defi, suite: Policy): ChancesView {
  const { fin, rapide, avantage, pv, table } = odds;
  const names = { protagoniste: defi.protagoniste.profil.nom, antagoniste: defi.antagoniste.profil.nom };
  const [one = '', two = ''] = sides.map((side) => literal(names[side]));
  const left = sides.map((side) => ({
    name: `PV après le premier round · ${names[side]}`,
    lines: pvLines(pv[side]),
  }));
  const lines = [
    ...endLines(fin, names),
    suite === 'meilleure' ? bestSequel : plainSequel,
    fr`Avantage au premier round : ${one} **${shown(avantage)}**`,
  ];
  const grid = tableChart(table, defi.postures, names);
  return chancesView(
    `Défi · ${one} contre ${two}`,
    lines,
    [
      short('Un seul round, puis gloire', endLines(rapide, names).join('\n')),
      ...left.map(({ name, lines: rows }) => wide(literal(name), barsText(rows))),
      wide(
        `Postures du premier round, au choix de ${literal(names[table.opener])}`,
        tableText(table, defi.postures, names[table.opener]),
      ),
    ],
    [...left.map(({ name, lines: rows }) => barChart(name, rows)), grid],
  );
}

const plainSequel = fr`Ensuite : sans posture, mêmes armes, jusqu’à ce que l’un des deux soit retiré ; si plus personne ne peut blesser, gloire.`;
const bestSequel = fr`Ensuite : chacun prend la posture qui creuse le plus son écart entre gagner et perdre, mêmes armes, jusqu’à ce que l’un des deux soit retiré.`;

function endLines({ vainqueur, prc }: Issue, names: Readonly<Record<Side, string>>): string[] {
  const draw = Math.max(0, 1 - vainqueur.protagoniste - vainqueur.antagoniste);
  const won = sides.map(
    (side) =>
      fr`${literal(names[side])} gagne : **${percent(vainqueur[side])}**, PRC attendus : ${prcText(prc[side])}`,
  );
  return [...won, fr`Sans vainqueur : ${percent(draw < 1e-12 ? 0 : draw)}`];
}

/** Two decimals, and never nothing for what is something. */
function prcText(prc: number): string {
  if (prc > 0 && prc < 0.01) return fr`moins de 0,01`;
  return number(Math.round(prc * 100) / 100);
}

function pvLines(left: PvLeft): Line[] {
  return left.map(({ pv, chance }) => ({ label: number(pv), share: chance }));
}

/** Each first choice, the best reply to it, and what the opener then has; the best first choice is marked. */
function tableText(table: Table, postures: readonly Posture[], name: string): string {
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

function tableChart(
  table: Table,
  postures: readonly Posture[],
  names: Readonly<Record<Side, string>>,
): TableChart {
  const kept = told(table);
  const replies = [
    ...new Set(kept.flatMap(({ row }) => row.replies.map(({ choix }) => nameOf(choix, postures)))),
  ];
  const who = names[table.opener];
  const rows = kept.map(({ row, isBest }) => ({
    label: nameOf(row.choix, postures),
    strong: isBest,
    cells: replies.map((reply) => {
      const at = row.replies.findIndex(({ choix }) => nameOf(choix, postures) === reply);
      const share = row.replies[at]?.issue.vainqueur[table.opener] ?? null;
      return { text: share === null ? '' : percent(share), share, strong: at === row.best };
    }),
  }));
  const best = rows.find(({ strong }) => strong)?.label ?? '';
  return {
    kind: 'table',
    title: `Chances de gagner de ${who} selon les postures du premier round`,
    alt: fr`Lignes : premier choix de ${who}. Colonnes : réponse. Meilleur premier choix : ${best}.`,
    columns: replies,
    rows,
  };
}
