/** Reserves rows for online tables on the first page, so that nothing moves when the server answers. */
import { signal } from '@preact/signals';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { listHeldSeatIds } from '../heldSeatIds.ts';

/** The page of all tables shows the rest. */
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

/** The rows of last time, and one for each seat taken since. */
export function countReservedRows(): number {
  const { rows, asked } = readSavedRows();
  return Math.min(MAX_ROWS, rows + listHeldSeatIds().filter((id) => !asked.includes(id)).length);
}

export const saveRowCount = (rows: number): void =>
  void writeJson(KEY, { rows: Math.min(MAX_ROWS, rows), asked: listHeldSeatIds() } satisfies SavedRows);

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
