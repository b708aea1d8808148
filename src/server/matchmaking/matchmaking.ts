/** Matchmaking in one process: its connected players, their events, and when to search. */
import { randomBytes } from 'node:crypto';
import {
  type QueueCounts,
  type MatchmakingEvent,
  type MatchmakingEnd,
  type MatchmakingPreferences,
  RequestError,
} from '../../protocol/index.ts';
import { EventFeed } from '../events/eventFeed.ts';
import type { Quotas } from '../limits/limits.ts';
import type { WaitingTimes } from '../matches/seatWaiting.ts';
import type { Hub } from '../matches/hub.ts';
import { generateId, hashToken } from '../matches/tokens.ts';
import { MatchmakingQueue, type MatchedGroup, type Waiter } from './matching.ts';
import {
  arePreferencesEqual,
  listTableKinds,
  type OfferedGames,
  parseOrigin,
  personKey,
  roundCount,
  type StoredPreferences,
  type WaitingPerson,
} from './preferences.ts';
import { PendingTables } from './pendingTables.ts';
import { type WaitOrigin, NoShows } from './noShows.ts';
import { type FoundWait, WaitingStore } from './waitingStore.ts';
import type { Row } from '../storage/schema.ts';

/** A connection renews the wait for 20 seconds, every 5; a lost one has 8 more, enough to reload the page. */
const LEASE = 20_000;
export const RENEWAL = 5000;
const GRACE = 8000;
/** A process searches at once for its own players, and 1.5 seconds later for those of other processes. */
const OTHER_PROCESS_DELAY = 1500;
/** Changes of other processes are read at most every 200 milliseconds. */
const READ_INTERVAL = 200;
/** The counts are sent at most every 2 seconds. */
const COUNT_INTERVAL = 2000;
const MAX_WAITING = 5000;

export type MatchmakingFeed = EventFeed<MatchmakingEvent>;

interface ConnectedWait {
  readonly who: string;
  /** Open pages, each with the signed-in device of the account. */
  readonly pages: Map<MatchmakingFeed, string | null>;
  /** The last events sent: wait and table. */
  id: string;
  table: { readonly match: string; readonly game: string; readonly began: number } | null;
}

export interface MatchmakingContext {
  readonly hub: Hub;
  readonly failed: (what: string, error: unknown) => void;
  /** Tells the other processes that the queue has changed. */
  readonly publish: () => void;
  readonly offered: () => OfferedGames;
  /** Whether matching is suspended, by an admin or before a pause. Players keep waiting. */
  readonly isPaused: () => boolean;
  /** A player's ratings by game; null where nothing is rated. */
  readonly ratings:
    | ((person: string, games: readonly string[]) => Promise<StoredPreferences['ratings']>)
    | null;
  /** A player who does not come in time loses the seat; so does a device that does not deal. */
  readonly patience: WaitingTimes;
  readonly quotas: Quotas;
}

export class Matchmaking {
  readonly #context: MatchmakingContext;
  readonly #store: WaitingStore;
  readonly #pendingTables: PendingTables;
  readonly #noShows: NoShows;
  /** Makes addresses unreadable in the database. */
  readonly #salt = randomBytes(16).toString('hex');
  readonly #queue = new MatchmakingQueue();
  readonly #rows = new Map<string, Row<'waiting'>>();
  readonly #connected = new Map<string, ConnectedWait>();
  #working: Promise<void> | undefined;
  #isMatchingDue = false;
  #isNotifying = false;
  /** Whether the database may have changes that were not read. */
  #isBehind = true;
  #reading: NodeJS.Timeout | undefined;
  #readAt = 0;
  #countsSentAt = 0;
  #sentCounts = '';
  #closed = false;

  constructor(parts: MatchmakingContext) {
    this.#context = parts;
    this.#store = new WaitingStore(parts.hub.store);
    this.#noShows = new NoShows(parts.quotas);
    this.#pendingTables = new PendingTables(parts.hub, this.#store, parts.patience, (row, hasCome) => {
      if (hasCome) this.#noShows.recordArrival(parseOrigin(row));
      else this.#onNoShow(parseOrigin(row));
    });
  }

  get #now(): number {
    return this.#context.hub.now;
  }

  get counts(): QueueCounts {
    const games = [...this.#queue.games].map(([game, count]) => [game, roundCount(count)]);
    return { all: roundCount(this.#queue.size), games: Object.fromEntries(games) as QueueCounts['games'] };
  }

  /** Starts or continues a wait; sends events until `stop` is called. */
  async wait(
    guest: WaitingPerson,
    wish: MatchmakingPreferences,
  ): Promise<{ readonly feed: MatchmakingFeed; readonly stop: () => void }> {
    if (wish.rated && (guest.person === null || this.#context.ratings === null))
      throw new RequestError('session', 'rated: only accounts can play for a rating');
    if (listTableKinds(wish, this.#context.offered()).length === 0)
      throw new RequestError('body', 'games, seats: expected a game of this server for that number of seats');
    const known = this.#connected.get(personKey(guest));
    if (known === undefined && this.#connected.size >= MAX_WAITING)
      throw new RequestError('rateLimited', 'too many people wait here');
    const release = this.#acquirePage(guest);
    if (release === null)
      throw new RequestError('rateLimited', 'you, or guests of your address, wait too often at once');
    let row: FoundWait;
    try {
      row = await this.#saveWait(guest, wish);
    } catch (error) {
      release();
      throw error;
    }
    const live: ConnectedWait = this.#connected.get(row.who) ?? {
      who: row.who,
      pages: new Map(),
      id: '',
      table: null,
    };
    this.#connected.set(row.who, live);
    const feed: MatchmakingFeed = new EventFeed();
    live.pages.set(feed, guest.session);
    const table = readyTable(row);
    const isOther = live.id !== row.id;
    Object.assign(live, { id: row.id, table });
    // New preferences restart the wait on the player's other pages, too.
    const waits: MatchmakingEvent = {
      event: 'waiting',
      data: { waited: this.#now - row.came, again: false },
    };
    for (const page of isOther ? live.pages.keys() : [feed]) page.put(waits);
    feed.put({ event: 'counts', data: this.counts });
    if (table !== null) feed.put(this.#tableEvent(table));
    this.#dequeue(row.id);
    this.#enqueue(row, this.#now);
    this.#requestMatching();
    this.#notifyProcesses();
    const stop = (): void => {
      release();
      this.#leave(live, feed);
    };
    return { feed, stop };
  }

  #acquirePage(guest: WaitingPerson): (() => void) | null {
    const { quotas } = this.#context;
    const page = quotas.acquire('waitPages', personKey(guest));
    if (page === null || this.#noShows.isProven(guest)) return page;
    const wait = quotas.acquire('waits', guest.address);
    if (wait === null) page();
    return wait && (() => [page, wait].forEach((release) => release()));
  }

  #onNoShow(origin: WaitOrigin): void {
    this.#noShows.recordNoShow(origin);
    this.#sortIntoPools();
  }

  #sortIntoPools(): void {
    for (const { id, pool } of this.#queue.waiters) {
      const row = this.#rows.get(id);
      if (row === undefined || this.#noShows.findPool(parseOrigin(row)) === pool) continue;
      this.#dequeue(id);
      this.#enqueue(row, this.#now);
    }
  }

  #leave(live: ConnectedWait, feed: MatchmakingFeed): void {
    live.pages.delete(feed);
    if (live.pages.size > 0 || this.#connected.get(live.who) !== live) return;
    this.#connected.delete(live.who);
    const until = this.#now + GRACE;
    this.#queue.renew(live.id, until);
    void this.#store.renew([live.id], until).catch((error: unknown) => this.#context.failed('meet', error));
  }

  async #saveWait(guest: WaitingPerson, asked: MatchmakingPreferences): Promise<FoundWait> {
    const { hash, person, name, address } = guest;
    const who = personKey(guest);
    const games = new Set(listTableKinds(asked, this.#context.offered()).map(({ game }) => game));
    const ratings = asked.rated ? await this.#context.ratings!(person!, [...games]) : {};
    const home = hashToken(`${this.#salt} ${address}`);
    const wish = JSON.stringify({ ...asked, ratings, home } satisfies StoredPreferences);
    for (;;) {
      const now = this.#now;
      const until = now + LEASE;
      const fresh: Row<'waiting'> = {
        who,
        id: generateId(),
        hash,
        person,
        name,
        wish,
        came: now,
        until,
        match: null,
      };
      if (await this.#store.begin(fresh)) return { ...fresh, game: null, began: null };
      const there = await this.#store.find(who);
      if (there === undefined) continue;
      // A ready table stays theirs, whatever the new preferences.
      const goesOn = there.match !== null || (there.until > now && arePreferencesEqual(there.wish, wish));
      const change = goesOn ? { until } : { ...fresh, name: there.person === null ? name : there.name };
      if (!(await this.#store.update(there, change))) continue;
      if (there.match === null && !goesOn) this.#dequeue(there.id);
      return { ...there, ...change };
    }
  }

  async stop(guest: Pick<WaitingPerson, 'person' | 'hash'>): Promise<void> {
    const who = personKey(guest);
    const row = await this.#store.find(who);
    if (row !== undefined && (await this.#declines(row))) this.#onNoShow(parseOrigin(row));
    await this.#store.stop(who, this.#now);
    if (row !== undefined) this.#dequeue(row.id);
    this.#endWait(who, 'stopped');
    this.#notifyProcesses();
  }

  async #declines({ match, hash, person }: Row<'waiting'>): Promise<boolean> {
    const open = match === null ? undefined : await this.#context.hub.openIfPlayable(match);
    return open?.room.status === 'open' && open.room.seating.findReservedSeat(hash, person) !== null;
  }

  endSessions(ids: readonly string[]): void {
    for (const live of this.#connected.values())
      for (const [feed, session] of live.pages)
        if (session !== null && ids.includes(session)) {
          endFeed(feed, 'stopped');
          this.#leave(live, feed);
        }
  }

  #endWait(who: string, why: MatchmakingEnd): void {
    const live = this.#connected.get(who);
    this.#connected.delete(who);
    for (const feed of live?.pages.keys() ?? []) endFeed(feed, why);
  }

  #dequeue(id: string): void {
    this.#rows.delete(id);
    this.#queue.remove(id);
  }

  #enqueue(row: Row<'waiting'>, due: number): void {
    if (row.match !== null || row.until <= this.#now) return this.#dequeue(row.id);
    if (this.#queue.has(row.id)) return this.#queue.renew(row.id, row.until);
    const { ratings, home: _home, ...wish } = JSON.parse(row.wish) as StoredPreferences;
    const kinds = listTableKinds(wish, this.#context.offered());
    const bots = wish.bots === null ? null : wish.bots * 1000;
    const { id, came, until } = row;
    this.#rows.set(id, row);
    const pool = this.#noShows.findPool(parseOrigin(row));
    this.#queue.add({ id, came, until, pool, ratings, wish: { kinds, rated: wish.rated, bots } }, due);
  }

  #requestMatching(): void {
    this.#isMatchingDue = true;
    this.#working ??= this.#runMatching().finally(() => (this.#working = undefined));
  }

  async #runMatching(): Promise<void> {
    while (this.#isMatchingDue && !this.#closed && !this.#context.isPaused()) {
      this.#isMatchingDue = false;
      // Arrivals of the same turn are matched together.
      await new Promise<void>((resolve) => void setImmediate(resolve));
      const groups = this.#queue.matchPlayers(this.#now, this.#delay);
      if (groups.length === 0) continue;
      const ids = groups.flatMap(({ people }) => people.map(({ id }) => id));
      const rows = new Map(ids.map((id) => [id, this.#rows.get(id)!]));
      for (const id of ids) this.#rows.delete(id);
      try {
        await this.#createTables(groups, rows);
      } catch (error) {
        this.#context.failed('meet', error);
        this.#isBehind = true;
      }
    }
  }

  readonly #delay = ({ id }: Waiter): number => {
    const row = this.#rows.get(id);
    return row !== undefined && this.#connected.has(row.who) ? 0 : OTHER_PROCESS_DELAY;
  };

  async #createTables(
    groups: readonly MatchedGroup[],
    rows: ReadonlyMap<string, Row<'waiting'>>,
  ): Promise<void> {
    const lost = await this.#pendingTables.create(
      groups,
      (id) => rows.get(id)!,
      (group, match) => {
        const began = this.#now;
        for (const { id } of group.people) {
          const row = rows.get(id)!;
          this.#sendTable(row.who, id, { match, game: group.kind.game, began });
        }
        this.#notifyProcesses();
      },
    );
    // Another process was faster, or a player left: the others are read again and keep waiting.
    if (lost.length > 0) this.#readSoon();
  }

  #sendTable(who: string, id: string, table: NonNullable<ConnectedWait['table']>): void {
    const live = this.#connected.get(who);
    if (live === undefined || live.table?.match === table.match) return;
    Object.assign(live, { id, table });
    for (const feed of live.pages.keys()) feed.put(this.#tableEvent(table));
  }

  #tableEvent({ match, game, began }: NonNullable<ConnectedWait['table']>): MatchmakingEvent {
    const left = Math.max(0, began + this.#pendingTables.seatTime - this.#now);
    return { event: 'table', data: { match, game, left } };
  }

  #notifyProcesses(): void {
    if (this.#isNotifying) return;
    this.#isNotifying = true;
    setImmediate(() => {
      this.#isNotifying = false;
      this.#context.publish();
    });
  }

  onQueueChanged(): void {
    this.#readSoon();
  }

  #readSoon(): void {
    if (this.#closed) return;
    this.#reading ??= setTimeout(
      () => {
        this.#readAt = performance.now();
        void this.read()
          .catch((error: unknown) => this.#context.failed('meet', error))
          .finally(() => (this.#reading = undefined));
      },
      Math.max(0, this.#readAt + READ_INTERVAL - performance.now()),
    );
  }

  async read(): Promise<void> {
    // A read during a write would see the old rows and miss new arrivals.
    await this.#working;
    const before = [...this.#rows.keys()];
    const connected = [...this.#connected.values()].map((live) => ({ live, id: live.id }));
    this.#isBehind = false;
    let rows: FoundWait[];
    try {
      rows = await this.#store.all();
    } catch (error) {
      this.#isBehind = true;
      throw error;
    }
    const now = this.#now;
    const known = new Set<string>();
    const people = new Map<string, FoundWait>();
    for (const row of rows) {
      people.set(row.who, row);
      if (row.match === null) known.add(row.id);
    }
    for (const id of before) if (!known.has(id)) this.#dequeue(id);
    for (const row of rows) {
      const isHere = this.#connected.has(row.who);
      if (row.match === null && !(isHere && this.#queue.has(row.id)))
        this.#enqueue(row, isHere ? now : now + OTHER_PROCESS_DELAY);
    }
    for (const { live, id } of connected)
      if (live.id === id && this.#connected.get(live.who) === live)
        await this.#sendChange(live, people.get(live.who));
    this.#requestMatching();
  }

  async #sendChange(live: ConnectedWait, row: FoundWait | undefined): Promise<void> {
    const { table, who } = live;
    if (row === undefined) {
      const is = table === null ? undefined : await this.#context.hub.store.match(table.match);
      return this.#endWait(who, table === null ? 'stopped' : is?.status === 'open' ? 'missed' : 'begun');
    }
    const now = readyTable(row);
    if (now !== null) return this.#sendTable(who, row.id, now);
    const again = table !== null;
    if (live.id === row.id) return;
    Object.assign(live, { id: row.id, table: null });
    for (const feed of live.pages.keys())
      feed.put({ event: 'waiting', data: { waited: this.#now - row.came, again } });
  }

  tick(): void {
    const now = this.#now;
    this.#queue.expire(now);
    if (this.#queue.due <= now) this.#requestMatching();
    if (now - this.#countsSentAt < COUNT_INTERVAL) return;
    this.#countsSentAt = now;
    const data = this.counts;
    const text = JSON.stringify(data);
    if (text === this.#sentCounts) return;
    this.#sentCounts = text;
    const counts: MatchmakingEvent = { event: 'counts', data };
    for (const { pages } of this.#connected.values()) for (const feed of pages.keys()) feed.put(counts);
  }

  async renewLeases(): Promise<void> {
    this.#sortIntoPools();
    const ids = [...this.#connected.values()].map(({ id }) => id);
    const until = this.#now + LEASE;
    await this.#store.renew(ids, until);
    for (const id of ids) this.#queue.renew(id, until);
    for (const id of this.#rows.keys()) if (!this.#queue.has(id)) this.#rows.delete(id);
    // Players whose lease had ended by mistake are added again.
    for (const { id, table } of this.#connected.values())
      if (table === null && !this.#queue.has(id)) this.#isBehind = true;
  }

  async processPendingTables(every: number): Promise<void> {
    const isChanged = await this.#pendingTables.processDue(every);
    if (isChanged) this.#notifyProcesses();
    if (isChanged || this.#isBehind || this.#store.isShared) await this.read();
  }

  async deleteExpired(): Promise<void> {
    await this.#store.deleteExpired(this.#now - LEASE);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#reading);
    await this.#working;
  }
}

function endFeed(feed: MatchmakingFeed, why: MatchmakingEnd): void {
  feed.put({ event: 'end', data: { why } });
  feed.end();
}

const readyTable = ({ match, game, began }: FoundWait): ConnectedWait['table'] =>
  match === null || game === null || began === null ? null : { match, game, began };
