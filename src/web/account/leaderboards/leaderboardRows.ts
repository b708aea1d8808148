/** A leaderboard with the bots' levels between the players, as landmarks. */
import { type Level, LEVELS } from '../../../core/index.ts';
import type { LeaderboardRow, RatedGame } from '../../../protocol/index.ts';

export type LeaderboardLine =
  | ({ readonly kind: 'person' } & LeaderboardRow)
  | { readonly kind: 'bot'; readonly level: Level; readonly value: number; readonly uncertainty: number };

/** Highest first. At equal ratings players stand above a level. */
export function buildLines(rows: readonly LeaderboardRow[], bots: RatedGame['bots']): LeaderboardLine[] {
  const people = rows.map((row): LeaderboardLine => ({ kind: 'person', ...row }));
  const levels = LEVELS.map((level): LeaderboardLine => {
    const { value, uncertainty } = bots[level];
    return { kind: 'bot', level, value, uncertainty };
  });
  return [...people, ...levels].toSorted((a, b) => b.value - a.value);
}

/** Only the levels within this part of the leaderboard, and the next one below. */
export function buildLinesAround(
  rows: readonly LeaderboardRow[],
  bots: RatedGame['bots'],
): LeaderboardLine[] {
  const lines = buildLines(rows, bots);
  const first = lines.findIndex(({ kind }) => kind === 'person');
  const last = lines.findLastIndex(({ kind }) => kind === 'person');
  return first === -1 ? [] : lines.slice(first, last + 2);
}
