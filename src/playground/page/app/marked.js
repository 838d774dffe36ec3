import { useState } from 'preact/hooks';
import { blocks } from './blocks.js';
import { html } from './html.js';
import { marks } from './markdown.js';
import { moment } from './moment.js';
import { nameOf } from './select.js';
import { useStore } from './store.js';

/** @typedef {import('./markdown.js').Mark} Mark */
/** @typedef {import('./blocks.js').Block} Block */

/**
 * A marked-up text with its blocks.
 *
 * @param {{ text: string }} props
 */
export function Marked({ text }) {
  return html`<div class="marked">${blocks(text).map((block) => html`<${Layout} block=${block} />`)}</div>`;
}

/**
 * A marked-up text of one line: titles, names of fields.
 *
 * @param {{ text: string }} props
 */
export function MarkedLine({ text }) {
  return html`<${Marks} inner=${marks(text)} />`;
}

/** @param {{ inner: readonly Mark[] }} props */
function Marks({ inner }) {
  return html`<span>${inner.map((mark) => html`<${Piece} mark=${mark} />`)}</span>`;
}

/** @param {{ block: Block }} props */
function Layout({ block }) {
  switch (block.kind) {
    case 'heading':
      return html`<p class=${`heading heading-${block.level}`}><${Marks} inner=${block.inner} /></p>`;
    case 'small':
      return html`<p class="small"><${Marks} inner=${block.inner} /></p>`;
    case 'quote':
      return html`<blockquote>${block.blocks.map((one) => html`<${Layout} block=${one} />`)}</blockquote>`;
    case 'code':
      return html`<pre class="code" tabindex="0"><code>${block.text}</code></pre>`;
    case 'list': {
      const items = block.items.map(
        ({ depth, inner }) => html`<li class=${`depth-${depth}`}><${Marks} inner=${inner} /></li>`,
      );
      return block.ordered ? html`<ol start=${block.start}>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    default:
      return html`<p>
        ${block.lines.map((line, at) => [at > 0 && html`<br />`, html`<${Marks} inner=${line} />`])}
      </p>`;
  }
}

/** @param {{ mark: Mark }} props */
function Piece({ mark }) {
  const { state } = useStore();
  switch (mark.kind) {
    case 'text':
      return html`<span>${mark.text}</span>`;
    case 'bold':
      return html`<strong><${Marks} inner=${mark.inner} /></strong>`;
    case 'italic':
      return html`<em><${Marks} inner=${mark.inner} /></em>`;
    case 'under':
      return html`<u><${Marks} inner=${mark.inner} /></u>`;
    case 'struck':
      return html`<s><${Marks} inner=${mark.inner} /></s>`;
    case 'spoiler':
      return html`<${Spoiler} inner=${mark.inner} />`;
    case 'code':
      return html`<code>${mark.text}</code>`;
    case 'link':
      return html`<${Link} url=${mark.url}><${Marks} inner=${mark.inner} /></${Link}>`;
    case 'moment':
      return html`<${Moment} at=${mark.at} style=${mark.style} />`;
    case 'person':
      return html`<span class="mention">@${nameOf(state, mark.id)}</span>`;
    case 'role':
      return html`<span class="mention">@${called(state.world?.roles, mark.id, 'rôle inconnu')}</span>`;
    case 'channel':
      return html`<span class="mention">#${called(state.world?.channels, mark.id, 'salon inconnu')}</span>`;
    case 'command':
      return html`<span class="mention">/${mark.name}</span>`;
    default:
      return html`<span class="mention">${mark.text}</span>`;
  }
}

/**
 * @param {readonly { id: string, name: string }[] | undefined} list
 * @param {string} id
 * @param {string} unknown
 */
function called(list, id, unknown) {
  return list?.find((one) => one.id === id)?.name ?? unknown;
}

/**
 * A link; to a message of this very atelier it leads to that message.
 *
 * @param {{ url: string, children: import('./html.js').Children }} props
 */
function Link({ url, children }) {
  const { store, state } = useStore();
  const [, channel = '', message = ''] = /\/channels\/\d+\/(\d+)(?:\/(\d+))?$/.exec(url) ?? [];
  const target = state.world?.channels.find(({ id }) => id === channel);
  if (!target) return html`<a href=${url} target="_blank" rel="noreferrer noopener">${children}</a>`;
  /** @param {Event} event */
  const follow = (event) => {
    event.preventDefault();
    if (!target.seers.includes(state.person)) return store.set({ problem: 'Tu ne vois pas ce salon.' });
    store.go(channel);
    requestAnimationFrame(() => document.getElementById(`message-${message}`)?.focus());
  };
  return html`<a href=${`#message-${message}`} onClick=${follow}>${children}</a>`;
}

/** @param {{ at: number, style: string }} props */
function Moment({ at, style }) {
  const now = Date.now();
  return html`<time class="moment" datetime=${new Date(at).toISOString()} title=${moment(at, 'F', now)}>
    ${moment(at, style, now)}
  </time>`;
}

/** @param {{ inner: readonly Mark[] }} props */
function Spoiler({ inner }) {
  const [open, setOpen] = useState(false);
  if (open) return html`<span class="spoiler open"><${Marks} inner=${inner} /></span>`;
  return html`<button type="button" class="spoiler" aria-label="Texte masqué, afficher" onClick=${() => setOpen(true)}>
    <span aria-hidden="true"><${Marks} inner=${inner} /></span>
  </button>`;
}
