/** The public replay of a finished match. */
import type { SeatSet } from '../../core/index.ts';
import { type PublicReplay, MissedUpdatesWriter } from '../../protocol/index.ts';
import type { Logged } from '../room/logEntry.ts';
import type { Loader } from '../matches/loader.ts';
import { buildMatchFile } from '../room/fairDealing.ts';
import { replayLog } from '../room/replayLog.ts';
import type { Room } from '../room/room.ts';

const MAX_BYTES = 32 * 1024 * 1024;

type ReplayUpdates = Pick<PublicReplay, 'toAct' | 'reel'>;

/** The match as a spectator saw it, replayed in an empty room; undefined if it never began. */
async function buildReplayUpdates(
  room: Room,
  entries: readonly Logged[],
): Promise<ReplayUpdates | undefined> {
  let begun: { readonly toAct: SeatSet; readonly reel: MissedUpdatesWriter } | undefined;
  await replayLog(room, entries, { until: Infinity, seen: 0 }, (_, change, isTakenBack) => {
    const { version, toAct } = room;
    if (change.kind === 'began')
      begun = { toAct, reel: new MissedUpdatesWriter(version, room.table.readonlyState, [null]) };
    if (change.kind === 'decision' && change.update !== undefined && !isTakenBack)
      begun?.reel.add(change.update);
  });
  return begun && { toAct: begun.toAct, reel: begun.reel.updatesFor(null) };
}

export class PublicReplays {
  readonly #loader: Loader;
  readonly #made = new Map<string, Promise<Buffer | undefined>>();
  #size = 0;

  constructor(loader: Loader) {
    this.#loader = loader;
  }

  async read(room: Room): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { id } = room.setup;
    const made = this.#made.get(id) ?? this.#build(id);
    this.#made.delete(id);
    this.#made.set(id, made);
    const course = await made;
    if (course === undefined) return undefined;
    const { setup, payoffs, table } = room;
    const rest: Omit<PublicReplay, keyof ReplayUpdates> = {
      table: room.info,
      result: payoffs === null ? null : setup.game.transcript.result(table.truth),
      payoffs,
      record: setup.showHands ? buildMatchFile(room) : null,
    };
    const head = Buffer.from(`${JSON.stringify(rest).slice(0, -1)},`);
    return new Uint8Array(Buffer.concat([head, course.subarray(1)]));
  }

  async #build(id: string): Promise<Buffer | undefined> {
    try {
      const stored = await this.#loader.load(id);
      const course = stored === undefined ? undefined : await buildReplayUpdates(stored.room, stored.entries);
      if (course === undefined) {
        this.#made.delete(id);
        return undefined;
      }
      const made = Buffer.from(JSON.stringify(course));
      this.#size += made.length;
      await this.#evict(id);
      return made;
    } catch (error) {
      this.#made.delete(id);
      throw error;
    }
  }

  async #evict(newest: string): Promise<void> {
    for (const [id, made] of this.#made) {
      if (this.#size <= MAX_BYTES || id === newest) return;
      this.#made.delete(id);
      this.#size -= (await made.catch(() => undefined))?.length ?? 0;
    }
  }
}
