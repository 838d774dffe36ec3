import { html } from './html.js';

/** @typedef {import('../shown.ts').PageAttachment} PageAttachment */

/**
 * The files of a message: pictures shown, others to download.
 *
 * @param {{ files: readonly PageAttachment[] }} props
 */
export function Attachments({ files }) {
  if (files.length === 0) return null;
  return html`<ul class="attachments" aria-label="Pièces jointes">
    ${files.map((file) => html`<li key=${file.id}><${File} file=${file} /></li>`)}
  </ul>`;
}

/** @param {{ file: PageAttachment }} props */
function File({ file }) {
  if (/^image\/(png|jpeg|gif|webp)$/.test(file.type))
    return html`<a class="picture" href=${file.url} target="_blank">
      <img src=${file.url} alt=${file.description ?? file.filename} />
    </a>`;
  return html`<div class="file">
    <span class="file-mark" aria-hidden="true">▤</span>
    <span>
      <a href=${file.url} download=${file.filename}>${file.filename}</a>
      <span class="muted">${sizeOf(file.size)}</span>
    </span>
  </div>`;
}

/**
 * A size in French.
 *
 * @param {number} bytes
 */
export function sizeOf(bytes) {
  const number = (/** @type {number} */ value) =>
    new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }).format(value);
  if (bytes < 1000) return `${bytes} octets`;
  return bytes < 1_000_000 ? `${number(bytes / 1000)} ko` : `${number(bytes / 1_000_000)} Mo`;
}
