import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Sheet } from '../campaign/sheets.ts';
import type { Quantite } from '../rules/fiche/listed.ts';
import type { Printed } from '../rules/fiche/printed.ts';
import { cutLines, fitEmbed, limits } from './cut.ts';
import { palette, short, wide } from './embed.ts';
import { literal, plain } from './escape.ts';
import { countOf, quantityName, statusName } from './fiche/entry.ts';
import { number } from './numbers.ts';
import { enumerate, fr } from './words.ts';

/** A sheet as one looks at it: the profile, what is left of it, weapons, rules, statuses, whose it is. */
export function sheetEmbed(sheet: Sheet, printed: Printed): APIEmbed {
  const { nom, statuts } = sheet;
  const { profil, type, faction } = printed;
  const kind = [type, faction].filter((text) => text !== '');
  return fitEmbed({
    title: fr`Fiche · ${literal(nom)}`,
    color: palette.neutral,
    description: [
      ...(profil === '' ? [] : [`**${profil}**`]),
      ...(kind.length === 0 ? [] : [literal(kind.join(' · '))]),
      ...(statuts.length === 0 ? [] : [fr`Statut : **${enumerate(statuts.map(statusName))}**`]),
    ].join('\n'),
    fields: [...figures(sheet), ...weapons(printed), ...rules(printed)],
    footer: { text: whose(sheet) },
  });
}

/** One page of the sheets of a campaign, one line each. */
export function sheetList(sheets: readonly Sheet[], page: number, pages: number, total: number): APIEmbed {
  return fitEmbed({
    title: pages > 1 ? `Fiches · page ${number(page)} sur ${number(pages)}` : 'Fiches',
    color: palette.neutral,
    description: cutLines(
      sheets.length === 0
        ? [
            fr`Aucune fiche encore. Crée la première avec /fiche creer, ou colle une liste avec /fiche importer.`,
          ]
        : sheets.map(listLine),
      limits.description,
    ),
    footer: { text: countOf(total) },
  });
}

/** What is asked before a sheet goes. */
export function dropQuestion(sheet: Sheet): APIEmbed {
  return fitEmbed({
    title: fr`Supprimer la fiche ${literal(sheet.nom)} ?`,
    color: palette.failure,
    description: fr`Ses jets restent au journal, l’historique de ses valeurs aussi. Le bouton « Rétablir » de la réponse la fait revenir.`,
  });
}

/** What is said where nothing was pasted yet. */
export function importHelp(): APIEmbed {
  return {
    title: 'Importer des fiches',
    color: palette.neutral,
    description: fr`Une fiche par ligne : le nom, puis le profil comme il est imprimé. Le JSON et le CSV d’un export se collent aussi.`,
    fields: [
      wide(
        'Exemple',
        'Boyz : CC 4 F 4 E 5 PV 1 A 2 Cd 7 | règles : Furie (1) | armes : Kikoup (SM +1, PA 6)',
      ),
    ],
  };
}

/** What comes with a file of sheets. */
export function exported(count: number, format: string): APIEmbed {
  return { color: palette.success, description: fr`${countOf(count)} dans le fichier ${format}.` };
}

const quantities: readonly Quantite[] = ['pv', 'effectif', 'xp', 'credits', 'prc'];

function figures({ counts, fiche }: Sheet): APIEmbedField[] {
  return quantities.flatMap((one) => {
    const value = counts[one];
    if (value === null) return [];
    const base = one === 'pv' || one === 'effectif' ? (fiche.profil[one] ?? null) : null;
    return [short(quantityName(one), base === null ? number(value) : `${number(value)} sur ${number(base)}`)];
  });
}

function weapons({ armes }: Printed): APIEmbedField[] {
  const lines = armes.map(({ nom, rest }) => fr`**${literal(nom)}** : ${literal(rest)}`);
  return lines.length === 0 ? [] : [wide('Armes', cutLines(lines, limits.fieldValue))];
}

function rules({ regles }: Printed): APIEmbedField[] {
  return regles === '' ? [] : [wide('Règles', literal(regles))];
}

function listLine({ nom, counts: { pv }, fiche, statuts, owner, pnj, cachee }: Sheet): string {
  const base = fiche.profil['pv'] ?? null;
  return [
    `**${literal(nom)}**`,
    ...(pv === null ? [] : [base === null ? `${number(pv)} PV` : `${number(pv)} PV sur ${number(base)}`]),
    ...statuts.map(statusName),
    ...(pnj ? ['PNJ'] : []),
    ...(cachee ? ['cachée'] : []),
    literal(owner.name ?? 'une personne effacée'),
  ].join(' · ');
}

function whose({ owner, pnj, cachee }: Sheet): string {
  return [
    fr`à ${plain(owner.name ?? 'une personne effacée')}`,
    ...(pnj ? ['PNJ'] : []),
    ...(cachee ? ['cachée aux joueurs'] : []),
  ].join(' · ');
}
