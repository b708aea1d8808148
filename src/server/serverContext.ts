/** What a process stands on: its settings, its log, its database and the time. */
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

/** A server that nobody uses is not taken for one that was off. */
const NOTED_EVERY = 3_600_000;

/** What tests put in place of the real thing. */
export interface ServerOverrides {
  readonly think?: ChooseBotAction;
  readonly check?: VerifyDaily;
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
  readonly patience?: WaitingTimes;
  /** How quickly the live lists are told of a change, and how often they show a sign of life, in milliseconds. */
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
  /** Sets the time by a database that several processes share. */
  readonly synchronizeTime: () => Promise<void>;
  /** Notes the time at the start, once an hour, and if anything was written since: the next process goes on from there. */
  readonly storeTime: () => Promise<void>;
  /** Something was written. */
  readonly markWritten: () => void;
}

/** The store of these settings, what time it is there, and how far ahead of it the machine's clock is. */
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
