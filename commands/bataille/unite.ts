import { sideOf } from '../../src/campaign/battles/people.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';
import type { Unite } from '../../src/rules/w40k/bataille-terms.ts';
import type { Action, Choice, CompleteCall, Deed, Desk, Shelf, SlashCall } from '../../src/slash/command.ts';
import type { Named, Values } from '../../src/slash/option.ts';
import { completeSheet, sheetNamed, sheetOption } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';
import { ofUnit } from '../fiche/rolls.ts';
import { namedDoer } from './doers.ts';
import { type Field, fieldToChange } from './shared.ts';
import { enlist } from './unite-arrivee.ts';
import { amend, remove, unitDeed } from './unite-connue.ts';
import { completePlace, completeUnit, unitNamed, unitOption, unitsNamed } from './unites.ts';

const models = { type: 'integer', min: 1, max: 200 } as const;
const figure = { type: 'integer', min: 0, max: 99 } as const;

/** `/bataille unite`: a unit joins the battle, is said anew, or leaves it. */
export const unite: Action = {
  description: 'Ajouter une unité à la bataille, la modifier ou la retirer',
  options: {
    nom: unitOption('Son nom ; une unité déjà là est modifiée : Boyz', true),
    fiche: sheetOption('La fiche de l’unité : remplit ce que tu ne dis pas'),
    'effectif-initial': { ...models, description: 'Figurines au début de la bataille : 10' },
    'effectif-restant': { ...models, min: 0, description: 'Figurines encore là (toutes si rien n’est dit)' },
    'pv-initial': {
      ...figure,
      min: 1,
      description: 'PV d’une figurine ; une figurine seule en a besoin : 12',
    },
    'pv-restants': { ...figure, description: 'PV de la figurine entamée (tous si rien n’est dit)' },
    cd: { type: 'integer', min: 2, max: 12, description: 'Commandement de la fiche : 7 pour 7+' },
    co: { ...figure, description: 'CO d’une figurine : 2' },
    objectif: {
      type: 'text',
      max: 60,
      autocomplete: true,
      description: 'L’objectif où elle se tient : Colline ; un tiret pour aucun',
    },
    rappel: {
      type: 'text',
      max: 200,
      description: 'Ce que sa fiche fait « pendant ta phase de Commandement » ; un tiret pour rien',
    },
    renommer: { type: 'text', max: 100, description: 'Un nouveau nom : Boyz rouges' },
    retirer: { type: 'boolean', description: 'L’enlever de la bataille' },
    joueur: { type: 'user', description: 'MJ : le joueur à qui elle appartient' },
  },
  manner: () => 'public',
  run,
  complete,
};

async function complete(call: CompleteCall, shelf: Shelf): Promise<readonly Choice[]> {
  if (call.focused.option === 'fiche') return completeSheet(call, shelf);
  return call.focused.option === 'objectif' ? completePlace(call, shelf) : completeUnit(call, shelf);
}

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const field = await fieldToChange(call, desk);
  if (isRefusal(field)) return field;
  const filled = await withSheet(values, call, desk);
  if (isRefusal(filled)) return filled;
  const known = meant(field, values, filled, call);
  if (isRefusal(known)) return known;
  if (known)
    return values['retirer'] === true
      ? remove(field, known, values, call, desk)
      : amend(field, known, filled, call, desk);
  const doer = namedDoer('joueur', values['joueur'] as Named | undefined, call, desk, field);
  if (isRefusal(doer)) return doer;
  const made = await enlist(desk, field, doer.side, filled);
  if (isRefusal(made)) return made;
  return unitDeed(field, { fait: 'arrivee', unite: made.fixe.nom, joueur: doer.side }, made, values, doer);
}

/**
 * The unit that is meant, `null` for a new one: a name belongs to one player, so that of who acts (or of the player who
 * is named) comes before the other’s; all that a new unit needs, under a name of the other’s alone, is a new unit. Refused:
 * what {@link unitNamed} refuses, for who has none of that name and does not say whose.
 */
function meant(field: Field, values: Values, filled: Values, call: SlashCall): Unite | Refusal | null {
  const typed = String(values['nom']);
  const named = values['joueur'] as Named | undefined; // a user option
  const side = sideOf(field.battle, named?.id ?? call.actor.id);
  const found = unitsNamed(field.battle, typed);
  const own = found.filter(({ joueur }) => joueur === side);
  const [mine] = own;
  if (mine && own.length === 1) return mine;
  const isAbout = values['retirer'] === true || values['renommer'] !== undefined;
  if (isAbout || found.length > 1) return unitNamed(field, typed, 'nom');
  const isWhole = (['effectif-initial', 'cd', 'co'] as const).every((name) => filled[name] !== undefined);
  const isPlain = found.every(({ nom }) => fold(nom) === fold(typed));
  const [theirs = null] = found;
  return side !== null && isWhole && isPlain ? null : theirs;
}

/** What a sheet says of a unit stands where nothing was said by hand. Refused: `sheet-unknown` [got, near]. */
async function withSheet(values: Values, call: SlashCall, desk: Desk): Promise<Values | Refusal> {
  if (values['fiche'] === undefined) return values;
  const sheet = await sheetNamed(desk, call, String(values['fiche']), 'fiche');
  if (isRefusal(sheet)) return sheet;
  const { unite: _, 'deja-ebranlee': __, ...said } = ofUnit.fill(sheet, values);
  return { ...said, ...values };
}
