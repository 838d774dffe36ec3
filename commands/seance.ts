import { askForThread } from '../src/campaign/session-thread.ts';
import {
  closeSession,
  lastNumber,
  lastSession,
  openSession,
  type Session,
  sessionByNumber,
} from '../src/campaign/sessions.ts';
import { sessionOpened, sessionShown, type ThreadState } from '../src/present/seance.ts';
import { type Refusal, refuse } from '../src/rules/rule.ts';
import { refuseArchived } from '../src/slash/archived.ts';
import type { Command, Deed, Desk, SlashCall } from '../src/slash/command.ts';
import type { Values } from '../src/slash/option.ts';
import { only, refuseSetting } from './campagne/shared.ts';

/** `/seance`: the evenings of play of a campaign, which the chronicle tells of. */
export const seance: Command = {
  name: 'seance',
  description: 'Les séances de la campagne : ce que raconte la chronique',
  subcommands: {
    ouvrir: {
      description: 'MJ : commencer une séance ; les jets qui suivent en font partie',
      looksAround: 'log',
      options: {
        fil: { type: 'boolean', description: 'Ouvrir un fil sous le salon du journal pour ses jets' },
        nom: { type: 'text', max: 80, description: 'Son nom : Le siège de Valmont' },
      },
      manner: () => 'public',
      run: open,
    },
    fermer: {
      description: 'MJ : finir la séance ouverte',
      options: {},
      manner: () => 'public',
      run: close,
    },
    voir: {
      description: 'La séance ouverte ou la dernière, ou une autre par son numéro',
      options: {
        numero: { type: 'integer', min: 1, max: 100_000, description: 'Le numéro de la séance : 3' },
      },
      manner: () => 'private',
      run: show,
    },
  },
};

async function open(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { tx, campaign, now } = desk;
  if (values['fil'] === true && call.place.guild === null) return refuse('wrong-place', 'fil');
  const refusal = refuseSetting(call, desk) ?? (await refuseArchived(tx, campaign));
  if (refusal) return refusal;
  const name = values['nom'] === undefined ? null : String(values['nom']);
  const session = await openSession(tx, campaign.id, { name, at: now });
  if (!session)
    return refuse('session-open', null, { number: (await lastSession(tx, campaign.id))?.number ?? 0 });
  const thread = values['fil'] === true ? threadState(desk) : 'none';
  if (thread === 'opens' || thread === 'waits') await askForThread(tx, campaign.id, session, desk.rim);
  return { kind: 'saved', message: only(sessionOpened(session, thread)) };
}

/** Whether its thread can open, as far as that can be seen. */
function threadState({ campaign, surroundings }: Desk): ThreadState {
  if (campaign.logChannel === null) return 'waits';
  const { threads = 'possible' } = surroundings?.channels.find(({ purpose }) => purpose === 'log') ?? {};
  return threads === 'possible' ? 'opens' : threads;
}

async function close(_values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const refusal = refuseSetting(call, desk);
  if (refusal) return refusal;
  const session = await closeSession(desk.tx, desk.campaign.id, desk.now);
  if (!session) return refuse('no-session-open', null);
  return { kind: 'saved', message: only(sessionShown(session, await countOf(desk, session))) };
}

async function show(values: Values, _call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  const { numero } = values;
  const { tx, campaign } = desk;
  const session =
    numero === undefined
      ? await lastSession(tx, campaign.id)
      : await sessionByNumber(tx, campaign.id, Number(numero));
  if (session) return { kind: 'read', message: only(sessionShown(session, await countOf(desk, session))) };
  return numero === undefined
    ? refuse('no-session-yet', null)
    : refuse('unknown-session', 'numero', { got: Number(numero) });
}

/** Numbers have no gaps, so entries need not be counted. */
async function countOf({ tx, campaign }: Desk, { after, until }: Session): Promise<number> {
  return (until ?? (await lastNumber(tx, campaign.id))) - after;
}
