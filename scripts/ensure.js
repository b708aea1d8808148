/** Installs and builds what is missing, with Node alone: for a fresh clone and after every change. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...path) => join(root, ...path);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** One for Node, one for the page, one for the package. */
const CONFIGS = ['vite.config.ts', 'vite.web.config.ts', 'vite.engine.config.ts', 'scripts/engine.js'];
const LOCK = at('build', 'lock');

function run(what, command, args, options = {}) {
  console.error(`tavola: ${what} …`);
  // The output of npm and Vite must not mix with the command's own, which may be piped.
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    ...options,
  });
  if (error !== undefined) throw new Error(`${what} failed: ${error.message}`);
  if (status !== 0) throw new Error(`${what} failed`);
}

/** Whether every package of the lockfile is installed in its version; optional ones depend on the machine. */
function isInstalled() {
  const there = at('node_modules', '.package-lock.json');
  if (!existsSync(there)) return false;
  const installed = readJson(there).packages;
  return Object.entries(readJson(at('package-lock.json')).packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' ||
      (installed[path] === undefined
        ? optional === true || devOptional === true
        : installed[path].version === version),
  );
}

export function ensureInstalled() {
  if (!existsSync(at('package-lock.json')) || isInstalled()) return;
  run('installing packages', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  });
}

const SOURCE = /\.(ts|tsx|css|html|js|json|svg|png|md|webmanifest)$/;

/** All sources in the folders, and single files, each with its size and time. */
function listSources(folders, files) {
  const found = [];
  const visit = (path) => {
    for (const entry of readdirSync(at(path), { withFileTypes: true })) {
      const inside = `${path}/${entry.name}`;
      if (entry.isDirectory()) visit(inside);
      else if (SOURCE.test(inside) && !inside.endsWith('.test.ts')) found.push(inside);
    }
  };
  for (const folder of folders) visit(folder);
  return [...found.toSorted((a, b) => (a < b ? -1 : 1)), ...files, 'package.json']
    .map((path) => {
      const { size, mtimeMs } = statSync(at(path));
      return `${path} ${size} ${Math.floor(mtimeMs)}`;
    })
    .join('\n');
}

const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Allows one build at a time: false if another process has built meanwhile. A lock older than two minutes is stale. */
function takeLock(isBuilt) {
  mkdirSync(at('build'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(LOCK);
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = existsSync(LOCK) ? Date.now() - statSync(LOCK).mtimeMs : 0;
      if (age > 120_000) rmSync(LOCK, { recursive: true, force: true });
      else sleep(100);
      if (isBuilt()) return false;
    }
  }
}

/** Builds `target` from sources if they have changed, in a temporary folder that then takes its place. */
export function ensureFresh(target, folders, files, build) {
  const noted = at(target, '.built-from');
  const isBuilt = () => existsSync(noted) && readFileSync(noted, 'utf8') === listSources(folders, files);
  if (isBuilt()) return;
  ensureInstalled();
  if (!takeLock(isBuilt)) return;
  const fresh = at('build', `fresh.${process.pid}`);
  try {
    const stamp = listSources(folders, files);
    build(fresh);
    writeFileSync(join(fresh, '.built-from'), stamp);
    const old = at('build', `old.${process.pid}`);
    if (existsSync(at(target))) renameSync(at(target), old);
    renameSync(fresh, at(target));
    rmSync(old, { recursive: true, force: true });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(LOCK, { recursive: true, force: true });
  }
}

export function viteBuild(config, folder) {
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  // The build must not depend on the caller's environment, such as a test runner's.
  run('building', process.execPath, [vite, 'build', '-c', config, '--outDir', folder, '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

export function ensureBuilt() {
  if (!existsSync(at('src', 'cli'))) return; // an installed package contains the build
  ensureFresh('dist', ['src'], CONFIGS, (folder) => {
    viteBuild('vite.config.ts', folder);
    viteBuild('vite.web.config.ts', join(folder, 'web'));
  });
}
