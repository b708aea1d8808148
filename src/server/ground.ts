/** What a process stands on: its settings, its log, its database and the time. */
import { type Logger, pino } from 'pino';
import type { Check } from './daily/checker.ts';
import { openFolder, openPostgres } from './storage/database.ts';
import type { Pace } from './lists/liveTables.ts';
import type { Patience } from './matches/gathering.ts';
import type { GameList } from './matches/loader.ts';
import type { Settings } from './host/settings.ts';
import { Store } from './storage/store.ts';
import { ServerTime } from './host/time.ts';
import type { Think } from './bots/botPool.ts';

/** What tests put in place of the real thing. */
export interface Instead {
  readonly think?: Think;
  readonly check?: Check;
  readonly games?: GameList;
  readonly page?: string;
  /** All time there is. */
  readonly now?: () => number;
  /** The clock by which quotas fill, in milliseconds. */
  readonly elapsed?: () => number;
  /** The machine's clock, which may be wrong. */
  readonly machine?: () => number;
  readonly log?: Logger;
  /** How long changes of who is at a table are gathered, in milliseconds. */
  readonly gather?: number;
  /** How long a club table waits. */
  readonly patience?: Patience;
  /** How quickly the live lists are told of a change, and how often they show a sign of life, in milliseconds. */
  readonly pace?: { readonly lists: Pace; readonly signOfLife: number; readonly beat?: number };
  /** The script of the database's thread. */
  readonly storage?: URL;
}

export interface Ground {
  readonly settings: Settings;
  readonly instead: Instead;
  readonly log: Logger;
  readonly store: Store;
  readonly now: () => number;
  /** Sets the time by a database that several processes share. */
  readonly askTime: () => Promise<void>;
  /** Notes the time if anything was written since: whoever comes after a process alone must not begin before that. */
  readonly noteTime: () => Promise<void>;
  /** Something was written. */
  readonly wrote: () => void;
}

/** The store of these settings, and what time it is there. */
export async function openStore(
  { database, data }: Settings,
  { storage, machine = Date.now }: Pick<Instead, 'storage' | 'machine'> = {},
): Promise<{ readonly store: Store; readonly time: ServerTime }> {
  const store = new Store(await (database === null ? openFolder(data, storage) : openPostgres(database)));
  const time = new ServerTime(machine());
  if (store.isShared) await time.askFor(() => store.time());
  else time.atLeast(await store.notedTime());
  return { store, time };
}

export async function openGround(settings: Settings, instead: Instead): Promise<Ground> {
  const log = instead.log ?? pino({ level: settings.logLevel });
  const { store, time } = await openStore(settings, instead);
  const now = instead.now ?? time.now;
  let isNoted = true;
  return {
    settings,
    instead,
    log,
    store,
    now,
    askTime: () => time.askFor(() => store.time()),
    async noteTime() {
      if (isNoted || store.isShared) return;
      isNoted = true;
      await store.noteTime(now());
    },
    wrote: () => void (isNoted = false),
  };
}
