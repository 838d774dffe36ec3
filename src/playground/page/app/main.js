import { render } from 'preact';
import { App } from './app.js';
import { keepMisses } from './dropped.js';
import { html } from './html.js';
import { Shared, Store } from './store.js';
import { startTheme } from './theme.js';

// The key has done its work: it stays neither in the address nor in the history.
history.replaceState(null, '', location.pathname);
startTheme();
keepMisses();
const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the application');
root.replaceChildren();
render(html`<${Shared.Provider} value=${new Store()}><${App} /></${Shared.Provider}>`, root);
