/** A leaderboard with the levels of the bots between the people, so that its numbers say something. */
import { type Level, LEVELS } from '../../../core/index.ts';
import type { LeaderboardRow, RatedGame } from '../../../protocol/index.ts';

export type LeaderboardLine =
  | ({ readonly kind: 'person' } & LeaderboardRow)
  | { readonly kind: 'bot'; readonly level: Level; readonly value: number; readonly uncertainty: number };

/** Highest first; at the same number people stand above the level that they have reached. */
export function buildLines(rows: readonly LeaderboardRow[], bots: RatedGame['bots']): LeaderboardLine[] {
  const people = rows.map((row): LeaderboardLine => ({ kind: 'person', ...row }));
  const levels = LEVELS.map((level): LeaderboardLine => {
    const { value, uncertainty } = bots[level];
    return { kind: 'bot', level, value, uncertainty };
  });
  return [...people, ...levels].toSorted((a, b) => b.value - a.value);
}

/** A part of the board has only the levels that lie in it, and the next one below. */
export function buildLinesAround(
  rows: readonly LeaderboardRow[],
  bots: RatedGame['bots'],
): LeaderboardLine[] {
  const lines = buildLines(rows, bots);
  const first = lines.findIndex(({ kind }) => kind === 'person');
  const last = lines.findLastIndex(({ kind }) => kind === 'person');
  return first === -1 ? [] : lines.slice(first, last + 2);
}
