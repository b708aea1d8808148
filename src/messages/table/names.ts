import type { Player } from '../../core/index.ts';
import type { Names } from '../messages.ts';
import type { TableMessages } from './en.ts';

/** A bot that is no level has its own name. */
export const nameLevel = (levels: { readonly [level: string]: string }, level: string): string =>
  levels[level] ?? level;

/** The names of a table's seats: "Ada", "Seat 1 (you)", "Seat 2 (greedy)", "Seat 3". */
export function nameSeats(words: TableMessages, sitters: readonly Player[]): Names {
  const persons = sitters.filter(({ kind }) => kind === 'person').length;
  const called = sitters.map((sitter, seat) => {
    const place = words.seat(seat + 1);
    if (sitter.kind === 'bot') return `${place} (${nameLevel(words.levels, sitter.level)})`;
    if (sitter.name !== '') return sitter.name;
    return persons === 1 && sitters.length > 1 ? `${place} (${words.you})` : place;
  });
  const seat = (number: number): string => called[number] ?? words.seat(number + 1);
  return { seat, seats: (seats) => words.list(seats.map(seat)) };
}
