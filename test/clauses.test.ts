/**
 * Every clause of a rules page has a test that names it, every refusal in the code names a clause of the page, and its
 * translations have the same clauses.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOUSES } from '../src/games/index.ts';
import { type Language, LANGUAGES } from '../src/core/index.ts';

const ROOT = join(import.meta.dirname, '..');

const readPage = (game: string, language: Language): string => {
  const path = join(ROOT, 'src/games', game, `rules/rules.${language}.md`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** Each clause of a page, its id first, up to the next clause, drawing or heading; its lines are joined. */
const clausesOf = (page: string): readonly (readonly [id: string, text: string])[] =>
  page
    .split(/^(?=- \*\*[A-Z]\d+\*\*)|^(?=#|```)|\n\n/m)
    .flatMap((part) => [...part.matchAll(/^- \*\*([A-Z]\d+)\*\*\s+(.*)/gs)])
    .map(([, id = '', text = '']) => [id, text.replaceAll(/\s+/g, ' ').trim()]);

const idsOf = (page: string): string[] => clausesOf(page).map(([id]) => id);
const headingsOf = (page: string): number => page.match(/^#+ /gm)?.length ?? 0;
const drawingsOf = (page: string): number => page.match(/^```/gm)?.length ?? 0;

/** What is wrong with a translation, one line for each flaw. */
function flawsOf(page: string, translation: string): string[] {
  const letter = idsOf(page)[0]?.charAt(0) ?? '?';
  const cited = (text: string): string[] =>
    [...new Set(text.match(new RegExp(`\\b${letter}\\d+\\b`, 'g')))].toSorted();
  const ids = idsOf(page);
  const translated = new Map(clausesOf(translation));
  const flaws = idsOf(translation)
    .filter((id, i, all) => !ids.includes(id) || all.indexOf(id) !== i)
    .map((id) => `${id} is added`);
  for (const [id, text] of clausesOf(page)) {
    const words = translated.get(id);
    if (words === undefined) flaws.push(`${id} is missing`);
    else if (words === '' || words === text) flaws.push(`${id} is not translated`);
    else if (cited(words).join() !== cited(text).join()) flaws.push(`${id} cites other clauses`);
  }
  if (flaws.length === 0 && idsOf(translation).join() !== ids.join())
    flaws.push('the clauses are out of order');
  if (headingsOf(translation) !== headingsOf(page)) flaws.push('other headings');
  if (drawingsOf(translation) !== drawingsOf(page)) flaws.push('other drawings');
  return flaws;
}

test('a flawed translation is told from a good one', () => {
  const page = '# Toy\n\n- **T1** A card.\n- **T2** Another card,\n  as in T1.\n';
  const good = '# Toy\n\n- **T1** Eine Karte.\n- **T2** Noch eine wie in T1.\n';
  expect(clausesOf(page)).toEqual([
    ['T1', 'A card.'],
    ['T2', 'Another card, as in T1.'],
  ]);
  expect(flawsOf(page, good)).toEqual([]);
  expect(flawsOf(page, page)).toEqual(['T1 is not translated', 'T2 is not translated']);
  expect(flawsOf(page, good.replace('**T2**', '**T3**'))).toEqual(['T3 is added', 'T2 is missing']);
  expect(flawsOf(page, `${good}- **T2** Und noch eine.\n`)).toContain('T2 is added');
  expect(flawsOf(page, good.replace('in T1', 'eben'))).toEqual(['T2 cites other clauses']);
  expect(flawsOf(page, `${good}\n## Ende\n`)).toEqual(['other headings']);
  expect(flawsOf(page, '')).toContain('T1 is missing');
});

for (const { id, letter, title } of HOUSES)
  describe(id, () => {
    const page = readPage(id, 'en');
    const clauses = idsOf(page);
    const folder = join(ROOT, 'src/games', id, 'rules');
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    const read = (tests: boolean): string =>
      sources
        .filter((name) => name.endsWith('.test.ts') === tests)
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('\n');

    test('the rules page numbers its clauses from 1 without a gap', () => {
      expect(clauses.length).toBeGreaterThan(0);
      expect(clauses).toEqual(clauses.map((_, i) => `${letter}${i + 1}`));
    });
    test.each(LANGUAGES)('its page in %s is headed by its title', (language) =>
      expect(readPage(id, language).split('\n', 1)[0]).toMatch(new RegExp(`^# ${title}(?= \\(|$)`)),
    );
    test('every clause has a test that names it', () => {
      const titles = read(true);
      expect(clauses.filter((clause) => !new RegExp(`['"\`]${clause}\\b`).test(titles))).toEqual([]);
    });
    test('every clause that refuses something is on the page', () => {
      const cited = [...read(false).matchAll(/'([A-Z]\d+)'/g)].map((match) => match[1] ?? '');
      expect(cited.length).toBeGreaterThan(0);
      expect(cited.filter((clause) => clause.startsWith(letter) && !clauses.includes(clause))).toEqual([]);
    });
    for (const language of LANGUAGES.filter((language) => language !== 'en'))
      test(`its translation into ${language} has the same clauses, all translated`, () => {
        expect(flawsOf(page, readPage(id, language))).toEqual([]);
      });
  });
