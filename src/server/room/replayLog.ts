/** Replays a log: skips undone decisions, and yields to the loop every few milliseconds. */
import type { Seat } from '../../core/index.ts';
import { type MissedUpdates, MissedUpdatesWriter, UNDO } from '../../protocol/index.ts';
import { type Logged, UnplayableError, type RoomChange } from './logEntry.ts';
import type { Room } from './room.ts';

const TIME_SLICE = 4;

/** Admits one waiting task per turn of the loop, so that many long logs cost no more latency than one. */
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

export const waitForTurn = (): Promise<void> => loopTurns.wait();

/** The versions of undone decisions and of the entries that undid them, up to the given version. */
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

/** Applies an entry of the log; an invalid one makes only its match unplayable. */
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
 * Replays a log and reports every entry. What was undone up to the version `until` is skipped without a report: it
 * counts only for the clocks and the decision numbers. Entries after the version `seen` come with frames.
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
    const change = applyLogged(room, logged, { isTakenBack, withFrames: logged.version > seen });
    tell(logged, change, isTakenBack);
    if (performance.now() - began < TIME_SLICE) continue;
    await waitForTurn();
    began = performance.now();
  }
}

/** Decisions per writer. The last full writer and the current one are kept. */
const UPDATES_PER_WRITER = 150;
const MAX_WRITERS = 2;

/** The recent updates of a match for returning players: bounded, and computed once for everyone. */
export class RecentUpdates {
  #writers: MissedUpdatesWriter[] = [];
  /** The version of the last decision or of the deal: no view has changed since. */
  #decided = 0;
  version = 0;

  /** The version after which a replay must produce frames. */
  static firstUsefulVersion(entries: readonly Logged[]): number {
    const gone = findUndone(entries, Infinity);
    const decisions = entries.filter(({ version, entry }) => entry.kind === 'act' && !gone.has(version));
    return (decisions.at(-MAX_WRITERS * UPDATES_PER_WRITER)?.version ?? 1) - 1;
  }

  addChange(room: Room, change: RoomChange): void {
    this.version = room.version;
    if (change.kind === 'began') this.#decided = room.version;
    if (change.kind !== 'decision') return;
    const { before, update } = change;
    if (update !== undefined) {
      const last = this.#writers.at(-1);
      const writer =
        last === undefined || last.length === UPDATES_PER_WRITER
          ? new MissedUpdatesWriter(this.#decided, before)
          : last;
      writer.add(update);
      if (writer !== last) this.#writers = [...this.#writers, writer].slice(-MAX_WRITERS);
    }
    this.#decided = room.version;
  }

  /** The updates from this version to the present; all there are if it is too old. */
  since(known: number, seat: Seat | null): MissedUpdates[] {
    const first = this.#writers.findLastIndex(({ version }) => version <= known);
    return this.#writers.slice(Math.max(first, 0)).map((writer) => writer.updatesFor(seat));
  }
}
