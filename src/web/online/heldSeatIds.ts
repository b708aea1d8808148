/** Which tables this browser holds seats at. The first page needs no more, and loads no validation for it. */
export const HELD_SEAT_PREFIX = 'tavola.seat.';

export function listHeldSeatIds(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(HELD_SEAT_PREFIX) ? [key.slice(HELD_SEAT_PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}

/** The first page contacts no server unless there is a seat to ask about. */
export const hasHeldSeats = (): boolean => listHeldSeatIds().length > 0;
