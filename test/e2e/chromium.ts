/** Where the browser of the tests is. */
import { existsSync } from 'node:fs';

/** `npm test` says which it has found. */
const SHELL = '/usr/bin/chromium-headless-shell';
export const CHROMIUM = process.env.TAVOLA_BROWSER ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');
/** Without a browser its tests are skipped, which `npm test` counts and refuses where CI=true. */
export const HAS_CHROMIUM = existsSync(CHROMIUM);
