import { useState } from 'preact/hooks';
import { html } from './html.js';
import { useStore } from './store.js';

/** @typedef {import('../shown.ts').Trace} Trace */

/** What the bot received and what it sent, newest first, as JSON. */
export function InspectorDrawer() {
  const { state } = useStore();
  const [all, setAll] = useState(false);
  const shown = state.traces.filter((trace) => all || isTalk(trace)).toReversed();
  return html`<div>
    <p>Ce que le bot a reçu (◂) et ce qu’il a répondu ou demandé (▸). Les jetons n’y sont pas.</p>
    <label class="check">
      <input type="checkbox" checked=${all} onChange=${() => setAll(!all)} />
      Montrer aussi la connexion et les inscriptions
    </label>
    ${shown.length === 0 && html`<p class="muted">Rien pour l’instant${'\u202f'}: envoie une commande.</p>`}
    <ul class="traces">
      ${shown.map((trace) => html`<li key=${trace.number}><${Entry} trace=${trace} /></li>`)}
    </ul>
  </div>`;
}

/**
 * Whether a trace belongs to a command or a click.
 *
 * @param {Trace} trace
 */
function isTalk({ way, title }) {
  return way === 'received' ? title === 'INTERACTION_CREATE' : /callback|webhooks|messages/.test(title);
}

/** @param {{ trace: Trace }} props */
function Entry({ trace }) {
  const [open, setOpen] = useState(false);
  const { way, title, status, at } = trace;
  const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium' }).format(at);
  /** @param {{ target: HTMLDetailsElement }} event */
  const toggle = ({ target }) => setOpen(target.open);
  return html`<details onToggle=${toggle}>
    <summary>
      <span class="way" aria-hidden="true">${way === 'received' ? '◂' : '▸'}</span>
      <span class="for-ears">${way === 'received' ? 'Reçu' : 'Envoyé'} </span>
      <span class="trace-title">${title}</span>
      <span class="muted">${[subjectOf(trace), status, time].filter(Boolean).join(' · ')}</span>
    </summary>
    ${open && html`<${Json} name="Contenu" value=${trace.body} />`}
    ${open && trace.answer !== null && html`<${Json} name="Réponse" value=${trace.answer} />`}
  </details>`;
}

/** @param {Trace} trace */
function subjectOf({ body }) {
  if (typeof body !== 'object' || body === null || !('data' in body)) return '';
  // What is read here may be missing: it is only shown.
  const data = /** @type {{ name?: string, custom_id?: string } | null} */ (body.data);
  return data?.name ? `/${data.name}` : (data?.custom_id ?? '');
}

/** @param {{ name: string, value: unknown }} props */
function Json({ name, value }) {
  return html`<div>
    <p class="json-name">${name}</p>
    <pre class="json" tabindex="0" aria-label=${name}>${JSON.stringify(value ?? null, null, 2)}</pre>
  </div>`;
}
