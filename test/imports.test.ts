/** Only the imports that ARCHITECTURE.md lists exist, and the compiler refuses impure globals. */
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';

const ROOT = join(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');

/** Every module of the table, with those that it may import; `games/x/rules` is a folder of every game. */
const TABLE = new Map(
  [
    ...readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').matchAll(
      /^- `([^`]+)`: .*? Imports ((?:`[^`]+`|,|nothing|\s)+)\.$/gms,
    ),
  ].map(([, module = '', imports = '']) => [
    module,
    [...imports.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  ]),
);
const MODULES = [...TABLE.keys()];

/** The module of a path in `src`, for example `games/x/rules` and its game; undefined for a path outside every module. */
function findModule(path: string): { readonly module: string; readonly game?: string } | undefined {
  const [top = '', game = '', folder = ''] = path.replace(/^cli\/template\//, 'games/template/').split('/');
  if (top === 'web') return { module: /^(i18n|ui)$/.test(game) ? 'web kit' : 'web' };
  if (top !== 'games') return MODULES.includes(top) ? { module: top } : undefined;
  if (folder === '' || folder === 'index.ts') return { module: 'games' };
  return MODULES.includes(`games/x/${folder}`) ? { module: `games/x/${folder}`, game } : undefined;
}

const IMPORT = /(?:\bfrom|\bimport\(|\bimport)\s*'(\.{1,2}\/[^']+)'/g;
const listImports = (path: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, target = '']) => normalize(join(dirname(path), target)));

/** What keeps a file from importing another; undefined if it may. */
function findFault(from: string, target: string): string | undefined {
  const [importer, imported] = [findModule(from), findModule(target)];
  if (importer === undefined || imported === undefined) return `${from} imports ${target}`;
  const isOwn = imported.game === undefined || importer.game === undefined || importer.game === imported.game;
  const isListed =
    importer.module === imported.module || TABLE.get(importer.module)!.includes(imported.module);
  return isOwn && isListed ? undefined : `${from} imports ${target}`;
}

const isTest = (path: string): boolean =>
  /\.test\.tsx?$|^games\/\w+\/test\/|^cli\/template\/test\//.test(path);
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !isTest(path),
);
const EDGES = FILES.flatMap((path) =>
  listImports(path, readFileSync(join(SRC, path), 'utf8')).map((target) => [path, target] as const),
);

describe('ARCHITECTURE.md', () => {
  test('lists the module of every file', () =>
    expect(FILES.filter((path) => findModule(path) === undefined)).toEqual([]));
  test.each(MODULES)('lists every import of %s', (module) => {
    const own = EDGES.filter(([path]) => findModule(path)?.module === module);
    expect(own.flatMap(([path, target]) => findFault(path, target) ?? [])).toEqual([]);
  });
});

test.each([
  ['core/table.ts', "import { punto } from '../games/punto/rules/rules.ts';"],
  ['games/punto/rules/rules.ts', "export * from '../../jericho/rules/walls.ts';"],
  ['games/punto/board/Board.tsx', "const { ask } = await import('../../../web/online/table/dealCheck.ts');"],
  ['web/ui/kit/Card.tsx', "import type { Match } from '../../match/session/session.ts';"],
  ['cli/main.ts', "import '../../research/ladder/main.ts';"],
])('an import that the list lacks is found in %s', (path, text) => {
  const [target] = listImports(path, text);
  expect(findFault(path, target)).toBe(`${path} imports ${target}`);
});

/** Nothing but `server`, `cli`, the page and boards may use the DOM or Node. */
const PURE = MODULES.filter((module) => !/^(server|cli|web|web kit|games\/x\/board)$/.test(module));
const AMBIENT: { readonly [name: string]: string } = {
  document: 'export const thing = document;',
  process: 'export const thing = process;',
  fetch: "export const thing = fetch('/');",
};
const trialFile = (module: string, name: string): string =>
  `src/${module.replace('/x/', `/${GAMES[0].id}/`)}/try-${name}.ts`;

describe('the compiler', () => {
  let tree = '';
  let complaints: readonly string[] = [];
  /** Compiles only files with such globals, with the projects' settings. */
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'tavola-imports-'));
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    mkdirSync(join(tree, 'src'));
    const settings = readdirSync(SRC).filter((name) => /^tsconfig\..*json$/.test(name));
    for (const path of ['tsconfig.base.json', 'tsconfig.json', ...settings.map((name) => `src/${name}`)])
      writeFileSync(join(tree, path), readFileSync(join(ROOT, path)));
    for (const module of MODULES)
      for (const [name, source] of Object.entries(PURE.includes(module) ? AMBIENT : { leaf: 'export {};' })) {
        const file = join(tree, trialFile(module.replace('web kit', 'web'), name));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, source);
      }
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    complaints = spawnSync(process.execPath, [compiler, '-b', '--pretty', 'false'], {
      cwd: tree,
      encoding: 'utf8',
    }).stdout.split('\n');
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  test.each(PURE)('rejects impure globals in %s', (module) => {
    const isRefused = (name: string): boolean =>
      complaints.some((line) => line.startsWith(`${trialFile(module, name)}(`));
    expect(Object.keys(AMBIENT).filter((name) => !isRefused(name))).toEqual([]);
  });
});
