import type { Names } from '../words.ts';
import type { TableWords } from './en.ts';

/** Who sits where: a person with a name of its own, the one person at the device, or a bot. */
export type Sitter =
  | { readonly person: string | null; readonly bot?: never }
  | { readonly bot: string; readonly person?: never };

/** What the seats of a table are called: "Ada", "Seat 1 (you)", "Seat 2 (greedy)", "Seat 3". */
export function namesOf(words: TableWords, sitters: readonly Sitter[]): Names {
  const persons = sitters.filter((sitter) => sitter.bot === undefined).length;
  const called = sitters.map((sitter, seat) => {
    const place = words.seat(seat + 1);
    if (sitter.bot !== undefined) return `${place} (${words.levels[sitter.bot] ?? sitter.bot})`;
    return sitter.person ?? (persons === 1 && sitters.length > 1 ? `${place} (${words.you})` : place);
  });
  const seat = (number: number): string => called[number] ?? words.seat(number + 1);
  return { seat, seats: (seats) => words.list(seats.map(seat)) };
}
