import type { DefiStart, Modele } from '../../src/matches/defi.ts';
import { check } from '../../src/rules/heresie/check.ts';
import type { Posture } from '../../src/rules/heresie/posture.ts';
import type { Defi } from '../../src/rules/heresie/state.ts';
import { isRefusal, type Refusal, type Rulings, refuse } from '../../src/rules/rule.ts';
import { flag, text } from '../../src/rules/values.ts';
import type { Desk, SlashCall } from '../../src/slash/command.ts';
import { refuseOpponent } from '../../src/slash/opponents.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { ownPostures } from '../campagne/posture.ts';
import { readChoices } from './choix.ts';
import { sheetsInDuel } from './fiches-prises.ts';
import { modelNamed, modelsOf, type Wanted } from './modeles.ts';
import { fixedOf, uselessIn } from './situation.ts';

/** Whom and what the options name, read where it happens. */
export interface Gathered {
  readonly protagoniste: Modele;
  readonly adverses: readonly Modele[];
  readonly propres: readonly Posture[];
}

/** A checked challenge, without its first person. */
type Checked = Omit<DefiStart, 'seats'> & { readonly adversaire: string };

/** The person that the options challenge. */
export function opponentIn(values: Values): Named {
  return values['adversaire'] as Named; // required, and of type `user`
}

/**
 * Looks up both sides. Refused: who cannot be played against; `master-only` under `eligible`; what models are refused for;
 * `no-model` where no sheet is named and none or several fit; `same-sheet`; `sheet-in-duel` [got].
 */
export async function gather(values: Values, call: SlashCall, desk: Desk): Promise<Gathered | Refusal> {
  const adversaire = opponentIn(values);
  const playerId = playerOf(call);
  const mode = text(values, 'mode');
  const refusal = refuseOpponent('adversaire', adversaire, playerId);
  if (refusal) return refusal;
  if (flag(values, 'eligible') && !desk.isMaster) return refuse('master-only', 'eligible');
  const isArena = adversaire.isSelf === true;
  const keeps = mode === undefined || isArena;
  const own = await side(values, { option: 'fiche', owner: playerId, keeps }, call, desk);
  if (isRefusal(own)) return own;
  const [protagoniste, ...more] = own;
  if (!protagoniste || more.length > 0) return severalModels('fiche', own);
  const owner = isArena ? playerId : adversaire.id;
  const adverses = await side(values, { option: 'fiche-adverse', owner, keeps }, call, desk);
  if (isRefusal(adverses)) return adverses;
  const asked = mode === undefined && !isArena;
  if (adverses.length === 0 || (adverses.length > 1 && !asked))
    return severalModels('fiche-adverse', adverses);
  if (adverses.some(({ fiche }) => fiche !== null && fiche === protagoniste.fiche)) {
    return refuse('same-sheet', 'fiche-adverse', { got: protagoniste.combattant.profil.nom });
  }
  const taken = mode === undefined ? await sheetsInDuel(desk) : new Set<number>();
  const [mine, yours] = [protagoniste, ...adverses].map((one) => one.fiche !== null && taken.has(one.fiche));
  if (mine) return refuse('sheet-in-duel', 'fiche', { got: protagoniste.combattant.profil.nom });
  if (yours && adverses.length === 1) {
    return refuse('sheet-in-duel', 'fiche-adverse', { got: adverses[0]?.combattant.profil.nom ?? '' });
  }
  return { protagoniste, adverses: adverses.slice(0, 25), propres: await ownPostures(desk) };
}

/** Who challenges: the one for whom a MJ does, which has been checked. */
function playerOf({ actor, options: { pour } }: SlashCall): string {
  return typeof pour === 'object' ? pour.id : actor.id;
}

/** The models of one side: the one that is named, else all of its player's that could take part. */
async function side(
  values: Values,
  wanted: Wanted,
  call: SlashCall,
  desk: Desk,
): Promise<readonly Modele[] | Refusal> {
  const typed = text(values, wanted.option);
  if (typed === undefined) return modelsOf(wanted.owner, desk);
  const model = await modelNamed(typed, wanted, call, desk);
  return isRefusal(model) ? model : [model];
}

function severalModels(option: Wanted['option'], models: readonly Modele[]): Refusal {
  return refuse('no-model', option, { known: models.map(({ combattant }) => combattant.profil.nom) });
}

/**
 * The challenge as its options ask for it. Refused: what `check` of the rules refuses of either model (of several that may
 * accept, those that cannot are left out), and what is chosen beforehand.
 */
export function checkDefi(values: Values, rulings: Rulings, gathered: Gathered): Checked | Refusal {
  const fixed = fixedOf(values, gathered);
  const { protagoniste, adverses, ...rest } = fixed;
  const one = ({ combattant }: Modele): Defi | Refusal =>
    check(
      {
        ...rest,
        protagoniste: protagoniste.combattant,
        antagoniste: combattant,
        eligible: flag(values, 'eligible'),
      },
      rulings,
    );
  const checked = adverses.map((model) => ({ model, defi: one(model) }));
  const able = checked.flatMap(({ model, defi }) => (isRefusal(defi) ? [] : [{ model, defi }]));
  const [first] = able;
  if (!first) return checked.map(({ defi }) => defi).find(isRefusal) ?? severalModels('fiche-adverse', []);
  const mode = (text(values, 'mode') ?? null) as DefiStart['mode']; // one of the choices of the option
  const choices = mode === null ? {} : readChoices(values, first.defi);
  if (isRefusal(choices)) return choices;
  const { id, isSelf } = opponentIn(values);
  return {
    ...{ protagoniste, adverses: able.map(({ model }) => model), rulings },
    ...{ seul: rest.seul, joueurActif: rest.joueurActif, postures: rest.postures },
    ...{ arene: isSelf === true, simulation: mode !== null && isSelf !== true },
    ...{ mode, choices, adversaire: id, sansEffet: uselessIn(values) },
  };
}
