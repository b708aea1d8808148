/** Tables of matched players: created atomically, dealt once everyone sits, and dissolved if a player does not come. */
import { fastRng, type Seat, shuffle } from '../../core/index.ts';
import { PACE_TIMES } from '../../protocol/index.ts';
import { SeatWaiting, type OpenMatch, type WaitingTimes } from '../matches/seatWaiting.ts';
import { NOTHING_TO_DO, type Hub } from '../matches/hub.ts';
import { generateId } from '../matches/tokens.ts';
import type { Entry } from '../room/logEntry.ts';
import type { Room } from '../room/room.ts';
import type { MatchedGroup } from './matching.ts';
import type { TableAssignment, WaitingStore } from './waitingStore.ts';
import type { MatchRow, Row } from '../storage/schema.ts';

/** The absence after which others need not wait. */
const ABSENCE = { after: 60_000, wins: false } as const;
const LEVEL = 'medium';
const BATCH = 40;

export class PendingTables {
  readonly #hub: Hub;
  readonly #store: WaitingStore;
  readonly #seatWaiting: SeatWaiting;
  /** Called for each finished wait: whether its player came and the match began, or kept others waiting. */
  readonly #onSettled: (row: Row<'waiting'>, hasCome: boolean) => void;

  constructor(
    hub: Hub,
    store: WaitingStore,
    patience: WaitingTimes,
    settled: (row: Row<'waiting'>, hasCome: boolean) => void,
  ) {
    this.#hub = hub;
    this.#store = store;
    this.#onSettled = settled;
    this.#seatWaiting = new SeatWaiting(hub, patience);
  }

  get seatTime(): number {
    return this.#seatWaiting.times.seat;
  }

  /** Writes the tables of these groups; returns the groups that lost a player meanwhile. */
  async create(
    groups: readonly MatchedGroup[],
    rowOf: (id: string) => Row<'waiting'>,
    made: (group: MatchedGroup, match: string) => void,
  ): Promise<MatchedGroup[]> {
    const lost: MatchedGroup[] = [];
    for (let i = 0; i < groups.length; i += BATCH) {
      const some = groups.slice(i, i + BATCH);
      const takings = await Promise.all(some.map((group) => this.#plan(group, rowOf)));
      for (const [j, isMade] of (await this.#assign(takings)).entries())
        if (isMade) {
          const { match, row } = takings[j]!;
          this.#hub.store.events.emit('created', row);
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
    rowOf: (id: string) => Row<'waiting'>,
  ): Promise<TableAssignment & { readonly row: MatchRow }> {
    const match = generateId();
    const { game, pace, seats } = kind;
    const waits = people.map(({ id }) => rowOf(id));
    // Seats are random and must not reveal how long anyone waited.
    const order = shuffle(
      Array.from({ length: seats }, (_, seat) => seat),
      fastRng(match, 0),
    );
    const kept = waits.map(({ name, hash, person }, i): Entry => {
      const seat = order[i]!;
      // This module releases the seat, not the reservation's expiry.
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
      // Rated matches are worth watching.
      watch: kind.rated,
      showHands: true,
      // Rated tables have their own rule.
      ...(kind.rated ? {} : { absence: ABSENCE }),
    } as const;
    const plan = await this.#hub.loader.plan({ ...wish, bots: [...wish.bots] }, this.#hub.now, kept, match);
    const creating = this.#hub.store.compileCreate(plan.row, plan.entries);
    return { match, game, waits: waits.map(({ id }) => id), creating, row: plan.row };
  }

  async processDue(every: number): Promise<boolean> {
    const { now } = this.#hub;
    let isChanged = false;
    for (const meeting of await this.#store.claimDue(now, now + every))
      if (await this.#processTable(meeting)) isChanged = true;
    return isChanged;
  }

  async #processTable({ match, began, people, dissolved }: Row<'pending_tables'>): Promise<boolean> {
    const open = await this.#hub.openIfPlayable(match);
    if (open !== undefined && this.#hub.store.isShared) {
      // A player may have sat down at another process: read the log first.
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
    // The last player may have completed the deal meanwhile.
    if (open !== undefined && open.room.status !== 'open') {
      for (const row of await this.#store.waitsFor(match)) this.#onSettled(row, true);
      await this.#store.deleteBegun(match);
    } else await this.#requeue(match, staying);
    return true;
  }

  /** Frees all seats here before their players can get one at another table. */
  async #freeSeats(match: OpenMatch): Promise<void> {
    for (const [seat, { kind }] of match.room.info.sitters.entries())
      if (kind !== 'bot')
        await this.#hub.submitAsync(match, (room) => {
          const sitter = room.info.sitters[seat]!;
          const isHeld = sitter.kind === 'person' || (sitter.kind === 'open' && sitter.reserved !== null);
          return room.status === 'open' && isHeld ? { entry: { kind: 'free', seat } } : { done: true };
        });
  }

  /**
   * Puts players back into the queue. After a crash it is unknown who kept others waiting, so all who ever sat down
   * wait again.
   */
  async #requeue(match: string, staying?: ReadonlySet<string>): Promise<void> {
    const those = staying ?? (await this.#everyoneWhoSat(match));
    const waits = await this.#store.waitsFor(match);
    const stays = (row: Row<'waiting'>): boolean => those.has(row.who);
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

function findStaying(
  room: Room,
  waits: readonly Row<'waiting'>[],
  missing: readonly Seat[],
): ReadonlySet<string> {
  const stays = ({ hash, person }: Row<'waiting'>): boolean => {
    const seat = room.seating.findSeat(hash, person) ?? room.seating.findReservedSeat(hash, person);
    return seat !== null && !missing.includes(seat);
  };
  return new Set(waits.filter(stays).map(({ who }) => who));
}

/** Detects a violated NOT NULL constraint in both databases. */
function isNotNullViolation(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '23502' || (typeof message === 'string' && /NOT NULL constraint failed/.test(message));
}
