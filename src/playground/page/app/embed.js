import { html } from './html.js';
import { Marked, MarkedLine } from './marked.js';
import { stamp } from './moment.js';

/** @typedef {import('discord-api-types/v10').APIEmbed} APIEmbed */
/** @typedef {import('discord-api-types/v10').APIEmbedField} APIEmbedField */
/** @typedef {import('../shown.ts').PageAttachment} PageAttachment */

/**
 * An embed with its bar of colour.
 *
 * @param {{ embed: APIEmbed, attachments: readonly PageAttachment[] }} props
 */
export function Embed({ embed, attachments }) {
  const { author, title, url, description, fields = [], thumbnail, image, color } = embed;
  const bar = color === undefined ? undefined : { '--bar': `#${color.toString(16).padStart(6, '0')}` };
  const heading = title && html`<${MarkedLine} text=${title} />`;
  return html`<section class=${`embed${thumbnail ? ' with-thumbnail' : ''}`} style=${bar} aria-label=${title}>
    <div class="embed-body">
      ${author && html`<p class="embed-author">${author.name}</p>`}
      ${
        title &&
        html`<p class="embed-title">
          ${url ? html`<a href=${url} target="_blank" rel="noreferrer noopener">${heading}</a>` : heading}
        </p>`
      }
      ${description && html`<${Marked} text=${description} />`}
      ${fields.length > 0 && html`<${Fields} fields=${fields} wide=${thumbnail ? 2 : 3} />`}
    </div>
    ${thumbnail && html`<${Picture} media=${thumbnail} attachments=${attachments} small />`}
    ${image && html`<${Picture} media=${image} attachments=${attachments} />`}
    <${Foot} embed=${embed} />
  </section>`;
}

/**
 * Fields in reading order: those that stand side by side in rows of `wide`.
 *
 * @param {{ fields: readonly APIEmbedField[], wide: number }} props
 */
function Fields({ fields, wide }) {
  return html`<dl class="fields">
    ${rows(fields, wide).flatMap((row) =>
      row.map(
        ({ name, value }) => html`<div class=${`field field-${row[0]?.inline ? row.length : 'whole'}`}>
          <dt><${MarkedLine} text=${name} /></dt>
          <dd><${Marked} text=${value} /></dd>
        </div>`,
      ),
    )}
  </dl>`;
}

/**
 * @param {readonly APIEmbedField[]} fields
 * @param {number} wide
 */
export function rows(fields, wide) {
  /** @type {APIEmbedField[][]} */
  const found = [];
  for (const field of fields) {
    const row = found.at(-1);
    if (field.inline && row?.[0]?.inline && row.length < wide) row.push(field);
    else found.push([field]);
  }
  return found;
}

/** @param {{ media: { url: string }, attachments: readonly PageAttachment[], small?: boolean }} props */
function Picture({ media, attachments, small = false }) {
  const name = media.url.startsWith('attachment://') ? media.url.slice('attachment://'.length) : null;
  const file = attachments.find(({ filename }) => filename === name);
  if (!file)
    return html`<p class="elsewhere">
      <a href=${media.url} target="_blank" rel="noreferrer noopener">Image hors de l’atelier</a>
    </p>`;
  return html`<a class=${small ? 'thumbnail' : 'picture'} href=${file.url} target="_blank">
    <img src=${file.url} alt=${file.description ?? file.filename} />
  </a>`;
}

/** @param {{ embed: APIEmbed }} props */
function Foot({ embed: { footer, timestamp } }) {
  if (!footer && !timestamp) return null;
  const when = timestamp ? stamp(Date.parse(timestamp), Date.now()) : null;
  return html`<p class="embed-foot">${[footer?.text, when].filter(Boolean).join(' • ')}</p>`;
}
