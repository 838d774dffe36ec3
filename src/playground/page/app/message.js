import { Attachments } from './attachments.js';
import { Avatar } from './avatar.js';
import { Controls } from './controls.js';
import { Embed } from './embed.js';
import { html } from './html.js';
import { Marked, MarkedLine } from './marked.js';
import { moment, stamp } from './moment.js';
import { useStore } from './store.js';

/** @typedef {import('../shown.ts').PageMessage} PageMessage */

/**
 * A message. `follows`: it goes on from the one before, so its author is not shown again.
 *
 * @param {{ message: PageMessage, follows: boolean, current: boolean }} props
 */
export function Message({ message, follows, current }) {
  const { state } = useStore();
  const { author, pings } = message;
  const marks = ['message', follows && 'follows', pings.includes(state.person) && 'calls'];
  return html`<article
    class=${[...marks, message.ephemeral && 'ephemeral'].filter(Boolean).join(' ')}
    id=${`message-${message.id}`}
    tabindex=${current ? 0 : -1}
    aria-label=${`${author.name}, ${stamp(message.at, Date.now())}`}
  >
    <${Before} message=${message} />
    ${!follows && html`<${Avatar} ...${author} />`}
    <div class="message-body">
      ${!follows && html`<${Head} message=${message} />`}
      <${Inside} message=${message} />
      ${message.ephemeral && html`<${PrivateNote} id=${message.id} />`}
    </div>
  </article>`;
}

/** What stands above a message: the command it answers, or the message. */
function Before(/** @type {{ message: PageMessage }} */ { message: { command, answers } }) {
  if (command)
    return html`<p class="before">
      <strong>${command.user}</strong> a utilisé <span class="mention">${command.name}</span>
    </p>`;
  if (!answers) return null;
  return html`<p class="before"><strong>${answers.author}</strong> <${MarkedLine} text=${answers.words.split('\n')[0] ?? ''} /></p>`;
}

function Head(/** @type {{ message: PageMessage }} */ { message: { author, at } }) {
  const now = Date.now();
  return html`<p class="head">
    <strong class="author">${author.name}</strong>
    ${author.bot && html`<span class="tag">APPLI</span>`}
    <time datetime=${new Date(at).toISOString()} title=${moment(at, 'F', now)}>${stamp(at, now)}</time>
  </p>`;
}

function Inside(/** @type {{ message: PageMessage }} */ { message }) {
  const { author, content, embeds, attachments, loading, edited } = message;
  if (loading)
    return html`<p class="loading">
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${author.name} réfléchit…
    </p>`;
  const shown = embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]);
  const rest = attachments.filter(({ filename }) => !shown.includes(`attachment://${filename}`));
  return html`
    <div>
      ${content && html`<${Marked} text=${content} />`}
      ${embeds.map((embed) => html`<${Embed} embed=${embed} attachments=${attachments} />`)}
      <${Attachments} files=${rest} />
      <${Controls} message=${message} />
      ${edited && html`<p class="edited">(modifié)</p>`}
    </div>
  `;
}

function PrivateNote(/** @type {{ id: string }} */ { id }) {
  const { store } = useStore();
  const hide = () => store.change((state) => ({ ...state, hidden: [...state.hidden, id] }));
  return html`<p class="private">
    <span aria-hidden="true">◉</span> Toi seul peux voir ce message ·${' '}
    <button type="button" class="as-link" onClick=${hide}>Masquer le message</button>
  </p>`;
}
