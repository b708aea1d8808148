import type { Player } from '../../core/index.ts';
import type { Names } from '../../messages/index.ts';
import type { PageMessages } from './index.ts';

/** Numbers equal names in the order of seats, so that all devices tell them apart alike: "Ada", "Ada (2)". */
export function numberEqualNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const key = name.toLocaleLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

export function nameSeats(page: PageMessages, sitters: readonly Player[]): Names {
  const names = numberEqualNames(
    sitters.map(({ name }, number) => (name === '' ? page.player(number + 1) : name)),
  );
  const seat = (number: number): string => names[number] ?? page.seat(number + 1);
  return { seat, seats: (seats) => page.list(seats.map(seat)) };
}
