/** Every clause of a rules page has a test that names it, and every refusal in the code names a clause of the page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';

const ROOT = join(import.meta.dirname, '..');

for (const id of Object.keys(GAMES))
  describe(id, () => {
    const pagePath = join(ROOT, 'docs/rules', `${id}.md`);
    const page = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : '';
    const clauses = [...page.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map((match) => match[1]);
    const folder = join(ROOT, 'src/games', id);
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    const read = (tests: boolean): string =>
      sources
        .filter((name) => name.endsWith('.test.ts') === tests)
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('\n');

    test('the rules page numbers its clauses from 1 without a gap', () => {
      expect(clauses.length).toBeGreaterThan(0);
      expect(clauses).toEqual(clauses.map((clause, i) => `${clause?.charAt(0)}${i + 1}`));
    });
    test('every clause has a test that names it', () => {
      const titles = read(true);
      expect(clauses.filter((clause) => !new RegExp(`['"\`]${clause}\\b`).test(titles))).toEqual([]);
    });
    test('every clause that refuses something is on the page', () => {
      const letter = clauses[0]?.charAt(0) ?? '?';
      const cited = [...read(false).matchAll(/'([A-Z]\d+)'/g)].map((match) => match[1] ?? '');
      expect(cited.length).toBeGreaterThan(0);
      expect(cited.filter((clause) => clause.startsWith(letter) && !clauses.includes(clause))).toEqual([]);
    });
  });
