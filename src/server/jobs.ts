/** Periodic jobs of a process and their intervals. */
import { runEvery } from './runtime/runEvery.ts';
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
    lately,
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
      await parts.accounts?.people.deleteExpired();
      await parts.blocks.deleteExpired();
      await lately?.invites.deleteExpired();
      await parts.accounts?.deletion.resume();
    }),
    chore('time', TIME, store.isShared ? parts.synchronizeTime : parts.storeTime),
  ];
  if (lately !== null)
    stops.push(chore('who is here', overrides.pace?.beat ?? HEARTBEAT, () => lately.lately.refreshOnline()));
  if (clubNights !== null)
    stops.push(
      chore('evenings', sweep, () => clubNights.processDue()),
      chore('old evenings', tidy, () => clubNights.deleteOld(settings.keep.unfinished)),
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
