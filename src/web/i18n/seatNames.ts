/** How the seats of a table are called on the page. */
import type { Sitter } from '../../core/index.ts';
import type { Names, TableWords } from '../../messages/index.ts';
import type { PageWords } from './index.ts';

export function namesAt(page: PageWords, table: TableWords, sitters: readonly Sitter[]): Names {
  const seat = (number: number): string => {
    const sitter = sitters[number];
    if (sitter === undefined) return page.seat(number + 1);
    return sitter.name === '' ? page.player(number + 1) : sitter.name;
  };
  return { seat, seats: (seats) => table.list(seats.map(seat)) };
}
