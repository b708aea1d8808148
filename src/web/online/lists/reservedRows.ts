/** Reserves rows for online tables on the first page, so that nothing moves when the server answers. */
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { listHeldSeatIds } from '../heldSeats.ts';

/** The page of all tables shows the rest. */
const MAX_ROWS = 4;
const KEY = 'tavola.waiting';

const SavedRows = v.object({
  /** How many tables were unfinished at the last answer. */
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The seats in the last request. Seats taken since add a row each. */
  asked: v.array(v.string()),
});

/** The rows of last time, and one for each seat taken since. */
export function countReservedRows(): number {
  const parsed = v.safeParse(SavedRows, readJson(KEY));
  const { rows, asked } = parsed.success ? parsed.output : { rows: 0, asked: [] };
  return Math.min(MAX_ROWS, rows + listHeldSeatIds().filter((id) => !asked.includes(id)).length);
}

export const saveRowCount = (rows: number): void =>
  writeJson(KEY, { rows: Math.min(MAX_ROWS, rows), asked: listHeldSeatIds() } satisfies v.InferOutput<
    typeof SavedRows
  >);

/** How many tables have no reserved row. They get one at the next visit. */
export const hiddenWaiting = signal(0);

/** Assigns tables to rows. A table keeps its row, so that none moves from under a finger. */
export function assignRows(
  rows: number,
  before: readonly (string | undefined)[],
  going: readonly string[],
): readonly (string | undefined)[] {
  const staying = before.map((id) => (id !== undefined && going.includes(id) ? id : undefined));
  const coming = going.filter((id) => !staying.includes(id));
  return Array.from({ length: rows }, (_, row) => staying[row] ?? coming.shift());
}
