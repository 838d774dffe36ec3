import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';

/** @typedef {{ key: string, label: string, about?: string, tag?: string }} Offer */
/**
 * A field with a list of what fits. `eager`: the first offer is taken by Enter without going to it.
 *
 * @typedef {object} ComboProps
 * @property {string} name what the field is, for whoever does not see it
 * @property {string} text
 * @property {readonly Offer[]} offers
 * @property {string} [title] what the list is
 * @property {boolean} [eager]
 * @property {string} [placeholder]
 * @property {string | undefined} [problem]
 * @property {number | false} [focus] a number that changes when the cursor is to come here
 * @property {import('./html.js').Children} [hint] shown above while the cursor is here
 * @property {(text: string) => void} onText
 * @property {(key: string) => void} onTake
 * @property {() => void} onEnter
 * @property {() => void} [onBack] at a Backspace in an empty field
 * @property {() => void} [onEscape]
 * @property {() => void} [onFocus]
 */

/**
 * What the keys do: the offer to go to, or what to do.
 *
 * @param {KeyboardEvent} event
 * @param {number} active
 * @param {number} count
 * @param {boolean} empty
 * @returns {number | 'take' | 'enter' | 'close' | 'escape' | 'back' | null}
 */
function meant({ key, shiftKey, isComposing }, active, count, empty) {
  if (isComposing) return null;
  if (key === 'ArrowDown' && count > 0) return (active + 1) % count;
  if (key === 'ArrowUp' && count > 0) return active <= 0 ? count - 1 : active - 1;
  if (key === 'Enter') return active >= 0 && count > 0 ? 'take' : 'enter';
  if (key === 'Tab' && !shiftKey && active >= 0 && count > 0) return 'take';
  if (key === 'Escape') return count > 0 ? 'close' : 'escape';
  return key === 'Backspace' && empty ? 'back' : null;
}

/** @param {ComboProps} props */
export function Combo(props) {
  const { text, offers, eager = false, focus = false, problem } = props;
  const id = useId();
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [here, setHere] = useState(false);
  const [closed, setClosed] = useState(false);
  const [moved, setMoved] = useState(/** @type {number | null} */ (null));
  const shown = here && !closed ? offers : [];
  const active = Math.min(moved ?? (eager ? 0 : -1), shown.length - 1);
  useLayoutEffect(() => {
    if (focus !== false) input.current?.focus();
  }, [focus]);
  useLayoutEffect(() => {
    setMoved(null);
    setClosed(false);
  }, [text]);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const what = meant(event, active, shown.length, text === '');
    if (what === null || (what === 'back' && !props.onBack)) return;
    event.preventDefault();
    if (typeof what === 'number') setMoved(what);
    else if (what === 'take') props.onTake(shown[active]?.key ?? '');
    else if (what === 'enter') props.onEnter();
    else if (what === 'close') setClosed(true);
    else if (what === 'back') props.onBack?.();
    else props.onEscape?.();
  };
  return html`<span class="combo">
    <input
      type="text"
      ref=${input}
      role="combobox"
      autocomplete="off"
      spellcheck=${false}
      aria-label=${props.name}
      aria-autocomplete="list"
      aria-expanded=${shown.length > 0}
      aria-controls=${`${id}-list`}
      aria-activedescendant=${active >= 0 ? `${id}-${active}` : undefined}
      aria-invalid=${Boolean(problem)}
      aria-describedby=${here ? `${id}-hint` : undefined}
      placeholder=${props.placeholder ?? ''}
      value=${text}
      onInput=${(/** @type {{ target: HTMLInputElement }} */ { target }) => props.onText(target.value)}
      onKeyDown=${key}
      onFocus=${() => {
        setHere(true);
        setClosed(false);
        props.onFocus?.();
      }}
      onBlur=${() => setHere(false)}
    />
    <${Offers} ...${props} id=${id} here=${here} shown=${shown} active=${active} />
  </span>`;
}

/** @param {ComboProps & { id: string, here: boolean, shown: readonly Offer[], active: number }} props */
function Offers({ id, here, shown, active, title, hint, problem, onTake }) {
  const list = useRef(/** @type {HTMLUListElement | null} */ (null));
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, shown]);
  if (!here || (shown.length === 0 && !hint && !problem)) return null;
  return html`<span class="offers">
    <span class="offers-hint" id=${`${id}-hint`}>
      ${hint}${problem && html`<span class="problem">${problem}</span>`}
    </span>
    ${
      shown.length > 0 &&
      html`<ul role="listbox" ref=${list} id=${`${id}-list`} aria-label=${title ?? 'Propositions'}>
        ${shown.map(
          (offer, at) => html`<li
            key=${offer.key}
            id=${`${id}-${at}`}
            role="option"
            aria-selected=${at === active}
            onMouseDown=${(/** @type {Event} */ event) => event.preventDefault()}
            onClick=${() => onTake(offer.key)}
          >
            <span class="offer-label">${offer.label}</span>
            ${offer.tag && html`<span class="offer-tag">${offer.tag}</span>`}
            ${offer.about && html`<span class="muted">${offer.about}</span>`}
          </li>`,
        )}
      </ul>`
    }
  </span>`;
}
