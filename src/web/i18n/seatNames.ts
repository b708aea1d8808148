import type { Player } from '../../core/index.ts';
import type { Names, TableMessages } from '../../messages/index.ts';
import type { PageMessages } from './index.ts';

export function nameSeats(page: PageMessages, table: TableMessages, sitters: readonly Player[]): Names {
  const seat = (number: number): string => {
    const sitter = sitters[number];
    if (sitter === undefined) return page.seat(number + 1);
    return sitter.name === '' ? page.player(number + 1) : sitter.name;
  };
  return { seat, seats: (seats) => table.list(seats.map(seat)) };
}
