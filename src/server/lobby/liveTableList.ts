/** The live list of tables: computed and serialized once for all readers, sent as differences. */
import { createHash } from 'node:crypto';
import {
  type ListedTables,
  toListedTable,
  type ListedTablesChange,
  type ListedTable,
  sortTableList,
  type TableList,
} from '../../protocol/index.ts';
import { EventFeed } from '../events/eventFeed.ts';
import type { HeldMatch, Hub } from '../matches/hub.ts';
import type { Room } from '../room/room.ts';

/** The listed open tables, and the listed running ones. */
const MAX_LISTED = 50;
/** A running table is listed if its last decision is less than ten minutes old. */
const QUIET_AFTER = 600_000;
/** No club night lasts longer than a day. */
const MAX_AGE = 86_400_000;

interface ListedRow {
  readonly table: ListedTable;
  readonly text: string;
}

/** The id of an event names the list that its reader then has. */
export type TableListEvent =
  | { readonly event: 'all'; readonly id: string; readonly data: ListedTables }
  | { readonly event: 'more'; readonly id: string; readonly data: ListedTablesChange };
export type TableListFeed = EventFeed<TableListEvent>;

export interface RefreshIntervals {
  readonly gather: number;
  /** The interval of full checks, in case a hint was lost. */
  readonly look: number;
}
/** An open table without its players is no longer listed after two minutes, until one of them returns. */
const DESERTED_AFTER = 120_000;
const REFRESH_INTERVALS: RefreshIntervals = { gather: 1000, look: 15_000 };

export class LiveTableList {
  readonly #hub: Hub;
  readonly #intervals: RefreshIntervals;
  readonly #isOffered: () => boolean;
  readonly #failed: (error: unknown) => void;
  /** Every table that may be listed; null for one that is currently hidden. */
  #known = new Map<string, ListedRow | null>();
  readonly #stale = new Set<string>();
  /** Whether unknown tables may exist. */
  #isIncomplete = true;
  #refreshedAt = -Infinity;
  #version = '';
  #all: TableListEvent | undefined;
  readonly #readers = new Set<TableListFeed>();
  readonly #marking = new Set<Promise<unknown>>();
  #working: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #due = Infinity;
  refreshCount = 0;

  constructor(
    hub: Hub,
    isOffered: () => boolean,
    failed: (error: unknown) => void,
    pace = REFRESH_INTERVALS,
  ) {
    this.#hub = hub;
    this.#isOffered = isOffered;
    this.#failed = failed;
    this.#intervals = pace;
  }

  onTableChanged({ id }: HeldMatch, room: Room): void {
    if (room.status === 'over' && room.setup.watch === true) this.#markOver(id);
    if (!this.#known.has(id) && this.#working === undefined) return;
    this.#stale.add(id);
    this.#schedule(this.#intervals.gather);
  }

  get readerCount(): number {
    return this.#readers.size;
  }

  onTableCreated(): void {
    this.#isIncomplete = true;
    this.#schedule(this.#intervals.gather);
  }

  async read(): Promise<TableList> {
    await this.#refresh();
    return sortTableList(this.#tables());
  }

  /** Starts a reader; `knows` is the id of the last event it received from any process. */
  async follow(knows: string | undefined): Promise<TableListFeed> {
    await this.#refresh();
    const feed: TableListFeed = new EventFeed(() => this.#wholeList());
    if (knows !== this.#version) feed.putSnapshot();
    this.#readers.add(feed);
    this.#schedule(this.#intervals.look);
    return feed;
  }

  leave(feed: TableListFeed): void {
    this.#readers.delete(feed);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#readers.clear();
    await Promise.all(this.#marking);
    await this.#working?.catch(this.#failed);
  }

  /** Marks a match as over, so that later searches for running matches need not load it. */
  #markOver(id: string): void {
    const marking: Promise<unknown> = this.#hub.store
      .changeStatus(id, 'begun', 'over')
      .catch(this.#failed)
      .finally(() => this.#marking.delete(marking));
    this.#marking.add(marking);
  }

  *#tables(): Iterable<ListedTable> {
    for (const row of this.#known.values()) if (row !== null) yield row.table;
  }

  #wholeList(): TableListEvent {
    return (this.#all ??= { event: 'all', id: this.#version, data: [...this.#tables()] });
  }

  get #isOld(): boolean {
    return this.#hub.now - this.#refreshedAt >= this.#intervals.look;
  }

  /** No readers, no checks. */
  #schedule(after: number): void {
    const due = performance.now() + after;
    if (this.#readers.size === 0 || this.#due <= due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => {
      this.#due = Infinity;
      void this.#refresh()
        .catch(this.#failed)
        .then(() => this.#schedule(this.#intervals.look));
    }, after);
    this.#timer.unref();
  }

  /** A request during a refresh waits for the next one, because this one may have missed its change. */
  #refresh(): Promise<void> {
    if (this.#working === undefined) return this.#startRefresh();
    this.#next ??= this.#working
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.#startRefresh();
      });
    return this.#next;
  }

  #startRefresh(): Promise<void> {
    const isComplete = !this.#isIncomplete && !this.#isOld;
    if (isComplete && this.#stale.size === 0) return Promise.resolve();
    this.#working = (isComplete ? this.#refreshStale() : this.#refreshAll()).finally(
      () => (this.#working = undefined),
    );
    return this.#working;
  }

  async #refreshStale(): Promise<void> {
    const stale = [...this.#stale];
    this.#stale.clear();
    const rows = new Map(this.#known);
    for (const id of stale) if (rows.has(id)) rows.set(id, await this.#readRow(id));
    this.#publish(rows);
  }

  async #refreshAll(): Promise<void> {
    this.#isIncomplete = false;
    this.#stale.clear();
    const { store, now } = this.#hub;
    const ids = this.#isOffered() ? await store.listPublic(MAX_LISTED, now - MAX_AGE) : [];
    const rows = new Map<string, ListedRow | null>();
    for (const id of ids) rows.set(id, await this.#readRow(id));
    this.#refreshedAt = now;
    this.#publish(rows);
  }

  async #readRow(id: string): Promise<ListedRow | null> {
    const match = await this.#hub.openIfPlayable(id);
    const room = match?.room;
    // The process that ended it was killed before it marked the row.
    if (room?.status === 'over' && room.setup.watch === true) this.#markOver(id);
    const isHidden = match !== undefined && (this.#isQuiet(match.room) || this.#isDeserted(match));
    const table = room === undefined || isHidden ? undefined : toListedTable(room.info);
    return table === undefined ? null : { table, text: JSON.stringify(table) };
  }

  /** Nobody who waits at the open table is still connected. */
  #isDeserted({ room, presence }: HeldMatch & { room: Room }): boolean {
    const { now, store } = this.#hub;
    return (
      room.status === 'open' && presence.isDeserted(room.seating.persons, DESERTED_AFTER, now, store.isShared)
    );
  }

  #isQuiet(room: Room): boolean {
    return room.status === 'playing' && room.at < this.#hub.now - QUIET_AFTER;
  }

  #publish(rows: Map<string, ListedRow | null>): void {
    const before = this.#known;
    this.#known = rows;
    const changed = [...rows].flatMap(([id, row]) =>
      row !== null && before.get(id)?.text !== row.text ? [row.table] : [],
    );
    const gone = [...before].flatMap(([id, row]) =>
      row !== null && (rows.get(id) ?? null) === null ? [id] : [],
    );
    if (changed.length === 0 && gone.length === 0 && this.#version !== '') return;
    this.refreshCount++;
    this.#all = undefined;
    this.#version = hashRows(rows);
    const event: TableListEvent = { event: 'more', id: this.#version, data: { rows: changed, gone } };
    for (const feed of this.#readers) feed.put(event);
  }
}

/** Equal in every process for equal rows, so that a reader that changes processes need not receive the list again. */
function hashRows(rows: ReadonlyMap<string, ListedRow | null>): string {
  const hash = createHash('sha256');
  for (const text of [...rows.values()].flatMap((row) => row?.text ?? []).toSorted()) hash.update(text);
  return hash.digest('base64url').slice(0, 16);
}
