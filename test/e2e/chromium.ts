import { existsSync } from 'node:fs';

/** `npm test` prints its choice. */
const SHELL = '/usr/bin/chromium-headless-shell';
export const CHROMIUM = process.env.TAVOLA_BROWSER ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');
/** Without a browser its tests are skipped. `npm test` counts them, and fails if CI=true. */
export const HAS_CHROMIUM = existsSync(CHROMIUM);
