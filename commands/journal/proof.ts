import { closeEpoch, discloseHidden, knownEpochs } from '../../src/campaign/disclosure.ts';
import { currentEpoch } from '../../src/campaign/epochs.ts';
import { entryByNumber } from '../../src/campaign/journal.ts';
import { maySee } from '../../src/campaign/visibility.ts';
import { epochClosed, hiddenDisclosed } from '../../src/present/disclosure.ts';
import { proof } from '../../src/present/proof.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import { revealedAnswer } from '../../src/slash/hidden-messages.ts';
import type { Values } from '../../src/slash/option.ts';
import { revealFor } from '../../src/slash/reveal.ts';

/** `/journal preuve`: what the dice are drawn from, as far as it may be known. */
export const preuve: Action = {
  description: 'Les empreintes des secrets d’où sont tirés les dés, et les secrets dévoilés',
  options: {},
  manner: () => 'private',
  run: showProof,
};

/** `/journal devoiler`: secrets that are no longer used become known. */
export const devoiler: Action = {
  description: 'MJ : publier le secret des dés et en commencer un autre, pour que chacun vérifie',
  options: {
    caches: {
      type: 'boolean',
      description: 'Oui : le secret des jets cachés des époques déjà closes ; aucun jet n’est révélé',
    },
  },
  manner: () => 'public',
  run: disclose,
};

/** `/journal reveler`: a hidden roll is shown to all. */
export const reveler: Action = {
  description: 'Montrer à tous un jet caché : le MJ les siens, chacun ses jets personnels',
  options: {
    numero: {
      type: 'integer',
      min: 1,
      max: 1_000_000_000,
      required: true,
      description: 'Le numéro du jet : 12',
    },
  },
  manner: () => 'private',
  run: reveal,
};

/** Saved although it only reads: a campaign whose commitments were shown must keep them. */
async function showProof(_values: Values, _call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const epoch = await currentEpoch(desk.tx, desk.campaign.id);
  if (!epoch) return refuse('gone', null);
  const known = await knownEpochs(desk.tx, desk.campaign.id);
  return { kind: 'saved', message: { embeds: [proof(epoch, known)], components: [] } };
}

async function disclose(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  if (!desk.isMaster) return refuse('master-only', null);
  if (!call.actor.maySpeak) return refuse('may-not-write-here', null);
  const { tx, campaign, rim } = desk;
  if (values['caches'] === true) {
    const hidden = await discloseHidden(tx, campaign.id, rim);
    if (hidden.length === 0) return refuse('nothing-to-disclose', 'caches');
    return { kind: 'saved', message: { embeds: [hiddenDisclosed(hidden)], components: [] } };
  }
  const { disclosed, opened } = await closeEpoch(tx, campaign.id, rim);
  return { kind: 'saved', message: { embeds: [epochClosed(disclosed, opened)], components: [] } };
}

async function reveal(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const number = Number(values['numero']);
  const entry = await entryByNumber(desk.tx, { campaignId: desk.campaign.id, number });
  const viewer = { id: call.actor.id, isMaster: desk.isMaster };
  if (!entry?.content) return refuse('unknown-number', 'numero', { got: number });
  if (!maySee(entry, viewer)) return refuse('hidden-roll', 'numero');
  const revealed = await revealFor(call, desk, { entry, viewer });
  if (isRefusal(revealed)) return revealed;
  return { kind: 'saved', message: revealedAnswer(revealed) };
}
