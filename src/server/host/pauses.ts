/** A pause that the host has announced: shortly before it no new table is opened, and it ends by itself. */
import type { Pause } from '../../protocol/index.ts';
import type { Database } from '../storage/database.ts';
import { Kept } from './kept.ts';
import { RefusedRequest } from './requests.ts';

/** In the last five minutes nobody begins anything. */
const SHORTLY = 5 * 60_000;

export class Pauses {
  readonly #now: () => number;
  readonly kept: Kept<Pause | null>;

  constructor(database: Database, now: () => number) {
    this.#now = now;
    this.kept = new Kept<Pause | null>(database, 'pause', null);
  }

  /** Null if none is announced, or it is over. */
  get announced(): Pause | null {
    const pause = this.kept.value;
    return pause === null || pause.until <= this.#now() ? null : pause;
  }

  get isNear(): boolean {
    return this.announced !== null && this.announced.from - SHORTLY <= this.#now();
  }

  needTime(): void {
    if (this.isNear)
      throw new RefusedRequest(
        'pausing',
        `no new tables now: the host has announced a pause until ${new Date(this.announced!.until).toISOString()}`,
      );
  }
}
