import { useEffect, useRef } from 'preact/hooks';
import { DiceDrawer } from './dice-drawer.js';
import { html } from './html.js';
import { InspectorDrawer } from './inspector-drawer.js';
import { ScenesDrawer } from './scenes-drawer.js';
import { useStore } from './store.js';

const DRAWERS = {
  scenes: { title: 'Scènes guidées', inside: ScenesDrawer },
  des: { title: 'Dés préparés', inside: DiceDrawer },
  inspecteur: { title: 'Inspecteur', inside: InspectorDrawer },
};

/** What is open beside the messages, if anything is. */
export function Drawer() {
  const { state } = useStore();
  return state.drawer && html`<${Open} key=${state.drawer} ...${DRAWERS[state.drawer]} />`;
}

/** @param {{ title: string, inside: import('preact').FunctionComponent }} props */
function Open({ title, inside: Inside }) {
  const { store } = useStore();
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useEffect(() => heading.current?.focus(), []);
  const close = () => store.change((state) => ({ ...state, drawer: null, focus: Number(state.focus) + 1 }));
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === 'Escape') close();
  };
  return html`<aside class="drawer" aria-labelledby="drawer-title" onKeyDown=${key}>
    <div class="drawer-head">
      <h2 id="drawer-title" tabindex="-1" ref=${heading}>${title}</h2>
      <button type="button" class="tool" aria-label="Fermer le volet" onClick=${close}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
    <div class="drawer-body"><${Inside} /></div>
  </aside>`;
}
