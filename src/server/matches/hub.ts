/** All matches of a process: they are loaded when somebody asks, written before anybody hears, and dropped when idle. */
import type { Seat, SeatSet } from '../../core/index.ts';
import { type Rejection, TICK, UNDO, type TableRequest } from '../../protocol/index.ts';
import { Audience } from './audience.ts';
import type { MatchNews } from '../storage/processBus.ts';
import { computeDue } from '../room/computeDue.ts';
import { RecentUpdates } from '../room/recentUpdates.ts';
import { type Entry, type Logged, UnplayableError } from '../room/entry.ts';
import { replayLog } from '../room/replayLog.ts';
import { TablePresence } from './tablePresence.ts';
import type { RoomChange } from '../room/roomChange.ts';
import type { Room } from '../room/room.ts';
import type { Verdict } from '../room/verdict.ts';
import type { Loader } from './loader.ts';
import type { RowChange, Store } from '../storage/store.ts';

export type CommandOutcome = { readonly done: true } | { readonly no: Rejection };

interface QueuedCommand {
  readonly judge: (room: Room) => Verdict;
  readonly done: (outcome: CommandOutcome) => void;
}

/** A match as this process holds it. */
export interface HeldMatch {
  readonly id: string;
  readonly audience: Audience;
  readonly presence: TablePresence;
  /** Undefined while it is idle, even if somebody follows it. */
  room: Room | undefined;
  loading: Promise<Room | undefined> | undefined;
  /** The version that the audience knows. */
  sentVersion: number;
  /** What the persons and bots of the table ask for. */
  readonly queue: QueuedCommand[];
  /** What everyone else asks for: it waits until nobody at the table asks for anything. */
  readonly guestQueue: QueuedCommand[];
  /** What was told lately, once somebody has asked. */
  recentUpdates: RecentUpdates | undefined;
  loadingUpdates: Promise<RecentUpdates | undefined> | undefined;
  isBusy: boolean;
  /** The log has gone on without us. */
  isBehind: boolean;
  /** Seats that a bot thinks for, each with what about. */
  readonly thinking: Map<Seat, string>;
  /** When the row says that somebody has to look after it. */
  due: number | null;
  used: number;
}

export interface HubEvents {
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
export interface TurnBefore {
  readonly toAct: SeatSet;
  readonly botsToAct: SeatSet;
  readonly entry: Entry;
}

/** At most 64 commands of those at the table may wait for one match, and 16 of others. */
const MAX_QUEUE = 64;
const MAX_GUEST_QUEUE = 16;
/** A log of 10,000 entries takes nothing more but what the match needs to come to its end. */
const MAX_LOG = 10_000;
/** What was told lately is kept of 64 matches at most. */
const MAX_RECENT_UPDATES = 64;
export const NOTHING_TO_DO: Verdict = { done: true };

/** A match can always be played to its end, and its seats looked after; whatever else is said and done has a limit. */
const isNeeded = (entry: Entry): boolean =>
  entry.kind === 'act'
    ? entry.action !== UNDO
    : entry.kind === 'away' || entry.kind === 'resign' || entry.kind === 'forget' || entry.kind === 'close';

export class Hub {
  readonly store: Store;
  readonly loader: Loader;
  readonly #events: HubEvents;
  readonly #settings: HubSettings;
  readonly #matches = new Map<string, HeldMatch>();
  #closing = false;
  /** Matches that cannot be played here, each with the reason; the others go on without them. */
  readonly unplayable = new Map<string, string>();
  /** Called after every entry of this process. */
  onEntry: (match: HeldMatch, room: Room, before: TurnBefore) => void = () => {};
  /** Called when something but the position has changed at a table that this process has loaded, or its match is over. */
  onTableChange: (match: HeldMatch, room: Room) => void = () => {};
  /** Called for every match that this process begins to hold. */
  onMatchHeld: (match: HeldMatch) => void = () => {};

  constructor(store: Store, loader: Loader, notices: HubEvents, settings: HubSettings) {
    this.store = store;
    this.loader = loader;
    this.#events = notices;
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
  get matches(): Iterable<HeldMatch> {
    return this.#matches.values();
  }
  find(id: string): HeldMatch | undefined {
    return this.#matches.get(id);
  }

  async create(wish: TableRequest): Promise<string | { readonly at: string; readonly expected: string }> {
    const made = await this.loader.plan(wish, this.now);
    if ('expected' in made) return made;
    await this.store.create(made.row, made.entries);
    return made.row.id;
  }

  #hold(id: string): HeldMatch {
    let match = this.#matches.get(id);
    if (match === undefined) {
      const presence = new TablePresence(this.now);
      match = {
        id,
        presence,
        audience: new Audience(presence),
        room: undefined,
        loading: undefined,
        sentVersion: 0,
        queue: [],
        guestQueue: [],
        recentUpdates: undefined,
        loadingUpdates: undefined,
        isBusy: false,
        isBehind: false,
        thinking: new Map(),
        due: null,
        used: this.now,
      };
      this.#matches.set(id, match);
      this.onMatchHeld(match);
    }
    match.used = this.now;
    return match;
  }

  /** The match with its room; undefined if there is none of that name. */
  async open(id: string): Promise<(HeldMatch & { room: Room }) | undefined> {
    const match = this.#hold(id);
    try {
      const room = match.room ?? (await this.load(match));
      if (room !== undefined) return match as HeldMatch & { room: Room };
    } catch (error) {
      if (match.audience.peers.size === 0) this.#matches.delete(id);
      throw error;
    }
    if (match.audience.peers.size === 0) this.#matches.delete(id);
    return undefined;
  }

  /** The same, undefined too for a match that is set aside. */
  async openIfPlayable(id: string): Promise<(HeldMatch & { room: Room }) | undefined> {
    try {
      return await this.open(id);
    } catch (error) {
      if (error instanceof UnplayableError) return undefined;
      throw error;
    }
  }

  #markUnplayable(id: string, error: UnplayableError): void {
    if (!this.unplayable.has(id))
      this.#events.failed('set aside', new Error(`match ${id}: ${error.message}`));
    this.unplayable.set(id, error.message);
  }

  /** Rebuilds a room from the log, and tells the audience what it has missed. */
  load(match: HeldMatch): Promise<Room | undefined> {
    match.loading ??= (async () => {
      const stored = await this.loader.load(match.id);
      if (stored === undefined) return undefined;
      const { room, entries } = stored;
      match.due = stored.due;
      match.audience.resetUpdates();
      match.recentUpdates = undefined;
      // Who follows has to hear of everything that they do not know yet, even of what was taken back.
      const seen = match.audience.peers.size === 0 ? Infinity : match.sentVersion;
      await replayLog(room, entries, { until: seen, seen }, ({ version }, change) => {
        if (version > match.sentVersion) match.audience.sendChange(room, change);
      });
      match.sentVersion = room.version;
      match.room = room;
      this.unplayable.delete(match.id);
      return room;
    })()
      .catch((error: unknown) => {
        if (error instanceof UnplayableError) this.#markUnplayable(match.id, error);
        throw error;
      })
      .finally(() => (match.loading = undefined));
    return match.loading;
  }

  /** Judged, written, carried out, told: in this order, one command at a time. */
  submit(
    match: HeldMatch,
    judge: QueuedCommand['judge'],
    done: QueuedCommand['done'],
    isStranger = false,
  ): void {
    if (this.#closing) return done({ no: { code: 'closing' } });
    const queue = isStranger ? match.guestQueue : match.queue;
    if (queue.length >= (isStranger ? MAX_GUEST_QUEUE : MAX_QUEUE))
      return done({ no: { code: 'rateLimited' } });
    match.used = this.now;
    queue.push({ judge, done });
    if (!match.isBusy) void this.#processQueue(match);
  }

  async #processQueue(match: HeldMatch): Promise<void> {
    match.isBusy = true;
    for (;;) {
      const queue = match.queue.length > 0 ? match.queue : match.guestQueue;
      const task = queue[0];
      if (task === undefined && !match.isBehind) break;
      let outcome: CommandOutcome | undefined;
      try {
        if (match.isBehind) await this.#catchUp(match);
        if (task === undefined) continue;
        outcome = await this.#execute(match, task);
      } catch (error) {
        // Whether it was written is unknown: the next look at the log will tell.
        this.#events.failed('write', error);
        match.room = undefined;
        match.isBehind = false;
        outcome = { no: { code: 'busy' } };
      }
      if (outcome === undefined) continue; // somebody else was faster: judge again
      queue.shift();
      task?.done(outcome);
    }
    match.isBusy = false;
  }

  async #execute(match: HeldMatch, { judge }: QueuedCommand): Promise<CommandOutcome | undefined> {
    const room = match.room ?? (await this.load(match));
    if (room === undefined) return { no: { code: 'table' } };
    let verdict = judge(room);
    // Another process may know more than we do: nobody is refused before we have looked.
    if ('no' in verdict && this.store.isShared && (await this.#catchUp(match)) > 0) verdict = judge(room);
    if (!('entry' in verdict)) return verdict;
    if (room.version >= MAX_LOG && !isNeeded(verdict.entry)) return { no: { code: 'logFull' } };
    // Nobody needs a finer time, and a bot's would tell how long it has thought.
    const at = Math.max(Math.floor(this.now / TICK) * TICK, room.at);
    const logged = { version: room.version + 1, at, entry: verdict.entry };
    const change = this.#rowChange(match, room, verdict.entry, at);
    const freed = verdict.entry.kind === 'free' ? room.personAt(verdict.entry.seat) : null;
    if (!(await this.store.append(match.id, logged, change, freed))) {
      match.isBehind = true;
      return undefined;
    }
    if (change?.due_at !== undefined) match.due = change.due_at;
    const { toAct, botsToAct } = room;
    this.#applyEntry(match, room, logged);
    if (verdict.entry.kind === 'act') this.#events.decided();
    this.onEntry(match, room, { toAct, botsToAct, entry: verdict.entry });
    return { done: true };
  }

  #rowChange(match: HeldMatch, room: Room, entry: Entry, at: number): RowChange | undefined {
    // A table that cannot begin is no longer to be found in any list.
    if (entry.kind === 'close' && room.status === 'open') return { listed: 0 };
    const due = computeDue(room, entry, at, match.due, this.#settings.grace);
    if (room.begins(entry)) return { status: 'begun', due_at: due ?? null };
    return due === undefined ? undefined : { due_at: due };
  }

  #applyEntry(match: HeldMatch, room: Room, logged: Logged): RoomChange {
    const isFilmed = match.audience.peers.size > 0 || match.recentUpdates !== undefined;
    const change = room.apply(logged, { isFilmed });
    match.recentUpdates?.addChange(room, change);
    match.audience.sendChange(room, change);
    match.sentVersion = room.version;
    if (change.kind !== 'said' && (change.kind !== 'decision' || room.status === 'over'))
      this.onTableChange(match, room);
    return change;
  }

  /** How the last decisions looked: the log is played once, whoever asks; from then on it is kept in mind. */
  recentUpdates(match: HeldMatch): Promise<RecentUpdates | undefined> {
    if (match.recentUpdates !== undefined) return Promise.resolve(match.recentUpdates);
    match.loadingUpdates ??= this.#buildRecentUpdates(match).finally(
      () => (match.loadingUpdates = undefined),
    );
    return match.loadingUpdates;
  }

  async #buildRecentUpdates(match: HeldMatch): Promise<RecentUpdates | undefined> {
    const stored = await this.loader.load(match.id);
    if (stored === undefined) return undefined;
    const { room } = stored;
    const chronicle = new RecentUpdates();
    const seen = RecentUpdates.firstUsefulVersion(stored.entries);
    for (let { entries } = stored; ; entries = await this.store.entriesAfter(match.id, room.version)) {
      const until = entries.at(-1)?.version ?? room.version;
      // A decision that is taken back by the next lot of entries has to be played.
      await replayLog(room, entries, { until, seen }, (_, change, isTakenBack) => {
        if (!isTakenBack) chronicle.addChange(room, change);
      });
      chronicle.version = room.version;
      if ((match.room?.version ?? 0) <= room.version) break;
    }
    if (match.room?.version === chronicle.version) {
      const kept = [...this.#matches.values()].filter((other) => other.recentUpdates !== undefined);
      if (kept.length >= MAX_RECENT_UPDATES)
        kept.reduce((a, b) => (a.used < b.used ? a : b)).recentUpdates = undefined;
      match.recentUpdates = chronicle;
    }
    return chronicle;
  }

  /** Carries out what others have written, and returns how much that was. */
  async #catchUp(match: HeldMatch): Promise<number> {
    match.isBehind = false;
    const isFollowed = match.audience.peers.size > 0;
    // What is being loaded just now may have been read before the others wrote.
    const room = match.room ?? (isFollowed ? await this.load(match) : undefined);
    if (room === undefined) return 0;
    const entries = await this.store.entriesAfter(match.id, room.version);
    for (const logged of entries) this.#applyEntry(match, room, logged);
    return entries.length;
  }

  /** Another process says that a match has gone on. */
  onNews({ match: id, version }: MatchNews): void {
    const match = this.#matches.get(id);
    if (match === undefined || match.sentVersion >= version) return;
    match.isBehind = true;
    if (!match.isBusy) void this.#processQueue(match);
  }

  /** Looks whether any match that somebody follows has gone on elsewhere. */
  async catchUpAll(): Promise<void> {
    const followed = [...this.#matches.values()].filter(
      ({ audience, room }) => audience.peers.size > 0 || room !== undefined,
    );
    for (let i = 0; i < followed.length; i += 500) {
      const versions = await this.store.readVersions(followed.slice(i, i + 500).map(({ id }) => id));
      for (const [match, version] of versions) this.onNews({ match, version });
    }
  }

  /** The same, as a promise. */
  submitAsync(match: HeldMatch, judge: QueuedCommand['judge'], isStranger = false): Promise<CommandOutcome> {
    return new Promise((resolve) => this.submit(match, judge, resolve, isStranger));
  }

  /** Drops what nobody has used for a while; who follows an idle match stays connected. */
  dropIdle(): void {
    const before = this.now - this.#settings.idle;
    for (const match of this.#matches.values()) {
      if (match.used > before || match.isBusy || match.loadingUpdates !== undefined) continue;
      if (match.thinking.size > 0 || match.loading !== undefined) continue;
      match.room = undefined;
      match.recentUpdates = undefined;
      match.audience.resetUpdates();
      if (match.audience.peers.size === 0) this.#matches.delete(match.id);
    }
  }

  /** Lets go of a match that nobody uses; false if somebody does. */
  release(id: string): boolean {
    const match = this.#matches.get(id);
    if (match === undefined) return true;
    const isUsed =
      match.isBusy || match.queue.length > 0 || match.thinking.size > 0 || match.loading !== undefined;
    return match.audience.peers.size === 0 && !isUsed && this.#matches.delete(id);
  }

  /** Takes no more commands, and waits until those that were taken are carried out. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const match of this.#matches.values())
      while (match.isBusy) await new Promise((resolve) => setTimeout(resolve, 5));
    await this.store.settled();
  }
}
