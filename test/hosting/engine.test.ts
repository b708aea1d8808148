/** `@tavola/engine` as users get it: packed, installed without a network, compiled and run. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packEngine } from '../../scripts/pack.js';
import { ROOT, run } from './package.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-engine-'));
let size = 0;

beforeAll(() => {
  const file = packEngine(folder);
  size = statSync(file).size;
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', file], folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it installs itself alone', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@tavola',
  ]);
  expect(readdirSync(join(folder, 'node_modules/@tavola'))).toEqual(['engine']);
  const { dependencies } = JSON.parse(
    readFileSync(join(folder, 'node_modules/@tavola/engine/package.json'), 'utf8'),
  ) as { dependencies?: object };
  expect(dependencies).toBe(undefined);
});

test('it stays below 700 kB', () => {
  console.info(`@tavola/engine: ${size} bytes packed`);
  expect(size).toBeLessThan(700_000);
});

test('it says a refusal in four languages', () => {
  writeFileSync(
    join(folder, 'refusal.mjs'),
    `import { configure, loadGame, Table } from '@tavola/engine';
     import { LANGUAGES, loadMessages } from '@tavola/engine/messages';
     const game = await loadGame('punto');
     const table = new Table(game, configure(game, { seats: 2, start: 0 }), 'seed');
     const { reason } = table.playMove(0, { type: 'place', x: 3, y: 0 });
     for (const language of LANGUAGES) console.log((await loadMessages('punto', language)).refusals[reason]);
     await loadMessages('punto', 'es').catch(({ message }) => console.log(message));`,
  );
  expect(run(process.execPath, ['refusal.mjs'], folder).trim().split('\n')).toEqual([
    'The first card of a round goes in the middle.',
    'Die erste Karte einer Runde kommt in die Mitte.',
    'La première carte d’une manche se pose au milieu.',
    'La prima carta di una manche va al centro.',
    'loadMessages, argument language: expected one of en, de, fr, it, got "es"',
  ]);
});

test('the program of its page compiles and plays a match', () => {
  const [, program = ''] = /^```js\n(.*?)^```/ms.exec(readFileSync(join(ROOT, 'docs/engine.md'), 'utf8'))!;
  writeFileSync(join(folder, 'match.ts'), program);
  writeFileSync(join(folder, 'match.mjs'), program);
  const compilerOptions = {
    target: 'es2023',
    module: 'nodenext',
    lib: ['ES2023', 'DOM'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['match.ts'] }));
  run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc')], folder);
  expect(run(process.execPath, ['match.mjs'], folder)).toMatch(/^\[ (?:0, 1|1, 0|0\.5, 0\.5) \]\n$/);
});
