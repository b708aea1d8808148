/**
 * Looks for a Chromium to test in and installs Debian's where there is none. The headless shell comes first: it is the same
 * engine without the browser around it, and does with two thirds of the processor's time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.TAVOLA_BROWSER,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const find = () => PLACES.find((path) => path !== undefined && existsSync(path));

/** Installs Debian packages as root; false where that is not possible. */
export function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error(`tavola: installing ${packages.join(', ')} …`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update', '-q') && apt('install', '-qy', '--no-install-recommends', ...packages);
}

/** Installs what a host would have and a developer need not: the proxies whose example files are tried under CI. */
export function ensureProxies() {
  const missing = [
    ['/usr/sbin/nginx', 'nginx-light'],
    ['/usr/bin/caddy', 'caddy'],
  ].filter(([path]) => !existsSync(path));
  if (missing.length > 0) aptInstall(...missing.map(([, name]) => name));
}

/** The path of a browser, undefined where there is none to be had. */
export function ensureBrowser() {
  const found = find();
  if (found !== undefined) return found;
  // Not every system that has apt-get has the shell by itself.
  if (!aptInstall('chromium-headless-shell')) aptInstall('chromium');
  const installed = find();
  if (installed === undefined)
    console.error('tavola: there is no Chromium here; the tests in a browser are skipped');
  return installed;
}
