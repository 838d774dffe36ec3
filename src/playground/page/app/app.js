import { Channels } from './channels.js';
import { Composer } from './composer.js';
import { Drawer } from './drawer.js';
import { OpenForm } from './form.js';
import { Header } from './header.js';
import { html } from './html.js';
import { Messages } from './messages.js';
import { useStore } from './store.js';

/** @param {Event} event */
function toLine(event) {
  event.preventDefault();
  const input = document.querySelector('.composer input');
  if (input instanceof HTMLElement) input.focus();
}

/** The whole page. */
export function App() {
  const { store, state } = useStore();
  if (!state.world)
    return html`<p class="waiting" role="status">
      ${state.connected ? 'L’atelier se prépare…' : 'L’atelier ne répond pas. Est-il encore lancé\u202f?'}
    </p>`;
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== 'Escape' || !state.sidebar) return;
    store.set({ sidebar: false });
    const opener = document.querySelector('.to-channels');
    if (opener instanceof HTMLElement) opener.focus();
  };
  return html`<div onKeyDown=${key} class=${`page${state.sidebar ? ' sidebar-open' : ''}${state.drawer ? ' drawer-open' : ''}`}>
    <a class="skip" href="#line" onClick=${toLine}>Aller à la saisie</a>
    ${!state.connected && html`<p class="lost" role="alert">La connexion à l’atelier est perdue. S’il a redémarré, ouvre la nouvelle adresse que donne le terminal.</p>`}
    <${Channels} />
    ${
      state.sidebar &&
      html`<button
        type="button"
        class="veil"
        aria-label="Fermer la liste des salons"
        onClick=${() => store.set({ sidebar: false })}
      ></button>`
    }
    <${Header} />
    <main class="main" id="line">
      <${Messages} />
      <${Composer} />
    </main>
    <${Drawer} />
    <${OpenForm} />
  </div>`;
}
