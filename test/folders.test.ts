/** ARCHITECTURE.md lists all folders of the source, and no two folders of a project import each other in a circle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');
const ARCHITECTURE = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
const IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;

const findFolder = (path: string): string => dirname(path).replace(/\/(messages|words)$/, '');

function readImportGraph(project: string): Map<string, Set<string>> {
  const root = join(SRC, project);
  const graph = new Map<string, Set<string>>();
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path) || path.includes('.test.')) continue;
    const from = findFolder(path);
    const seen = graph.get(from) ?? new Set();
    graph.set(from, seen);
    for (const [, name] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
      const target = normalize(join(dirname(path), name));
      if (!target.startsWith('..') && findFolder(target) !== from) seen.add(findFolder(target));
    }
  }
  return graph;
}

/** Removes folders without remaining imports until only circles are left. */
function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Set(graph.keys());
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const folder of left)
      if (![...graph.get(folder)!].some((other) => left.has(other))) left.delete(folder);
  }
  return [...left];
}

test.each(['server', 'cli', 'web'])('no folders of src/%s import each other in a circle', (project) => {
  const graph = readImportGraph(project);
  expect(graph.size).toBeGreaterThan(3);
  expect(findCycle(graph)).toEqual([]);
});

test('a circle is detected', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ]);
  expect(findCycle(graph)).toEqual(['a', 'b', 'c']);
});

describe('ARCHITECTURE.md', () => {
  const foldersIn = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const listedUnder = (heading: string): string[] => {
    const [, section = ''] = ARCHITECTURE.split(`${heading}\n`);
    const [entries = ''] = section.split(/^#/m);
    return [...entries.matchAll(/^- (`.*?`):/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
  };

  test('lists every folder of src once', () => {
    const modules = listedUnder('## Modules').filter((name) => /^\w+$/.test(name));
    expect(modules.toSorted()).toEqual(foldersIn(SRC).toSorted());
  });

  test.each(['web', 'server'])('lists every folder of src/%s once', (project) =>
    expect(listedUnder(`### Folders of src/${project}`).toSorted()).toEqual(
      foldersIn(join(SRC, project)).toSorted(),
    ),
  );

  test('names only existing files and folders', () => {
    const named = [...ARCHITECTURE.matchAll(/`((?:src|test|scripts)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('src/games/x'));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
