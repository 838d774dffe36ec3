import { setLogChannel } from '../src/campaign/campaigns.ts';
import { earlierRound } from '../src/campaign/earlier-round.ts';
import { logChannelSet } from '../src/present/log.ts';
import { rolls, wordsIn } from '../src/present/rolls.ts';
import { traceEmbeds, traceFile } from '../src/present/trace.ts';
import { isRefusal, type Refusal, refuse } from '../src/rules/rule.ts';
import { earlierButton, row } from '../src/slash/buttons.ts';
import type { Command, ComponentCall, Deed, Desk, SlashCall } from '../src/slash/command.ts';
import { sightOf } from '../src/slash/entry-view.ts';
import type { Named, Values } from '../src/slash/option.ts';
import { revealPress } from '../src/slash/reveal.ts';
import { chercher } from './journal/chercher.ts';
import { chronique } from './journal/chronique.ts';
import { exporter } from './journal/exporter.ts';
import { derniers, page, voir } from './journal/pages.ts';
import { devoiler, preuve, reveler } from './journal/proof.ts';

/** `/journal`: the log of the campaign's rolls, and the proof of its dice. */
export const journal: Command = {
  name: 'journal',
  description: 'Le journal des jets de la campagne, et la preuve de ses dés',
  subcommands: {
    salon: {
      description: 'MJ : choisir le salon où s’inscrivent les jets publics',
      options: {
        salon: { type: 'channel', description: 'Le salon ou le fil du journal : #journal', required: true },
      },
      manner: () => 'private',
      run: setChannel,
    },
    derniers,
    voir,
    chercher,
    exporter,
    preuve,
    devoiler,
    reveler,
    chronique,
  },
  press: { detail: { manner: 'private', run: detail }, reveal: revealPress, page },
};

async function setChannel(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  if (call.place.guild === null) return refuse('wrong-place', null);
  if (!desk.isMaster) return refuse('master-only', null);
  const { id } = values['salon'] as Named; // a required channel option
  await setLogChannel(desk.tx, desk.campaign.id, id, call.actor.id);
  return { kind: 'saved', message: { embeds: [logChannelSet(id)], components: [] } };
}

/** « Détail » under a roll: its whole calculation, for who presses; the rounds before it are gone through from there. */
async function detail(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const sight = await sightOf(call, desk, Number(call.args[0]));
  if (isRefusal(sight)) return sight;
  const { entry } = sight;
  const view = rolls[entry.content.command];
  if (!view) return refuse('gone', null);
  const before = await earlierRound(desk.tx, entry);
  const components = before === null ? [] : [row(earlierButton(before))];
  const words = wordsIn(view, entry);
  const file = traceFile(entry, words);
  const message = { embeds: traceEmbeds(entry, words), components, ...(file && { files: [file] }) };
  return { kind: 'read', message };
}
