/** The tables of people who have met: made all at once or not at all, dealt as soon as everybody sits, and given up if somebody does not come. */
import { fastRng, type Seat, shuffle } from '../../core/index.ts';
import { PACE_TIMES } from '../../protocol/index.ts';
import { SeatWaiting, type OpenMatch, type WaitingTimes } from '../matches/seatWaiting.ts';
import { NOTHING_TO_DO, type Hub } from '../matches/hub.ts';
import { generateId } from '../matches/tokens.ts';
import type { Entry } from '../room/entry.ts';
import type { Room } from '../room/room.ts';
import type { MatchRow } from '../storage/matchTables.ts';
import type { PendingTableRow, WaitingRow } from '../storage/matchmakingTables.ts';
import { NO_SEAT_LEFT } from '../storage/store.ts';
import type { MatchedGroup } from './matching.ts';
import type { TableAssignment, WaitingStore } from './waitingStore.ts';

/** How long somebody may be gone before the others need not wait. */
const ABSENCE = { after: 60_000, wins: false } as const;
const LEVEL = 'medium';
/** Tables that are written down together. */
const BATCH = 40;

export class PendingTables {
  readonly #hub: Hub;
  readonly #store: WaitingStore;
  readonly #seatWaiting: SeatWaiting;
  /** Called with each wait that ends: whether its player came and the cards were dealt, or kept the others waiting. */
  readonly #onSettled: (row: WaitingRow, hasCome: boolean) => void;

  constructor(
    hub: Hub,
    store: WaitingStore,
    patience: WaitingTimes,
    settled: (row: WaitingRow, hasCome: boolean) => void,
  ) {
    this.#hub = hub;
    this.#store = store;
    this.#onSettled = settled;
    this.#seatWaiting = new SeatWaiting(hub, patience);
  }

  get seatTime(): number {
    return this.#seatWaiting.times.seat;
  }

  /** Writes the tables of these groups down; returns the groups of which somebody was no longer to be had. */
  async create(
    groups: readonly MatchedGroup[],
    rowOf: (id: string) => WaitingRow,
    made: (group: MatchedGroup, match: string) => void,
  ): Promise<MatchedGroup[]> {
    const lost: MatchedGroup[] = [];
    for (let i = 0; i < groups.length; i += BATCH) {
      const some = groups.slice(i, i + BATCH);
      const takings = await Promise.all(some.map((group) => this.#plan(group, rowOf)));
      for (const [j, isMade] of (await this.#assign(takings)).entries())
        if (isMade) {
          const { match, row } = takings[j]!;
          this.#hub.store.onCreated(row);
          made(some[j]!, match);
        } else lost.push(some[j]!);
    }
    return lost;
  }

  async #assign(takings: readonly TableAssignment[]): Promise<boolean[]> {
    try {
      await this.#store.assignTables(takings, this.#hub.now);
      return takings.map(() => true);
    } catch (error) {
      if (!isNotNullViolation(error)) throw error;
      if (takings.length === 1) return [false];
    }
    const each: boolean[] = [];
    for (const taking of takings) each.push(...(await this.#assign([taking])));
    return each;
  }

  async #plan(
    { kind, people, bots }: MatchedGroup,
    rowOf: (id: string) => WaitingRow,
  ): Promise<TableAssignment & { readonly row: MatchRow }> {
    const match = generateId();
    const { game, pace, seats } = kind;
    const waits = people.map(({ id }) => rowOf(id));
    // Who sits where is chance, and nobody's wait says anything about it.
    const order = shuffle(
      Array.from({ length: seats }, (_, seat) => seat),
      fastRng(match, 0),
    );
    const kept = waits.map(({ name, hash, person }, i): Entry => {
      const seat = order[i]!;
      // It is the meeting that gives the seat up, and not the time.
      const until = Number.MAX_SAFE_INTEGER;
      return { kind: 'keep', seat, name, hash, until, ...(person === null ? {} : { person }) };
    });
    const wish = {
      game,
      seats,
      time: PACE_TIMES[pace],
      level: LEVEL,
      rated: kind.rated,
      bots: order.slice(seats - bots),
      listed: false,
      // Rated matches are those that others want to watch.
      watch: kind.rated,
      showHands: true,
      // A rated table has its own.
      ...(kind.rated ? {} : { absence: ABSENCE }),
    } as const;
    const plan = await this.#hub.loader.plan({ ...wish, bots: [...wish.bots] }, this.#hub.now, kept, match);
    if ('expected' in plan) throw new Error(`a table of people who have met: ${plan.at}`);
    const { db } = this.#hub.store.database;
    const accounts = waits.flatMap(({ person }) => (person === null ? [] : [person]));
    const { now } = this.#hub;
    // The log has the name of an account already: whoever deletes the account finds it there.
    const seatRows = accounts.map((person) => ({
      person,
      match,
      seat: NO_SEAT_LEFT,
      at: now,
      over_at: null,
      won: null,
    }));
    const creating = this.#hub.store.compileCreate(plan.row, plan.entries);
    if (seatRows.length > 0) creating.push(db.insertInto('seats').values(seatRows).compile());
    return { match, game, waits: waits.map(({ id }) => id), creating, row: plan.row };
  }

  /** Looks after what is due; true if anybody's wait has changed by it. */
  async processDue(every: number): Promise<boolean> {
    const { now } = this.#hub;
    let isChanged = false;
    for (const meeting of await this.#store.claimDue(now, now + every))
      if (await this.#processTable(meeting)) isChanged = true;
    return isChanged;
  }

  async #processTable({ match, began, people, dissolved }: PendingTableRow): Promise<boolean> {
    const open = await this.#hub.openIfPlayable(match);
    if (open !== undefined && this.#hub.store.isShared) {
      // Nobody is held to be missing before we have read what other processes wrote.
      open.isBehind = true;
      await this.#hub.submitAsync(open, () => NOTHING_TO_DO);
    }
    let staying: ReadonlySet<string> | undefined;
    if (open !== undefined && open.room.status === 'open' && dissolved === 0) {
      const missing = await this.#seatWaiting.dealOrListMissing(open, began);
      const isLeft = open.room.info.sitters.some((seat) => seat.kind === 'open' && seat.reserved === null);
      const waits = await this.#store.waitsFor(match);
      const hasStopped = waits.length < people;
      if (missing.length === 0 && !isLeft && !hasStopped && open.room.status === 'open') return false;
      staying = findStaying(open.room, waits, missing);
      if (open.room.status === 'open') await this.#store.dissolve(match);
    }
    if (open !== undefined && open.room.status === 'open') await this.#freeSeats(open);
    this.#seatWaiting.forget(match);
    // The last one may have dealt meanwhile.
    if (open !== undefined && open.room.status !== 'open') {
      for (const row of await this.#store.waitsFor(match)) this.#onSettled(row, true);
      await this.#store.deleteBegun(match);
    } else await this.#requeue(match, staying);
    return true;
  }

  /** Nobody has a seat here any more, before anybody can get one elsewhere. */
  async #freeSeats(match: OpenMatch): Promise<void> {
    for (const [seat, { kind }] of match.room.info.sitters.entries())
      if (kind !== 'bot')
        await this.#hub.submitAsync(match, (room) => {
          const sitter = room.info.sitters[seat]!;
          const isHeld = sitter.kind === 'person' || (sitter.kind === 'open' && sitter.reserved !== null);
          return room.status === 'open' && isHeld ? { entry: { kind: 'free', seat } } : { done: true };
        });
  }

  /** After a kill it is no longer known who kept the others waiting: then everyone who ever sat down waits again. */
  async #requeue(match: string, staying?: ReadonlySet<string>): Promise<void> {
    const those = staying ?? (await this.#everyoneWhoSat(match));
    const waits = await this.#store.waitsFor(match);
    const stays = (row: WaitingRow): boolean => those.has(row.who);
    if (staying !== undefined) for (const row of waits) if (!stays(row)) this.#onSettled(row, false);
    await this.#store.requeue(match, waits.filter(stays));
  }

  async #everyoneWhoSat(match: string): Promise<ReadonlySet<string>> {
    const sat = new Set<string>();
    for (const { entry } of await this.#hub.store.entriesAfter(match, 0))
      if (entry.kind === 'sit') sat.add(entry.person ?? entry.hash);
    return sat;
  }
}

/** Those who sit at a table or may still come, and do not keep it waiting. */
function findStaying(
  room: Room,
  waits: readonly WaitingRow[],
  missing: readonly Seat[],
): ReadonlySet<string> {
  const stays = ({ hash, person }: WaitingRow): boolean => {
    const seat = room.findSeat(hash, person) ?? room.findReservedSeat(hash, person);
    return seat !== null && !missing.includes(seat);
  };
  return new Set(waits.filter(stays).map(({ who }) => who));
}

/** A row that must not be empty was to be: what both databases say to that. */
function isNotNullViolation(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '23502' || (typeof message === 'string' && /NOT NULL constraint failed/.test(message));
}
