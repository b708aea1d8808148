/** `npm run size`: lines and files by area, of the files that git tracks. `npm run api` writes them to docs/develop/data.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runTool.js';

const TEST = /^test\/|^src\/games\/\w+\/test\/|\.test\.tsx?$/;
const CATALOGUE = /^src\/.*\/(?:en|de|fr|it)\.tsx?$/;
const isProduct = (path) => /^src\/.*\.tsx?$/.test(path) && !TEST.test(path) && !path.endsWith('/weights.ts');
const isResearch = (path) => /^research\/.*\.(?:[jt]s|py|c)$/.test(path);

/** @type {[area: string, includes: (path: string) => boolean][]} */
const AREAS = [
  ['product: TypeScript without tests and weights', isProduct],
  ['of it: message catalogues', (path) => isProduct(path) && CATALOGUE.test(path)],
  ['styles', (path) => path.endsWith('.css')],
  ['tests', (path) => TEST.test(path) && /\.[jt]sx?$/.test(path)],
  ['scripts', (path) => /^(?:scripts|bin)\//.test(path)],
  ['research', isResearch],
  ['all files, with data and docs', () => true],
];

/** A Markdown table. */
export function sizeTable() {
  const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => existsSync(join(root, path)) && path !== '');
  const countLines = (path) => readFileSync(join(root, path), 'latin1').split('\n').length - 1;
  const rows = AREAS.map(([area, includes]) => {
    const own = paths.filter(includes);
    return `| ${area} | ${own.reduce((sum, path) => sum + countLines(path), 0)} | ${own.length} |`;
  });
  return ['| area | lines | files |', '| --- | --: | --: |', ...rows].join('\n');
}

const numbersIn = (table) => (table.match(/\d+/g) ?? []).map(Number);
/** Whether no number of a table differs by more than a tenth from that of a newer one. */
export function isNearlyEqual(table, newer) {
  const [before, now] = [table, newer].map(numbersIn);
  return (
    before.length === now.length && before.every((number, i) => Math.abs(number - now[i]) <= now[i] / 10)
  );
}

if (process.argv[1] === import.meta.filename) console.log(sizeTable());
