import { html } from './html.js';
import { Menu } from './menu.js';
import { useStore } from './store.js';

/** @typedef {import('discord-api-types/v10').APIMessageTopLevelComponent} Component */
/** @typedef {import('discord-api-types/v10').APIButtonComponent} Button */
/** @typedef {import('../shown.ts').PageMessage} PageMessage */

const ACTION_ROW = 1;
const BUTTON = 2;
/** @type {Readonly<Record<number, string>>} */
const STYLES = { 1: 'main', 2: 'plain', 3: 'good', 4: 'danger', 5: 'link' };

/**
 * The buttons and menus of a message.
 *
 * @param {{ message: PageMessage }} props
 */
export function Controls({ message }) {
  const rows = message.components.flatMap((row) => (row.type === ACTION_ROW ? [row.components] : []));
  if (rows.length === 0) return null;
  return html`<div class="controls">
    ${rows.map(
      (row) => html`<div class="row">
        ${row.map((part) =>
          part.type === BUTTON
            ? html`<${Press} message=${message} button=${part} />`
            : html`<${Menu} message=${message} menu=${part} />`,
        )}
      </div>`,
    )}
  </div>`;
}

/** @param {{ message: PageMessage, button: Button }} props */
function Press({ message, button }) {
  const { store } = useStore();
  const look = `button button-${STYLES[button.style] ?? 'plain'}`;
  const label = 'label' in button ? button.label : undefined;
  const emoji = 'emoji' in button && button.emoji?.name ? html`<span>${button.emoji.name} </span>` : null;
  if ('url' in button)
    return html`<a class=${look} href=${button.url} target="_blank" rel="noreferrer noopener">
      ${emoji}${label}<span aria-hidden="true"> ↗</span>
    </a>`;
  const press = () =>
    'custom_id' in button && store.perform({ kind: 'click', message: message.id, control: button.custom_id });
  return html`<button type="button" class=${look} disabled=${button.disabled ?? false} onClick=${press}>
    ${emoji}${label}
  </button>`;
}
