import { lastSession, sessionByNumber } from '../../src/campaign/sessions.ts';
import { type Refusal, refuse } from '../../src/rules/rule.ts';
import type { Action, Deed, Desk, SlashCall } from '../../src/slash/command.ts';
import type { Values } from '../../src/slash/option.ts';
import { reported } from '../../src/slash/report.ts';

/** `/journal chronique`: what happened in a session, as a message and a file, for all. */
export const chronique: Action = {
  description: 'Le récit d’une séance : combats, gains et pertes, dés hauts et bas, en message et fichier',
  options: {
    seance: {
      type: 'integer',
      min: 1,
      max: 100_000,
      description: 'Le numéro de la séance : 3 ; sinon la dernière, ou tout le journal s’il n’y en a pas',
    },
  },
  manner: () => 'public',
  run: tell,
};

async function tell(values: Values, call: SlashCall, desk: Desk): Promise<Deed | Refusal> {
  if (!call.actor.maySpeak) return refuse('may-not-speak-here', null);
  const { tx, campaign, report } = desk;
  const { seance } = values;
  const session =
    seance === undefined
      ? await lastSession(tx, campaign.id)
      : await sessionByNumber(tx, campaign.id, Number(seance));
  if (seance !== undefined && !session) return refuse('unknown-session', 'seance', { got: Number(seance) });
  return {
    kind: 'later',
    message: () => report({ kind: 'chronique', campaign: reported(campaign), session }),
  };
}
