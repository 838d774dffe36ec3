import { currentValue } from '../src/campaign/ledger.ts';
import { personIn } from '../src/campaign/people.ts';
import { type Scored, scored } from '../src/campaign/scores.ts';
import { subjectOf } from '../src/campaign/sheets.ts';
import { quantities } from '../src/present/quantities.ts';
import { correction, type ScoreResult } from '../src/present/scores.ts';
import { isRefusal, type Json, type Refusal, refuse } from '../src/rules/rule.ts';
import { row, undoButton } from '../src/slash/buttons.ts';
import type { Action, Call, Deed, Desk, Draft, SlashCall } from '../src/slash/command.ts';
import type { Named, Values } from '../src/slash/option.ts';
import { completeSheet, sheetNamed, sheetOption } from '../src/slash/sheets.ts';

/** The most that is counted of anything. */
const most = 1_000_000;

/** `/scores corriger`: a MJ sets right what a player or a sheet has, and says why. */
export const corriger: Action = {
  description: 'MJ : ajouter ou retirer des trophées, de l’XP, des Crédits, des PC ou des PRC',
  options: {
    quantite: {
      type: 'choice',
      choices: Object.fromEntries(scored.map((one) => [one, quantities[one] ?? one])),
      description: 'Ce qui change',
      required: true,
    },
    montant: {
      type: 'integer',
      min: -most,
      max: most,
      description: 'De combien, avec un moins pour retirer : -5',
      required: true,
    },
    motif: { type: 'text', max: 200, description: 'Pourquoi : trophée oublié du 3 mai', required: true },
    joueur: { type: 'user', person: true, description: 'Le joueur, pour ce qu’il a sans fiche' },
    fiche: sheetOption('La fiche : Kael'),
  },
  manner: () => 'private',
  run,
  complete: completeSheet,
};

/** Whose score is corrected, who may know of it, and for whom. */
interface Target extends Pick<Draft, 'visibility' | 'behalf'> {
  readonly subject: string;
  readonly fiche: string | null;
}

async function run(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  if (!desk.isMaster) return refuse('master-only', null);
  const { tx, campaign } = desk;
  const quantity = scored.find((one) => one === values['quantite']) ?? 'trophees'; // one of the choices
  const by = Number(values['montant']);
  if (by === 0) return refuse('score-same', 'montant');
  const target = await targetOf(values, call, desk);
  if (isRefusal(target)) return target;
  const { subject } = target;
  const before = (await currentValue(tx, { campaignId: campaign.id, subject, quantity })) ?? 0;
  if (before + by < 0 || before + by > most)
    return refuse('score-bounds', 'montant', { got: by, before, max: most });
  return deedOf(target, { quantite: quantity, montant: by, avant: before }, String(values['motif']));
}

function deedOf(
  { subject, fiche, visibility, behalf }: Target,
  { quantite, montant, avant }: Pick<ScoreResult, 'montant' | 'avant'> & { readonly quantite: Scored },
  motif: string,
): Deed {
  const result: ScoreResult = { sujet: subject, fiche, quantite, montant, avant };
  return {
    kind: 'entry',
    draft: {
      visibility,
      behalf,
      motif,
      options: { quantite, montant, fiche },
      outcome: { result: result as unknown as { [key: string]: Json }, steps: [], rulings: [], ignored: [] }, // JSON by its type
      dice: [],
      typed: false,
      changes: [{ subject, quantity: quantite, by: montant, cause: 'correction' }],
    },
    show: (entry) => ({ embeds: [correction(entry)], components: [row(undoButton(entry))] }),
  };
}

/** Refused: `score-whose` unless it is either a player or a sheet, and what looking up a sheet refuses. */
async function targetOf({ joueur, fiche }: Values, call: Call, desk: Desk): Promise<Target | Refusal> {
  if ((joueur === undefined) === (fiche === undefined)) return refuse('score-whose', null);
  if (fiche !== undefined) {
    const sheet = await sheetNamed(desk, call, String(fiche), 'fiche');
    if (isRefusal(sheet)) return sheet;
    const { id, nom, cachee, owner } = sheet;
    const isOwn = owner.id === call.actor.id;
    const behalf =
      isOwn || owner.id === null || owner.name === null ? null : { id: owner.id, name: owner.name };
    return cachee
      ? { subject: subjectOf(id), fiche: nom, visibility: 'joueur-mj', behalf: null }
      : { subject: subjectOf(id), fiche: nom, visibility: 'public', behalf };
  }
  const { id, name } = joueur as Named; // a user option
  const { pseudonym } = await personIn(desk.tx, desk.campaign.id, { id, name }, desk.rim);
  return { subject: `joueur:${pseudonym}`, fiche: null, visibility: 'public', behalf: { id, name } };
}
