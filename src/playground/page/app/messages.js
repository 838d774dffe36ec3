import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';
import { Message } from './message.js';
import { channelOf, firstNew, messagesOf } from './select.js';
import { useStore } from './store.js';

/** @typedef {import('../shown.ts').PageMessage} PageMessage */

/** How near the end somebody must be for the list to follow what comes, in pixels. */
const NEAR = 120;
/** How long a person’s messages go together, in milliseconds. */
const TOGETHER = 7 * 60_000;

/** The messages of the channel at hand, as the person at hand sees them. The arrows go from one to the next. */
export function Messages() {
  const { state } = useStore();
  const channel = channelOf(state);
  const shown = messagesOf(state, state.person, channel?.id ?? '').filter(
    ({ id }) => !state.hidden.includes(id),
  );
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  const following = useRef(true);
  const [current, setCurrent] = useState('');
  useLayoutEffect(() => {
    following.current = true;
  }, [state.person, channel?.id]);
  // Before anything is painted: a scroll that is told in between would look like somebody who reads further up.
  useLayoutEffect(() => {
    const box = list.current;
    if (box && following.current) box.scrollTop = box.scrollHeight;
  });
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => following.current && box.scrollTo(0, box.scrollHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const watch = () => {
    const box = list.current;
    if (box) following.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  const fresh = firstNew(state, shown);
  const at = shown.some(({ id }) => id === current) ? current : (shown.at(-1)?.id ?? '');
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches('.message')) return;
    const to = neighbour(shown, at, event.key);
    if (!to) return;
    event.preventDefault();
    setCurrent(to);
    document.getElementById(`message-${to}`)?.focus();
  };
  return html`<div
    class="messages"
    role="log"
    aria-label=${`Messages de ${channel?.name ?? ''}`}
    aria-live="polite"
    aria-relevant="additions text"
    ref=${list}
    onScroll=${watch}
    onKeyDown=${key}
  >
    ${shown.length === 0 && html`<${Empty} />`}
    ${shown.map((message, index) => [
      message.id === fresh &&
        html`<p key="new" class="new" role="separator" aria-label="Nouveaux messages"><span>Nouveau</span></p>`,
      html`<${Message}
        key=${message.id}
        message=${message}
        follows=${message.id !== fresh && follows(message, shown[index - 1])}
        current=${message.id === at}
      />`,
    ])}
  </div>`;
}

/**
 * @param {readonly PageMessage[]} shown
 * @param {string} id
 * @param {string} key
 */
function neighbour(shown, id, key) {
  const at = shown.findIndex((one) => one.id === id);
  const moves = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: shown.length - 1 };
  return shown[moves[/** @type {keyof typeof moves} */ (key)] ?? -1]?.id;
}

/**
 * @param {PageMessage} message
 * @param {PageMessage | undefined} before
 */
function follows(message, before) {
  if (!before || message.command || message.answers || message.ephemeral || before.ephemeral) return false;
  return before.author.id === message.author.id && message.at - before.at < TOGETHER;
}

function Empty() {
  const { store } = useStore();
  return html`<div class="empty">
    <p class="heading heading-2">Rien ici pour l’instant</p>
    <p>
      Tape <kbd>/</kbd> en bas pour voir les commandes, ou laisse-toi guider par une${' '}
      <button type="button" class="as-link" onClick=${() => store.set({ drawer: 'scenes' })}>scène</button>.
    </p>
  </div>`;
}
