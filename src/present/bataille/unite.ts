import type { APIEmbed } from 'discord-api-types/v10';
import type { Entry } from '../../campaign/entry.ts';
import { answerEmbed } from '../embed.ts';
import { resultOf } from '../entry.ts';
import { literal } from '../escape.ts';
import { number } from '../numbers.ts';
import { elide, fr } from '../words.ts';

/** What the journal keeps of `/bataille unite`. */
interface UniteTold {
  readonly fait: 'arrivee' | 'changement' | 'depart';
  readonly unite: string;
  readonly joueur: string;
  readonly changements: readonly {
    readonly quoi: string;
    readonly avant: string | number | null;
    readonly apres: string | number | null;
  }[];
}

/** A unit that came, changed or went. */
export function unitTold(entry: Entry): APIEmbed {
  const { fait, unite, joueur, changements } = resultOf<UniteTold>(entry);
  const name = literal(unite);
  const whose = elide('de', joueur, literal(joueur));
  const head = {
    arrivee: `**${name}** rejoint le camp ${whose}.`,
    changement: `**${name}**, unité ${whose}, change.`,
    depart: `**${name}**, unité ${whose}, quitte la bataille.`,
  }[fait];
  const lines = changements.map(({ quoi, avant, apres }) => {
    const label = labels[quoi] ?? quoi;
    return avant === null
      ? fr`${label} : ${shown(quoi, apres)}`
      : fr`${label} : ${shown(quoi, avant)} → ${shown(quoi, apres)}`;
  });
  const verdict = fait === 'arrivee' ? [head, arrivalLine(changements)] : [head, ...lines];
  return answerEmbed(entry, { title: `Unité · ${name}`, outcome: 'neutral', verdict });
}

/** « Effectif : 4 sur 10 · PV : 2 par figurine · Cd : 7+ · CO : 2 par figurine · Objectif : Colline ». */
function arrivalLine(changements: UniteTold['changements']): string {
  const said = new Map(changements.map(({ quoi, apres }) => [quoi, apres]));
  const [initial, left, whole, pv] = ['effectifInitial', 'effectif', 'pvInitial', 'pv'].map((quoi) =>
    Number(said.get(quoi) ?? 0),
  );
  const isAlone = initial === 1;
  const counted = (now = 0, all = 0) => (now === all ? number(all) : `${number(now)} sur ${number(all)}`);
  return [
    ...(isAlone ? [] : [fr`Effectif : ${counted(left, initial)}`]),
    ...(said.has('pvInitial') && isAlone ? [fr`PV : ${counted(pv, whole)}`] : []),
    ...(said.has('pvInitial') && !isAlone ? [fr`PV : ${number(whole ?? 0)} par figurine`] : []),
    fr`Cd : ${shown('cd', said.get('cd') ?? 0)}`,
    fr`CO : ${shown('co', said.get('co') ?? 0)}${isAlone ? '' : ' par figurine'}`,
    ...['objectif', 'rappel'].flatMap((quoi) =>
      said.has(quoi) ? [fr`${labels[quoi] ?? quoi} : ${shown(quoi, said.get(quoi) ?? null)}`] : [],
    ),
  ].join(' · ');
}

const labels: Readonly<Record<string, string>> = {
  nom: 'Nom',
  effectifInitial: 'Effectif initial',
  effectif: 'Effectif',
  pvInitial: 'PV par figurine',
  pv: 'PV',
  cd: 'Cd',
  co: 'CO par figurine',
  objectif: 'Objectif',
  rappel: 'Rappel',
};

function shown(quoi: string, value: string | number | null): string {
  if (value === null) return 'aucun';
  if (typeof value === 'string') return literal(value);
  return quoi === 'cd' ? `${number(value)}+` : number(value);
}
