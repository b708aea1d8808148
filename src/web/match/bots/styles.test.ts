import { expect, test } from 'vitest';
import type { Roster } from '../../../bots/roster.ts';
import { LANGUAGES } from '../../../core/index.ts';
import type { GameCatalogue } from '../../../messages/index.ts';

const ROSTERS = import.meta.glob<Roster>('../../../games/*/bots/index.ts', { import: 'roster', eager: true });
const WORDS = import.meta.glob<{ readonly [language: string]: GameCatalogue }>(
  '../../../games/*/messages/{en,de,fr,it}.ts',
  { eager: true },
);

test.each(Object.entries(ROSTERS))('%s: each bot style has a line in every language', (path, roster) => {
  const folder = path.replace('/bots/index.ts', '');
  for (const language of LANGUAGES) {
    const said = WORDS[`${folder}/messages/${language}.ts`]?.[language]?.board.tempers ?? [];
    expect(said.length, language).toBe(roster.styles?.length ?? 0);
    expect(new Set(said).size).toBe(said.length);
  }
});
