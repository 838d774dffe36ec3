import { arbitrages } from '../../data/heresie/arbitrages.ts';
import { campaignById } from '../../src/campaign/campaigns.ts';
import type { Entry } from '../../src/campaign/entry.ts';
import { tracesAfter } from '../../src/campaign/undo/traces.ts';
import { DiceMismatch, scriptedDice } from '../../src/dice/scripted.ts';
import { defiMatch, type Modele } from '../../src/matches/defi.ts';
import { ask } from '../../src/odds/ask.ts';
import type { Standing } from '../../src/present/chances/entree.ts';
import { resultOf } from '../../src/present/entry.ts';
import type { DefiResult } from '../../src/rules/heresie/state.ts';
import { other, type Side } from '../../src/rules/heresie/terms.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Call, Desk } from '../../src/slash/command.ts';
import { ownPostures } from '../campagne/posture.ts';
import { checkDefi } from '../defi/declaration.ts';
import { modelNamed } from '../defi/modeles.ts';
import { told } from '../defi/recit.ts';
import { optionsOf, rulingsThen } from './alors.ts';
import { foundIn } from './sujet.ts';

type Checked = Exclude<ReturnType<typeof checkDefi>, Refusal>;

/**
 * A duel that was played at once: how it might have ended before its first die. No game was kept of it, so both models are
 * looked up again, and the dice are thrown again to see that all is as it was. Refused: `odds-sheet-changed` where a sheet or
 * a posture of the campaign has changed since, `odds-none` for what was no such duel.
 */
export async function duelAtOnce(
  entry: Entry,
  call: Pick<Call, 'actor'>,
  desk: Desk,
): Promise<(() => Promise<Standing | Refusal>) | Refusal> {
  const { mode } = optionsOf(entry);
  if (mode !== 'rapide' && mode !== 'jusquau-bout') return refuse('odds-none', null);
  const campaign = await campaignById(desk.tx, entry.campaign.id);
  const checked = campaign && (await checkedThen(entry, call, { ...desk, campaign }));
  if (!checked || isRefusal(checked) || !fellSo(checked, entry)) return refuse('odds-sheet-changed', null);
  const { choices } = checked;
  const [only] = checked.adverses;
  if (!only) return refuse('odds-none', null);
  const { protagoniste, rulings, seul, joueurActif, postures } = checked;
  const defi = {
    ...{ rulings, seul, joueurActif, postures },
    protagoniste: protagoniste.combattant,
    antagoniste: only.combattant,
  };
  const armement = { protagoniste: null, antagoniste: null, ...choices.armes };
  const asked = { defi, postures: choices.postures ?? {}, armement, suite: 'aucune-posture' as const };
  const { rounds, pv } = resultOf<DefiResult>(entry);
  return async () => {
    const odds = foundIn(await ask({ kind: 'defi', asked }));
    if (isRefusal(odds)) return odds;
    const avant = mode === 'rapide' ? odds.rapide : odds.fin;
    return { kind: 'defi', odds: { avant, apres: null }, defi, round: rounds.length, pv, mode };
  };
}

/** The challenge as its options ask for it, between the models as they stood; `null` where they do not stand so any more. */
async function checkedThen(
  entry: Entry,
  call: Pick<Call, 'actor'>,
  desk: Desk,
): Promise<Checked | Refusal | null> {
  const protagoniste = await modelThen(entry, 'protagoniste', call, desk);
  const antagoniste = await modelThen(entry, 'antagoniste', call, desk);
  if (!protagoniste || !antagoniste) return null;
  const used = new Set([protagoniste.fiche, antagoniste.fiche]);
  const later = await tracesAfter(desk.tx, entry.campaign.id, entry.id);
  const isChanged = later.some(
    ({ traces: { fiches, reglages } }) =>
      fiches.some(({ id }) => used.has(id)) || reglages.some(({ reglage }) => reglage === 'posture'),
  );
  if (isChanged) return null;
  const gathered = { protagoniste, adverses: [antagoniste], propres: await ownPostures(desk) };
  return checkDefi(optionsOf(entry), rulingsThen(entry, arbitrages, 'heresie', desk), gathered);
}

/** The model of a side by the name that the calculation begins with, with the PV that it had before. */
async function modelThen(
  entry: Entry,
  side: Side,
  call: Pick<Call, 'actor'>,
  desk: Desk,
): Promise<Modele | null> {
  const names = entry.content.outcome.steps.find(({ what }) => what === 'duellistes')?.value;
  const name = (names as Partial<Record<Side, string>> | undefined)?.[side];
  if (name === undefined) return null;
  const option = side === 'protagoniste' ? 'fiche' : 'fiche-adverse';
  const model = await modelNamed(name, { option, owner: call.actor.id, keeps: false }, call, desk);
  if (isRefusal(model)) return null;
  const { rounds, pv } = resultOf<DefiResult>(entry);
  const lost = rounds
    .flatMap(({ frappes }) => frappes)
    .reduce((sum, { de, degats }) => (de === other(side) ? sum + degats : sum), 0);
  return { ...model, combattant: { ...model.combattant, pv: pv[side] + lost } };
}

/** Whether the dice of the entry, thrown again, give its calculation step by step. */
function fellSo(checked: Checked, { content }: Entry): boolean {
  const dice = scriptedDice(content.dice);
  try {
    const { adversaire, ...start } = checked;
    const state = defiMatch.begin({ ...start, seats: { protagoniste: '', antagoniste: adversaire } }, dice);
    dice.finish();
    const view = defiMatch.view(state);
    return JSON.stringify(told(view, [view]).outcome.steps) === JSON.stringify(content.outcome.steps);
  } catch (error) {
    if (error instanceof DiceMismatch) return false;
    throw error;
  }
}
