/** The live list of tables: looked at once for everybody who watches it, written once, and told as differences. */
import { createHash } from 'node:crypto';
import {
  type ListedAll,
  listedAs,
  type ListedMore,
  type ListedTable,
  sortedList,
  type TableList,
} from '../../protocol/index.ts';
import type { Hub } from '../matches/hub.ts';
import type { Room } from '../room/room.ts';

/** At most 50 tables that wait for players are listed, and 50 that run. */
const LISTED = 50;
/** A running table is worth watching if something was decided within ten minutes. */
const QUIET = 600_000;
/** No evening lasts longer than a day. */
const EVENING = 86_400_000;

interface Row {
  readonly table: ListedTable;
  readonly text: string;
}

/** In the place of a text: the whole list as it is when it is sent. */
const ALL = Symbol('all');

/** Somebody who watches, and what they have not been sent yet. */
export class Watcher {
  readonly #all: () => string;
  #waiting: string | typeof ALL | null;
  /** Called when there is something to take. */
  wake: () => void = () => {};

  constructor(all: () => string, knows: boolean) {
    this.#all = all;
    this.#waiting = knows ? null : ALL;
  }

  /** Whoever is slow is sent the whole list later, so that nothing piles up. */
  tell(text: string): void {
    this.#waiting = this.#waiting === null ? text : ALL;
    this.wake();
  }

  /** The next text to be sent; undefined if there is none. */
  take(): string | undefined {
    const waiting = this.#waiting;
    this.#waiting = null;
    return waiting === ALL ? this.#all() : (waiting ?? undefined);
  }
}

/** An event as it is sent; the id says what its reader knows then. */
const eventOf = (event: string, id: string, data: string): string =>
  `event: ${event}\nid: ${id}\ndata: ${data}\n\n`;

export interface Pace {
  /** Changes within this many milliseconds are told together. */
  readonly gather: number;
  /** How often everything is looked at, should a hint have been lost. */
  readonly look: number;
}
const PACE: Pace = { gather: 1000, look: 15_000 };

export class LiveTables {
  readonly #hub: Hub;
  readonly #pace: Pace;
  readonly #isOffered: () => boolean;
  readonly #failed: (error: unknown) => void;
  /** Every table that may be listed; null for one that is not just now. */
  #known = new Map<string, Row | null>();
  /** Tables that have changed since they were looked at. */
  readonly #stale = new Set<string>();
  /** Whether there may be tables that are not known. */
  #isIncomplete = true;
  #lookedAt = -Infinity;
  #version = '';
  #all: string | undefined;
  readonly #watchers = new Set<Watcher>();
  readonly #marking = new Set<Promise<unknown>>();
  #working: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** When the timer is to look next. */
  #due = Infinity;
  /** How often the list was worked out, and written: for everybody at once. */
  worked = 0;

  constructor(hub: Hub, isOffered: () => boolean, failed: (error: unknown) => void, pace = PACE) {
    this.#hub = hub;
    this.#isOffered = isOffered;
    this.#failed = failed;
    this.#pace = pace;
    hub.changed = ({ id }, room) => {
      if (room.status === 'over' && room.setup.watch === true) this.#mark(id);
      if (!this.#known.has(id) && this.#working === undefined) return;
      this.#stale.add(id);
      this.#schedule(this.#pace.gather);
    };
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  /** There is a new table, here or in another process. */
  made(): void {
    this.#isIncomplete = true;
    this.#schedule(this.#pace.gather);
  }

  /** The list as it is now. */
  async now(): Promise<TableList> {
    await this.#look();
    return sortedList(this.#tables());
  }

  /** Somebody begins to watch; `knows` is what they were told last, here or by another process. */
  async watch(knows: string | undefined): Promise<Watcher> {
    await this.#look();
    const watcher = new Watcher(() => this.#whole(), knows === this.#version);
    this.#watchers.add(watcher);
    this.#schedule(this.#pace.look);
    return watcher;
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#watchers.clear();
    await Promise.all(this.#marking);
    await this.#working?.catch(this.#failed);
  }

  /** What is over is noted, so that nobody who looks for running matches has to open it. */
  #mark(id: string): void {
    const marking: Promise<unknown> = this.#hub.store
      .mark(id, 'begun', 'over')
      .catch(this.#failed)
      .finally(() => this.#marking.delete(marking));
    this.#marking.add(marking);
  }

  *#tables(): Iterable<ListedTable> {
    for (const row of this.#known.values()) if (row !== null) yield row.table;
  }

  #whole(): string {
    return (this.#all ??= eventOf(
      'all',
      this.#version,
      JSON.stringify([...this.#tables()] satisfies ListedAll),
    ));
  }

  get #isOld(): boolean {
    return this.#hub.now - this.#lookedAt >= this.#pace.look;
  }

  /** Nobody looks while nobody watches. */
  #schedule(after: number): void {
    const due = performance.now() + after;
    if (this.#watchers.size === 0 || this.#due <= due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => {
      this.#due = Infinity;
      void this.#look()
        .catch(this.#failed)
        .then(() => this.#schedule(this.#pace.look));
    }, after);
    this.#timer.unref();
  }

  /** Whoever asks while it is being worked out waits for the next time: what they ask for may have come since. */
  #look(): Promise<void> {
    if (this.#working === undefined) return this.#work();
    this.#next ??= this.#working
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.#work();
      });
    return this.#next;
  }

  #work(): Promise<void> {
    const isComplete = !this.#isIncomplete && !this.#isOld;
    if (isComplete && this.#stale.size === 0) return Promise.resolve();
    this.#working = (isComplete ? this.#lookAtStale() : this.#lookAtAll()).finally(
      () => (this.#working = undefined),
    );
    return this.#working;
  }

  async #lookAtStale(): Promise<void> {
    const stale = [...this.#stale];
    this.#stale.clear();
    const rows = new Map(this.#known);
    for (const id of stale) if (rows.has(id)) rows.set(id, await this.#row(id));
    this.#tell(rows);
  }

  async #lookAtAll(): Promise<void> {
    this.#isIncomplete = false;
    this.#stale.clear();
    const { store, now } = this.#hub;
    const ids = this.#isOffered() ? await store.found(LISTED, now - EVENING) : [];
    const rows = new Map<string, Row | null>();
    for (const id of ids) rows.set(id, await this.#row(id));
    this.#lookedAt = now;
    this.#tell(rows);
  }

  async #row(id: string): Promise<Row | null> {
    const room = (await this.#hub.openIfPlayable(id))?.room;
    // Whoever ended it was killed before it was noted.
    if (room?.status === 'over' && room.setup.watch === true) this.#mark(id);
    const table = room === undefined || this.#isQuiet(room) ? undefined : listedAs(room.info);
    return table === undefined ? null : { table, text: JSON.stringify(table) };
  }

  #isQuiet(room: Room): boolean {
    return room.status === 'playing' && room.at < this.#hub.now - QUIET;
  }

  #tell(rows: Map<string, Row | null>): void {
    const before = this.#known;
    this.#known = rows;
    const changed = [...rows].flatMap(([id, row]) =>
      row !== null && before.get(id)?.text !== row.text ? [row.table] : [],
    );
    const gone = [...before].flatMap(([id, row]) =>
      row !== null && (rows.get(id) ?? null) === null ? [id] : [],
    );
    if (changed.length === 0 && gone.length === 0 && this.#version !== '') return;
    this.worked++;
    this.#all = undefined;
    this.#version = versionOf(rows);
    const more = JSON.stringify({ rows: changed, gone } satisfies ListedMore);
    const text = eventOf('more', this.#version, more);
    for (const watcher of this.#watchers) watcher.tell(text);
  }
}

/** The same in every process for the same rows, so that whoever comes back to another one need not be told again. */
function versionOf(rows: ReadonlyMap<string, Row | null>): string {
  const hash = createHash('sha256');
  for (const text of [...rows.values()].flatMap((row) => row?.text ?? []).toSorted()) hash.update(text);
  return hash.digest('base64url').slice(0, 16);
}
