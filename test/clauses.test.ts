/**
 * Every clause of a rules page has a test that cites it, every refusal cites a clause of the page, its translations
 * have the same clauses, and each gives our reading wherever the printed rules are silent.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { type Language, LANGUAGES } from '../src/core/index.ts';

/** Where the printed rules are silent or ambiguous, by clause: the open question. */
const SILENCES: { readonly [game: string]: { readonly [clause: string]: string } } = {
  jericho: {
    J1: 'the names of three colours',
    J3: 'which piles get the odd cards',
    J4: 'whether the first card may be a trumpet',
    J9: 'how the players agree on who starts',
    J12: 'a colour without walls',
    J15: 'whether a trumpet must be added to a wall',
    J19: 'an empty pile at a scoring',
    J22: 'which of the cards that do not divide stay',
    J26: 'trumpets in a tie, and a second tie',
  },
  punto: {
    P1: 'the names of the colours',
    P2: 'who of two has which colours',
    P3: 'who of three has which colour',
    P4: 'who of four has which colour',
    P5: 'the colours of teams, and an odd card',
    P7: 'who starts where ages are unknown',
    P8: 'when a card is turned up',
    P12: 'a line longer than needed',
    P13: 'which card leaves after a longer line or several rows',
    P14: 'neutral cards that do not divide',
    P15: 'who starts in teams',
    P16: 'how a match without winners ends',
    P17: 'when exactly a player cannot play, and which lines count',
    P18: 'a card in two rows',
    P19: 'a round that nobody wins',
    P20: 'round or game, and whether a card leaves after a count',
  },
  campos: {
    C1: 'the mix of pieces, and flipping them',
    C2: 'the list of cards',
    C6: 'who starts where ages are unknown, and passing',
    C7: 'which edges must touch, and holes',
    C8: 'a colour that is not in the area',
    C9: 'how many pieces a refill takes',
    C10: 'when the pieces have run out',
    C11: 'the pieces left in the bag, and the order of the deal',
    C15: 'what it means to leave without moving others',
    C16: 'no piece that may go',
    C17: 'a tie',
  },
  schicht: {
    S2: 'the number of players',
    S3: 'which of two colours is on top',
    S5: 'which card of a pile counts',
    S8: 'an example that contradicts the rule of the nearest card',
    S9: 'nearest cards without a free side, and silver ones',
    S11: 'four silver cards',
    S14: 'what counts as fewest cards and shortest way',
    S18: 'an equal number on a lone silver card',
    S20: 'several silver cards that are left',
    S21: 'several rows without a colour in a column',
  },
};

const ROOT = join(import.meta.dirname, '..');

const readPage = (game: string, language: Language): string => {
  const path = join(ROOT, 'src/games', game, `rules/rules.${language}.md`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** Each clause of a page, id first, up to the next clause, drawing or heading; lines are joined. */
const parseClauses = (page: string): readonly (readonly [id: string, text: string])[] =>
  page
    .split(/^(?=- \*\*[A-Z]\d+\*\*)|^(?=#|```)|\n\n/m)
    .flatMap((part) => [...part.matchAll(/^- \*\*([A-Z]\d+)\*\*\s+(.*)/gs)])
    .map(([, id = '', text = '']) => [id, text.replaceAll(/\s+/g, ' ').trim()]);

const listIds = (page: string): string[] => parseClauses(page).map(([id]) => id);
const parseNotes = (page: string): ReadonlyMap<string, string> =>
  new Map(
    page
      .slice(page.lastIndexOf('\n## '))
      .split(/^- (?=[A-Z]\d+: )/m)
      .slice(1)
      .map((note) => {
        const [clause = '', ...words] = note.trim().split(/:?\s+/);
        return [clause, words.join(' ')];
      }),
  );

const countHeadings = (page: string): number => page.match(/^#+ /gm)?.length ?? 0;
const countDrawings = (page: string): number => page.match(/^```/gm)?.length ?? 0;

function findFlaws(page: string, translation: string): string[] {
  const letter = listIds(page)[0]?.charAt(0) ?? '?';
  const cited = (text: string): string[] =>
    [...new Set(text.match(new RegExp(`\\b${letter}\\d+\\b`, 'g')))].toSorted();
  const ids = listIds(page);
  const translated = new Map(parseClauses(translation));
  const flaws = listIds(translation)
    .filter((id, i, all) => !ids.includes(id) || all.indexOf(id) !== i)
    .map((id) => `${id} is added`);
  for (const [id, text] of parseClauses(page)) {
    const words = translated.get(id);
    if (words === undefined) flaws.push(`${id} is missing`);
    else if (words === '' || words === text) flaws.push(`${id} is not translated`);
    else if (cited(words).join() !== cited(text).join()) flaws.push(`${id} cites other clauses`);
  }
  if (flaws.length === 0 && listIds(translation).join() !== ids.join())
    flaws.push('the clauses are out of order');
  if (countHeadings(translation) !== countHeadings(page)) flaws.push('other headings');
  if (countDrawings(translation) !== countDrawings(page)) flaws.push('other drawings');
  return flaws;
}

test('a flawed translation is detected', () => {
  const page = '# Toy\n\n- **T1** A card.\n- **T2** Another card,\n  as in T1.\n';
  const good = '# Toy\n\n- **T1** Eine Karte.\n- **T2** Noch eine wie in T1.\n';
  expect(parseClauses(page)).toEqual([
    ['T1', 'A card.'],
    ['T2', 'Another card, as in T1.'],
  ]);
  expect(findFlaws(page, good)).toEqual([]);
  expect(findFlaws(page, page)).toEqual(['T1 is not translated', 'T2 is not translated']);
  expect(findFlaws(page, good.replace('**T2**', '**T3**'))).toEqual(['T3 is added', 'T2 is missing']);
  expect(findFlaws(page, `${good}- **T2** Und noch eine.\n`)).toContain('T2 is added');
  expect(findFlaws(page, good.replace('in T1', 'eben'))).toEqual(['T2 cites other clauses']);
  expect(findFlaws(page, `${good}\n## Ende\n`)).toEqual(['other headings']);
  expect(findFlaws(page, '')).toContain('T1 is missing');
});

const unsaid = (game: string, page: string): string[] =>
  Object.entries(SILENCES[game] ?? {})
    .filter(([clause]) => !parseNotes(page).get(clause))
    .map(([clause, what]) => `${clause}: ${what}`);

test('a page without one of its notes is detected', () => {
  const page = readPage('campos', 'en');
  expect(unsaid('campos', page)).toEqual([]);
  expect(unsaid('campos', page.replace('- C11:', '- C12:'))).toEqual([`C11: ${SILENCES.campos?.C11}`]);
});

for (const { id, letter, title } of GAMES)
  describe(id, () => {
    const page = readPage(id, 'en');
    const clauses = listIds(page);
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
    test.each(LANGUAGES)('its page in %s has its title as heading', (language) =>
      expect(readPage(id, language).split('\n', 1)[0]).toMatch(new RegExp(`^# ${title}(?= \\(|$)`)),
    );
    const silences = SILENCES[id];
    if (silences !== undefined)
      test.each(LANGUAGES)('its page in %s gives our reading of exactly the open questions', (language) => {
        const page = readPage(id, language);
        expect(unsaid(id, page)).toEqual([]);
        expect([...parseNotes(page).keys()]).toEqual(Object.keys(silences));
      });
    test('every clause has a test that cites it', () => {
      const titles = read(true);
      expect(clauses.filter((clause) => !new RegExp(`['"\`]${clause}\\b`).test(titles))).toEqual([]);
    });
    test('every clause that a refusal cites is on the page', () => {
      const cited = [...read(false).matchAll(/'([A-Z]\d+)'/g)].map((match) => match[1] ?? '');
      expect(cited.length).toBeGreaterThan(0);
      expect(cited.filter((clause) => clause.startsWith(letter) && !clauses.includes(clause))).toEqual([]);
    });
    for (const language of LANGUAGES.filter((language) => language !== 'en'))
      test(`its translation into ${language} has the same clauses, all translated`, () => {
        expect(findFlaws(page, readPage(id, language))).toEqual([]);
      });
  });
