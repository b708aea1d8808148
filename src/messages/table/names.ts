import type { Sitter } from '../../core/index.ts';
import type { Names } from '../messages.ts';
import type { TableWords } from './en.ts';

/** What the seats of a table are called: "Ada", "Seat 1 (you)", "Seat 2 (greedy)", "Seat 3". */
export function namesOf(words: TableWords, sitters: readonly Sitter[]): Names {
  const persons = sitters.filter(({ kind }) => kind === 'person').length;
  const called = sitters.map((sitter, seat) => {
    const place = words.seat(seat + 1);
    if (sitter.kind === 'bot') return `${place} (${words.levels[sitter.level] ?? sitter.level})`;
    if (sitter.name !== '') return sitter.name;
    return persons === 1 && sitters.length > 1 ? `${place} (${words.you})` : place;
  });
  const seat = (number: number): string => called[number] ?? words.seat(number + 1);
  return { seat, seats: (seats) => words.list(seats.map(seat)) };
}
