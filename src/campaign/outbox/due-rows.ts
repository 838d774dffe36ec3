import type { ExpressionBuilder } from 'kysely';
import { literal } from '../../store/literal.ts';
import { prepared } from '../../store/prepared.ts';
import type { Schema, Tx } from '../../store/store.ts';

interface Moment {
  readonly now: number;
}

/** What is first for the log and for the MJ channel of each campaign. */
export const firstForLog = prepared((tx, { now }: Moment) =>
  firstOf(tx, now, 'log', 'campaigns.log_channel'),
);
export const firstForMaster = prepared((tx, { now }: Moment) =>
  firstOf(tx, now, 'master', 'campaigns.mj_channel'),
);

/** For each campaign that has such a channel the message that has waited longest, unless it is put off. */
function firstOf(
  tx: Tx,
  now: number,
  lane: 'log' | 'master',
  channel: 'campaigns.log_channel' | 'campaigns.mj_channel',
) {
  return tx
    .selectFrom('campaigns')
    .innerJoin('outbox', (join) =>
      join.on('outbox.id', '=', (eb) =>
        eb
          .selectFrom('outbox as first')
          .select((inner) => inner.fn.min('first.id').as('id'))
          .where('first.state', '=', 'waiting')
          .where('first.lane', '=', lane)
          .whereRef('first.campaign', '=', 'campaigns.id'),
      ),
    )
    .leftJoin('guilds', 'guilds.id', 'campaigns.guild')
    .select([...columns, 'campaigns.guild'])
    .select((eb) => eb.fn.coalesce(lane === 'log' ? sessionThread(eb) : eb.val(null), channel).as('target'))
    .$narrowType<{ target: string }>()
    .where(channel, 'is not', null)
    .where('guilds.left_at', 'is', null)
    .where((eb) => eb.or([eb('not_before', 'is', null), eb('not_before', '<=', now)]));
}

/** The thread of the session in which the entry of a log message falls. */
function sessionThread(eb: ExpressionBuilder<Schema, 'outbox'>) {
  return eb
    .selectFrom('sessions')
    .innerJoin('journal', 'journal.campaign', 'sessions.campaign')
    .select('sessions.thread')
    .whereRef('sessions.campaign', '=', 'outbox.campaign')
    .whereRef('journal.id', '=', 'outbox.entry')
    .whereRef('journal.number', '>', 'sessions.after')
    .where((inner) =>
      inner.or([
        inner('sessions.until', 'is', null),
        inner('journal.number', '<=', inner.ref('sessions.until')),
      ]),
    )
    .where('sessions.thread', 'is not', null)
    .limit(literal.one);
}

/** What is told in a channel waits for the answer that it links to, as long as that is still to be shown. */
export const revealed = prepared((tx, { now }: Moment) =>
  tx
    .selectFrom('outbox')
    .innerJoin('campaigns', 'campaigns.id', 'outbox.campaign')
    .leftJoin('guilds', 'guilds.id', 'campaigns.guild')
    .select([...columns, 'campaigns.guild', 'outbox.channel as target'])
    .$narrowType<{ target: string }>()
    .where('state', '=', 'waiting')
    .where('lane', '=', 'place')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('interactions')
            .select('interactions.id')
            .whereRef('interactions.id', '=', 'outbox.interaction')
            .where('interactions.answer', 'is not', null),
        ),
      ),
    )
    .where('guilds.left_at', 'is', null)
    .where((eb) => eb.or([eb('not_before', 'is', null), eb('not_before', '<=', now)])),
);

const columns = [
  'outbox.id',
  'outbox.campaign',
  'outbox.kind',
  'outbox.entry',
  'outbox.payload',
  'outbox.nonce',
  'outbox.link',
  'outbox.attempts',
  'outbox.reason',
] as const;
