/** The tables of a club night: seats are reserved for their players, for a limited time. */
import { SeatWaiting, type OpenMatch, type WaitingTimes } from '../matches/seatWaiting.ts';
import type { Hub } from '../matches/hub.ts';
import type { Entry } from '../room/logEntry.ts';
import type { ClubNight, TablePlan } from './clubNight.ts';

/** Then a bot takes the seat. */
const WAITING_TIMES: WaitingTimes = { seat: 90_000, deal: 20_000 };
/** The clock of club tables, and the absence after which the others need not wait. */
const TIME = { kind: 'live', bank: 600_000, increment: 10_000 } as const;
const ABSENCE = { after: 30_000, wins: false } as const;

export class ClubTables {
  readonly #hub: Hub;
  readonly #seatWaiting: SeatWaiting;

  constructor(hub: Hub, patience = WAITING_TIMES) {
    this.#hub = hub;
    this.#seatWaiting = new SeatWaiting(hub, patience);
  }

  async create(clubNight: ClubNight, game: string, { match, seats }: TablePlan): Promise<void> {
    const kept = seats.flatMap((who, seat): Entry[] => {
      const person = who === null ? undefined : clubNight.participant(who);
      if (person === undefined) return [];
      const { name, hash } = person;
      // The club night decides when a bot gets the seat, not the reservation's expiry.
      return [{ kind: 'keep', seat, name, hash, until: Number.MAX_SAFE_INTEGER }];
    });
    const wish = {
      game,
      seats: seats.length,
      time: TIME,
      level: clubNight.setup.terms.bots ?? 'medium',
      bots: seats.flatMap((who, seat) => (who === null ? [seat] : [])),
      listed: false,
      rated: false,
      showHands: true,
      absence: ABSENCE,
    };
    const plan = await this.#hub.loader.plan(wish, this.#hub.now, kept, match);
    await this.#hub.store.create(plan.row, plan.entries);
  }

  /** Whether no player came to a table in its waiting time, so that there is no match to play. */
  isDeserted({ room }: OpenMatch, began: number): boolean {
    const isEmpty = room.info.sitters.every(({ kind }) => kind !== 'person');
    return room.status === 'open' && isEmpty && this.#hub.now >= began + this.#seatWaiting.times.seat;
  }

  /**
   * Deals once every seat is taken. Bots replace players who do not come or whose devices do not respond; returns
   * those participants.
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

  /** Ends the match when the round's time is up, as if all its players had agreed. */
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
