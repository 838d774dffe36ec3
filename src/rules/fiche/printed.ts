import { writeArme, writeNamedArme } from './arme.ts';
import { writeProfil } from './profil.ts';
import { writeRegles } from './regles.ts';
import type { Fiche } from './terms.ts';
import { writeType } from './type.ts';

/** A sheet as text, part by part, each so that it is read again as the same. */
export interface Printed {
  readonly profil: string;
  readonly type: string;
  readonly faction: string;
  readonly regles: string;
  /** One line each, with the name and without. */
  readonly armes: readonly { readonly nom: string; readonly line: string; readonly rest: string }[];
}

/** Writes a sheet as it would be printed. */
export function printedOf(fiche: Fiche): Printed {
  return {
    profil: writeProfil(fiche.profil),
    type: writeType(fiche),
    faction: fiche.faction ?? '',
    regles: writeRegles(fiche.regles),
    armes: fiche.armes.map((arme) => ({ nom: arme.nom, line: writeNamedArme(arme), rest: writeArme(arme) })),
  };
}
