/** Inside a large project folders build on each other in one direction: a stranger can read them from the ground up. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;

/** The first folder of a path inside a project; what lies in the project itself puts the folders together. */
const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '.');

/** Which folders of a project each of them imports from. */
function graphOf(project: string): Map<string, Set<string>> {
  const root = join(SRC, project);
  const graph = new Map<string, Set<string>>();
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path) || path.includes('.test.')) continue;
    const from = folderOf(path);
    const seen = graph.get(from) ?? new Set();
    graph.set(from, seen);
    for (const [, name] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
      const target = normalize(join(dirname(path), name));
      if (!target.startsWith('..') && folderOf(target) !== from) seen.add(folderOf(target));
    }
  }
  return graph;
}

/** Takes away what builds on nothing that is left, again and again; whatever stays goes round in circles. */
function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Set(graph.keys());
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const folder of left)
      if (![...graph.get(folder)!].some((other) => left.has(other))) left.delete(folder);
  }
  return [...left];
}

test.each(['server', 'cli', 'web'])('no folders of src/%s import each other in a circle', (project) => {
  const graph = graphOf(project);
  expect(graph.size).toBeGreaterThan(3);
  expect(circleIn(graph)).toEqual([]);
});

test('a circle is found', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ]);
  expect(circleIn(graph)).toEqual(['a', 'b', 'c']);
});
