/** Retention: deletes what has not been used for the configured time, in small steps. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RetentionTimes } from '../settings/settings.ts';
import { UnplayableError } from '../room/logEntry.ts';
import type { Hub } from './hub.ts';
import type { Room } from '../room/room.ts';
import { UnusedMatches } from '../storage/unusedMatches.ts';

const STATUSES = ['open', 'begun', 'over'] as const;
const BATCH = 20;
/** Entries applied before the loop gets a turn. */
const ENTRIES_PER_TURN = 100;

export class Retention {
  readonly #hub: Hub;
  readonly #keep: RetentionTimes;
  readonly #unused: UnusedMatches;

  constructor(hub: Hub, keep: RetentionTimes) {
    this.#hub = hub;
    this.#keep = keep;
    this.#unused = new UnusedMatches(hub.store);
  }

  async deleteUnused(): Promise<void> {
    const { now } = this.#hub;
    const followed = [...this.#hub.matches].filter(({ audience }) => audience.peers.size > 0);
    await this.#unused.touch(
      followed.map(({ id }) => id),
      now,
    );
    // An earlier deletion was interrupted.
    for (const id of await this.#unused.findByStatus('gone', BATCH)) await this.#unused.erase(id);
    const least = Math.min(...Object.values(this.#keep).map((time: number | null) => time ?? Infinity));
    if (least === Infinity) return;
    for (const status of STATUSES) {
      for (let after = ''; ;) {
        const found = await this.#unused.findUnused(status, now - least, after, BATCH);
        for (const { id, used } of found) await this.#deleteIfUnused(id, status, now - used);
        const last = found.at(-1);
        if (last === undefined) break;
        after = last.id;
      }
    }
  }

  async #deleteIfUnused(id: string, status: (typeof STATUSES)[number], unused: number): Promise<void> {
    const { store } = this.#hub;
    // Ratings are recomputed from these logs, so they stay.
    if (await this.#isRated(id)) return;
    const what = status === 'over' ? 'finished' : await this.#classify(id);
    if (what === undefined) return;
    // Saves replaying the log next time.
    if (what === 'finished' && status === 'begun') await store.changeStatus(id, status, 'over');
    const keep = this.#keep[what];
    if (keep === null || unused < keep || !this.#hub.release(id)) return;
    const now = what === 'finished' ? 'over' : status;
    if (!(await store.changeStatus(id, now, 'gone'))) return;
    // A player may have come while it was marked.
    if (this.#hub.release(id)) await this.#unused.erase(id);
    else await store.changeStatus(id, 'gone', now);
  }

  async #isRated(id: string): Promise<boolean> {
    const { db } = this.#hub.store.database;
    const row = await db.selectFrom('rated').select('number').where('match', '=', id).executeTakeFirst();
    return row !== undefined;
  }

  /** Undefined for a missing or unplayable match. */
  async #classify(id: string): Promise<keyof RetentionTimes | undefined> {
    const room = await this.#replay(id);
    if (room === undefined) return undefined;
    const { status, sitters } = room.info;
    // A match that still has to be rated is kept.
    if (room.owesRating) return undefined;
    if (status === 'over') return 'finished';
    // The link of a table that its opener has changed leads to the next one.
    const isDeserted =
      status === 'open' && room.next === null && sitters.every(({ kind }) => kind !== 'person');
    return isDeserted ? 'open' : 'unfinished';
  }

  async #replay(id: string): Promise<Room | undefined> {
    try {
      const stored = await this.#hub.loader.load(id);
      for (const [i, logged] of (stored?.entries ?? []).entries()) {
        stored?.room.apply(logged);
        if (i % ENTRIES_PER_TURN === ENTRIES_PER_TURN - 1) await nextTurn();
      }
      return stored?.room;
    } catch (error) {
      if (error instanceof UnplayableError) return undefined;
      throw error;
    }
  }
}
