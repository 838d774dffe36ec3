import type { DefiMatch, DefiMove, Due } from '../../matches/defi.ts';
import type { Arme } from '../../rules/heresie/terms.ts';
import type { Modificateur } from '../../rules/modificateur.ts';
import type { Control } from '../../slash/matches.ts';
import { plain } from '../escape.ts';
import { signed } from '../numbers.ts';
import { fr, french } from '../words.ts';

type Style = Extract<Control, { as: 'button' }>['style'];

/** How each word of a move that names nothing looks. */
const buttons: Readonly<Record<string, readonly [label: string, style: Style, rolls?: boolean]>> = {
  relever: ['Relever le défi', 'main'],
  decliner: ['Refuser', 'danger'],
  'posture:aucune': ['Sans posture', 'plain'],
  'pas-a-pas': ['Pas à pas', 'plain'],
  'd-un-trait': ['D’un trait', 'plain'],
  concentration: ['Lancer la concentration', 'main', true],
  frappe: ['Frapper', 'main', true],
  poursuivre: ['Poursuivre', 'main'],
  gloire: ['Gloire', 'plain'],
  rompre: ['Rompre', 'plain'],
  abandonner: ['Abandonner', 'danger'],
};

/** Where the same move is another thing. */
const others: Readonly<Record<string, readonly [label: string, style: Style]>> = {
  'declaration:abandonner': ['Retirer le défi', 'plain'],
  'gloire:gloire': ['Laisser la gloire', 'main'],
};

/** What stands in a menu while nothing is chosen. */
const placeholders: Readonly<Record<string, string>> = {
  relever: 'Relever le défi avec…',
  disgrace: 'Qui tombe en disgrâce',
  posture: 'Choisis ta posture',
  feinte: 'La posture interdite à l’adversaire',
  arme: 'Choisis ton arme',
};

/** How a move of a challenge looks as things stand. */
export function controlOf(move: DefiMove, state: DefiMatch): Control {
  const found = others[`${state.phase}:${move}`] ?? buttons[move];
  if (found) {
    const [label, style, rolls = false] = [found[0], found[1], found.at(2) === true];
    return { as: 'button', label, style, rolls };
  }
  const at = move.indexOf(':');
  const [word, id] = [move.slice(0, at), move.slice(at + 1)];
  const common = { as: 'menu', menu: word, placeholder: placeholders[word] ?? word } as const;
  if (word === 'arme') return { ...common, ...armeIn(state, id) };
  if (word === 'relever' || word === 'disgrace')
    return { ...common, label: modelIn(state, id), rolls: false };
  const posture = state.fixed.postures.find((one) => one.id === id);
  const description = posture === undefined ? {} : { description: french(plain(posture.texte)) };
  return { ...common, label: plain(posture?.nom ?? id), ...description, rolls: false };
}

function modelIn({ fixed: { adverses } }: DefiMatch, id: string): string {
  return plain(adverses.find((one) => one.id === id)?.combattant.profil.nom ?? id);
}

/** A weapon of who names one now: the reactive player, then the active one. Force rolls dice when it is named. */
function armeIn(
  { fixed: { protagoniste, adverses, joueurActif }, adverse, course, pasAPas }: DefiMatch,
  id: string,
): { readonly label: string; readonly description?: string; readonly rolls: boolean } {
  const reactive = joueurActif === 'protagoniste' ? 'antagoniste' : 'protagoniste';
  const side = course?.duel[reactive].arme === null ? reactive : joueurActif;
  const model = side === 'protagoniste' ? protagoniste : adverses[adverse];
  const arme = model?.combattant.armes.find((one) => one.id === id);
  if (!arme) return { label: id, rolls: false };
  const tests = arme.regles.some((regle) => regle.id === 'force');
  return { label: plain(arme.nom), description: figures(arme), rolls: pasAPas && tests };
}

/** « I −2, F +3, PA 2, D 2 ». */
function figures({ i, a, f, pa, d }: Arme): string {
  const changes = [
    ['I', i],
    ['A', a],
    ['F', f],
  ] as const;
  const changed = changes.flatMap(([label, by]) => (by === null ? [] : [`${label} ${changeOf(by)}`]));
  return [...changed, `PA ${pa ?? '-'}`, `D ${d}`].join(', ');
}

function changeOf(by: NonNullable<Modificateur>): string {
  if ('plus' in by) return signed(by.plus);
  return 'fois' in by ? `× ${by.fois}` : String(by.fixe);
}

/** What is expected of whose move it is. */
export function expected(due: Due | null): string {
  const words: Readonly<Record<Due['kind'], string>> = {
    relever: 'relève ou refuse le défi',
    disgrace: 'nomme qui tombe en disgrâce',
    posture: 'choisis ta posture, ou aucune',
    feinte: 'nomme la posture interdite à l’adversaire',
    arme: 'choisis ton arme',
    concentration: 'lance la concentration',
    frappe: 'frappe',
    suite: 'choisis un round de plus, ou la gloire',
    rompre: fr`romps le défi, ou laisse la gloire`,
  };
  return due === null ? '' : words[due.kind];
}
