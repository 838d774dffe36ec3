import type { Entry } from '../../campaign/entry.ts';
import type { Concentration, Frappe, Round } from '../../rules/heresie/state.ts';
import type { Side } from '../../rules/heresie/terms.ts';
import type { Step } from '../../rules/step.ts';
import { facesOf, sumOf } from '../dice.ts';
import { type RuleWords, wordOf } from '../labels.ts';
import { number } from '../numbers.ts';
import { capital, fr, plural } from '../words.ts';
import { wordsOf } from './names.ts';

/** The two fighters as they may be shown. */
export type Names = Readonly<Record<Side, string>>;

/** In the order in which they roll. */
export const sides: readonly Side[] = ['protagoniste', 'antagoniste'];

/** « Round 3 : Drusus a l’avantage (9 contre 7), Cassian perd 1 PV », for a round that others followed. */
export function shortRound(round: Round, rank: number, names: Names): string {
  const [first, second] = round.concentration.slice(-2).map(({ total }) => total);
  const won = Math.max(first ?? 0, second ?? 0);
  const lost = Math.min(first ?? 0, second ?? 0);
  const figures = `(${number(won)} contre ${number(lost)})`;
  const hurt = round.frappes.filter(({ degats }) => degats > 0).map((one) => lossOf(one, names));
  const end = hurt.length === 0 ? 'personne n’est blessé' : hurt.join(', ');
  return fr`Round ${rank} : ${names[round.avantage]} a l’avantage ${figures}, ${end}`;
}

/** Postures, Concentration and strikes of the round of that rank, with the faces that its steps know. */
export function roundLines(entry: Entry, round: Round, names: Names, rank: number): string[] {
  const own = stepsOf(entry, rank);
  const words = wordsOf(entry);
  return [
    ...postureLine(round, names, words),
    ...concentrationLines(round, names, words),
    ...round.frappes.flatMap((frappe) => strikeLines(frappe, own, names)),
  ];
}

/** The steps of that round: none when the entry is of a later one. */
function stepsOf({ content }: Entry, rank: number): readonly Step[] {
  const { steps } = content.outcome;
  const from = steps.findIndex(({ what, value }) => what === 'round' && value === rank);
  if (from < 0) return [];
  const next = steps.findIndex(({ what }, at) => what === 'round' && at > from);
  return steps.slice(from, next < 0 ? steps.length : next);
}

function postureLine({ postures }: Round, names: Names, words: RuleWords): string[] {
  const taken = sides.flatMap((side) => {
    const posture = postures[side];
    return posture === null ? [] : [`${wordOf(words.cause, posture)} (${names[side]})`];
  });
  return taken.length === 0 ? [] : [fr`${plural(taken.length, 'Posture')} : ${taken.join(', ')}`];
}

/** Who took the advantage, then both totals; ties before it are told by their total. */
function concentrationLines({ concentration, avantage }: Round, names: Names, words: RuleWords): string[] {
  const ties = concentration.slice(0, -2).filter((_, at) => at % 2 === 0);
  const again =
    ties.length === 0 ? '' : `, après égalité à ${ties.map(({ total }) => number(total)).join(' puis ')}`;
  return [
    fr`Concentration : **avantage à ${names[avantage]}**${again}`,
    ...concentration.slice(-2).map((one, at) => totalLine(one, names[sides[at] ?? 'protagoniste'], words)),
  ];
}

/** « Cassian : ~~2~~, **5** + 9 (initiative) = **14** ». */
function totalLine({ des, modificateurs, total }: Concentration, name: string, words: RuleWords): string {
  const by = modificateurs.map(({ cause, valeur }) => ({ cause, value: valeur }));
  const kept = des.indexOf(total - by.reduce((sum, { value }) => sum + value, 0));
  const isKept = (_: number, at: number): boolean => at === kept;
  const shown = facesOf(
    des,
    des.length > 1 ? isKept : undefined,
    (face, at) => des.length > 1 && !isKept(face, at),
  );
  const terms = sumOf([], by, (cause) => wordOf(words.cause, cause));
  return fr`${name} : ${shown}${terms} = **${number(total)}**`;
}

/** What came of one strike, then its dice: those that hit in bold. */
function strikeLines(frappe: Frappe, steps: readonly Step[], names: Names): string[] {
  const { de, attaques, touches, blessures, sauvegardes, mitigations } = frappe;
  if (attaques === 0) return [`**${names[de]}** ne frappe pas`];
  const counts = [
    `${number(attaques)} ${plural(attaques, 'attaque')}`,
    `${number(touches)} ${plural(touches, 'touche')}`,
    `${number(blessures)} ${plural(blessures, 'blessure')}`,
  ].join(', ');
  const dice = [
    ...hitDice(steps, de),
    ...listed('blessure', facesThrown(steps, de, 'jets-de-blessure')),
    ...listed('sauvegarde', sauvegardes),
    ...listed('Insensible', mitigations),
  ];
  return [
    fr`**${names[de]}** frappe : ${counts}, **${lossOf(frappe, names)}**`,
    ...(dice.length === 0 ? [] : [capital(dice.join(' · '))]),
  ];
}

/** « Drusus perd 1 PV ». */
export function lossOf({ de, degats }: Frappe, names: Names): string {
  const target = names[de === 'protagoniste' ? 'antagoniste' : 'protagoniste'];
  return degats === 0 ? `${target} n’a rien` : `${target} perd ${number(degats)} PV`;
}

function hitDice(steps: readonly Step[], side: Side): string[] {
  const faces = facesThrown(steps, side, 'jets-de-touche');
  const seuil = steps.findLast(({ what, about }) => what === 'seuil-de-touche' && about === side)?.value;
  if (faces.length === 0 || typeof seuil !== 'number') return listed('touche', faces);
  return [fr`touche ${seuil}+ : ${facesOf(faces, (face) => face > 1 && face >= seuil)}`];
}

function listed(what: string, faces: readonly number[]): string[] {
  return faces.length === 0 ? [] : [fr`${what} : ${facesOf(faces)}`];
}

function facesThrown(steps: readonly Step[], side: Side, what: string): number[] {
  const step = steps.findLast((one) => one.kind === 'roll' && one.what === what && one.about === side);
  return step?.kind === 'roll' ? step.dice.map(({ face }) => face) : [];
}
