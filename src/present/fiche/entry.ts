import type { APIEmbed } from 'discord-api-types/v10';
import { statuts } from '../../../data/fiche/statuts.ts';
import type { Entry } from '../../campaign/entry.ts';
import type { Changement, FaitDeFiche, FicheResult } from '../../rules/fiche/result.ts';
import { answerEmbed } from '../embed.ts';
import { resultOf } from '../entry.ts';
import { literal } from '../escape.ts';
import { unrolled } from '../labels.ts';
import { change, number } from '../numbers.ts';
import { quantities } from '../quantities.ts';
import { capital, fr, plural } from '../words.ts';

const deeds: Readonly<Record<FaitDeFiche, readonly [string, string]>> = {
  creation: ['Fiche créée', 'fiches créées'],
  modification: ['Fiche modifiée', 'fiches modifiées'],
  statut: ['Statut changé', 'statuts changés'],
  'fin-de-phase': ['Fin de phase, disgrâce levée', 'disgrâces levées à la fin de la phase'],
  import: ['Fiche importée', 'fiches importées'],
  copie: ['Copie faite', 'copies faites'],
  suppression: ['Fiche supprimée', 'fiches supprimées'],
  retablissement: ['Fiche rétablie', 'fiches rétablies'],
};

const labels: Readonly<Record<string, string>> = {
  nom: 'Nom',
  profil: 'Profil',
  type: 'Type',
  faction: 'Faction',
  regles: 'Règles',
  pnj: 'PNJ',
  cachee: 'Cachée aux joueurs',
  pv: 'PV',
  effectif: 'Effectif',
  xp: 'XP',
  credits: 'Crédits',
  prc: 'PRC',
};

/** What sheets have of the words of a rule: nothing is rolled for them. */
export const ficheWords = unrolled('Fiche');

/** A journal entry that changed sheets: what was done, to which, each value before and after. */
export function sheetEntry(entry: Entry): APIEmbed {
  const { fait, noms, changements } = resultOf<FicheResult>(entry);
  const [single, many] = deeds[fait];
  const [first] = noms;
  const isOne = noms.length < 2;
  const figures = changements.filter(isFigure).map(changeLine); // on the first line: the log shows no other
  return answerEmbed(entry, {
    title: isOne && first !== undefined ? `Fiche · ${literal(first)}` : 'Fiches',
    outcome: 'neutral',
    verdict: [
      [isOne ? `**${single}**` : `**${number(noms.length)} ${many}**`, ...figures].join(' · '),
      ...(isOne ? [] : noms.map((nom) => literal(nom))),
      ...changements.filter((one) => !isFigure(one)).map((one) => lineOf(entry, one)),
    ],
  });
}

/** The French of a status. */
export function statusName(id: string): string {
  return statuts.find((one) => one.id === id)?.nom ?? id;
}

/** The French name of what a sheet has one of, or of what is counted. */
export function quantityName(id: string): string {
  return labels[id] ?? quantities[id] ?? id;
}

/** What is counted or stands for a while, not what the sheet prints. */
function isFigure({ quoi, avant, apres }: Changement): boolean {
  return quoi.startsWith('statut:') || (typeof avant === 'number' && typeof apres === 'number');
}

/** A new owner stands in the journal by pseudonym: of those whom the entry knows the name is told. */
function lineOf(entry: Entry, one: Changement): string {
  if (one.quoi !== 'proprietaire') return changeLine(one);
  const { author, behalf } = entry.content;
  const heir = one.apres === behalf ? entry.behalf : one.apres === author ? entry.author : null;
  const name = heir?.name ?? null;
  return fr`Propriétaire : ${name === null ? 'quelqu’un d’autre' : literal(name)}`;
}

function changeLine({ nom, quoi, avant, apres }: Changement): string {
  const whose = nom === undefined ? '' : `${literal(nom)}, `;
  if (quoi.startsWith('statut:'))
    return `${whose}${capital(statusName(quoi.slice(7)))}${apres === true ? '' : fr` : levé`}`;
  const label = quoi.startsWith('arme:') ? literal(quoi.slice(5)) : (labels[quoi] ?? quoi);
  return fr`${whose}${label} : ${values(avant, apres)}`;
}

function values(avant: Changement['avant'], apres: Changement['apres']): string {
  if (typeof avant === 'number' && typeof apres === 'number') return change(avant, apres);
  return avant === null ? shown(apres) : `${shown(avant)} → ${shown(apres)}`;
}

function shown(value: Changement['avant']): string {
  if (value === null || value === '') return 'rien';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return typeof value === 'number' ? number(value) : literal(value);
}

/** « 3 fiches ». */
export function countOf(count: number): string {
  return `${number(count)} ${plural(count, 'fiche')}`;
}
