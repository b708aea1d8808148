/** A log played again: what was taken back is left out, and everyone else has their turn every few milliseconds. */
import { UNDO } from '../../protocol/index.ts';
import { type Logged, UnplayableError } from './entry.ts';
import type { RoomChange } from './roomChange.ts';
import type { Room } from './room.ts';

/** One log is played for at most 4 milliseconds without a pause. */
const TIME_SLICE = 4;

/** Lets one of those who wait go on at each turn of the loop, so that many long logs are no worse than one. */
class LoopTurns {
  readonly #waiting: (() => void)[] = [];

  wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#runNext());
    });
  }

  #runNext(): void {
    this.#waiting[0]?.();
    this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(() => this.#runNext());
  }
}

const loopTurns = new LoopTurns();

/** Whoever has something longer to do for one of many waits for their turn. */
export const waitForTurn = (): Promise<void> => loopTurns.wait();

/** The versions of decisions that were taken back, and of those that took them back, up to the given one. */
export function findUndone(entries: readonly Logged[], until: number): ReadonlySet<number> {
  const standing: number[] = [];
  const gone = new Set<number>();
  for (const { version, entry } of entries) {
    if (version > until) break;
    if (entry.kind !== 'act') continue;
    if (entry.action !== UNDO) standing.push(version);
    else {
      const undone = standing.pop();
      if (undone !== undefined) gone.add(undone).add(version);
    }
  }
  return gone;
}

/** What an entry of the log changes; one that cannot be carried out spoils its match, and no other. */
function applyLogged(room: Room, logged: Logged, how: Parameters<Room['apply']>[1]): RoomChange {
  try {
    return room.apply(logged, how);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnplayableError(`entry ${logged.version} of match ${room.setup.id}: ${reason}`, {
      cause: error,
    });
  }
}

/**
 * Carries out a log in a room and tells of every entry. What was taken back up to the version `until` is not played and
 * tells nothing: it only counts for the clocks and for the numbers of decisions. What comes after the version `seen` is
 * filmed.
 */
export async function replayLog(
  room: Room,
  entries: readonly Logged[],
  { until, seen = Infinity }: { readonly until: number; readonly seen?: number },
  tell: (logged: Logged, change: RoomChange, isTakenBack: boolean) => void,
): Promise<void> {
  const gone = findUndone(entries, until);
  let began = performance.now();
  for (const logged of entries) {
    const isTakenBack = gone.has(logged.version);
    const change = applyLogged(room, logged, { isTakenBack, isFilmed: logged.version > seen });
    tell(logged, change, isTakenBack);
    if (performance.now() - began < TIME_SLICE) continue;
    await waitForTurn();
    began = performance.now();
  }
}
