import type { Entry } from '../../src/campaign/entry.ts';
import { postDirect } from '../../src/campaign/outbox.ts';
import { opponentsOf } from '../../src/campaign/undo/find.ts';
import { everybody, maySee } from '../../src/campaign/visibility.ts';
import { rollEmbed } from '../../src/present/log.ts';
import { consentAsked, consentLine, consentRefused } from '../../src/present/undo-consent.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { button, row } from '../../src/slash/buttons.ts';
import type { Call, Command, ComponentCall, Deed, Desk, Message } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import { sightOf } from '../../src/slash/entry-view.ts';
import { jsonOf } from '../../src/slash/message-json.ts';
import { refuseUndo, undo } from './entree.ts';

/**
 * Shows, where those who may agree see it, that somebody asks to take an entry back: in the channel, calling the opponent;
 * in the MJ channel for what is hidden. Refused: `may-not-speak-here`, `no-master-channel`.
 */
export async function askConsent({ actor, place }: Call, desk: Desk, entry: Entry): Promise<Deed | Refusal> {
  const { tx, campaign, rim } = desk;
  const isOpen = maySee(entry, everybody);
  const channel = isOpen ? place.channel : campaign.masterChannel;
  if (channel === null) return refuse('no-master-channel', null);
  if (isOpen && !actor.maySpeak) return refuse('may-not-speak-here', null);
  const opponents = isOpen ? await opponentsOf(tx, entry) : [];
  const request: Message = {
    content: consentLine(actor.name, opponents),
    embeds: [rollEmbed(entry)],
    components: [
      row(
        button('Accorder', makeCustomId('annuler', 'accord', entry.id), 'main'),
        button('Refuser', makeCustomId('annuler', 'refus', entry.id)),
      ),
    ],
  };
  const body = jsonOf(request);
  const calls = opponents[0] ?? null;
  await postDirect(tx, entry, channel, { body, target: null, anew: false, calls }, rim);
  return { kind: 'saved', message: { embeds: [consentAsked(entry)], components: [] } };
}

/** « Accorder »: the entry is taken back by who agrees. */
export async function agree(
  call: ComponentCall,
  desk: Desk,
  commands: readonly Command[],
): Promise<Deed | Refusal> {
  const entry = await asked(call, desk);
  if (isRefusal(entry)) return entry;
  return (
    (await refuseUndo(desk, entry, { id: call.actor.id, isMaster: desk.isMaster })) ??
    undo(call, desk, commands, [entry])
  );
}

/** « Refuser »: the request gives way to who said no. Refused besides: `undo-done` [got, by] where another has agreed. */
export async function decline(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const entry = await asked(call, desk);
  if (isRefusal(entry)) return entry;
  if (entry.undoneBy !== undefined)
    return refuse('undo-done', null, { got: entry.number, by: entry.undoneBy });
  const embeds = [consentRefused(entry, call.actor.name)];
  return { kind: 'saved', message: { content: '', embeds, components: [] } };
}

/** The entry of a request, for who may answer it. Refused: `undo-not-asked` for others than a MJ or an opponent. */
async function asked(call: ComponentCall, desk: Desk): Promise<Entry | Refusal> {
  const sight = await sightOf(call, desk, Number(call.args[0]));
  if (isRefusal(sight)) return sight;
  const { entry, viewer } = sight;
  const mayAnswer = viewer.isMaster || (await opponentsOf(desk.tx, entry)).includes(call.actor.id);
  return mayAnswer ? entry : refuse('undo-not-asked', null);
}
