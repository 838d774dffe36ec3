import { useState } from 'preact/hooks';
import { html } from './html.js';
import { useStore } from './store.js';

const FACES = [1, 2, 3, 4, 5, 6];

/** Prepares typed dice for the next rolls: those of one roll a line. */
export function DiceDrawer() {
  const { store, state } = useStore();
  const [faces, setFaces] = useState('');
  /** @param {Event} event */
  const add = (event) => {
    event.preventDefault();
    const dice = (faces.match(/\d+/g) ?? []).join(' ');
    if (!dice) return;
    store.set({ dice: [...state.dice, dice] });
    setFaces('');
  };
  return html`<div>
    <p>
      Les dés de l’atelier sont tirés comme ceux du vrai bot, et personne ne les choisit. Pour fixer un résultat, on
      tape des dés${'\u202f'}: ceux que tu prépares ici vont d’eux-mêmes dans l’option <code>des</code> de la prochaine
      commande qui en a une, et se proposent dans le formulaire «${'\u202f'}Dés physiques${'\u202f'}». La réponse porte
      alors la mention «${'\u202f'}dés physiques${'\u202f'}».
    </p>
    <form class="dice-form" onSubmit=${add}>
      <label for="faces">Dés d’un jet, dans l’ordre de la règle</label>
      <div class="dice-row">
        <input
          id="faces"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          placeholder="2 5"
          value=${faces}
          onInput=${(/** @type {{ target: HTMLInputElement }} */ { target }) => setFaces(target.value)}
        />
        <button type="submit" class="button button-main">Préparer</button>
      </div>
      <div class="dice-row" role="group" aria-label="Ajouter une face">
        ${FACES.map(
          (face) => html`<button
            type="button"
            class="die"
            aria-label=${`Ajouter un ${face}`}
            onClick=${() => setFaces(`${faces.trim()} ${face}`.trim())}
          >
            ${face}
          </button>`,
        )}
      </div>
    </form>
    <${Ready} />
  </div>`;
}

/** The rolls that are ready, the next one first. */
function Ready() {
  const { store, state } = useStore();
  const { dice, usedDice } = state;
  const drop = (/** @type {number} */ at) => store.set({ dice: dice.toSpliced(at, 1) });
  return html`<div aria-live="polite">
    ${dice.length === 0 ? html`<p class="muted">Aucun dé n’est prêt${'\u202f'}: le prochain jet sera tiré.</p>` : null}
    <ol class="ready">
      ${dice.map(
        (line, at) => html`<li>
          <span>${at === 0 ? 'Prochain jet' : 'Ensuite'}${'\u202f'}: <strong>${line}</strong></span>
          <button type="button" class="as-link" aria-label=${`Retirer ${line}`} onClick=${() => drop(at)}>Retirer</button>
        </li>`,
      )}
    </ol>
    ${
      usedDice &&
      html`<p class="muted">
        Derniers utilisés${'\u202f'}: ${usedDice} ·${' '}
        <button type="button" class="as-link" onClick=${() => store.set({ dice: [usedDice, ...dice], usedDice: null })}>
          Remettre
        </button>
      </p>`
    }
  </div>`;
}
