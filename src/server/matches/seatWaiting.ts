/** A table with reserved seats: deals once every seat is taken, and limits the wait. */
import type { Seat } from '../../core/index.ts';
import type { Room } from '../room/room.ts';
import type { Hub, HeldMatch } from './hub.ts';

/** How long a table waits for a player, and for a device that does not deal, in milliseconds. */
export interface WaitingTimes {
  readonly seat: number;
  readonly deal: number;
}

export type OpenMatch = HeldMatch & { room: Room };

export class SeatWaiting {
  readonly #hub: Hub;
  readonly times: WaitingTimes;
  readonly #dealing = new Map<string, number>();

  constructor(hub: Hub, patience: WaitingTimes) {
    this.#hub = hub;
    this.times = patience;
  }

  /** Deals once every seat is taken; returns the seats whose time is over. */
  async dealOrListMissing(match: OpenMatch, began: number): Promise<Seat[]> {
    const { now } = this.#hub;
    const { sitters, fair } = match.room.info;
    const open = sitters.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
    const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    if (open.length === 0 && !fair.isDealing && persons.length > 0) {
      // A restarted deal gets no extra time: otherwise a player could leave and return without end.
      if (!this.#dealing.has(match.id)) this.#dealing.set(match.id, now);
      await this.#hub.submitAsync(match, (room) =>
        room.status === 'open' && !room.info.fair.isDealing ? { entry: { kind: 'deal' } } : { done: true },
      );
      return [];
    }
    const since = this.#dealing.get(match.id) ?? now;
    if (fair.isDealing) this.#dealing.set(match.id, since);
    const missing: Seat[] = [];
    if (now >= began + this.times.seat) missing.push(...open);
    if (fair.isDealing && now >= since + this.times.deal) missing.push(...match.room.deal.holdingUp);
    // After a seat was given up, the others have the full time again.
    if (missing.length > 0) this.#dealing.delete(match.id);
    return missing;
  }

  forget(match: string): void {
    this.#dealing.delete(match);
  }
}
