import { balances, Chronicle } from '../src/campaign/chronicle.ts';
import { exportRows, type Span } from '../src/campaign/export.ts';
import { lastSession, type Session, sessionByNumber } from '../src/campaign/sessions.ts';
import { chronicleEmbed, chronicleHead, chronicleLine, isFight } from '../src/present/chronicle.ts';
import { type Refusal, refuse } from '../src/rules/rule.ts';
import type { Action, Deed, Desk, SlashCall } from '../src/slash/command.ts';
import type { Values } from '../src/slash/option.ts';

/** Characters of the longest file. */
const longest = 4_000_000;
const highest = 1_000_000_000;

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
  if (!call.actor.maySpeak) return refuse('may-not-write-here', null);
  const { tx, campaign } = desk;
  const { seance } = values;
  const session =
    seance === undefined
      ? await lastSession(tx, campaign.id)
      : await sessionByNumber(tx, campaign.id, Number(seance));
  if (seance !== undefined && !session) return refuse('unknown-session', 'seance', { got: Number(seance) });
  const span = spanOf(session);
  const { chronicle, lines } = await read(desk, span);
  if (lines.length === 0) return refuse('nothing-to-tell', null);
  const told = {
    campaign: campaign.name,
    session,
    chronicle,
    balances: await balances(tx, campaign.id, span),
  };
  const files = [{ name: 'chronique.txt', text: chronicleHead(told) + lines.join('') }];
  return { kind: 'read', message: { embeds: [chronicleEmbed(told)], components: [], files } };
}

function spanOf(session: Session | null): Span {
  return session === null
    ? { from: 1, to: highest }
    : { from: session.after + 1, to: session.until ?? highest };
}

/** All is counted; the file ends where it would be too long, and says so. */
async function read({ tx, campaign }: Desk, span: Span) {
  const chronicle = new Chronicle();
  const lines: string[] = [];
  let left = longest;
  for await (const { entry } of exportRows(tx, campaign.id, span)) {
    if (!entry) continue;
    chronicle.take(entry, isFight(entry));
    if (left <= 0) continue;
    const line = chronicleLine(entry, campaign.timeZone);
    left -= line.length;
    lines.push(left > 0 ? line : '… La suite est dans /journal exporter.\n');
  }
  return { chronicle, lines };
}
