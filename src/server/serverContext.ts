/** The foundation of a process: settings, log, database and time. */
import { type Logger, pino } from 'pino';
import type { VerifyDaily } from './daily/dailyVerifier.ts';
import { openFolder, openPostgres } from './storage/database.ts';
import type { RefreshIntervals } from './lobby/liveTableList.ts';
import type { WaitingTimes } from './matches/seatWaiting.ts';
import type { GameList } from './matches/loader.ts';
import type { Settings } from './settings/settings.ts';
import { Store } from './storage/store.ts';
import { describeClockSkew, MAX_JUMP, readSharedTime, ServerTime } from './storage/serverTime.ts';
import type { ChooseBotAction } from './bots/botPool.ts';

/** An idle server must not look like one that was off. */
const NOTED_EVERY = 3_600_000;

export interface ServerOverrides {
  readonly think?: ChooseBotAction;
  readonly check?: VerifyDaily;
  readonly games?: GameList;
  readonly page?: string;
  readonly now?: () => number;
  /** The clock of rate limits, in milliseconds. */
  readonly elapsed?: () => number;
  readonly machine?: () => number;
  readonly log?: Logger;
  /** How long presence changes are gathered, in milliseconds. */
  readonly gather?: number;
  readonly patience?: WaitingTimes;
  readonly pace?: { readonly lists: RefreshIntervals; readonly signOfLife: number; readonly beat?: number };
  readonly storage?: URL;
}

export interface ServerContext {
  readonly settings: Settings;
  readonly overrides: ServerOverrides;
  readonly log: Logger;
  readonly store: Store;
  readonly now: () => number;
  /** Takes the time from a shared database, and stores it there. */
  readonly synchronizeTime: () => Promise<void>;
  /**
   * Stores the time at the start and once an hour. A single process also stores it after writes, because the next one
   * continues from there.
   */
  readonly storeTime: () => Promise<void>;
  readonly markWritten: () => void;
}

/** Sets a process's time from a shared database; returns the lead of that database's clock. */
async function askFor(time: ServerTime, store: Store, own?: number): Promise<number> {
  let ahead = 0;
  await time.synchronize(async () => {
    const shared = await readSharedTime(store, own);
    ({ ahead } = shared);
    return shared.time;
  });
  return ahead;
}

/** Opens the database; returns its store, its time, and the lead of the clock: the machine's, or the database's. */
export async function openStore(
  { database, data }: Settings,
  { storage, machine = Date.now }: Pick<ServerOverrides, 'storage' | 'machine'> = {},
): Promise<{ readonly store: Store; readonly time: ServerTime; readonly ahead: number }> {
  const store = new Store(await (database === null ? openFolder(data, storage) : openPostgres(database)));
  const time = new ServerTime(machine());
  if (!store.isShared) return { store, time, ahead: time.continueFrom(await store.readStoredTime()) };
  return { store, time, ahead: await askFor(time, store) };
}

export async function openServerContext(
  settings: Settings,
  overrides: ServerOverrides,
): Promise<ServerContext> {
  const log = overrides.log ?? pino({ level: settings.logLevel });
  const { store, time, ahead } = await openStore(settings, overrides);
  const now = overrides.now ?? time.now;
  let hasJumped = false;
  /** Reports it once, however long the clock stays wrong. */
  const checkClock = (by: number): void => {
    const isWrong = store.isShared ? by > MAX_JUMP : Math.abs(by) > MAX_JUMP;
    if (isWrong && !hasJumped)
      log.error({ what: 'clock', reason: describeClockSkew(by, store.isShared) }, 'the time has jumped');
    hasJumped = isWrong;
  };
  checkClock(ahead);
  let isNoted = false;
  let noted = -Infinity;
  const noteTime = async (): Promise<void> => {
    const at = store.isShared ? time.now() : now();
    if ((isNoted || store.isShared) && at - noted < NOTED_EVERY) return;
    isNoted = true;
    await store.storeTime(at);
    noted = at;
  };
  return {
    settings,
    overrides,
    log,
    store,
    now,
    async synchronizeTime() {
      checkClock(await askFor(time, store, time.now()));
      await noteTime();
    },
    storeTime: noteTime,
    markWritten: () => void (isNoted = false),
  };
}
