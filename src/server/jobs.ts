/** Periodic jobs of a process and their intervals. */
import { HEARTBEAT } from './lobby/onlineStatus.ts';
import { RENEWAL } from './matchmaking/matchmaking.ts';
import type { Services } from './services.ts';

const DROP_IDLE = 30_000;
/** Matchmaking runs every 250 ms. */
const MEETING = 250;
/** Every 5 seconds the clock is compared with the database's, or stored there. */
const TIME = 5000;

export function startJobs(parts: Services): (() => Promise<void>)[] {
  const {
    settings,
    overrides,
    store,
    now,
    hub,
    matchDriver,
    presenceSync,
    load,
    accounts,
    clubNights,
    matchmaking,
    failed,
  } = parts;
  const { sweep, tidy } = settings;
  const chore = (what: string, every: number, work: () => Promise<void> | void): (() => Promise<void>) =>
    runEvery(every, work, (error) => failed(what, error));
  const stops = [
    chore('sweep', sweep, () => matchDriver.driveDueMatches()),
    chore('load', TIME, () => load.measure()),
    chore('drop', Math.min(DROP_IDLE, settings.idle), () => hub.dropIdle()),
    chore('tidy', tidy, async () => {
      await parts.retention.deleteUnused();
      await parts.daily.results.deleteOld(now());
      await parts.seatTransfers.deleteExpired();
      await parts.blocks.deleteExpired();
      await accounts?.people.deleteExpired();
      await accounts?.invites.deleteExpired();
      await accounts?.deletion.resume();
    }),
    chore('time', TIME, store.isShared ? parts.synchronizeTime : parts.storeTime),
  ];
  if (accounts !== null)
    stops.push(
      chore('who is here', overrides.pace?.beat ?? HEARTBEAT, () => accounts.recentPlayers.refreshOnline()),
    );
  if (clubNights !== null)
    stops.push(
      chore('club nights', sweep, () => clubNights.processDue()),
      chore('old club nights', tidy, () => clubNights.deleteOld(settings.keep.unfinished)),
    );
  if (matchmaking !== null)
    stops.push(
      chore('meet', Math.min(MEETING, sweep), () => matchmaking.tick()),
      chore('meetings', sweep, () => matchmaking.processPendingTables(sweep)),
      chore('waiting', RENEWAL, () => matchmaking.renewLeases()),
      chore('gone', tidy, () => matchmaking.deleteExpired()),
      () => matchmaking.close(),
    );
  if (store.isShared)
    stops.push(
      chore('look around', 4 * sweep, async () => {
        await hub.catchUpAll();
        await parts.readAdminChoices();
      }),
      chore('beat', 4 * sweep, () => presenceSync.sendHeartbeat(4 * sweep)),
    );
  return stops;
}

/** Repeats work, each time after the last run has ended. The returned function stops it and waits for its end. */
function runEvery(
  every: number,
  work: () => Promise<void> | void,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let stopped = false;
  let working: Promise<void> = Promise.resolve();
  const again = (): void => {
    timer = setTimeout(() => {
      working = (async () => {
        try {
          await work();
        } catch (error) {
          failed(error);
        }
        if (!stopped) again();
      })();
    }, every);
  };
  again();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
}
