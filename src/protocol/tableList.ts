/** The live list of tables: those with open seats, and those that everyone may watch. */
import type { Config, OptionValues } from '../core/index.ts';
import type { Level, SeatInfo, TableInfo } from './messages.ts';
import type { TimeControl } from './clock.ts';
import type { RatedTable } from './ratings.ts';

/** A seat as strangers see it: absence and reservations for a name stay private. */
export type ListedSeat =
  /** Only one person may sit down before `reservedUntil`. */
  | { readonly kind: 'open'; readonly reservedUntil?: number }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** The person sat down as an account. */
      readonly known?: true;
    }
  | { readonly kind: 'bot'; readonly level: Level };

export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly status: 'open' | 'playing';
  readonly config: Config<OptionValues>;
  readonly sitters: readonly ListedSeat[];
  readonly time: TimeControl;
  readonly level: Level;
  readonly created: number;
  readonly rated?: RatedTable;
}

/** GET /api/tables: those with an open seat, newest first; running ones, the most interesting first. */
export interface TableList {
  readonly tables: readonly ListedTable[];
  readonly running: readonly ListedTable[];
}

/** GET /api/tables/live, event `all`: every row, unordered. */
export type ListedTables = readonly ListedTable[];
/** Event `more`: rows that were added or changed, and those that were removed. */
export interface ListedTablesChange {
  readonly rows: readonly ListedTable[];
  readonly gone: readonly string[];
}

function toListedSeat(seat: SeatInfo): ListedSeat {
  if (seat.kind === 'open')
    return { kind: 'open', ...(seat.reserved === null ? {} : { reservedUntil: seat.reserved.until }) };
  if (seat.kind === 'bot') return seat;
  const { kind, name, known } = seat;
  return { kind, name, ...(known === true ? { known } : {}) };
}

/** The public row of a table; undefined if it has none. */
export function toListedTable(info: TableInfo): ListedTable | undefined {
  const { id, game, status, config, time, level, created, rated } = info;
  const hasFree = info.sitters.some(({ kind }) => kind === 'open');
  if (status === 'open' && info.next !== null) return undefined;
  if (status === 'over' || (status === 'open' ? !info.listed || !hasFree : !info.watch)) return undefined;
  const sitters = info.sitters.map(toListedSeat);
  const row = { id, game, status, config, sitters, time, level, created };
  return rated === undefined ? row : { ...row, rated };
}

const countAccounts = ({ sitters }: ListedTable): number =>
  sitters.filter((seat) => seat.kind === 'person' && seat.known === true).length;
const countPeople = ({ sitters }: ListedTable): number =>
  sitters.filter(({ kind }) => kind === 'person').length;
const compareNewest = (a: ListedTable, b: ListedTable): number =>
  b.created - a.created || (a.id < b.id ? -1 : 1);

/** The mean rating of the seats. Unknown ratings sort after all others, unrated tables last. */
function averageRating({ rated }: Pick<ListedTable, 'rated'>): number {
  if (rated === undefined) return -1;
  const values = rated.seats.flatMap((seat) => seat?.value ?? []);
  return values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** By interest for spectators: rating, then accounts, then people, then age. */
const compareInterest = (a: ListedTable, b: ListedTable): number =>
  averageRating(b) - averageRating(a) ||
  countAccounts(b) - countAccounts(a) ||
  countPeople(b) - countPeople(a) ||
  compareNewest(a, b);

export const sortTableList = (rows: Iterable<ListedTable>): TableList => {
  const all = [...rows];
  return {
    tables: all.filter(({ status }) => status === 'open').toSorted(compareNewest),
    running: all.filter(({ status }) => status === 'playing').toSorted(compareInterest),
  };
};
