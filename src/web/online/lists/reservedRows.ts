/** The room that the first page keeps for tables elsewhere from its first drawing, so that nothing moves when the server has answered. */
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { listHeldSeatIds } from '../heldSeats.ts';

/** What does not fit is on the page of all tables. */
const MAX_ROWS = 4;
const KEY = 'tavola.waiting';

const SavedRows = v.object({
  /** How many went on when the server was last asked. */
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The seats that it was asked for: whatever has been taken since is one more. */
  asked: v.array(v.string()),
});

/** As many as there were last time, and those whose seats were taken since. */
export function countReservedRows(): number {
  const parsed = v.safeParse(SavedRows, readJson(KEY));
  const { rows, asked } = parsed.success ? parsed.output : { rows: 0, asked: [] };
  return Math.min(MAX_ROWS, rows + listHeldSeatIds().filter((id) => !asked.includes(id)).length);
}

export const saveRowCount = (rows: number): void =>
  writeJson(KEY, { rows: Math.min(MAX_ROWS, rows), asked: listHeldSeatIds() } satisfies v.InferOutput<
    typeof SavedRows
  >);

/** How many wait beyond the rows that were kept; they are counted where all tables are, and have rows the next time. */
export const hiddenWaiting = signal(0);

/** Which table each row shows: one stays where it is for as long as it goes on, so that none moves from under a finger. */
export function assignRows(
  rows: number,
  before: readonly (string | undefined)[],
  going: readonly string[],
): readonly (string | undefined)[] {
  const staying = before.map((id) => (id !== undefined && going.includes(id) ? id : undefined));
  const coming = going.filter((id) => !staying.includes(id));
  return Array.from({ length: rows }, (_, row) => staying[row] ?? coming.shift());
}
