/** Which tables this browser holds seats at. The first page needs no more, and loads no validation for it. */
import { listStoredIds } from '../ui/browser/storedJson.ts';

export const HELD_SEAT_PREFIX = 'tavola.seat.';

export const listHeldSeatIds = (): string[] => listStoredIds(HELD_SEAT_PREFIX);

/** The first page contacts no server unless there is a seat to ask about. */
export const hasHeldSeats = (): boolean => listHeldSeatIds().length > 0;
