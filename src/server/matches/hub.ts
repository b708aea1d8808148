/** All matches of a process: they are loaded when somebody asks, written before anybody hears, and dropped when idle. */
import type { Seat, Seats } from '../../core/index.ts';
import { type No, TICK, UNDO, type Wish } from '../../protocol/index.ts';
import { Audience } from './audience.ts';
import type { News } from '../storage/bus.ts';
import { dueAfter } from '../room/due.ts';
import { Chronicle } from '../room/chronicle.ts';
import { type Entry, type Logged, UnplayableError } from '../room/entry.ts';
import { playThrough } from '../room/playback.ts';
import { Presence } from './presence.ts';
import type { Change } from '../room/change.ts';
import type { Room } from '../room/room.ts';
import type { Verdict } from '../room/verdict.ts';
import type { Loader } from './loader.ts';
import type { RowChange, Store } from '../storage/store.ts';

export type Outcome = { readonly done: true } | { readonly no: No };

interface Task {
  readonly judge: (room: Room) => Verdict;
  readonly done: (outcome: Outcome) => void;
}

/** A match as this process holds it. */
export interface Match {
  readonly id: string;
  readonly audience: Audience;
  readonly presence: Presence;
  /** Undefined while it is idle, even if somebody follows it. */
  room: Room | undefined;
  loading: Promise<Room | undefined> | undefined;
  /** The version that the audience knows. */
  told: number;
  /** What the persons and bots of the table ask for. */
  readonly queue: Task[];
  /** What everyone else asks for: it waits until nobody at the table asks for anything. */
  readonly strangers: Task[];
  /** What was told lately, once somebody has asked. */
  chronicle: Chronicle | undefined;
  recalling: Promise<Chronicle | undefined> | undefined;
  busy: boolean;
  /** The log has gone on without us. */
  behind: boolean;
  /** Seats that a bot thinks for, each with what about. */
  readonly thinking: Map<Seat, string>;
  /** When the row says that somebody has to look after it. */
  due: number | null;
  used: number;
}

export interface Notices {
  readonly decided: () => void;
  readonly failed: (what: string, error: unknown) => void;
}

export interface HubSettings {
  readonly now: () => number;
  /** Milliseconds for which nobody else looks after a match that a process has begun to look after. */
  readonly grace: number;
  /** Milliseconds after which a match that nobody uses is dropped from memory. */
  readonly idle: number;
}

/** Who owed a decision before an entry. */
export interface Before {
  readonly toAct: Seats;
  readonly botsToAct: Seats;
  readonly entry: Entry;
}

/** At most 64 commands of those at the table may wait for one match, and 16 of others. */
const QUEUE = 64;
const STRANGERS = 16;
/** A log of 10,000 entries takes nothing more but what the match needs to come to its end. */
const LONGEST_LOG = 10_000;
/** What was told lately is kept of 64 matches at most. */
const CHRONICLES = 64;
export const DONE: Verdict = { done: true };

/** A match can always be played to its end, and its seats looked after; whatever else is said and done has a limit. */
const isNeeded = (entry: Entry): boolean =>
  entry.kind === 'act'
    ? entry.action !== UNDO
    : entry.kind === 'away' || entry.kind === 'resign' || entry.kind === 'forget' || entry.kind === 'close';

export class Hub {
  readonly store: Store;
  readonly loader: Loader;
  readonly #notices: Notices;
  readonly #settings: HubSettings;
  readonly #matches = new Map<string, Match>();
  #closing = false;
  /** Matches that cannot be played here, each with the reason; the others go on without them. */
  readonly aside = new Map<string, string>();
  /** Called after every entry of this process. */
  followUp: (match: Match, room: Room, before: Before) => void = () => {};
  /** Called when something but the position has changed at a table that this process has loaded, or its match is over. */
  changed: (match: Match, room: Room) => void = () => {};
  /** Called for every match that this process begins to hold. */
  held: (match: Match) => void = () => {};

  constructor(store: Store, loader: Loader, notices: Notices, settings: HubSettings) {
    this.store = store;
    this.loader = loader;
    this.#notices = notices;
    this.#settings = settings;
  }

  get size(): number {
    return this.#matches.size;
  }
  get loaded(): number {
    let count = 0;
    for (const { room } of this.#matches.values()) if (room !== undefined) count++;
    return count;
  }
  get now(): number {
    return this.#settings.now();
  }
  get grace(): number {
    return this.#settings.grace;
  }
  get matches(): Iterable<Match> {
    return this.#matches.values();
  }
  known(id: string): Match | undefined {
    return this.#matches.get(id);
  }

  async create(wish: Wish): Promise<string | { readonly at: string; readonly expected: string }> {
    const made = await this.loader.plan(wish, this.now);
    if ('expected' in made) return made;
    await this.store.create(made.row, made.entries);
    return made.row.id;
  }

  #hold(id: string): Match {
    let match = this.#matches.get(id);
    if (match === undefined) {
      const presence = new Presence(this.now);
      match = {
        id,
        presence,
        audience: new Audience(presence),
        room: undefined,
        loading: undefined,
        told: 0,
        queue: [],
        strangers: [],
        chronicle: undefined,
        recalling: undefined,
        busy: false,
        behind: false,
        thinking: new Map(),
        due: null,
        used: this.now,
      };
      this.#matches.set(id, match);
      this.held(match);
    }
    match.used = this.now;
    return match;
  }

  /** The match with its room; undefined if there is none of that name. */
  async open(id: string): Promise<(Match & { room: Room }) | undefined> {
    const match = this.#hold(id);
    try {
      const room = match.room ?? (await this.load(match));
      if (room !== undefined) return match as Match & { room: Room };
    } catch (error) {
      if (match.audience.peers.size === 0) this.#matches.delete(id);
      throw error;
    }
    if (match.audience.peers.size === 0) this.#matches.delete(id);
    return undefined;
  }

  /** The same, undefined too for a match that is set aside. */
  async openIfPlayable(id: string): Promise<(Match & { room: Room }) | undefined> {
    try {
      return await this.open(id);
    } catch (error) {
      if (error instanceof UnplayableError) return undefined;
      throw error;
    }
  }

  #setAside(id: string, error: UnplayableError): void {
    if (!this.aside.has(id)) this.#notices.failed('set aside', new Error(`match ${id}: ${error.message}`));
    this.aside.set(id, error.message);
  }

  /** Rebuilds a room from the log, and tells the audience what it has missed. */
  load(match: Match): Promise<Room | undefined> {
    match.loading ??= (async () => {
      const stored = await this.loader.load(match.id);
      if (stored === undefined) return undefined;
      const { room, entries } = stored;
      match.due = stored.due;
      match.audience.forget();
      match.chronicle = undefined;
      // Who follows has to hear of everything that they do not know yet, even of what was taken back.
      const seen = match.audience.peers.size === 0 ? Infinity : match.told;
      await playThrough(room, entries, { until: seen, seen }, ({ version }, change) => {
        if (version > match.told) match.audience.tell(room, change);
      });
      match.told = room.version;
      match.room = room;
      this.aside.delete(match.id);
      return room;
    })()
      .catch((error: unknown) => {
        if (error instanceof UnplayableError) this.#setAside(match.id, error);
        throw error;
      })
      .finally(() => (match.loading = undefined));
    return match.loading;
  }

  /** Judged, written, carried out, told: in this order, one command at a time. */
  submit(match: Match, judge: Task['judge'], done: Task['done'], isStranger = false): void {
    if (this.#closing) return done({ no: { code: 'closing' } });
    const queue = isStranger ? match.strangers : match.queue;
    if (queue.length >= (isStranger ? STRANGERS : QUEUE)) return done({ no: { code: 'slow' } });
    match.used = this.now;
    queue.push({ judge, done });
    if (!match.busy) void this.#work(match);
  }

  async #work(match: Match): Promise<void> {
    match.busy = true;
    for (;;) {
      const queue = match.queue.length > 0 ? match.queue : match.strangers;
      const task = queue[0];
      if (task === undefined && !match.behind) break;
      let outcome: Outcome | undefined;
      try {
        if (match.behind) await this.#catchUp(match);
        if (task === undefined) continue;
        outcome = await this.#try(match, task);
      } catch (error) {
        // Whether it was written is unknown: the next look at the log will tell.
        this.#notices.failed('write', error);
        match.room = undefined;
        match.behind = false;
        outcome = { no: { code: 'busy' } };
      }
      if (outcome === undefined) continue; // somebody else was faster: judge again
      queue.shift();
      task?.done(outcome);
    }
    match.busy = false;
  }

  async #try(match: Match, { judge }: Task): Promise<Outcome | undefined> {
    const room = match.room ?? (await this.load(match));
    if (room === undefined) return { no: { code: 'table' } };
    let verdict = judge(room);
    // Another process may know more than we do: nobody is refused before we have looked.
    if ('no' in verdict && this.store.isShared && (await this.#catchUp(match)) > 0) verdict = judge(room);
    if (!('entry' in verdict)) return verdict;
    if (room.version >= LONGEST_LOG && !isNeeded(verdict.entry)) return { no: { code: 'long' } };
    // Nobody needs a finer time, and a bot's would tell how long it has thought.
    const at = Math.max(Math.floor(this.now / TICK) * TICK, room.at);
    const logged = { version: room.version + 1, at, entry: verdict.entry };
    const change = this.#rowChange(match, room, verdict.entry, at);
    const freed = verdict.entry.kind === 'free' ? room.personAt(verdict.entry.seat) : null;
    if (!(await this.store.append(match.id, logged, change, freed))) {
      match.behind = true;
      return undefined;
    }
    if (change?.due_at !== undefined) match.due = change.due_at;
    const { toAct, botsToAct } = room;
    this.#carryOut(match, room, logged);
    if (verdict.entry.kind === 'act') this.#notices.decided();
    this.followUp(match, room, { toAct, botsToAct, entry: verdict.entry });
    return { done: true };
  }

  #rowChange(match: Match, room: Room, entry: Entry, at: number): RowChange | undefined {
    // A table that cannot begin is no longer to be found in any list.
    if (entry.kind === 'close' && room.status === 'open') return { listed: 0 };
    const due = dueAfter(room, entry, at, match.due, this.#settings.grace);
    if (room.begins(entry)) return { status: 'begun', due_at: due ?? null };
    return due === undefined ? undefined : { due_at: due };
  }

  #carryOut(match: Match, room: Room, logged: Logged): Change {
    const isFilmed = match.audience.peers.size > 0 || match.chronicle !== undefined;
    const change = room.apply(logged, { isFilmed });
    match.chronicle?.note(room, change);
    match.audience.tell(room, change);
    match.told = room.version;
    if (change.kind !== 'said' && (change.kind !== 'decision' || room.status === 'over'))
      this.changed(match, room);
    return change;
  }

  /** How the last decisions looked: the log is played once, whoever asks; from then on it is kept in mind. */
  recall(match: Match): Promise<Chronicle | undefined> {
    if (match.chronicle !== undefined) return Promise.resolve(match.chronicle);
    match.recalling ??= this.#recall(match).finally(() => (match.recalling = undefined));
    return match.recalling;
  }

  async #recall(match: Match): Promise<Chronicle | undefined> {
    const stored = await this.loader.load(match.id);
    if (stored === undefined) return undefined;
    const { room } = stored;
    const chronicle = new Chronicle();
    const seen = Chronicle.seen(stored.entries);
    for (let { entries } = stored; ; entries = await this.store.entriesAfter(match.id, room.version)) {
      const until = entries.at(-1)?.version ?? room.version;
      // A decision that is taken back by the next lot of entries has to be played.
      await playThrough(room, entries, { until, seen }, (_, change, isTakenBack) => {
        if (!isTakenBack) chronicle.note(room, change);
      });
      chronicle.version = room.version;
      if ((match.room?.version ?? 0) <= room.version) break;
    }
    if (match.room?.version === chronicle.version) {
      const kept = [...this.#matches.values()].filter((other) => other.chronicle !== undefined);
      if (kept.length >= CHRONICLES) kept.reduce((a, b) => (a.used < b.used ? a : b)).chronicle = undefined;
      match.chronicle = chronicle;
    }
    return chronicle;
  }

  /** Carries out what others have written, and returns how much that was. */
  async #catchUp(match: Match): Promise<number> {
    match.behind = false;
    const isFollowed = match.audience.peers.size > 0;
    // What is being loaded just now may have been read before the others wrote.
    const room = match.room ?? (isFollowed ? await this.load(match) : undefined);
    if (room === undefined) return 0;
    const entries = await this.store.entriesAfter(match.id, room.version);
    for (const logged of entries) this.#carryOut(match, room, logged);
    return entries.length;
  }

  /** Another process says that a match has gone on. */
  heard({ match: id, version }: News): void {
    const match = this.#matches.get(id);
    if (match === undefined || match.told >= version) return;
    match.behind = true;
    if (!match.busy) void this.#work(match);
  }

  /** Looks whether any match that somebody follows has gone on elsewhere. */
  async lookAround(): Promise<void> {
    const followed = [...this.#matches.values()].filter(
      ({ audience, room }) => audience.peers.size > 0 || room !== undefined,
    );
    for (let i = 0; i < followed.length; i += 500) {
      const versions = await this.store.versionsOf(followed.slice(i, i + 500).map(({ id }) => id));
      for (const [match, version] of versions) this.heard({ match, version });
    }
  }

  /** The same, as a promise. */
  ask(match: Match, judge: Task['judge'], isStranger = false): Promise<Outcome> {
    return new Promise((resolve) => this.submit(match, judge, resolve, isStranger));
  }

  /** Drops what nobody has used for a while; who follows an idle match stays connected. */
  dropIdle(): void {
    const before = this.now - this.#settings.idle;
    for (const match of this.#matches.values()) {
      if (match.used > before || match.busy || match.recalling !== undefined) continue;
      if (match.thinking.size > 0 || match.loading !== undefined) continue;
      match.room = undefined;
      match.chronicle = undefined;
      match.audience.forget();
      if (match.audience.peers.size === 0) this.#matches.delete(match.id);
    }
  }

  /** Lets go of a match that nobody uses; false if somebody does. */
  release(id: string): boolean {
    const match = this.#matches.get(id);
    if (match === undefined) return true;
    const isUsed =
      match.busy || match.queue.length > 0 || match.thinking.size > 0 || match.loading !== undefined;
    return match.audience.peers.size === 0 && !isUsed && this.#matches.delete(id);
  }

  /** Takes no more commands, and waits until those that were taken are carried out. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const match of this.#matches.values())
      while (match.busy) await new Promise((resolve) => setTimeout(resolve, 5));
    await this.store.settled();
  }
}
