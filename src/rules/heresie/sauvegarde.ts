import { type Assaut, type Blessure, once, type Scene } from './assaut.ts';
import { cast, numberOf } from './cast.ts';
import { seuilOf } from './regles.ts';
import { other, type Profil } from './terms.ts';

/**
 * The better save that `pa` allows, `null` when there is none: armour is refused when PA ≤ Svg, `-` (`null`) never refuses,
 * and Inv ignores PA.
 */
export function sauvegardeContre(
  { svg, inv }: Pick<Profil, 'svg' | 'inv'>,
  pa: number | null,
): number | null {
  const armour = svg !== null && (pa === null || pa > svg) ? [svg] : [];
  const all = [...armour, ...(inv === null ? [] : [inv])];
  return all.length === 0 ? null : Math.min(...all);
}

/** Fourth stage: one save for each wound, every die rolled. Source: `defi.33`. */
export function save(assaut: Assaut, scene: Scene): Assaut {
  const { defi, side, trace } = scene;
  const { blessures } = assaut;
  if (blessures.length === 0) return assaut;
  const target = other(side);
  const { svg, inv } = defi[target].profil;
  const mark = { clause: 'defi.33', about: target };
  for (const pa of new Set(blessures.map(({ kind }) => kind.pa))) {
    const seuil = sauvegardeContre({ svg, inv }, pa) ?? 'aucune';
    trace.lookup(
      { ...mark, what: 'seuil-de-sauvegarde' },
      'sauvegarde',
      [pa ?? 'aucune', svg ?? 'aucune', inv ?? 'aucune'],
      seuil,
    );
  }
  const { runs, faces } = cast(scene, { ...mark, what: 'jets-de-sauvegarde' }, blessures, ({ pa, d }) => {
    const seuil = sauvegardeContre({ svg, inv }, pa);
    const lost: Blessure = { pa: null, d };
    return seuil === null ? { sure: lost } : { by: (face) => (face > 1 && face >= seuil ? null : lost) };
  });
  trace.clause({ ...mark, what: 'non-sauvegardees' }, numberOf(runs));
  const frappe = assaut.frappe && { ...assaut.frappe, sauvegardes: faces };
  return { ...assaut, blessures: runs, frappe };
}

/** Fifth stage: one test of Insensible à la douleur for each wound left. Source: `defi.34`. */
export function mitigate(assaut: Assaut, scene: Scene): Assaut {
  const { defi, side, trace, duel } = scene;
  const { blessures } = assaut;
  const target = other(side);
  const seuil = once(scene, 'insensible', () => seuilOf(defi, duel, target, 'insensible-a-la-douleur'));
  if (blessures.length === 0 || seuil === null) return assaut;
  const mark = { clause: 'defi.34', about: target, rulings: ['mitigation-apres-mort'] };
  trace.clause({ ...mark, what: 'insensible-a-la-douleur' }, seuil);
  const { runs, faces } = cast(scene, { ...mark, what: 'mitigation' }, blessures, (kind) => {
    return { by: (face) => (face > 1 && face >= seuil ? null : kind) };
  });
  trace.clause({ ...mark, what: 'non-attenuees', rulings: ['phage-mitigation'] }, numberOf(runs));
  const frappe = assaut.frappe && { ...assaut.frappe, mitigations: faces };
  return { ...assaut, blessures: runs, frappe };
}
