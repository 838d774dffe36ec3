import htm from 'htm';
import { h } from 'preact';

/** @typedef {import('preact').ComponentChildren} Children */

/**
 * Writes elements as text: `html`<p class="a">${words}</p>``.
 *
 * @type {(strings: TemplateStringsArray, ...values: unknown[]) => import('preact').VNode}
 */
// htm gives a list only where a template has several roots, and none here has.
export const html = /** @type {never} */ (htm.bind(h));
