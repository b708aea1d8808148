/** An announced pause: no new tables shortly before it, and it ends by itself. */
import type { ServerPause } from '../../protocol/index.ts';
import type { Database } from '../storage/database.ts';
import { PersistedSetting } from './persistedSetting.ts';
import { RequestError } from './requestBody.ts';

/** New tables are rejected in the last five minutes. */
const NEAR = 5 * 60_000;

export class PauseSchedule {
  readonly #now: () => number;
  readonly setting: PersistedSetting<ServerPause | null>;

  constructor(database: Database, now: () => number) {
    this.#now = now;
    this.setting = new PersistedSetting<ServerPause | null>(database, 'pause', null);
  }

  get announced(): ServerPause | null {
    const pause = this.setting.value;
    return pause === null || pause.until <= this.#now() ? null : pause;
  }

  get isNear(): boolean {
    return this.announced !== null && this.announced.from - NEAR <= this.#now();
  }

  requireNoPause(): void {
    if (this.isNear)
      throw new RequestError(
        'pausing',
        `no new tables now: the host has announced a pause until ${new Date(this.announced!.until).toISOString()}`,
      );
  }
}
