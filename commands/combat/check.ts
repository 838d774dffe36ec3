import { allOf, countedType } from '../../src/present/words/combat-types.ts';
import { isRefusal, type Json, type Refusal, type Rulings, refuse } from '../../src/rules/rule.ts';
import { type Combat, check } from '../../src/rules/waryaume/combat.ts';
import { countOf } from '../../src/rules/waryaume/groupes.ts';
import type { FacesPrisonniers } from '../../src/rules/waryaume/terms.ts';
import type { Values } from '../../src/slash/option.ts';
import type { Ground } from './ground.ts';

/**
 * The options of `/combat` on that ground as a battle that may be fought. Refused: what the rule refuses, and what
 * {@link refuseTurn} does.
 */
export function checkOn(ground: Ground, values: Values, rulings: Rulings, faces: Json): Combat | Refusal {
  const { site, attaquant, cibles, single } = ground;
  const combat = check(optionsOn(ground, values), rulings, {
    region: site?.region ?? null,
    attaquant,
    prisonniers: (faces as unknown as readonly FacesPrisonniers[] | null) ?? [], // only what was read is kept
  });
  if (isRefusal(combat)) return single ? asTyped(combat, single.before) : combat;
  if (combat.contexte !== 'pnj' || combat.simuler) return combat;
  const early = refuseTurn(ground, combat);
  if (early) return early;
  const named = (typed: string | null): string | null => cibles.get(typed ?? '')?.nom ?? typed;
  const nameOf = (typed: string | null): string | null => (single ? single.nom : named(typed));
  return {
    ...combat,
    cibles: combat.cibles.map((cible) =>
      cible.nom === null && !single ? cible : { ...cible, nom: nameOf(cible.nom), joueur: nameOf(cible.nom) },
    ),
  };
}

/**
 * Why non-players do not attack in a region this turn, or `null`: `assault-done` [region, name] where they have made their
 * assault, `came-since` [region, name, most, many] of those who came after it began. Source: `combat.17`, `combat.25`.
 */
function refuseTurn({ site, ready }: Ground, { attaque }: Combat): Refusal | null {
  if (!site) return null;
  const region = site.region.nom;
  const done = site.assauts.find((type) => attaque.some((one) => one.type === type));
  if (done !== undefined) return refuse('assault-done', 'attaque', { region, name: allOf(done) });
  const early = [...ready].find(([type, most]) => countOf(attaque, type) > most);
  if (!early) return null;
  const [type, most] = early;
  return refuse('came-since', 'attaque', { region, name: allOf(type), most, many: countedType(most, type) });
}

/** What was typed as the one of `cibles` is refused as such, at its position there. */
function asTyped(refusal: Refusal, before: number): Refusal {
  const { option, context } = refusal;
  if (option !== 'defense') return refusal;
  const { position } = context;
  const moved = typeof position === 'number' ? { ...context, position: position + before } : context;
  return { ...refusal, option: 'cibles', context: moved };
}

/** Players stand under their pseudonyms in what the rule reads. */
function optionsOn({ defenseur, single }: Ground, values: Values): Values {
  const { defenseur: named, cibles, ...others } = values;
  if (single) return { ...others, defense: single.defense, defenseur: { id: single.nom, name: single.nom } };
  return {
    ...others,
    ...(cibles !== undefined && { cibles }),
    ...(typeof named === 'object' && { defenseur: { id: defenseur ?? '', name: named.name } }),
  };
}
