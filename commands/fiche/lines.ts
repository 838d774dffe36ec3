import type { Standing } from '../../src/campaign/sheets/write.ts';
import { writeArme } from '../../src/rules/fiche/arme.ts';
import type { Listed } from '../../src/rules/fiche/listed.ts';
import { writeProfil } from '../../src/rules/fiche/profil.ts';
import { writeRegles } from '../../src/rules/fiche/regles.ts';
import type { Changement } from '../../src/rules/fiche/result.ts';
import type { Fiche } from '../../src/rules/fiche/terms.ts';
import { writeType } from '../../src/rules/fiche/type.ts';

/** What differs between a sheet and what it is to be, one line each. */
export function changementsOf(sheet: Listed & { readonly proprietaire: string }, to: Standing): Changement[] {
  const both = (quoi: string, avant: Changement['avant'], apres: Changement['apres']) =>
    avant === apres ? [] : [{ quoi, avant, apres }];
  return [
    ...both('nom', sheet.nom, to.name.nom),
    ...both('profil', writeProfil(sheet.fiche.profil), writeProfil(to.fiche.profil)),
    ...both('type', writeType(sheet.fiche), writeType(to.fiche)),
    ...both('faction', sheet.fiche.faction ?? '', to.fiche.faction ?? ''),
    ...both('regles', writeRegles(sheet.fiche.regles), writeRegles(to.fiche.regles)),
    ...armesOf(sheet.fiche, to.fiche),
    ...both('pnj', sheet.pnj, to.pnj),
    ...both('cachee', sheet.cachee, to.cachee),
    ...both('proprietaire', sheet.proprietaire, to.proprietaire ?? sheet.proprietaire),
  ];
}

function armesOf(before: Fiche, after: Fiche): Changement[] {
  const written = ({ armes }: Fiche) => new Map(armes.map((arme) => [arme.nom, writeArme(arme)]));
  const [old, now] = [written(before), written(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((nom) => {
    const [avant, apres] = [old.get(nom) ?? null, now.get(nom) ?? null];
    return avant === apres ? [] : [{ quoi: `arme:${nom}`, avant, apres }];
  });
}
