import { useState } from 'preact/hooks';
import { html } from './html.js';

const KEPT = 'heraut-theme';
const THEMES = /** @type {const} */ (['dark', 'light']);

/** The theme that was chosen before, otherwise that of the system. */
export function startTheme() {
  const kept = THEMES.find((theme) => theme === localStorage.getItem(KEPT));
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = kept ?? system;
}

/** Changes between light and dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(document.documentElement.dataset['theme'] ?? 'dark');
  const other = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    document.documentElement.dataset['theme'] = other;
    localStorage.setItem(KEPT, other);
    setTheme(other);
  };
  const name = other === 'light' ? 'Passer au thème clair' : 'Passer au thème sombre';
  return html`<button type="button" class="tool" aria-label=${name} title=${name} onClick=${change}>
    <span aria-hidden="true">${other === 'light' ? '☀' : '☾'}</span>
  </button>`;
}
