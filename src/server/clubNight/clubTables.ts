/** The tables of a club night: their seats wait for those who are to play there, and nobody waits too long. */
import { SeatWaiting, type OpenMatch, type WaitingTimes } from '../matches/seatWaiting.ts';
import type { Hub } from '../matches/hub.ts';
import type { Entry } from '../room/entry.ts';
import type { ClubNight, TablePlan } from './clubNight.ts';

/** After that a bot takes the seat. */
const WAITING_TIMES: WaitingTimes = { seat: 90_000, deal: 20_000 };
/** The clock of a club table, and how long somebody may be gone before the others need not wait. */
const TIME = { kind: 'live', bank: 600_000, increment: 10_000 } as const;
const ABSENCE = { after: 30_000, wins: false } as const;

export class ClubTables {
  readonly #hub: Hub;
  readonly #seatWaiting: SeatWaiting;

  constructor(hub: Hub, patience = WAITING_TIMES) {
    this.#hub = hub;
    this.#seatWaiting = new SeatWaiting(hub, patience);
  }

  /** A table whose seats wait for those who are to play at it. */
  async create(evening: ClubNight, game: string, { match, seats }: TablePlan): Promise<void> {
    const kept = seats.flatMap((who, seat): Entry[] => {
      const person = who === null ? undefined : evening.participant(who);
      if (person === undefined) return [];
      const { name, hash } = person;
      // It is the evening that gives the seat to a bot, and not the time.
      return [{ kind: 'keep', seat, name, hash, until: Number.MAX_SAFE_INTEGER }];
    });
    const wish = {
      game,
      seats: seats.length,
      time: TIME,
      level: evening.setup.terms.bots ?? 'medium',
      bots: seats.flatMap((who, seat) => (who === null ? [seat] : [])),
      listed: false,
      rated: false,
      showHands: true,
      absence: ABSENCE,
    };
    const plan = await this.#hub.loader.plan(wish, this.#hub.now, kept, match);
    if ('expected' in plan) throw new Error(`a table of evening ${evening.setup.id}: ${plan.at}`);
    await this.#hub.store.create(plan.row, plan.entries);
  }

  /** Whether nobody has come to a table for as long as it waits, so that there is nothing to play. */
  isDeserted({ room }: OpenMatch, began: number): boolean {
    const isEmpty = room.info.sitters.every(({ kind }) => kind !== 'person');
    return room.status === 'open' && isEmpty && this.#hub.now >= began + this.#seatWaiting.times.seat;
  }

  /**
   * Deals once everybody sits. Whoever does not come, or whose device does not answer, is replaced by a bot; those participants
   * are returned.
   */
  async seatPeople(match: OpenMatch, { seats }: TablePlan, began: number): Promise<number[]> {
    if (this.isDeserted(match, began)) return seats.filter((who) => who !== null);
    const missing = await this.#seatWaiting.dealOrListMissing(match, began);
    for (const seat of missing)
      await this.#hub.submitAsync(match, (room) =>
        room.status === 'open' ? { entry: { kind: 'bot', seat, level: room.setup.level } } : { done: true },
      );
    return missing.flatMap((seat) => seats[seat] ?? []);
  }

  /** The round's time is over: everybody who still plays agrees to that. */
  async endForTime(match: OpenMatch): Promise<void> {
    for (const [seat, sitter] of match.room.info.sitters.entries())
      if (sitter.kind === 'person' && sitter.away === null)
        await this.#hub.submitAsync(match, (room) =>
          room.status === 'playing' ? { entry: { kind: 'end', seat, agree: true } } : { done: true },
        );
  }

  forget(match: string): void {
    this.#seatWaiting.forget(match);
  }
}
