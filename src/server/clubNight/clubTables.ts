/** The tables of a club night: seats are reserved for their players, for a limited time. */
import { SeatWaiting, type OpenMatch, type WaitingTimes } from '../matches/seatWaiting.ts';
import type { Hub } from '../matches/hub.ts';
import type { Entry } from '../room/logEntry.ts';
import type { ClubNight, StoredParticipant, TablePlan } from './clubNight.ts';
import type { Seat } from '../../core/index.ts';

/** The clock of club tables, and the absence after which the others need not wait. */
const TIME = { kind: 'live', bank: 600_000, increment: 10_000 } as const;
const ABSENCE = { after: 30_000, wins: false } as const;

export class ClubTables {
  readonly #hub: Hub;
  readonly #seatWaiting: SeatWaiting;

  constructor(hub: Hub, patience: WaitingTimes) {
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

  /** Ends the match without a result: the round's time is up, or the organiser stops it. */
  async end(match: OpenMatch, why: 'timeUp' | 'stopped'): Promise<void> {
    await this.#hub.submitAsync(match, (room) => room.judgeClosing(why));
  }

  /** Gives the person a seat that a bot plays, or that nobody has taken; false if it is taken or the match is over. */
  async seat(
    match: string,
    seat: Seat,
    { name, hash }: Pick<StoredParticipant, 'name' | 'hash'>,
  ): Promise<boolean> {
    const found = await this.#hub.openIfPlayable(match);
    if (found === undefined) return false;
    const outcome = await this.#hub.submitAsync(found, (room) => room.judgeTakeover(seat, name, hash));
    return !('no' in outcome);
  }

  /** Whether a person has taken the seat. */
  async isTaken(match: string, seat: Seat): Promise<boolean> {
    return (await this.#hub.openIfPlayable(match))?.room.seating.isPerson(seat) === true;
  }
  async hasBegun(match: string): Promise<boolean> {
    return (await this.#hub.openIfPlayable(match))?.room.status !== 'open';
  }

  /** A bot takes the seat of a person before the match begins. */
  async replace(match: string, seat: Seat): Promise<void> {
    const found = await this.#hub.openIfPlayable(match);
    if (found !== undefined)
      await this.#hub.submitAsync(found, (room) =>
        room.status === 'open' ? { entry: { kind: 'bot', seat, level: room.setup.level } } : { done: true },
      );
  }

  forget(match: string): void {
    this.#seatWaiting.forget(match);
  }
}
