/**
 * `npm run pack [-- FOLDER]`: both packages as files, in `build/packages` by default. `tavola` is everything;
 * `@tavola/engine` has the same entry points for programs, and no dependencies.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { threadId } from 'node:worker_threads';
import { buildEngine } from './engine.js';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { root } from './runTool.js';

function npmPack(folder, target) {
  const args = ['pack', '--pack-destination', target, '--json'];
  const { status, stdout } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack failed in ${folder}`);
  // The build may print lines before it.
  const [{ filename }] = JSON.parse(stdout.slice(stdout.search(/^\[/m)));
  return join(target, filename.replace('@', '').replace('/', '-'));
}

/** The description of `@tavola/engine`: that of `tavola` without programs and dependencies. */
function describeEngine({ version, license, engines, type, exports, types }) {
  const place = (path) => path.replace('./dist/modules/', './');
  const entries = Object.entries(exports).map(([name, target]) => [
    name,
    typeof target === 'string' ? target : { types: place(target.types), default: place(target.default) },
  ]);
  return {
    name: '@tavola/engine',
    version,
    description:
      'Punto, Jericho, Campos and Schicht im Schacht: exact rules, bots and laws, without dependencies.',
    license,
    type,
    sideEffects: false,
    types: place(types),
    exports: Object.fromEntries(entries),
    engines,
  };
}

/** Packs `@tavola/engine` and returns the path of the file. */
export function packEngine(target) {
  ensureInstalled();
  ensureBuilt();
  buildEngine();
  mkdirSync(target, { recursive: true });
  const stage = join(root, `build/engine-package.${process.pid}.${threadId}`);
  try {
    cpSync(join(root, 'dist/modules'), stage, { recursive: true });
    rmSync(join(stage, '.built-from'));
    cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
    cpSync(join(root, 'docs/engine.md'), join(stage, 'README.md'));
    const own = describeEngine(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
    return npmPack(stage, target);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** The paths of both files. */
export const packBoth = (target) => [packEngine(target), npmPack(root, target)];

if (process.argv[1] === import.meta.filename)
  for (const file of packBoth(resolve(process.argv[2] ?? join(root, 'build/packages'))))
    console.log(`${file}: ${Math.ceil(statSync(file).size / 1000)} kB`);
