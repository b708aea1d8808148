/** The compiler itself refuses an import that the table in ARCHITECTURE.md does not allow. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const GAME_IDS = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Who may import whom. */
const games = GAME_IDS.map((id) => `games/${id}/rules`);
const MAY: { readonly [folder: string]: readonly string[] } = {
  core: [],
  ...Object.fromEntries(games.map((game) => [game, ['core']])),
  games: ['core', ...games],
  bots: ['core', ...games],
  words: ['core', ...games],
  net: ['core'],
  server: ['core', 'games', ...games, 'bots', 'net'],
  web: ['core', 'games', ...games, 'bots', 'net', 'words'],
  cli: ['core', 'games', ...games, 'bots', 'net', 'server', 'words'],
  learn: ['core', ...games, 'bots'],
};

const FOLDERS = Object.keys(MAY);
const mayImport = (folder: string, other: string): boolean => MAY[folder]?.includes(other);

/** What has no place in pure code, by name. */
const AMBIENT: { readonly [name: string]: string } = {
  document: 'export const thing = document;',
  process: 'export const thing = process;',
  fetch: "export const thing = fetch('/');",
};
const PURE = ['core', ...games, 'games', 'bots', 'words', 'net'];

let tree = '';
let complaints = '';

const nameOf = (what: string): string => `forbidden-${what.replaceAll('/', '-')}.ts`;
const allowedName = (what: string): string => `allowed-${what.replaceAll('/', '-')}.ts`;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'tavola-imports-'));
  cpSync(join(ROOT, 'src'), join(tree, 'src'), { recursive: true });
  for (const file of ['tsconfig.base.json', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, file), join(tree, file));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const folder of FOLDERS) {
    // The compiler complains once about a file, so each folder gets one that nothing else imports.
    writeFileSync(join(tree, 'src', folder, 'leaf.ts'), 'export const leaf = 1;');
    const up = '../'.repeat(folder.split('/').length).slice(0, -1);
    for (const other of FOLDERS) {
      if (other === folder) continue;
      const name = mayImport(folder, other) ? allowedName(other) : nameOf(other);
      const source = `import { leaf } from '${up}/${other}/leaf.ts';\nexport const thing = leaf;`;
      writeFileSync(join(tree, 'src', folder, name), source);
    }
    if (PURE.includes(folder))
      for (const [what, source] of Object.entries(AMBIENT))
        writeFileSync(join(tree, 'src', folder, nameOf(what)), source);
  }
  // The games folder lists its files, so the ones written here have to be listed too.
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { rootDir: '.', outDir: '../../build/types/games' },
    include: ['*.ts'],
    references: [{ path: '../core' }, ...GAME_IDS.map((id) => ({ path: `./${id}/rules` }))],
  };
  writeFileSync(join(tree, 'src/games/tsconfig.json'), JSON.stringify(config));
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  complaints = spawnSync(process.execPath, [compiler, '-b', '--pretty', 'false'], {
    cwd: tree,
    encoding: 'utf8',
  }).stdout;
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const complainsAbout = (folder: string, file: string): boolean =>
  complaints.split('\n').some((line) => line.startsWith(`src/${folder}/${file}(`));

describe('the compiler', () => {
  for (const folder of FOLDERS)
    for (const other of FOLDERS) {
      if (other === folder) continue;
      if (mayImport(folder, other))
        test(`lets ${folder} import ${other}`, () =>
          expect(complainsAbout(folder, allowedName(other))).toBe(false));
      else
        test(`refuses that ${folder} imports ${other}`, () =>
          expect(complainsAbout(folder, nameOf(other))).toBe(true));
    }
  for (const folder of PURE)
    for (const what of Object.keys(AMBIENT))
      test(`refuses ${what} in ${folder}`, () => expect(complainsAbout(folder, nameOf(what))).toBe(true));
});
