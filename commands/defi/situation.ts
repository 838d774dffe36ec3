import type { Modele } from '../../src/matches/defi.ts';
import { postureCatalogue } from '../../src/rules/heresie/catalogue.ts';
import type { Combattant, Side } from '../../src/rules/heresie/terms.ts';
import { flag, integer, text } from '../../src/rules/values.ts';
import type { Values } from '../../src/slash/option.ts';
import { atOnceOnly } from './choix.ts';
import type { Gathered } from './declaration.ts';
import { gravest } from './fiche.ts';

const seuls: Readonly<Record<string, Side>> = { moi: 'protagoniste', adversaire: 'antagoniste' };

/** Both sides as the options say that they stand there, and whose postures exist. */
export function fixedOf(values: Values, { protagoniste, adverses, propres }: Gathered) {
  const joueurActif: Side = text(values, 'joueur-actif') === 'antagoniste' ? 'antagoniste' : 'protagoniste';
  return {
    protagoniste: withSituation(protagoniste, values, ['soutien', 'marcheurs', 'charge', 'statut']),
    adverses: adverses.map((model) =>
      withSituation(model, values, [
        'soutien-adverse',
        'marcheurs-adverses',
        'charge-adverse',
        'statut-adverse',
      ]),
    ),
    seul: seuls[text(values, 'seul') ?? ''] ?? null,
    joueurActif,
    postures: postureCatalogue(propres),
  };
}

/** What was given and does nothing: choices of a duel that is played by clicks, support of who is alone. */
export function uselessIn(values: Values): readonly string[] {
  const alone = { moi: ['soutien', 'marcheurs'], adversaire: ['soutien-adverse', 'marcheurs-adverses'] };
  const unused = [
    ...(text(values, 'mode') === undefined ? atOnceOnly : []),
    ...(alone[text(values, 'seul') as keyof typeof alone] ?? []),
  ];
  return unused.filter((name) => values[name] !== undefined);
}

/** What an option says of a status never makes that of the sheet lighter: `/fiche statut` does. */
function withSituation(
  model: Modele,
  values: Values,
  names: readonly [string, string, string, string],
): Modele {
  const [soutien, marcheurs, charge, statut] = names;
  const said = text(values, statut) ?? 'aucun';
  const combattant: Combattant = {
    ...model.combattant,
    soutien: integer(values, soutien) ?? 0,
    marcheurs: integer(values, marcheurs) ?? 0,
    charge: flag(values, charge),
    statut: gravest([model.combattant.statut, said]),
  };
  return { ...model, combattant };
}
