import { unaccented } from '../../text/fold.ts';
import { isRefusal, type Refusal, refuse } from '../rule.ts';
import { readNamedArme } from './arme.ts';
import { caracteristiqueOf, readProfil } from './profil.ts';
import { readRegles } from './regles.ts';
import { blank, type Fiche } from './terms.ts';
import { readType } from './type.ts';
import { pieces } from './words.ts';

/** A sheet as one line has it. */
interface Line {
  readonly nom: string;
  readonly fiche: Fiche;
}

const pair = /(?<![\p{L}\p{N}])(\p{L}+)\.?\s*[:=]?\s*(?:[-–—−](?!\s*\d)|\d)/gu;
const longestLine = 1000;

/**
 * One line of a roster: `Boyz : CC 4 F 4 PV 1 | règles : Furie (1) | armes : Kikoup (SM +1) ; Fling | type : Infanterie`.
 * The name is what stands before the profile. Refused: `roster-line-long` [max], `roster-no-profile`, `roster-no-name`,
 * `roster-section` [position, got], and what its parts refuse.
 */
export function readLine(line: string, option: string): Line | Refusal {
  if (line.length > longestLine) return refuse('roster-line-long', option, { max: longestLine });
  const [head = '', ...sections] = line.split('|');
  const named = readHead(head, option);
  if (isRefusal(named)) return named;
  let { fiche } = named;
  let at = head.length + 1;
  for (const section of sections) {
    const more = readSection(section, at, option, fiche);
    if (isRefusal(more)) return more;
    fiche = more;
    at += section.length + 1;
  }
  return { nom: named.nom, fiche };
}

/** A weapon or rules that stand on a line of their own below a sheet: `- Kikoup : SM +1`, `- règles : Furie (1)`. */
export function readBullet(line: string, fiche: Fiche, option: string): Fiche | Refusal {
  const start = /^\s*[-–—•]\s*/u.exec(line)?.[0].length ?? 0;
  const rest = line.slice(start);
  return /^(r[eè]gles?|armes?|type|faction)\s*:/iu.test(rest)
    ? readSection(rest, start, option, fiche)
    : addArmes(rest, start, option, fiche);
}

function readHead(head: string, option: string): Line | Refusal {
  const starts = [...head.matchAll(pair)].filter(([, word = '']) => caracteristiqueOf(word));
  if (starts.length === 0) return refuse('roster-no-profile', option);
  for (const { index } of starts) {
    const profil = readProfil(head.slice(index), option);
    if (!isRefusal(profil)) return withName(head.slice(0, index), profil, option);
  }
  const { index } = starts.find(({ index: at }) => /[:\t]\s*$/u.test(head.slice(0, at))) ??
    starts[0] ?? { index: 0 };
  const profil = readProfil(head.slice(index), option);
  return isRefusal(profil) ? moved(profil, index) : withName(head.slice(0, index), profil, option);
}

function withName(before: string, profil: Fiche['profil'], option: string): Line | Refusal {
  const nom = before.replace(/[\s:;,=]+$/u, '').trim();
  return nom === '' ? refuse('roster-no-name', option) : { nom, fiche: { ...blank, profil } };
}

function readSection(section: string, at: number, option: string, fiche: Fiche): Fiche | Refusal {
  const [whole = '', title = ''] = /^\s*(\p{L}+)\s*:\s*/u.exec(section) ?? [];
  const rest = section.slice(whole.length);
  const start = at + whole.length;
  switch (unaccented(title)) {
    case 'regle':
    case 'regles': {
      const regles = readRegles(rest, option);
      return isRefusal(regles) ? moved(regles, start) : { ...fiche, regles: [...fiche.regles, ...regles] };
    }
    case 'arme':
    case 'armes':
      return addArmes(rest, start, option, fiche);
    case 'type':
      return { ...fiche, ...readType(rest.trim()) };
    case 'faction':
      return { ...fiche, faction: rest.trim() || null };
    default:
      return refuse('roster-section', option, { position: at + 1, got: title || section.trim() });
  }
}

function addArmes(text: string, at: number, option: string, fiche: Fiche): Fiche | Refusal {
  const armes = [...fiche.armes];
  for (const piece of pieces(text, ';')) {
    const arme = readNamedArme(piece.text, option, at + piece.at);
    if (isRefusal(arme)) return arme;
    if (armes.some(({ nom }) => unaccented(nom) === unaccented(arme.nom))) {
      return refuse('weapon-name-twice', option, { position: at + piece.at + 1, got: arme.nom });
    }
    armes.push(arme);
  }
  return { ...fiche, armes };
}

/** A mistake found in a part of a line, at its place in the line. */
function moved(refusal: Refusal, by: number): Refusal {
  const { position } = refusal.context;
  return typeof position === 'number'
    ? { ...refusal, context: { ...refusal.context, position: position + by } }
    : refusal;
}
