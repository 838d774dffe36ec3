import { partsOf } from './form-parts.js';
import { channelsOf, messagesOf } from './select.js';

/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./shape.js').State} State */
/** @typedef {import('../scenes/scene.ts').SceneStep} SceneStep */
/** @typedef {import('../shown.ts').PageMessage} PageMessage */

/** How long a step waits for what it needs, and how often it looks, in milliseconds. */
const PATIENCE = 5000;
const GLANCE = 50;

/**
 * Does one step of a scene, as the person that it names.
 *
 * @param {Store} store
 * @param {SceneStep} step
 * @returns {Promise<string | null>} a French sentence when it could not be done
 */
export async function playStep(store, step) {
  const { world, person, places } = store.state;
  const who = world?.people.find(({ name, played }) => played && name === step.who);
  if (!who) return `${step.who} n’est pas là.`;
  if (who.id !== person) store.become(who.id);
  const place = channelsOf(store.state, who.id).find(({ name }) => name === step.where);
  if (step.where !== undefined && !place) return `${step.who} ne voit pas ${step.where}.`;
  if (place && place.id !== places[who.id]) store.go(place.id);
  const channel = store.state.places[who.id] ?? '';
  const problem = await act(store, step, channel);
  if (problem !== null) return problem;
  const shown = await patiently(() => stands(store.state, channel, step.shows) || null);
  return shown ? null : 'La réponse attendue n’est pas venue. Tu peux réessayer, ou quitter la scène.';
}

/**
 * Whether the person at hand sees these words in the channel or in the form that is open.
 *
 * @param {State} state
 * @param {string} channel
 * @param {string} words
 */
function stands(state, channel, words) {
  const shown = messagesOf(state, state.person, channel).slice(-12);
  const texts = shown.map(({ content, embeds, components }) => [content, embeds, components]);
  return JSON.stringify([texts, state.form?.modal])
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .includes(words);
}

/**
 * @param {Store} store
 * @param {SceneStep} step
 * @param {string} channel
 * @returns {Promise<string | null>}
 */
async function act(store, step, channel) {
  switch (step.does) {
    case 'slash': {
      const read = await store.perform({ kind: 'read', channel, line: step.line });
      if (read.kind !== 'read') return sentence(read);
      const { name, subcommand, options } = read;
      return sentence(await store.perform({ kind: 'slash', channel, name, subcommand, options }));
    }
    case 'click': {
      const found = await patiently(() => newest(store.state, channel, (part) => isButton(part, step.label)));
      if (!found) return `Le bouton «\u202f${step.label}\u202f» n’est pas là.`;
      return sentence(await store.perform({ kind: 'click', message: found.message, control: found.control }));
    }
    case 'select': {
      const found = await patiently(() => newest(store.state, channel, (part) => isMenu(part, step.menu)));
      if (!found) return `Le menu «\u202f${step.menu}\u202f» n’est pas là.`;
      const { message, control } = found;
      return sentence(await store.perform({ kind: 'select', message, control, chosen: step.chosen }));
    }
    case 'submit':
      return submit(store, step.values);
    default:
      return null;
  }
}

/**
 * @param {Store} store
 * @param {Readonly<Record<string, string>>} values
 */
async function submit(store, values) {
  const form = await patiently(() => store.state.form);
  if (!form) return 'Aucun formulaire n’est ouvert.';
  const known = partsOf(form.modal).flatMap((part) => ('field' in part ? [part.field.custom_id] : []));
  const missing = Object.keys(values).find((name) => !known.includes(name));
  if (missing !== undefined) return `Le formulaire n’a pas de champ «\u202f${missing}\u202f».`;
  const outcome = await store.perform({ kind: 'submit', form: form.form, values });
  if (outcome.kind === 'done') store.set({ form: null });
  return sentence(outcome);
}

/** @param {import('../protocol.ts').Outcome} outcome */
function sentence(outcome) {
  return outcome.kind === 'refused' ? outcome.sentence : null;
}

/**
 * Waits until `look` gives something, as long as patience lasts.
 *
 * @template T
 * @param {() => T | null} look
 * @returns {Promise<T | null>}
 */
async function patiently(look) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = look();
    if (found !== null || performance.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, GLANCE));
  }
}

/** @typedef {{ custom_id?: string, label?: string, placeholder?: string, disabled?: boolean }} Part */

/** @type {(part: Part, label: string) => boolean} */
const isButton = (part, label) => part.label === label && !part.disabled;
/** @type {(part: Part, placeholder: string) => boolean} */
const isMenu = (part, placeholder) => part.placeholder === placeholder && !part.disabled;

/**
 * The newest control of a channel that is wanted, among those that the person at hand sees.
 *
 * @param {State} state
 * @param {string} channel
 * @param {(part: Part) => boolean} wanted
 */
function newest(state, channel, wanted) {
  const messages = messagesOf(state, state.person, channel).toReversed();
  for (const { id, components } of messages) {
    // Every control has some of these fields, and what is none has none of them.
    const parts = components.flatMap(
      (row) => /** @type {Part[]} */ ('components' in row ? row.components : []),
    );
    const found = parts.find(wanted);
    if (found?.custom_id) return { message: id, control: found.custom_id };
  }
  return null;
}
