import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { openLink } from './link.js';
import { START } from './shape.js';
import { entered, heard } from './state.js';

/** @typedef {import('./shape.js').State} State */
/** @typedef {import('../protocol.ts').Act} Act */
/** @typedef {import('../protocol.ts').Outcome} Outcome */
/**
 * An act without who does it.
 *
 * @typedef {Act extends infer One ? (One extends Act ? Omit<One, 'person'> : never) : never} Deed
 */

/** Holds the state and the line to the atelier. */
export class Store {
  /** @type {State} */
  state = START;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  #ask = openLink(
    (news) => this.change((state) => heard(state, news)),
    (connected) => this.change((state) => ({ ...state, connected })),
  );

  /** @param {(state: State) => State} change */
  change(change) {
    this.state = change(this.state);
    for (const listener of this.#listeners) listener();
  }

  /** @param {Partial<State>} part */
  set(part) {
    this.change((state) => ({ ...state, ...part }));
  }

  /** @param {() => void} listener */
  listen(listener) {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /**
   * Plays another person from now on. What the one before has half written waits for them.
   *
   * @param {string} person
   */
  become(person) {
    this.change((state) => {
      const { text, draft } = state;
      const writing = { ...state.writing, [state.person]: { text, draft } };
      const own = writing[person] ?? { text: '', draft: null };
      return entered({ ...state, ...own, writing, person, problem: null, form: null });
    });
  }

  /**
   * The person at hand goes to a channel.
   *
   * @param {string} channel
   */
  go(channel) {
    this.change((state) =>
      entered({
        ...state,
        places: { ...state.places, [state.person]: channel },
        sidebar: false,
        problem: null,
      }),
    );
  }

  /** Leaves the command in the making: the cursor comes back to the empty line. */
  toLine() {
    this.change((state) => ({
      ...state,
      draft: null,
      text: '',
      problem: null,
      focus: Number(state.focus) + 1,
    }));
  }

  /**
   * Takes the dice that were ready for the next roll.
   *
   * @returns {string | null} `null` when none are ready
   */
  takeDice() {
    const [next = null, ...rest] = this.state.dice;
    if (next !== null) this.set({ dice: rest, usedDice: next });
    return next;
  }

  /**
   * Makes dice that were taken for nothing the next ones again.
   *
   * @param {string} dice
   */
  giveDiceBack(dice) {
    this.set({ dice: [dice, ...this.state.dice], usedDice: null });
  }

  /**
   * The person at hand does something. A form that the bot opens is shown; what cannot be done is said; neither is for somebody
   * else who has been played since.
   *
   * @param {Deed} deed
   * @returns {Promise<Outcome>}
   */
  async perform(deed) {
    const { person } = this.state;
    // Every act has a person, and what is left of it is the deed.
    const outcome = await this.#ask(/** @type {Act} */ ({ ...deed, person }));
    if (this.state.person !== person) return outcome;
    if (outcome.kind === 'form') this.set({ form: { ...outcome, person }, problem: null });
    else if (outcome.kind === 'refused' && deed.kind !== 'type') this.set({ problem: outcome.sentence });
    else if (outcome.kind === 'done') this.set({ problem: null });
    return outcome;
  }
}

/** @type {import('preact').Context<Store | null>} */
export const Shared = createContext(/** @type {Store | null} */ (null));

/**
 * The store, and the state as it is now; the component is drawn again when that changes.
 *
 * @returns {{ store: Store, state: State }}
 */
export function useStore() {
  const store = useContext(Shared);
  if (!store) throw new Error('no store around this component');
  const [, redraw] = useState({});
  useEffect(() => store.listen(() => redraw({})), [store]);
  return { store, state: store.state };
}
