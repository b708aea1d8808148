/**
 * The time of processes on one database: its clock, plus a shared correction. The correction is 0 until that clock
 * jumps ahead; then it compensates for the jump, so that nothing is deleted and no one is signed out.
 */
import type { Store } from '../storage/store.ts';
import { MAX_JUMP } from './serverTime.ts';

export interface SharedTime {
  readonly time: number;
  /** The lead of the database's clock over the newest time in the database. */
  readonly ahead: number;
}

/** `own` is the newest time this process has used; time never goes back. */
export async function readSharedTime(store: Store, own = 0): Promise<SharedTime> {
  const { clock, newest, correction } = await store.sharedClock();
  const ahead = newest === 0 ? 0 : clock - newest;
  if (ahead <= MAX_JUMP) {
    if (correction !== 0) await store.correctClock(0);
    return { time: clock, ahead };
  }
  const corrected = clock + correction;
  if (correction !== 0 && Math.abs(corrected - newest) <= MAX_JUMP) return { time: corrected, ahead };
  const time = Math.max(newest, own);
  await store.correctClock(time - clock);
  return { time, ahead };
}
