/** A leaderboard with the levels of the bots between the people, so that its numbers say something. */
import { type Level, LEVELS } from '../../../core/index.ts';
import type { BoardRow, RatedGame } from '../../../protocol/index.ts';

export type Line =
  | ({ readonly kind: 'person' } & BoardRow)
  | { readonly kind: 'bot'; readonly level: Level; readonly value: number; readonly uncertainty: number };

/** Highest first; at the same number people stand above the level that they have reached. */
export function linesOf(rows: readonly BoardRow[], bots: RatedGame['bots']): Line[] {
  const people = rows.map((row): Line => ({ kind: 'person', ...row }));
  const levels = LEVELS.map((level): Line => {
    const { value, uncertainty } = bots[level];
    return { kind: 'bot', level, value, uncertainty };
  });
  return [...people, ...levels].toSorted((a, b) => b.value - a.value);
}

/** A part of the board has only the levels that lie in it, and the next one below. */
export function linesAround(rows: readonly BoardRow[], bots: RatedGame['bots']): Line[] {
  const lines = linesOf(rows, bots);
  const first = lines.findIndex(({ kind }) => kind === 'person');
  const last = lines.findLastIndex(({ kind }) => kind === 'person');
  return first === -1 ? [] : lines.slice(first, last + 2);
}
