import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { carriesFiles } from './dropped.js';
import { html } from './html.js';

/** @typedef {import('../protocol.ts').ChosenFile} ChosenFile */

/** What a message may carry on Discord, in bytes. */
const LARGEST = 10_485_760;

/**
 * An option that takes a file of one’s own: chosen, or dropped on it.
 *
 * @param {{ name: string, text: string, problem: string | undefined, focus: number | false,
 *   onChoose: (file: ChosenFile) => void, onRemove: () => void }} props
 */
export function FileField({ name, text, problem, focus, onChoose, onRemove }) {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [large, setLarge] = useState(false);
  const [over, setOver] = useState(false);
  useLayoutEffect(() => {
    if (focus !== false) input.current?.focus();
  }, [focus]);
  /** @param {FileList | null | undefined} files */
  const take = async (files) => {
    const file = files?.[0];
    if (!file) return;
    setLarge(file.size > LARGEST);
    if (file.size <= LARGEST) onChoose({ file: file.name, base64: await base64Of(file) });
  };
  /** @param {DragEvent} event */
  const hover = (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    input.current?.focus();
    take(event.dataTransfer?.files);
  };
  const said = large ? 'ce fichier dépasse 10 Mo.' : problem;
  return html`<span
    class=${`option${said ? ' bad' : ''}${over ? ' over' : ''}`}
    onDragEnter=${hover}
    onDragOver=${hover}
    onDragLeave=${() => setOver(false)}
    onDrop=${drop}
  >
    <span class="option-name" aria-hidden="true">${name}</span>
    <label class="file-choice">
      <span>${text || 'Choisir un fichier, ou le déposer ici'}</span>
      <input type="file" ref=${input} aria-label=${name} aria-invalid=${Boolean(said)} onChange=${() => take(input.current?.files)} />
    </label>
    ${said && html`<span class="problem" role="alert">${said}</span>`}
    <button type="button" class="as-link file-remove" aria-label=${`Retirer ${name}`} onClick=${onRemove}>✕</button>
  </span>`;
}

/**
 * What is in a file, as a line of text.
 *
 * @param {Blob} file
 * @returns {Promise<string>}
 */
function base64Of(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error));
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.readAsDataURL(file);
  });
}
