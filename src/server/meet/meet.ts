/** Those who wait, as one process sees them: who is connected here, what they are told, and when it is looked for tables. */
import { randomBytes } from 'node:crypto';
import { GAMES } from '../../games/index.ts';
import type { HowMany, MeetNews, RefusalCode, WaitEnd, WaitWish } from '../../protocol/index.ts';
import type { Quotas } from '../host/limits.ts';
import type { Patience } from '../matches/gathering.ts';
import type { Hub } from '../matches/hub.ts';
import { freshId, hashOf } from '../matches/tokens.ts';
import { ratedLevels } from '../room/ratedTerms.ts';
import type { WaitRow } from '../storage/meetTables.ts';
import { Crowd, type Group, type Kind, type Waiter } from './matching.ts';
import { Meetings } from './meetings.ts';
import { type Origin, Standing } from './standing.ts';
import { type FoundWait, WaitingStore } from './waitingStore.ts';

/** A connection keeps a wait for 20 seconds, again every 5; one that was lost for 8 more, so that a page can be loaded again. */
const LEASE = 20_000;
export const RENEWAL = 5000;
const GRACE = 8000;
/** A process looks for others at once for whom it is connected to, and 1.5 seconds later for those of other processes. */
const FOREIGN = 1500;
/** What other processes have written is read at most every 200 milliseconds. */
const READING = 200;
/** How many are here is told at most every 2 seconds. */
const TELLING = 2000;
/** At most 5,000 people wait at one process. */
const MOST = 5000;

/** What processes tell each other: somebody came, or has a table. */
export const MEET_NOTE = 'meet';

export type Tell = (news: MeetNews) => void;
export interface Refusal {
  readonly refused: RefusalCode;
  readonly why: string;
}

/** Who asks to wait. */
export interface Guest {
  readonly address: string;
  readonly hash: string;
  readonly person: string | null;
  readonly name: string;
  /** The device on which an account is signed in. */
  readonly session: string | null;
}

/** What a row keeps of a wish. */
interface KeptWish extends WaitWish {
  /** See `Origin`. */
  readonly home: string;
  readonly ratings: { readonly [game: string]: number };
}

/** Somebody who is connected to this process. */
interface Live {
  readonly who: string;
  /** Each with the device on which the account is signed in. */
  readonly pages: Map<Tell, string | null>;
  /** What they were told: their wait, and their table. */
  id: string;
  table: { readonly match: string; readonly game: string; readonly began: number } | null;
}

export interface MeetParts {
  readonly hub: Hub;
  readonly failed: (what: string, error: unknown) => void;
  /** What is offered now: games, and the most seats of a table. */
  readonly offered: () => { readonly games: readonly string[]; readonly seats: number | null };
  /** Whether nobody is put together just now: the host has switched it off, or a pause is near. Who waits, waits on. */
  readonly isResting: () => boolean;
  /** How strong somebody is, by game; null where nothing is rated. */
  readonly ratings: ((person: string, games: readonly string[]) => Promise<KeptWish['ratings']>) | null;
  /** Whoever does not come within that time has lost the seat; so has a device that does not deal. */
  readonly patience: Patience;
  readonly quotas: Quotas;
}

const whoOf = ({ person, hash }: Pick<Guest, 'person' | 'hash'>): string => person ?? hash;

/** Few enough to be counted are; more are told roundly, so that nobody's coming and going can be followed. */
const roundly = (count: number): number => {
  if (count < 10) return count;
  const step = 10 ** (Math.floor(Math.log10(count)) - (count < 100 ? 0 : 1));
  return Math.floor(count / step) * step;
};

/** The tables that a wish accepts, of those there are. */
function kindsOf(
  { games, paces, seats, rated }: WaitWish,
  offered: ReturnType<MeetParts['offered']>,
): Kind[] {
  const isThere = (game: string): boolean =>
    games.includes(game) && offered.games.includes(game) && (!rated || ratedLevels(game) !== undefined);
  return GAMES.filter(({ id }) => isThere(id)).flatMap(({ id, seats: [least, most] }) =>
    seats
      .filter((size) => size >= least && size <= most && size <= (offered.seats ?? size))
      .flatMap((size) => paces.map((pace): Kind => ({ game: id, pace, seats: size, rated }))),
  );
}

export class Meet {
  readonly #parts: MeetParts;
  readonly #store: WaitingStore;
  readonly #meetings: Meetings;
  readonly #standing: Standing;
  /** Makes addresses unreadable in the database. */
  readonly #salt = randomBytes(16).toString('hex');
  readonly #crowd = new Crowd();
  /** Everybody in the crowd, as the database has them. */
  readonly #rows = new Map<string, WaitRow>();
  readonly #live = new Map<string, Live>();
  #working: Promise<void> | undefined;
  #isAsked = false;
  #isNoting = false;
  /** Whether the database may know more than we do. */
  #isBehind = true;
  #reading: NodeJS.Timeout | undefined;
  #readAt = 0;
  #toldAt = 0;
  #told = '';
  #closed = false;
  /** Tells the other processes that there is something to read. */
  publish: () => void = () => {};

  constructor(parts: MeetParts) {
    this.#parts = parts;
    this.#store = new WaitingStore(parts.hub.store);
    this.#standing = new Standing(parts.quotas);
    this.#meetings = new Meetings(parts.hub, this.#store, parts.patience, (row, hasCome) => {
      if (hasCome) this.#standing.came(originOf(row));
      else this.#missed(originOf(row));
    });
  }

  get #now(): number {
    return this.#parts.hub.now;
  }

  /** How many wait, of whom nothing else is told. */
  get howMany(): HowMany {
    const games = [...this.#crowd.games].map(([game, count]) => [game, roundly(count)]);
    return { all: roundly(this.#crowd.size), games: Object.fromEntries(games) as HowMany['games'] };
  }

  /** Somebody waits, or goes on waiting; they are told what happens until what is returned is called. */
  async wait(guest: Guest, wish: WaitWish, tell: Tell): Promise<(() => void) | Refusal> {
    if (wish.rated && (guest.person === null || this.#parts.ratings === null))
      return { refused: 'session', why: 'rated: only accounts can play for a rating' };
    if (kindsOf(wish, this.#parts.offered()).length === 0)
      return {
        refused: 'body',
        why: 'games, seats: expected a game of this server that so many can play',
      };
    const known = this.#live.get(whoOf(guest));
    if (known === undefined && this.#live.size >= MOST)
      return { refused: 'slow', why: 'too many people wait here' };
    const release = this.#admit(guest);
    if (release === null)
      return { refused: 'slow', why: 'you, or guests of your address, wait too often at once' };
    let row: FoundWait;
    try {
      row = await this.#come(guest, wish);
    } catch (error) {
      release();
      throw error;
    }
    const live: Live = this.#live.get(row.who) ?? { who: row.who, pages: new Map(), id: '', table: null };
    this.#live.set(row.who, live);
    live.pages.set(tell, guest.session);
    const table = tableOf(row);
    const isOther = live.id !== row.id;
    Object.assign(live, { id: row.id, table });
    // Another wish is another wait on the person's other pages, too.
    const waits: MeetNews = { event: 'wait', data: { waited: this.#now - row.came, again: false } };
    for (const page of isOther ? live.pages.keys() : [tell]) page(waits);
    tell({ event: 'here', data: this.howMany });
    if (table !== null) tell(this.#tableNews(table));
    this.#forget(row.id);
    this.#follow(row, this.#now);
    this.#ask();
    this.#note();
    return () => {
      release();
      this.#leave(live, tell);
    };
  }

  /** Makes room for one more page; null if there is none. */
  #admit(guest: Guest): (() => void) | null {
    const { quotas } = this.#parts;
    const page = quotas.hold('waitPages', whoOf(guest));
    if (page === null || this.#standing.isProven(guest)) return page;
    const wait = quotas.hold('waits', guest.address);
    if (wait === null) page();
    return wait && (() => [page, wait].forEach((release) => release()));
  }

  /** Somebody did not come: those whose pool has changed by it wait with others now. */
  #missed(origin: Origin): void {
    this.#standing.missed(origin);
    this.#sortIntoPools();
  }

  #sortIntoPools(): void {
    for (const { id, pool } of this.#crowd.waiters) {
      const row = this.#rows.get(id);
      if (row === undefined || this.#standing.poolOf(originOf(row)) === pool) continue;
      this.#forget(id);
      this.#follow(row, this.#now);
    }
  }

  #leave(live: Live, tell: Tell): void {
    live.pages.delete(tell);
    if (live.pages.size > 0 || this.#live.get(live.who) !== live) return;
    this.#live.delete(live.who);
    const until = this.#now + GRACE;
    this.#crowd.renew(live.id, until);
    void this.#store.renew([live.id], until).catch((error: unknown) => this.#parts.failed('meet', error));
  }

  /** The row of somebody's wait: a new one, or the one there is. */
  async #come(guest: Guest, asked: WaitWish): Promise<FoundWait> {
    const { hash, person, name, address } = guest;
    const who = whoOf(guest);
    const games = new Set(kindsOf(asked, this.#parts.offered()).map(({ game }) => game));
    const ratings = asked.rated ? await this.#parts.ratings!(person!, [...games]) : {};
    const home = hashOf(`${this.#salt} ${address}`);
    const wish = JSON.stringify({ ...asked, ratings, home } satisfies KeptWish);
    for (;;) {
      const now = this.#now;
      const until = now + LEASE;
      const fresh: WaitRow = { who, id: freshId(), hash, person, name, wish, came: now, until, match: null };
      if (await this.#store.begin(fresh)) return { ...fresh, game: null, began: null };
      const there = await this.#store.of(who);
      if (there === undefined) continue;
      // A table is ready: it is theirs, whatever they wish now.
      const goesOn = there.match !== null || (there.until > now && isSameWish(there.wish, wish));
      const change = goesOn ? { until } : { ...fresh, name: there.person === null ? name : there.name };
      if (!(await this.#store.change(there, change))) continue;
      if (there.match === null && !goesOn) this.#forget(there.id);
      return { ...there, ...change };
    }
  }

  async stop(guest: Pick<Guest, 'person' | 'hash'>): Promise<void> {
    const who = whoOf(guest);
    const row = await this.#store.of(who);
    if (row !== undefined && (await this.#declines(row))) this.#missed(originOf(row));
    await this.#store.stop(who, this.#now);
    if (row !== undefined) this.#forget(row.id);
    this.#end(who, 'stopped');
    this.#note();
  }

  /** Whether somebody has a table that is ready and did not sit down there. */
  async #declines({ match, hash, person }: WaitRow): Promise<boolean> {
    const open = match === null ? undefined : await this.#parts.hub.openIfPlayable(match);
    return open?.room.status === 'open' && open.room.keptFor(hash, person) !== null;
  }

  /** Devices that were signed out wait no longer. */
  endSessions(ids: readonly string[]): void {
    for (const live of this.#live.values())
      for (const [tell, session] of live.pages)
        if (session !== null && ids.includes(session)) {
          tell({ event: 'end', data: { why: 'stopped' } });
          this.#leave(live, tell);
        }
  }

  #end(who: string, why: WaitEnd): void {
    const live = this.#live.get(who);
    this.#live.delete(who);
    for (const tell of live?.pages.keys() ?? []) tell({ event: 'end', data: { why } });
  }

  #forget(id: string): void {
    this.#rows.delete(id);
    this.#crowd.remove(id);
  }

  /** Takes a row into the crowd; from `due` on it is looked for others. */
  #follow(row: WaitRow, due: number): void {
    if (row.match !== null || row.until <= this.#now) return this.#forget(row.id);
    if (this.#crowd.has(row.id)) return this.#crowd.renew(row.id, row.until);
    const { ratings, home: _home, ...wish } = JSON.parse(row.wish) as KeptWish;
    const kinds = kindsOf(wish, this.#parts.offered());
    const bots = wish.bots === null ? null : wish.bots * 1000;
    const { id, came, until } = row;
    this.#rows.set(id, row);
    const pool = this.#standing.poolOf(originOf(row));
    this.#crowd.add({ id, came, until, pool, ratings, wish: { kinds, rated: wish.rated, bots } }, due);
  }

  /** Looks for tables, once more if it is asked meanwhile. */
  #ask(): void {
    this.#isAsked = true;
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  async #work(): Promise<void> {
    while (this.#isAsked && !this.#closed && !this.#parts.isResting()) {
      this.#isAsked = false;
      // Whoever comes in the same moment is looked at together.
      await new Promise<void>((resolve) => void setImmediate(resolve));
      const groups = this.#crowd.meet(this.#now, this.#delay);
      if (groups.length === 0) continue;
      const ids = groups.flatMap(({ people }) => people.map(({ id }) => id));
      const rows = new Map(ids.map((id) => [id, this.#rows.get(id)!]));
      for (const id of ids) this.#rows.delete(id);
      try {
        await this.#seat(groups, rows);
      } catch (error) {
        this.#parts.failed('meet', error);
        this.#isBehind = true;
      }
    }
  }

  readonly #delay = ({ id }: Waiter): number => {
    const row = this.#rows.get(id);
    return row !== undefined && this.#live.has(row.who) ? 0 : FOREIGN;
  };

  async #seat(groups: readonly Group[], rows: ReadonlyMap<string, WaitRow>): Promise<void> {
    const lost = await this.#meetings.make(
      groups,
      (id) => rows.get(id)!,
      (group, match) => {
        const began = this.#now;
        for (const { id } of group.people) {
          const row = rows.get(id)!;
          this.#tellTable(row.who, id, { match, game: group.kind.game, began });
        }
        this.#note();
      },
    );
    // Somebody was faster, or has gone: the others are read again, and wait on.
    if (lost.length > 0) this.#readSoon();
  }

  #tellTable(who: string, id: string, table: NonNullable<Live['table']>): void {
    const live = this.#live.get(who);
    if (live === undefined || live.table?.match === table.match) return;
    Object.assign(live, { id, table });
    for (const tell of live.pages.keys()) tell(this.#tableNews(table));
  }

  #tableNews({ match, game, began }: NonNullable<Live['table']>): MeetNews {
    const left = Math.max(0, began + this.#meetings.patience - this.#now);
    return { event: 'table', data: { match, game, left } };
  }

  /** Whatever happens in one turn of the loop is one word to the other processes. */
  #note(): void {
    if (this.#isNoting) return;
    this.#isNoting = true;
    setImmediate(() => {
      this.#isNoting = false;
      this.publish();
    });
  }

  /** Another process says that somebody came, or has a table. */
  heard(): void {
    this.#readSoon();
  }

  #readSoon(): void {
    if (this.#closed) return;
    this.#reading ??= setTimeout(
      () => {
        this.#readAt = performance.now();
        void this.read()
          .catch((error: unknown) => this.#parts.failed('meet', error))
          .finally(() => (this.#reading = undefined));
      },
      Math.max(0, this.#readAt + READING - performance.now()),
    );
  }

  /** Reads who waits, and tells those who are connected here what has changed for them. */
  async read(): Promise<void> {
    // What is being written just now would be read as it was before, and whoever comes meanwhile would be missed.
    await this.#working;
    const before = [...this.#rows.keys()];
    const connected = [...this.#live.values()].map((live) => ({ live, id: live.id }));
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
    for (const id of before) if (!known.has(id)) this.#forget(id);
    for (const row of rows) {
      const isHere = this.#live.has(row.who);
      if (row.match === null && !(isHere && this.#crowd.has(row.id)))
        this.#follow(row, isHere ? now : now + FOREIGN);
    }
    for (const { live, id } of connected)
      if (live.id === id && this.#live.get(live.who) === live)
        await this.#tellChange(live, people.get(live.who));
    this.#ask();
  }

  async #tellChange(live: Live, row: FoundWait | undefined): Promise<void> {
    const { table, who } = live;
    if (row === undefined) {
      const is = table === null ? undefined : await this.#parts.hub.store.match(table.match);
      return this.#end(who, table === null ? 'stopped' : is?.status === 'open' ? 'missed' : 'begun');
    }
    const now = tableOf(row);
    if (now !== null) return this.#tellTable(who, row.id, now);
    const again = table !== null;
    if (live.id === row.id) return;
    Object.assign(live, { id: row.id, table: null });
    for (const tell of live.pages.keys())
      tell({ event: 'wait', data: { waited: this.#now - row.came, again } });
  }

  /** Looks for what only time changes, and tells how many are here. */
  tick(): void {
    const now = this.#now;
    this.#crowd.expire(now);
    if (this.#crowd.due <= now) this.#ask();
    if (now - this.#toldAt < TELLING) return;
    this.#toldAt = now;
    const data = this.howMany;
    const text = JSON.stringify(data);
    if (text === this.#told) return;
    this.#told = text;
    for (const { pages } of this.#live.values())
      for (const tell of pages.keys()) tell({ event: 'here', data });
  }

  /** Those who are connected here are still there. */
  async renew(): Promise<void> {
    this.#sortIntoPools();
    const ids = [...this.#live.values()].map(({ id }) => id);
    const until = this.#now + LEASE;
    await this.#store.renew(ids, until);
    for (const id of ids) this.#crowd.renew(id, until);
    for (const id of this.#rows.keys()) if (!this.#crowd.has(id)) this.#rows.delete(id);
    // Whoever was held to be gone and is not, is taken in again.
    for (const { id, table } of this.#live.values())
      if (table === null && !this.#crowd.has(id)) this.#isBehind = true;
  }

  /** Looks after tables that are ready, and after what other processes have left. */
  async sweep(every: number): Promise<void> {
    const isChanged = await this.#meetings.sweep(every);
    if (isChanged) this.#note();
    if (isChanged || this.#isBehind || this.#store.isShared) await this.read();
  }

  async tidy(): Promise<void> {
    await this.#store.tidy(this.#now - LEASE);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#reading);
    await this.#working;
  }
}

const tableOf = ({ match, game, began }: FoundWait): Live['table'] =>
  match === null || game === null || began === null ? null : { match, game, began };

function originOf({ hash, person, wish }: WaitRow): Origin {
  // A process of an earlier version wrote no home.
  const { home = '' } = JSON.parse(wish) as Partial<KeptWish>;
  return { hash, person, home };
}

/** Ratings and addresses change while somebody waits; the wish is the same. */
function isSameWish(one: string, other: string): boolean {
  const bare = (text: string): string => {
    const { ratings: _ratings, home: _home, ...wish } = JSON.parse(text) as KeptWish;
    return JSON.stringify(wish);
  };
  return bare(one) === bare(other);
}
