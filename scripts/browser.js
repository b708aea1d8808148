/**
 * Finds a Chromium for tests, or installs Debian's. Prefers the headless shell: the same engine without the browser
 * around it, for two thirds of the processor time.
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

/** Installs the reverse proxies whose example files are tested under CI; developers need not have them. */
export function ensureProxies() {
  const missing = [
    ['/usr/sbin/nginx', 'nginx-light'],
    ['/usr/bin/caddy', 'caddy'],
  ].filter(([path]) => !existsSync(path));
  return missing.length === 0 || aptInstall(...missing.map(([, name]) => name));
}

export function ensureBrowser() {
  const found = find();
  if (found !== undefined) return found;
  // Some systems with apt-get do not have the shell as a package.
  if (!aptInstall('chromium-headless-shell')) aptInstall('chromium');
  const installed = find();
  if (installed === undefined)
    console.error(
      'tavola: there is no Chromium here; the tests in a browser are skipped. Install it, or name it with TAVOLA_BROWSER=/path/to/chromium',
    );
  return installed;
}
