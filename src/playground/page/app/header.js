import { html } from './html.js';
import { People } from './people.js';
import { channelOf } from './select.js';
import { useStore } from './store.js';
import { ThemeSwitch } from './theme.js';

/** @typedef {'scenes' | 'des' | 'inspecteur'} Drawer */

/** @type {readonly { drawer: Drawer, name: string, mark: string }[]} */
const TOOLS = [
  { drawer: 'scenes', name: 'Scènes', mark: '▶' },
  { drawer: 'des', name: 'Dés', mark: '⚄' },
  { drawer: 'inspecteur', name: 'Inspecteur', mark: '{}' },
];

/** What stands above the messages: where one is, who plays, and the drawers. */
export function Header() {
  const { store, state } = useStore();
  const channel = channelOf(state);
  const mark = channel?.kind === 'direct' ? '@' : '#';
  return html`<header class="header">
    <button
      type="button"
      class="tool to-channels"
      aria-label="Salons"
      aria-expanded=${state.sidebar}
      aria-controls="channels"
      onClick=${() => store.set({ sidebar: !state.sidebar })}
    >
      <span aria-hidden="true">☰</span>
    </button>
    <h1><span class="channel-mark" aria-hidden="true">${mark}</span> ${channel?.name}</h1>
    <${People} />
    <div class="tools" role="toolbar" aria-label="Outils">
      ${TOOLS.map((tool) => html`<${Tool} key=${tool.drawer} ...${tool} />`)}
      <${ThemeSwitch} />
    </div>
  </header>`;
}

/** @param {{ drawer: Drawer, name: string, mark: string }} props */
function Tool({ drawer, name, mark }) {
  const { store, state } = useStore();
  const open = state.drawer === drawer;
  const ready = drawer === 'des' && state.dice.length > 0;
  return html`<button
    type="button"
    class=${`tool${open ? ' open' : ''}`}
    aria-expanded=${open}
    title=${name}
    onClick=${() => store.set({ drawer: open ? null : drawer })}
  >
    <span aria-hidden="true">${mark}</span> <span class="tool-name">${name}</span>
    ${ready && html`<span class="badge calls" aria-label="prêts">${state.dice.length}</span>`}
  </button>`;
}
