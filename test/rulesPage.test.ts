/** A rules page on request. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/core/index.ts';
import { GAMES } from '../src/games/index.ts';
import { loadRulesPage } from '../src/games/rulesPages.ts';
import { findClause } from '../src/messages/rulesPage.ts';

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
