import { html } from './html.js';

/** How many colours there are for people. */
const COLOURS = 6;

/**
 * A person as a disc with an initial.
 *
 * @param {{ id: string, name: string, bot?: boolean }} props
 */
export function Avatar({ id, name, bot = false }) {
  const colour = bot ? 'bot' : String(Number(id.slice(-2)) % COLOURS);
  return html`<span class=${`avatar avatar-${colour}`} aria-hidden="true">${name.charAt(0)}</span>`;
}
