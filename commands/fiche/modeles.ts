import { armes } from '../../data/heresie/armes.ts';
import { profils } from '../../data/heresie/profils.ts';
import { reglesSpeciales } from '../../data/heresie/regles-speciales.ts';
import type { Arme, Fiche, Regle } from '../../src/rules/fiche/terms.ts';
import type * as heresie from '../../src/rules/heresie/terms.ts';
import type { Choice } from '../../src/slash/command.ts';
import { fold } from '../../src/text/fold.ts';

/** Rules whose value is printed with a plus. */
const seuils = ['breche', 'perforant', 'critique', 'dechirure', 'empoisonne', 'insensible-a-la-douleur'];
/** How types and sub-types are printed where the id alone would lack its accents. */
const printed: Readonly<Record<string, string>> = { 'etat-major': 'État-major', leger: 'Léger' };
const game = 'The Horus Heresy';

/** Names of the ready-made profiles that hold what was typed. */
export function completeModele(typed: string): readonly Choice[] {
  const wanted = fold(typed);
  return profils
    .filter(({ nom }) => fold(nom).includes(wanted))
    .map(({ nom }) => ({ name: `${nom} (${game})`, value: nom }));
}

/** Names of the ready-made weapons that hold what was typed. */
export function completeArme(typed: string): readonly Choice[] {
  const wanted = fold(typed);
  return armes.filter(({ nom }) => fold(nom).includes(wanted)).map(({ nom }) => ({ name: nom, value: nom }));
}

/** The ready-made sheet of that name, with the weapons offered with it; `undefined` when there is none. */
export function modeleNamed(typed: string): Fiche | undefined {
  const found = profils.find(({ nom, id }) => fold(nom) === fold(typed) || id === typed);
  return found && ficheOf(found);
}

/** The ready-made weapon of that name, `undefined` when there is none. */
export function armeNamed(typed: string): Arme | undefined {
  const found = armes.find(({ nom }) => fold(nom) === fold(typed));
  return found && armeOf(found);
}

function ficheOf(model: heresie.ProfilImprime): Fiche {
  const { cc, f, e, pv, i, a, cd, vol, svg, inv } = model;
  return {
    profil: { cc, f, e, pv, i, a, ...(cd !== null && { cd }), ...(vol !== null && { vol }), svg, inv },
    armes: model.armes.flatMap((id) => armes.filter((arme) => arme.id === id).map(armeOf)),
    regles: model.regles.map(regleOf),
    type: wordOf(model.type),
    sousTypes: model.sousTypes.map(wordOf),
    faction: model.faction === null ? null : wordOf(model.faction),
  };
}

function armeOf({ nom, i, a, f, pa, d, regles }: heresie.ArmeImprimee): Arme {
  return { nom, i, a, f, pa, d, regles: regles.map(regleOf), mains: null, energetique: false };
}

function regleOf(regle: heresie.Regle): Regle {
  if (regle.id === 'autre') return { nom: regle.nom, valeur: null };
  const nom = reglesSpeciales.find(({ id }) => id === regle.id)?.nom ?? regle.id;
  if ('x' in regle) return { nom, valeur: `${regle.x}${seuils.includes(regle.id) ? '+' : ''}` };
  if ('c' in regle) return { nom, valeur: regle.c.toUpperCase() };
  return { nom, valeur: 'contre' in regle ? wordOf(regle.contre) : null };
}

function wordOf(id: string): string {
  const text = printed[id] ?? id.replaceAll('-', ' ');
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}
