import { profils } from '../../data/heresie/profils.ts';
import { postureCatalogue } from '../../src/rules/heresie/catalogue.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Choice, CompleteCall, Shelf } from '../../src/slash/command.ts';
import { completeSheet } from '../../src/slash/sheets.ts';
import { fold } from '../../src/text/fold.ts';
import { ownPostures } from '../campagne/posture.ts';
import { atOnceOnly, optionsOf } from './choix.ts';
import { modelNamed, readyNamed } from './modeles.ts';

const most = 25;

/** Completes what names a model, a posture or a weapon. */
export async function completeDefi(call: CompleteCall, shelf: Shelf): Promise<readonly Choice[]> {
  const { option, typed } = call.focused;
  if (!atOnceOnly.includes(option)) return completeModel(call, shelf);
  if (option.startsWith('posture')) return completePosture(typed, shelf);
  return completeArme(call, shelf);
}

/** Sheets first, those of the opponent for the other side, then ready-made models. */
async function completeModel(call: CompleteCall, shelf: Shelf): Promise<readonly Choice[]> {
  const { option, typed } = call.focused;
  const { adversaire } = call.options;
  const opponent = typeof adversaire === 'object' && adversaire.isSelf !== true ? adversaire.id : null;
  const fits = option === 'fiche-adverse' && opponent !== null && !shelf.isMaster;
  const sheets = await completeSheet(
    call,
    shelf,
    ({ owner, cachee }) => !cachee && (!fits || owner.id === opponent),
  );
  const wanted = fold(typed);
  const ready = profils
    .filter(({ nom }) => fold(nom).includes(wanted))
    .filter(({ nom }) => !sheets.some(({ value }) => fold(value) === fold(nom)))
    .map(({ nom }) => ({ name: `${nom} (modèle prêt)`, value: nom }));
  return [...sheets.slice(0, most - Math.min(ready.length, 10)), ...ready].slice(0, most);
}

async function completePosture(typed: string, { tx, campaign }: Shelf): Promise<readonly Choice[]> {
  const own = campaign ? await ownPostures({ tx, campaign }) : [];
  const all = postureCatalogue(own);
  const feint = all.find(({ nom }) => fold(typed).startsWith(`${fold(nom)} :`) || fold(typed) === fold(nom));
  const isFeint = feint?.effets.some(({ effet }) => effet === 'interdire') === true;
  const names = isFeint
    ? all.filter((one) => one !== feint).map(({ nom }) => `${feint.nom} : ${nom}`)
    : all.map(({ nom }) => nom);
  return names
    .filter((name) => fold(name).includes(fold(typed)))
    .slice(0, most)
    .map((name) => ({ name: name.slice(0, 100), value: name.slice(0, 100) }));
}

/** The weapons of the model that stands in the option beside it. */
async function completeArme(
  call: CompleteCall,
  { tx, campaign, isMaster }: Shelf,
): Promise<readonly Choice[]> {
  const option = call.focused.option === optionsOf.protagoniste.arme ? 'fiche' : 'fiche-adverse';
  const named = call.options[option];
  if (typeof named !== 'string') return [];
  const wanted = { option, owner: call.actor.id, keeps: false } as const;
  const model = campaign
    ? await modelNamed(named, wanted, call, { tx, campaign, isMaster })
    : readyNamed(named);
  if (model === null || isRefusal(model)) return [];
  return model.combattant.armes
    .filter(({ nom }) => fold(nom).includes(fold(call.focused.typed)))
    .slice(0, most)
    .map(({ nom, id }) => ({ name: nom.slice(0, 100), value: id }));
}
