import { expect, test } from 'vitest';
import type { Roster } from '../../../bots/roster.ts';
import { LANGUAGES } from '../../../core/index.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';

const ROSTERS = import.meta.glob<Roster>('../../../games/*/bots/index.ts', { import: 'roster', eager: true });
const WORDS = import.meta.glob<{ readonly [language: string]: BoardMessages }>(
  '../../../games/*/board/messages/{en,de,fr,it}.ts',
  { eager: true },
);

test.each(Object.entries(ROSTERS))('%s: each bot style has a line in every language', (path, roster) => {
  const folder = path.replace('/bots/index.ts', '');
  for (const language of LANGUAGES) {
    const said = WORDS[`${folder}/board/messages/${language}.ts`]?.[language]?.tempers ?? [];
    expect(said.length, language).toBe(roster.styles?.length ?? 0);
    expect(new Set(said).size).toBe(said.length);
  }
});
