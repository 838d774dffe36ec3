import type { APIEmbedField } from 'discord-api-types/v10';
import { gravites } from '../../../data/confede/gravites.ts';
import { tableMaison } from '../../../data/confede/table-maison.ts';
import type { CibleOdds, ImpactOdds } from '../../odds/confede.ts';
import { type ChancesView, chancesView } from '../chances.ts';
import { wide } from '../embed.ts';
import { literal, plain } from '../escape.ts';
import { number } from '../numbers.ts';
import { fr } from '../words.ts';
import { barChart, type Line } from './bars.ts';
import { aligned, type Share, shareOf, shown } from './share.ts';

/** The odds of an impact: what becomes of each target, and of breaking through. */
export function impactChances(odds: ImpactOdds): ChancesView {
  const { cibles, percee, table, situation } = odds;
  const lines: string[] = [];
  if (percee === null) lines.push(fr`**FOR seule** : sans RES, aucun dé n’est lancé.`);
  else if (situation === 'charge') lines.push(fr`Percer jusqu’au bout : **${shown(percee, true)}**`);
  if (percee !== null && table === tableMaison.id) lines.push(fr`Gravités lues dans la table maison.`);
  const named = cibles.map((cible, at) => ({ cible, name: nameOf(cible, at) }));
  return chancesView(
    'Impact',
    lines,
    named.map(({ cible, name }) => field(cible, name, situation === 'charge')),
    cibles.flatMap((cible, at) =>
      cible.res === null ? [] : [barChart(`Gravité · ${nameOf(cible, at, plain)}`, rows(cible))],
    ),
  );
}

function nameOf({ nom, impacteur }: CibleOdds, at: number, shownAs = literal): string {
  if (impacteur) return 'L’impacteur lui-même';
  return nom === null ? (at === 0 ? 'La cible' : `Cible ${at + 1}`) : shownAs(nom);
}

function field(cible: CibleOdds, name: string, goesOn: boolean): APIEmbedField {
  const { res, percee, atteinte } = cible;
  const force = `FOR ${number(cible.for)}`;
  if (res === null) return wide(name, force);
  const text = rows(cible).map(({ label, share }) =>
    `${label.padEnd(8)}${aligned(share)} ${ways(share)}`.trimEnd(),
  );
  return wide(
    fr`${name} : ${force} contre RES ${number(res)}`,
    [
      ...(isSure(atteinte) ? [] : [fr`Atteinte : ${shown(atteinte, true)}`]),
      ['```', ...text, '```'].join('\n'),
      ...(goesOn && !cible.impacteur ? [fr`Écartée du chemin : ${shown(percee, true)}`] : []),
    ].join('\n'),
  );
}

/** « 11/36 » where that says it. */
function ways(share: Share | number): string {
  const [, fraction = ''] = typeof share === 'number' ? [] : (/\((.+)\)/u.exec(shown(share, true)) ?? []);
  return fraction;
}

/** Each severity, from nothing to the worst. */
function rows({ gravites: all }: CibleOdds): (Line & { readonly share: Share })[] {
  return gravites
    .map(({ id, nom }) => ({ label: nom, share: shareOf(all, (one) => one === id) }))
    .filter(({ share: [part] }) => part > 0n);
}

function isSure([part, whole]: Share): boolean {
  return part === whole;
}
