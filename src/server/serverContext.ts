/** The foundation of a process: settings, log, database and time. */
import { type Logger, pino } from 'pino';
import type { VerifyDaily } from './daily/dailyVerifier.ts';
import { openFolder, openPostgres } from './storage/database.ts';
import type { RefreshIntervals } from './lobby/liveTableList.ts';
import type { WaitingTimes } from './matches/seatWaiting.ts';
import type { GameList } from './matches/loader.ts';
import type { Settings } from './runtime/settings.ts';
import { Store } from './storage/store.ts';
import { describeClockSkew } from './runtime/clockSkew.ts';
import { MAX_JUMP, ServerTime } from './runtime/serverTime.ts';
import type { ChooseBotAction } from './bots/botPool.ts';

/** An idle server must not look like one that was off. */
const NOTED_EVERY = 3_600_000;

/** Replacements for tests. */
export interface ServerOverrides {
  readonly think?: ChooseBotAction;
  readonly check?: VerifyDaily;
  readonly games?: GameList;
  readonly page?: string;
  /** Replaces all clocks. */
  readonly now?: () => number;
  /** The clock of rate limits, in milliseconds. */
  readonly elapsed?: () => number;
  /** The machine's clock, which may be wrong. */
  readonly machine?: () => number;
  readonly log?: Logger;
  /** How long presence changes are gathered, in milliseconds. */
  readonly gather?: number;
  /** The waiting times of club tables. */
  readonly patience?: WaitingTimes;
  /** The intervals of live lists and of their keep-alive, in milliseconds. */
  readonly pace?: { readonly lists: RefreshIntervals; readonly signOfLife: number; readonly beat?: number };
  /** The script of the database's thread. */
  readonly storage?: URL;
}

export interface ServerContext {
  readonly settings: Settings;
  readonly overrides: ServerOverrides;
  readonly log: Logger;
  readonly store: Store;
  readonly now: () => number;
  /** Reads the time from a database that several processes share. */
  readonly synchronizeTime: () => Promise<void>;
  /** Stores the time at the start, once an hour, and after writes: the next process continues from there. */
  readonly storeTime: () => Promise<void>;
  /** Records that something was written. */
  readonly markWritten: () => void;
}

/** Opens the database; returns its store, its time, and the machine clock's lead. */
export async function openStore(
  { database, data }: Settings,
  { storage, machine = Date.now }: Pick<ServerOverrides, 'storage' | 'machine'> = {},
): Promise<{ readonly store: Store; readonly time: ServerTime; readonly ahead: number }> {
  const store = new Store(await (database === null ? openFolder(data, storage) : openPostgres(database)));
  const time = new ServerTime(machine());
  if (!store.isShared) return { store, time, ahead: time.continueFrom(await store.readStoredTime()) };
  await time.synchronize(() => store.databaseTime());
  return { store, time, ahead: 0 };
}

export async function openServerContext(
  settings: Settings,
  overrides: ServerOverrides,
): Promise<ServerContext> {
  const log = overrides.log ?? pino({ level: settings.logLevel });
  const { store, time, ahead } = await openStore(settings, overrides);
  const now = overrides.now ?? time.now;
  if (Math.abs(ahead) > MAX_JUMP)
    log.error({ what: 'clock', reason: describeClockSkew(ahead) }, 'the time has jumped');
  let isNoted = false;
  let noted = -Infinity;
  return {
    settings,
    overrides,
    log,
    store,
    now,
    synchronizeTime: () => time.synchronize(() => store.databaseTime()),
    async storeTime() {
      if (store.isShared || (isNoted && now() - noted < NOTED_EVERY)) return;
      isNoted = true;
      noted = now();
      await store.storeTime(noted);
    },
    markWritten: () => void (isNoted = false),
  };
}
