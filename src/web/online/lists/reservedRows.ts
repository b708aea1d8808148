/** The room that the first page keeps for tables elsewhere from its first drawing, so that nothing moves when the server has answered. */
import { signal } from '@preact/signals';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { listHeldSeatIds } from '../heldSeatIds.ts';

/** What does not fit is on the page of all tables. */
const MAX_ROWS = 4;
const KEY = 'tavola.waiting';

interface SavedRows {
  /** How many tables were running when the page last asked the server. */
  readonly rows: number;
  /** The seats that it asked about; a seat taken since then is one more row. */
  readonly asked: readonly string[];
}

function readSavedRows(): SavedRows {
  const { rows, asked } = (readJson(KEY) ?? {}) as { readonly rows?: unknown; readonly asked?: unknown };
  return Number.isInteger(rows) && (rows as number) >= 0 && Array.isArray(asked)
    ? { rows: rows as number, asked }
    : { rows: 0, asked: [] };
}

/** As many as there were last time, and those whose seats were taken since. */
export function countReservedRows(): number {
  const { rows, asked } = readSavedRows();
  return Math.min(MAX_ROWS, rows + listHeldSeatIds().filter((id) => !asked.includes(id)).length);
}

export const saveRowCount = (rows: number): void =>
  writeJson(KEY, { rows: Math.min(MAX_ROWS, rows), asked: listHeldSeatIds() } satisfies SavedRows);

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
