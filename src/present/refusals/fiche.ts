import { capital, enumerate, fr, plural } from '../words.ts';
import { edge } from './edge.ts';
import type { Facts } from './facts.ts';

const genres: Readonly<Record<string, string>> = {
  nombre: 'un nombre entier',
  seuil: 'un seuil comme 3+',
  mesure: 'une longueur comme 12 ou 7,5',
};

/** What profiles, weapons and rules as typed are refused for. */
const printed = {
  'profile-empty': () => fr`le profil est vide. Écris par exemple : CC 4 F 4 E 4 PV 1 Svg 3+.`,
  'profile-label': (f: Facts) =>
    fr`${at(f)}, ${f.quoted('got')} n’est pas une caractéristique. Écris par exemple : CC 4 F 4 Svg 3+ Inv -.`,
  'profile-twice': (f: Facts) => fr`${at(f)}, ${f.word('label')} est là deux fois. Gardes-en une.`,
  'profile-value': (f: Facts) =>
    fr`${at(f)}, après ${f.word('label')} il faut ${genres[f.raw('genre')] ?? 'une valeur'}${f.isTrue('dash') ? ' ou un tiret' : ''}, pas ${f.quoted('got')}.`,
  'profile-bounds': (f: Facts) =>
    `${at(f)}, ${f.word('label')} ${f.number('got')} ne va pas, il faut de ${f.number('min')} à ${f.number('max')}.`,
  'rule-unreadable': (f: Facts) =>
    fr`${at(f)}, ${f.quoted('got')} ne se lit pas. Écris les règles entre virgules : Critique (6+), Furie.`,
  'rule-too-long': (f: Facts) =>
    `${at(f)}, une règle est trop longue, il faut ${f.number('max')} caractères au plus.`,
  'rule-twice': (f: Facts) => `${at(f)}, ${f.quoted('got')} est là deux fois. Gardes-en une.`,
  'rules-too-many': (f: Facts) =>
    `${f.number('count')} règles, c’est plus que les ${f.number('max')} possibles.`,
  'weapon-value': (f: Facts) =>
    fr`${at(f)}, ${f.word('label')} ne peut pas valoir ${f.quoted('got')}. Écris par exemple : IM I, AM A, SM +1, PA 2, D 1.`,
  'weapon-bounds': (f: Facts) =>
    `${at(f)}, ${f.word('label')} ${f.number('got')} ne va pas, il faut de ${f.number('min')} à ${f.number('max')}.`,
  'weapon-twice-said': (f: Facts) => `${at(f)}, ${f.word('label')} est là deux fois. Gardes-en un.`,
  'weapon-name': (f: Facts) =>
    fr`${at(f)}, ${f.quoted('got')} n’est pas un nom d’arme : il faut des lettres, 80 caractères au plus, sans deux-points, point-virgule, barre ni parenthèse.`,
  'weapon-name-twice': (f: Facts) => `${at(f)}, l’arme ${f.quoted('got')} est là deux fois. Gardes-en une.`,
  'weapons-too-many': (f: Facts) => `une fiche porte ${f.number('max')} armes au plus. Retires-en une.`,
} as const;

/** What a list of sheets is refused for. */
const rosters = {
  'roster-line-long': (f: Facts) => `une fiche tient en ${f.number('max')} caractères par ligne au plus.`,
  'roster-no-profile': () => fr`il n’y a pas de profil. Écris par exemple : Boyz : CC 4 F 4 PV 1.`,
  'roster-no-name': () => 'il n’y a pas de nom. Écris-le devant le profil.',
  'roster-section': (f: Facts) =>
    fr`${at(f)}, ${f.quoted('got')} n’est pas une partie de fiche. Possible : règles, armes, type, faction.`,
  'roster-json': () => 'ce JSON n’est pas une liste de fiches. Colle le fichier exporté en entier.',
  'roster-none': () => fr`il n’y a aucune fiche. Écris-en une par ligne : Boyz : CC 4 F 4 PV 1.`,
  'roster-too-many': (f: Facts) =>
    `${f.number('count')} fiches, c’est plus que les ${f.number('max')} possibles d’un coup.`,
  'row-not-row': () => 'une fiche du JSON doit être un objet entre accolades.',
  'row-column': (f: Facts) =>
    fr`la colonne ${f.quoted('got')} n’est pas connue. Retire-la ou corrige son titre.`,
  'row-figure': (f: Facts) =>
    fr`${f.word('column')} : ${f.quoted('got')} ne va pas, il faut un nombre entier de 0 à ${f.number('max')}.`,
  'row-status': (f: Facts) => fr`${f.quoted('got')} n’est pas un statut. Possible : ${f.choices('known')}.`,
  'row-yes-no': (f: Facts) => fr`${f.word('column')} : ${f.quoted('got')} ne va pas, écris oui ou non.`,
} as const;

/** What the sheets of a campaign are refused for. */
const sheets = {
  'sheet-unknown': (f: Facts) =>
    fr`aucune fiche ne s’appelle ${f.quoted('got')}.${f.texts('near').length > 0 ? fr` Peut-être : ${enumerate(f.texts('near'), 'ou')} ?` : ' Crée-la avec /fiche creer.'}`,
  'sheet-not-yours': (f: Facts) => `la fiche ${f.quoted('got')} n’est pas à toi. Un MJ peut la changer.`,
  'sheet-changed': (f: Facts) =>
    fr`La fiche ${f.quoted('got')} a changé depuis. Regarde-la avec /fiche voir et recommence.`,
  'sheet-hidden': (f: Facts) => `la fiche ${f.quoted('got')} est cachée aux joueurs. Retire cette option.`,
  'sheet-same': () => 'Rien ne change. Donne au moins une valeur nouvelle.',
  'sheet-too-long': () =>
    fr`Cette fiche est trop longue pour un formulaire. Change-la avec /fiche modifier et /fiche arme.`,
  'sheet-no-weapon': (f: Facts) =>
    f.texts('known').length === 0
      ? `la fiche n’a pas d’arme ${f.quoted('got')}, ni aucune autre.`
      : fr`la fiche n’a pas d’arme ${f.quoted('got')}. Elle a : ${enumerate(f.texts('known'))}.`,
  'sheets-full': (f: Facts) => `une campagne tient ${f.number('max')} fiches au plus. Supprimes-en.`,
  'name-taken': (f: Facts) =>
    `une fiche s’appelle déjà ${f.quoted('got')} dans cette campagne. Choisis un autre nom.`,
  'model-unknown': (f: Facts) =>
    `aucun modèle ne s’appelle ${f.quoted('got')}. Choisis-le dans ce que Discord propose.`,
  'figure-unreadable': (f: Facts) =>
    fr`${f.quoted('got')} ne se lit pas. Écris +10, -2, ou la valeur seule : 7.`,
  'figure-bounds': (f: Facts) =>
    `de ${f.number('before')} on arriverait à ${f.number('got')}, il faut rester de 0 à ${f.number('max')}.`,
  'status-same': () => 'Rien ne change, c’est déjà ainsi.',
} as const;

const single = { ...printed, ...rosters, ...sheets } as const;

/** Everything that `/fiche` refuses. */
export const fiche = {
  ...single,
  'roster-errors': (f: Facts) => {
    const lines = f.parts('errors').map((one) => fr`ligne ${one.number('line')} : ${lineSentence(one)}`);
    const more = f.count('count') - lines.length;
    const rest = more > 0 ? [`et ${more} ${plural(more, 'autre faute')} plus bas.`] : [];
    return [`rien n’a été importé.`, ...lines.map(capital), ...rest].join('\n');
  },
} as const;

function lineSentence(part: Facts): string {
  const code = part.raw('code');
  const sentences: Readonly<Record<string, (facts: Facts) => string>> = { ...edge, ...single };
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence?.(part.part('context')) ?? 'ce nom ne convient pas.';
}

/** « au 6e caractère ». */
function at(f: Facts): string {
  return `au ${f.rank('position')} caractère`;
}
