/** What a process stands on: its settings, its log, its database and the time. */
import { type Logger, pino } from 'pino';
import type { Check } from './daily/checker.ts';
import { openFolder, openPostgres } from './storage/database.ts';
import type { Pace } from './lists/liveTables.ts';
import type { Patience } from './matches/gathering.ts';
import type { GameList } from './matches/loader.ts';
import type { Settings } from './host/settings.ts';
import { Store } from './storage/store.ts';
import { clockSentence } from './host/clock.ts';
import { JUMP, ServerTime } from './host/time.ts';
import type { Think } from './bots/botPool.ts';

/** A server that nobody uses is not taken for one that was off. */
const NOTED_EVERY = 3_600_000;

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
  /** Notes the time at the start, once an hour, and if anything was written since: the next process goes on from there. */
  readonly noteTime: () => Promise<void>;
  /** Something was written. */
  readonly wrote: () => void;
}

/** The store of these settings, what time it is there, and how far ahead of it the machine's clock is. */
export async function openStore(
  { database, data }: Settings,
  { storage, machine = Date.now }: Pick<Instead, 'storage' | 'machine'> = {},
): Promise<{ readonly store: Store; readonly time: ServerTime; readonly ahead: number }> {
  const store = new Store(await (database === null ? openFolder(data, storage) : openPostgres(database)));
  const time = new ServerTime(machine());
  if (!store.isShared) return { store, time, ahead: time.continueFrom(await store.notedTime()) };
  await time.askFor(() => store.time());
  return { store, time, ahead: 0 };
}

export async function openGround(settings: Settings, instead: Instead): Promise<Ground> {
  const log = instead.log ?? pino({ level: settings.logLevel });
  const { store, time, ahead } = await openStore(settings, instead);
  const now = instead.now ?? time.now;
  if (Math.abs(ahead) > JUMP)
    log.error({ what: 'clock', reason: clockSentence(ahead) }, 'the time has jumped');
  let isNoted = false;
  let noted = -Infinity;
  return {
    settings,
    instead,
    log,
    store,
    now,
    askTime: () => time.askFor(() => store.time()),
    async noteTime() {
      if (store.isShared || (isNoted && now() - noted < NOTED_EVERY)) return;
      isNoted = true;
      noted = now();
      await store.noteTime(noted);
    },
    wrote: () => void (isNoted = false),
  };
}
