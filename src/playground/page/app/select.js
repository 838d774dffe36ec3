/** @typedef {import('./shape.js').State} State */
/** @typedef {import('../shown.ts').PageMessage} PageMessage */
/** @typedef {import('../shown.ts').PageChannel} PageChannel */

/**
 * The channel where the person at hand is.
 *
 * @param {State} state
 * @returns {PageChannel | null}
 */
export function channelOf(state) {
  const id = state.places[state.person];
  return state.world?.channels.find((channel) => channel.id === id) ?? null;
}

/**
 * The channels that a person sees: text channels each with its threads, then private conversations.
 *
 * @param {State} state
 * @param {string} person
 * @returns {PageChannel[]}
 */
export function channelsOf({ world }, person) {
  const seen = (world?.channels ?? []).filter(({ seers }) => seers.includes(person));
  const rooms = seen.filter(({ kind }) => kind === 'text');
  const threads = rooms.flatMap((room) => [room, ...seen.filter(({ parent }) => parent === room.id)]);
  return [...threads, ...seen.filter(({ kind }) => kind === 'direct')];
}

/**
 * The messages of a channel that a person sees, oldest first.
 *
 * @param {State} state
 * @param {string} person
 * @param {string} channel
 * @returns {PageMessage[]}
 */
export function messagesOf({ messages }, person, channel) {
  return (messages.get(channel) ?? []).filter(({ seers }) => seers.includes(person));
}

/**
 * How many messages of a channel a person has not seen, and how many of them call that person.
 *
 * @param {State} state
 * @param {string} person
 * @param {string} channel
 */
export function unreadOf(state, person, channel) {
  const last = state.read[`${person} ${channel}`] ?? '';
  const fresh = messagesOf(state, person, channel).filter(
    ({ id, author, ephemeral }) => isLater(id, last) && author.id !== person && !ephemeral,
  );
  return { count: fresh.length, calls: fresh.filter(({ pings }) => pings.includes(person)).length };
}

/**
 * The first message that was new to the person at hand when they came to the channel; nothing once they have done something there.
 *
 * @param {State} state
 * @param {readonly PageMessage[]} shown
 * @returns {string | null}
 */
export function firstNew(state, shown) {
  const { news, person, places } = state;
  if (news?.place !== `${person} ${places[person] ?? ''}`) return null;
  const fresh = shown.filter(({ id }) => isLater(id, news.after));
  const name = nameOf(state, person);
  const acted = fresh.some(({ author, command }) => author.id === person || command?.user === name);
  return acted ? null : (fresh[0]?.id ?? null);
}

/**
 * Whether a message came after another one: ids grow.
 *
 * @param {string} id
 * @param {string} than
 */
function isLater(id, than) {
  return id.length === than.length ? id > than : id.length > than.length;
}

/**
 * The commands that the person at hand is offered here.
 *
 * @param {State} state
 */
export function commandsOf(state) {
  const person = state.world?.people.find(({ id }) => id === state.person);
  const names = person?.offered[channelOf(state)?.kind === 'direct' ? 'direct' : 'guild'] ?? [];
  return (state.world?.commands ?? []).filter(({ name }) => names.includes(name));
}

/**
 * A person’s name.
 *
 * @param {State} state
 * @param {string} id
 */
export function nameOf({ world }, id) {
  return world?.people.find((one) => one.id === id)?.name ?? 'inconnu';
}
