/** All matches of a process: loaded on request, written before anyone is notified, dropped when idle. */
import { EventEmitter } from 'node:events';
import type { Seat, SeatSet } from '../../core/index.ts';
import { type Rejection, TICK, UNDO, type TableRequest } from '../../protocol/index.ts';
import { Audience } from './audience.ts';
import { computeDue } from '../room/timing.ts';
import { RecentUpdates, replayLog } from '../room/replayLog.ts';
import { type Entry, type Logged, UnplayableError, type RoomChange, type Verdict } from '../room/logEntry.ts';
import { TablePresence } from './tablePresence.ts';
import type { Room } from '../room/room.ts';
import type { Loader } from './loader.ts';
import type { RowChange, Store } from '../storage/store.ts';

export type CommandOutcome = { readonly done: true } | { readonly no: Rejection };

interface QueuedCommand {
  readonly judge: (room: Room) => Verdict;
  readonly done: (outcome: CommandOutcome) => void;
}

export interface HeldMatch {
  readonly id: string;
  readonly audience: Audience;
  readonly presence: TablePresence;
  /** Undefined while idle, even if there are followers. */
  room: Room | undefined;
  loading: Promise<Room | undefined> | undefined;
  sentVersion: number;
  /** Commands of the table's players and bots. */
  readonly queue: QueuedCommand[];
  /** Commands of others: they run when no player's command is queued. */
  readonly guestQueue: QueuedCommand[];
  recentUpdates: RecentUpdates | undefined;
  loadingUpdates: Promise<RecentUpdates | undefined> | undefined;
  isBusy: boolean;
  /** Whether the log has entries that this process has not applied. */
  isBehind: boolean;
  /** Seats for which a bot is thinking, with the subject. */
  readonly thinking: Map<Seat, string>;
  due: number | null;
  used: number;
}

export interface HubEvents {
  /** This process has written an entry. */
  readonly entry: [match: HeldMatch, room: Room, before: TurnBefore];
  /** A loaded table has changed apart from its position, or its match has ended. */
  readonly tableChanged: [match: HeldMatch, room: Room];
  /** A peer has come, left, or become idle or active. */
  readonly audienceChanged: [match: HeldMatch];
}

export interface HubSettings {
  readonly now: () => number;
  readonly grace: number;
  readonly idle: number;
}

export interface TurnBefore {
  readonly toAct: SeatSet;
  readonly botsToAct: SeatSet;
  readonly entry: Entry;
}

/** Queued commands per match: 64 of players, 16 of others. */
const MAX_QUEUE = 64;
const MAX_GUEST_QUEUE = 16;
/** After 10,000 entries, a log accepts only what the match needs to finish. */
const MAX_LOG = 10_000;
const MAX_RECENT_UPDATES = 64;
export const NOTHING_TO_DO: Verdict = { done: true };

/** Whether an entry is accepted in a full log: decisions and changes of seats always are. */
const isNeeded = (entry: Entry): boolean =>
  entry.kind === 'act'
    ? entry.action !== UNDO
    : entry.kind === 'away' || entry.kind === 'resign' || entry.kind === 'forget' || entry.kind === 'close';

export class Hub {
  readonly store: Store;
  readonly loader: Loader;
  readonly events = new EventEmitter<HubEvents>();
  readonly #failed: (what: string, error: unknown) => void;
  readonly #settings: HubSettings;
  readonly #matches = new Map<string, HeldMatch>();
  #closing = false;
  /** Matches that cannot be played here, each with the reason; others are unaffected. */
  readonly unplayable = new Map<string, string>();

  constructor(
    store: Store,
    loader: Loader,
    failed: (what: string, error: unknown) => void,
    settings: HubSettings,
  ) {
    this.store = store;
    this.loader = loader;
    this.#failed = failed;
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

  async create(wish: TableRequest): Promise<string> {
    const { row, entries } = await this.loader.plan(wish, this.now);
    await this.store.create(row, entries);
    // Its players are about to come, if no other process can get them.
    if (!this.store.isShared) await this.load(this.#hold(row.id), () => this.loader.restore(row, entries));
    return row.id;
  }

  #hold(id: string): HeldMatch {
    let match = this.#matches.get(id);
    if (match === undefined) {
      const presence = new TablePresence(this.now);
      const held: HeldMatch = (match = {
        id,
        presence,
        audience: new Audience(presence, () => this.events.emit('audienceChanged', held)),
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
      });
      this.#matches.set(id, match);
    }
    match.used = this.now;
    return match;
  }

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

  /** Also undefined for an unplayable match. */
  async openIfPlayable(id: string): Promise<(HeldMatch & { room: Room }) | undefined> {
    try {
      return await this.open(id);
    } catch (error) {
      if (error instanceof UnplayableError) return undefined;
      throw error;
    }
  }

  #markUnplayable(id: string, error: UnplayableError): void {
    if (!this.unplayable.has(id)) this.#failed('set aside', new Error(`match ${id}: ${error.message}`));
    this.unplayable.set(id, error.message);
  }

  load(match: HeldMatch, read = () => this.loader.load(match.id)): Promise<Room | undefined> {
    match.loading ??= (async () => {
      const stored = await read();
      if (stored === undefined) return undefined;
      const { room, entries } = stored;
      match.due = stored.due;
      match.recentUpdates = undefined;
      // Followers must receive everything they do not know, even decisions that were undone.
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

  /** Judges, writes, applies and announces, in this order, one command at a time. */
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
        // Whether it was written is unknown: reading the log will tell.
        this.#failed('write', error);
        match.room = undefined;
        match.isBehind = false;
        outcome = { no: { code: 'busy' } };
      }
      if (outcome === undefined) continue; // another process was faster: judge again
      queue.shift();
      task?.done(outcome);
    }
    match.isBusy = false;
  }

  async #execute(match: HeldMatch, { judge }: QueuedCommand): Promise<CommandOutcome | undefined> {
    const room = match.room ?? (await this.load(match));
    if (room === undefined) return { no: { code: 'table' } };
    let verdict = judge(room);
    // Another process may know more: read the log before rejecting.
    if ('no' in verdict && this.store.isShared && (await this.#catchUp(match)) > 0) verdict = judge(room);
    if (!('entry' in verdict)) return verdict;
    if (room.version >= MAX_LOG && !isNeeded(verdict.entry)) return { no: { code: 'logFull' } };
    // Finer times are not needed, and would reveal how long a bot has thought.
    const at = Math.max(Math.floor(this.now / TICK) * TICK, room.at);
    const logged = { version: room.version + 1, at, entry: verdict.entry };
    const change = this.#rowChange(match, room, verdict.entry, at);
    const freed = verdict.entry.kind === 'free' ? room.seating.personAt(verdict.entry.seat) : null;
    if (!(await this.store.append(match.id, logged, change, freed))) {
      match.isBehind = true;
      return undefined;
    }
    if (change?.due_at !== undefined) match.due = change.due_at;
    const { toAct, botsToAct } = room;
    this.#applyEntry(match, room, logged);
    this.events.emit('entry', match, room, { toAct, botsToAct, entry: verdict.entry });
    return { done: true };
  }

  #rowChange(match: HeldMatch, room: Room, entry: Entry, at: number): RowChange | undefined {
    if ((entry.kind === 'close' || entry.kind === 'rematch') && room.status === 'open') return { listed: 0 };
    const due = computeDue(room, entry, at, match.due, this.#settings.grace);
    if (room.begins(entry)) return { status: 'begun', due_at: due ?? null };
    return due === undefined ? undefined : { due_at: due };
  }

  #applyEntry(match: HeldMatch, room: Room, logged: Logged): RoomChange {
    const withFrames = match.audience.peers.size > 0 || match.recentUpdates !== undefined;
    const change = room.apply(logged, { withFrames });
    match.recentUpdates?.addChange(room, change);
    match.audience.sendChange(room, change);
    match.sentVersion = room.version;
    if (change.kind !== 'said' && (change.kind !== 'decision' || room.status === 'over'))
      this.events.emit('tableChanged', match, room);
    return change;
  }

  /** The recent updates. The first request replays the log; from then on they stay in memory. */
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
    const recent = new RecentUpdates();
    const seen = RecentUpdates.firstUsefulVersion(stored.entries);
    for (let { entries } = stored; ; entries = await this.store.entriesAfter(match.id, room.version)) {
      const until = entries.at(-1)?.version ?? room.version;
      // A decision that a later batch of entries undoes must be applied.
      await replayLog(room, entries, { until, seen }, (_, change, isTakenBack) => {
        if (!isTakenBack) recent.addChange(room, change);
      });
      recent.version = room.version;
      if ((match.room?.version ?? 0) <= room.version) break;
    }
    if (match.room?.version === recent.version) {
      const kept = [...this.#matches.values()].filter((other) => other.recentUpdates !== undefined);
      if (kept.length >= MAX_RECENT_UPDATES)
        kept.reduce((a, b) => (a.used < b.used ? a : b)).recentUpdates = undefined;
      match.recentUpdates = recent;
    }
    return recent;
  }

  async #catchUp(match: HeldMatch): Promise<number> {
    match.isBehind = false;
    const isFollowed = match.audience.peers.size > 0;
    // A load in progress may have started before others wrote.
    const room = match.room ?? (isFollowed ? await this.load(match) : undefined);
    if (room === undefined) return 0;
    const entries = await this.store.entriesAfter(match.id, room.version);
    for (const logged of entries) this.#applyEntry(match, room, logged);
    return entries.length;
  }

  /** The log of a match has this version: another process may have written it. */
  onLogged(id: string, version: number): void {
    const match = this.#matches.get(id);
    if (match === undefined || match.sentVersion >= version) return;
    match.isBehind = true;
    if (!match.isBusy) void this.#processQueue(match);
  }

  async catchUpAll(): Promise<void> {
    const followed = [...this.#matches.values()].filter(
      ({ audience, room }) => audience.peers.size > 0 || room !== undefined,
    );
    for (let i = 0; i < followed.length; i += 500) {
      const versions = await this.store.readVersions(followed.slice(i, i + 500).map(({ id }) => id));
      for (const [match, version] of versions) this.onLogged(match, version);
    }
  }

  /** Like `submit`, as a promise. */
  submitAsync(match: HeldMatch, judge: QueuedCommand['judge'], isStranger = false): Promise<CommandOutcome> {
    return new Promise((resolve) => this.submit(match, judge, resolve, isStranger));
  }

  /** Drops unused matches; followers of an idle match stay connected. */
  dropIdle(): void {
    const before = this.now - this.#settings.idle;
    for (const match of this.#matches.values()) {
      if (match.used > before || match.isBusy || match.loadingUpdates !== undefined) continue;
      if (match.thinking.size > 0 || match.loading !== undefined) continue;
      match.room = undefined;
      match.recentUpdates = undefined;
      if (match.audience.peers.size === 0) this.#matches.delete(match.id);
    }
  }

  release(id: string): boolean {
    const match = this.#matches.get(id);
    if (match === undefined) return true;
    const isUsed =
      match.isBusy || match.queue.length > 0 || match.thinking.size > 0 || match.loading !== undefined;
    return match.audience.peers.size === 0 && !isUsed && this.#matches.delete(id);
  }

  async close(): Promise<void> {
    this.#closing = true;
    for (const match of this.#matches.values())
      while (match.isBusy) await new Promise((resolve) => setTimeout(resolve, 5));
    await this.store.settled();
  }
}
