/** A rules page is equal in four languages: clauses, examples and notes; and every example is drawn. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/core/index.ts';
import { GAMES } from '../src/games/index.ts';
import { loadRulesPage } from '../src/games/rulesPages.ts';
import { findClause } from '../src/messages/rulesPage.ts';
import {
  type RulesBlock,
  splitAtMatches,
  matchesQuery,
  parseRules,
  splitQuery,
} from '../src/web/insight/rules/parseRules.ts';

const EXAMPLES = import.meta.glob<{ readonly [id: string]: unknown }>('../src/games/*/rules/examples.ts', {
  import: 'EXAMPLES',
  eager: true,
});

const skeleton = (page: string): string[] =>
  parseRules(page).flatMap(({ title, blocks }) => [
    title === '' ? 'about' : 'section',
    ...blocks.map((block) =>
      block.kind === 'text'
        ? 'text'
        : block.kind === 'example'
          ? `example ${block.id}`
          : `${block.id}${block.deduced === null ? '' : ' deduced'}`,
    ),
  ]);

describe.each(GAMES)('$id', ({ id }) => {
  test('has the same structure in every language', async () => {
    const pages = await Promise.all(LANGUAGES.map((language) => loadRulesPage(id, language)));
    const [first, ...others] = pages.map(skeleton);
    for (const other of others) expect(other).toEqual(first);
  });

  test('draws and captions every example in each language', async () => {
    const drawn = Object.keys(EXAMPLES[`../src/games/${id}/rules/examples.ts`] ?? {});
    for (const language of LANGUAGES) {
      const blocks = parseRules(await loadRulesPage(id, language)).flatMap((section) => section.blocks);
      const shown = blocks.filter((block) => block.kind === 'example');
      expect(shown.map((example) => example.id).toSorted()).toEqual(drawn.toSorted());
      expect(shown.filter(({ caption }) => caption === '')).toEqual([]);
    }
  });
});

describe('reading and searching', () => {
  const page =
    '# Toy\n\nA game.\n\n## Turns\n\n- **T1** Lay a card,\n  then draw.\n- **T2** Or pass, see T1.\n\n```one\nR5\n```\n\nÀ côté du 5.\n\n## Our reading\n\n- T2: Passing is not\n  forbidden.\n';

  test('parses a page', () => {
    expect(parseRules(page)).toEqual([
      { title: '', blocks: [{ kind: 'text', text: 'A game.' }] },
      {
        title: 'Turns',
        blocks: [
          { kind: 'clause', id: 'T1', text: 'Lay a card, then draw.', deduced: null },
          { kind: 'clause', id: 'T2', text: 'Or pass, see T1.', deduced: 'Passing is not forbidden.' },
          { kind: 'example', id: 'one', drawing: 'R5', caption: 'À côté du 5.' },
        ],
      },
    ]);
  });

  test('ignores accents and capitals, requires all words, and covers notes and captions', () => {
    const blocks = parseRules(page).flatMap((section): readonly RulesBlock[] => section.blocks);
    const found = (query: string): number =>
      blocks.filter((block) => matchesQuery(block, splitQuery(query))).length;
    expect([
      found(''),
      found('DRAW card'),
      found('t2'),
      found('forbidden'),
      found('a cote'),
      found('draw pass'),
    ]).toEqual([4, 1, 1, 1, 1, 0]);
  });

  test('marks matches, longest first, and loses no text', () => {
    expect(splitAtMatches('À côté, à côté', splitQuery('cote a'))).toEqual([
      '',
      'À',
      ' ',
      'côté',
      ', ',
      'à',
      ' ',
      'côté',
      '',
    ]);
    expect(splitAtMatches('nothing', [])).toEqual(['nothing']);
    expect(splitAtMatches('ﬁne straße', splitQuery('straße')).join('')).toBe('ﬁne straße');
  });
});

test.each(GAMES)(
  '$id: every language has its own page, in which a clause is found',
  async ({ id, letter }) => {
    const pages = await Promise.all(LANGUAGES.map((language) => loadRulesPage(id, language)));
    expect(new Set(pages.map((page) => findClause(page, `${letter.toLowerCase()}1`))).size).toBe(
      LANGUAGES.length,
    );
    expect(findClause(pages[0], `${letter}999`)).toBeUndefined();
  },
);
