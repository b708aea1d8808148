/**
 * `npm run build:static [-- FOLDER]`: the page for any static host, below any path, in `build/static` by default. It
 * has everything but online play.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { root } from './runTool.js';

export function buildStatic(target) {
  ensureInstalled();
  ensureBuilt();
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(join(root, 'dist/web'), target, { recursive: true });
}

if (process.argv[1] === import.meta.filename) {
  const target = resolve(process.argv[2] ?? join(root, 'build/static'));
  buildStatic(target);
  console.log(`the page is in ${target}; copy it to any web server`);
}
