import { unreadOf } from './select.js';

/** @typedef {import('../shown.ts').PageMessage} PageMessage */
/** @typedef {import('../protocol.ts').News} News */
/** @typedef {import('../shown.ts').Trace} Trace */
/** @typedef {import('./shape.js').State} State */

/** How many traces the page keeps. */
const TRACES = 500;

/**
 * The state after something was heard.
 *
 * @param {State} state
 * @param {News} news
 * @returns {State}
 */
export function heard(state, news) {
  switch (news.kind) {
    case 'world':
      return settled({ ...state, world: news.world });
    case 'messages': {
      const messages = new Map(Map.groupBy(news.messages, ({ channel }) => channel));
      return allRead({ ...state, messages });
    }
    case 'message':
      return withMessage(state, news.message);
    case 'gone':
      return {
        ...state,
        messages: changed(state, news.channel, (list) => list.filter(({ id }) => id !== news.message)),
      };
    case 'traces':
      return { ...state, traces: withTraces(state.traces, news.traces) };
    default:
      return state;
  }
}

/**
 * @param {State} state
 * @param {PageMessage} message
 * @returns {State}
 */
function withMessage(state, message) {
  const messages = changed(state, message.channel, (list) => {
    const at = list.findIndex(({ id }) => id === message.id);
    return at < 0 ? [...list, message] : list.with(at, message);
  });
  return markRead({ ...state, messages });
}

/**
 * @param {State} state
 * @param {string} channel
 * @param {(list: readonly PageMessage[]) => readonly PageMessage[]} change
 */
function changed({ messages }, channel, change) {
  return new Map(messages).set(channel, change(messages.get(channel) ?? []));
}

/**
 * @param {readonly Trace[]} known
 * @param {readonly Trace[]} fresh
 */
function withTraces(known, fresh) {
  const all = new Map([...known, ...fresh].map((trace) => [trace.number, trace]));
  return [...all.values()].slice(-TRACES);
}

/**
 * Puts everybody somewhere that they see; the second person begins, so that a player is played first.
 *
 * @param {State} state
 * @returns {State}
 */
function settled(state) {
  const { world } = state;
  if (!world) return state;
  const played = world.people.filter((one) => one.played);
  const person = played.some(({ id }) => id === state.person)
    ? state.person
    : ((played[1] ?? played[0])?.id ?? '');
  const places = Object.fromEntries(
    played.map(({ id }) => {
      const seen = world.channels.filter(({ seers }) => seers.includes(id));
      return [id, seen.find((channel) => channel.id === state.places[id])?.id ?? seen[0]?.id ?? ''];
    }),
  );
  return markRead({ ...state, person, places });
}

/**
 * Everything that is there counts as seen by everybody: a page that opens is no news.
 *
 * @param {State} state
 * @returns {State}
 */
function allRead(state) {
  const read = (state.world?.people ?? []).flatMap(({ id, played }) =>
    played ? [...state.messages].map(([channel, list]) => [`${id} ${channel}`, list.at(-1)?.id ?? '']) : [],
  );
  return { ...state, read: Object.fromEntries(read) };
}

/**
 * The person at hand comes to the channel at hand: what is new there begins after what they had seen.
 *
 * @param {State} state
 * @returns {State}
 */
export function entered(state) {
  const channel = state.places[state.person] ?? '';
  const place = `${state.person} ${channel}`;
  if (state.news?.place === place) return markRead(state);
  const { count } = unreadOf(state, state.person, channel);
  return markRead({ ...state, news: count > 0 ? { place, after: state.read[place] ?? '' } : null });
}

/**
 * What stands in the channel at hand has been seen by the person at hand.
 *
 * @param {State} state
 * @returns {State}
 */
function markRead(state) {
  const channel = state.places[state.person] ?? '';
  const last = state.messages.get(channel)?.at(-1)?.id;
  const key = `${state.person} ${channel}`;
  if (!last || state.read[key] === last) return state;
  return { ...state, read: { ...state.read, [key]: last } };
}
