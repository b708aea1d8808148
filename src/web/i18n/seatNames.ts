import type { Player, Seat } from '../../core/index.ts';
import { capital } from '../../messages/text.ts';
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

/** `me` is the seat of the only person who looks. */
export function nameSeats(page: PageMessages, sitters: readonly Player[], me: Seat | null = null): Names {
  const names = numberEqualNames(
    sitters.map(({ name }, number) => (name === '' ? page.player(number + 1) : name)),
  );
  const seat = (number: number): string => names[number] ?? page.seat(number + 1);
  const listNames = (toName: Names['seat']): Names => ({
    seat: toName,
    seats: (seats) => page.list(seats.map(toName)),
  });
  if (me === null) return listNames(seat);
  return {
    ...listNames(seat),
    labels: listNames((number) => (number === me ? capital(page.you) : seat(number))),
  };
}

/** The seat of the only person; null if several play, or none. */
export function findOnlyPerson(sitters: readonly Player[]): Seat | null {
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0]! : null;
}
