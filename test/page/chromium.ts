import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the browser is, `null` when this machine has none. */
export const chromiumPath = places.find((path) => existsSync(path)) ?? null;

/** For tests that need one: without it they are left out, and that is said. */
export const inBrowser = { skip: chromiumPath === null && 'no Chromium here' };

if (chromiumPath === null)
  console.error('No Chromium is installed: the tests of the page in a browser are left out of this run');

/** As root its sandbox cannot be used; it only ever opens our own page. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
