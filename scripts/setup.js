/**
 * `npm run setup`: installs what the tests use beside Node, on Debian and its relatives: Chromium, PostgreSQL, reverse
 * proxies and PyTorch. CI runs it first. Other systems get the list.
 */
import { aptInstall, ensureBrowser, ensureProxies } from './browser.js';
import { findTorch, TORCH } from '../research/learning/findTorch.js';
import { existsSync } from 'node:fs';

const steps = {
  Chromium: ensureBrowser,
  'nginx and Caddy': ensureProxies,
  PostgreSQL: () => existsSync('/usr/lib/postgresql') || aptInstall('postgresql'),
  'Python with PyTorch': () => findTorch() ?? (aptInstall(...TORCH) ? findTorch() : undefined),
};
for (const [name, install] of Object.entries(steps)) {
  const found = install();
  const isThere = found !== undefined && found !== false;
  console.log(`${isThere ? 'ok' : 'MISSING'}  ${name}`);
}
