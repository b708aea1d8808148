/** The engine for other packages: modules and types under the source's names, in dist/modules. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { threadId } from 'node:worker_threads';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { root, runTool } from './runTool.js';

export const TYPES = join(root, 'build/types');
const MODULES = join(root, 'dist/modules');
const ENTRY_POINT = /^(engine\/\w+|games\/\w+\/(?:rules|bots)\/index)\.ts$/;

const inSource = () => readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });

/** The entry points of the package, and of each game's rules and bots, relative to `src`. */
export const entryPoints = () => inSource().filter((path) => ENTRY_POINT.test(path));

/** Compiles the declarations of the engine and everything it exports; returns those of the entry points. */
export function declarations() {
  const status = runTool('typescript/bin/tsc', ['-b', 'src/tsconfig.content.json']);
  if (status !== 0) throw new Error('the engine does not compile');
  return entryPoints().map((path) => join(TYPES, path.replace(/ts$/, 'd.ts')));
}

/** Copies declarations and everything they import, with imports named like the modules. */
function copyTypes(first, folder) {
  const seen = new Set(first);
  for (const file of seen) {
    const text = readFileSync(file, 'utf8').replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, (_, quote, path) => {
      seen.add(join(dirname(file), `${path}.d.ts`));
      return `${quote}${path}.js${quote}`;
    });
    const target = join(folder, relative(TYPES, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Builds into a temporary folder and moves it into place; skips the build for unchanged sources. */
export function buildEngine() {
  const sources = readFileSync(join(root, 'dist/.built-from'));
  const stamp = createHash('sha256').update(sources).digest('hex');
  const noted = join(MODULES, '.built-from');
  if (existsSync(noted) && readFileSync(noted, 'utf8') === stamp) return;
  const fresh = join(root, `build/modules.${process.pid}.${threadId}`);
  const args = ['build', '-c', 'vite.engine.config.ts', '--outDir', fresh, '--logLevel', 'warn'];
  if (runTool('vite/bin/vite.js', args, { NODE_ENV: 'production' }) !== 0)
    throw new Error('the engine cannot be built');
  copyTypes(declarations(), fresh);
  writeFileSync(join(fresh, '.built-from'), stamp);
  rmSync(MODULES, { recursive: true, force: true });
  renameSync(fresh, MODULES);
}

/** `npm pack` runs this first, so that the package contains the build. */
if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  ensureBuilt();
  buildEngine();
}
