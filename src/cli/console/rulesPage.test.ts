/** Rules pages as a player asks for them: in the chosen language, whole or by the clause. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { LANGUAGES } from '../../words/index.ts';
import { clauseOf, rulesPage, titleOf } from './rulesPage.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a page is in the chosen language, in English where it is not translated', () => {
  writeFileSync(join(folder, 'toy.md'), '# Toy\n\n- **T1** A card.\n');
  writeFileSync(join(folder, 'toy.de.md'), '# Toy\n\n- **T1** Eine Karte.\n');
  const clause = LANGUAGES.map((language) => clauseOf(rulesPage('toy', language, folder)!, 'T1'));
  expect(clause).toEqual(['T1 A card.', 'T1 Eine Karte.', 'T1 A card.', 'T1 A card.']);
  expect(rulesPage('chess', 'de', folder)).toBeUndefined();
});

test('every game has a page of its own in every language, under the same title', () => {
  for (const id of Object.keys(GAMES)) {
    const pages = LANGUAGES.map((language) => rulesPage(id, language));
    expect(new Set(pages).size).toBe(LANGUAGES.length);
    expect(new Set(pages.map((page) => titleOf(id, page))).size).toBe(1);
  }
});
