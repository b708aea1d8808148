/** The compiler itself rejects imports that ARCHITECTURE.md does not list. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';

const ROOT = join(import.meta.dirname, '..');
const [own, other] = GAMES.map(({ id }) => id);

/** ARCHITECTURE.md lists every project's imports; `games/x/rules` is a folder of every game. */
const TABLE = new Map(
  [
    ...readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').matchAll(
      /^- `([^`]+)`: .*? Imports ((?:`[^`]+`|,|nothing|\s)+)\.$/gms,
    ),
  ].map(([, project = '', imports = '']) => {
    const inGame = (name: string): string => name.replace('/x/', `/${own}/`);
    return [
      inGame(project),
      [...imports.matchAll(/`([^`]+)`/g)].map(([, name = '']) => inGame(name)),
    ] as const;
  }),
);

const AMBIENT: { readonly [name: string]: string } = {
  document: 'export const thing = document;',
  process: 'export const thing = process;',
  fetch: "export const thing = fetch('/');",
};
const hasNoWorld = (project: string): boolean =>
  !/^(server|cli|web|web kit)$/.test(project) && !project.endsWith('/board');

const PROJECTS = [...TABLE.keys()];
const ROOMS_NEXT_DOOR = PROJECTS.filter((name) => name.startsWith(`games/${own}/`)).map((name) =>
  name.replace(own, other),
);
/** Nothing in `src` may import it. */
const RESEARCH = 'research';
const FOLDERS: { readonly [project: string]: string } = { 'web kit': 'web/ui', [RESEARCH]: '../research' };
const projectFolder = (project: string): string => FOLDERS[project] ?? project;
const FORBIDDEN = [...ROOMS_NEXT_DOOR, RESEARCH];
const trialFile = (what: string): string => `try-${what.replaceAll(/\W/g, '-')}.ts`;

let tree = '';
let complaints: readonly string[] = [];

/** Compiles only the projects and the tried imports, which takes a moment. */
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'tavola-imports-'));
  cpSync(join(ROOT, 'src'), join(tree, 'src'), {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || /tsconfig[^/\\]*\.json$/.test(path),
  });
  for (const file of ['tsconfig.base.json', 'package.json']) cpSync(join(ROOT, file), join(tree, file));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  mkdirSync(join(tree, RESEARCH));
  for (const project of [...PROJECTS, ...FORBIDDEN]) {
    const folder = projectFolder(project);
    writeFileSync(join(tree, 'src', folder, 'leaf.ts'), 'export const leaf = 1;');
    if (FORBIDDEN.includes(project)) continue;
    const up = '../'.repeat(folder.split('/').length);
    for (const target of [...PROJECTS, ...FORBIDDEN])
      if (target !== project)
        writeFileSync(
          join(tree, 'src', folder, trialFile(target)),
          `import { leaf } from '${up}${projectFolder(target)}/leaf.ts';\nexport const thing = leaf;`,
        );
    for (const [what, source] of Object.entries(AMBIENT))
      writeFileSync(join(tree, 'src', folder, trialFile(what)), source);
  }
  const projects = readdirSync(join(tree, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('tsconfig.json') && PROJECTS.some((name) => path.startsWith(name)))
    .map((path) => join('src', path));
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  complaints = spawnSync(process.execPath, [compiler, '-b', '--pretty', 'false', ...projects], {
    cwd: tree,
    encoding: 'utf8',
  }).stdout.split('\n');
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const isRefused = (project: string, what: string): boolean =>
  complaints.some((line) => line.startsWith(`src/${projectFolder(project)}/${trialFile(what)}(`));

test('ARCHITECTURE.md lists every project', () => {
  const found = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /tsconfig[\w.]*json$/.test(path))
    .map((path) => path.replace('web/tsconfig.kit.json', 'web kit').replace(/\/tsconfig.json$/, ''))
    .map((path) => path.replace(/^(games\/\w+|cli\/template)\//, `games/${own}/`));
  expect([...new Set(found)].toSorted()).toEqual(PROJECTS.toSorted());
});

describe.each(PROJECTS)('the compiler, in %s,', (project) => {
  const targets = [...PROJECTS, ...FORBIDDEN].filter((target) => target !== project);
  test('rejects every import that ARCHITECTURE.md does not list', () => {
    const allowed = targets.filter((target) => !isRefused(project, target));
    expect(allowed.toSorted()).toEqual(TABLE.get(project)!.toSorted());
  });
  if (hasNoWorld(project))
    test('rejects impure globals', () =>
      expect(Object.keys(AMBIENT).filter((what) => !isRefused(project, what))).toEqual([]));
});
