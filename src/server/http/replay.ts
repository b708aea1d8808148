/** A finished match as its public address gives it. */
import { heard, transcriptOf, viewOf } from '../../core/index.ts';
import type { MatchFile, PublicReplay, ReplayFrame } from '../../net/index.ts';
import type { Logged } from '../room/entry.ts';
import type { Loader } from '../matches/loader.ts';
import { playThrough } from '../room/playback.ts';
import type { Room } from '../room/room.ts';

/** At most 32 MiB of replays are kept. */
const KEPT = 32 * 1024 * 1024;

/** All that nobody may know before the end. */
export function recordOf(room: Room): MatchFile {
  const { setup, fairDeal: fair, table } = room;
  return {
    tavola: 'match',
    table: setup.id,
    fair,
    transcript: transcriptOf(setup.game, table.record),
  };
}

/** The match as a spectator saw it, played in an empty room; the frames are written as JSON, with commas between. */
async function framesOf(room: Room, entries: readonly Logged[]): Promise<Buffer> {
  const frames: Buffer[] = [];
  await playThrough(room, entries, { until: Infinity }, ({ version, at }, change, isTakenBack) => {
    if (isTakenBack || (change.kind !== 'began' && change.kind !== 'decision')) return;
    const base = { version, at, view: viewOf(room.table.truth, null), toAct: room.toAct };
    const frame: ReplayFrame =
      change.kind === 'decision'
        ? { ...base, seat: change.actor, bot: change.bot, events: heard(change.told, null) }
        : { ...base, seat: null, bot: false, events: [] };
    frames.push(Buffer.from(`${frames.length === 0 ? '' : ','}${JSON.stringify(frame)}`));
  });
  return Buffer.concat(frames);
}

/** Finished matches as their public address gives them: each is made once, the last ones asked for are kept. */
export class Replays {
  readonly #loader: Loader;
  /** The longest unused first. */
  readonly #made = new Map<string, Promise<Buffer | undefined>>();
  #size = 0;

  constructor(loader: Loader) {
    this.#loader = loader;
  }

  /** A replay as JSON; undefined if there is no such match. */
  async of(room: Room): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { id } = room.setup;
    const made = this.#made.get(id) ?? this.#make(id);
    this.#made.delete(id);
    this.#made.set(id, made);
    const frames = await made;
    if (frames === undefined) return undefined;
    const { setup, payoffs, table } = room;
    const rest: Omit<PublicReplay, 'frames'> = {
      table: room.info,
      result: payoffs === null ? null : setup.game.transcript.result(table.truth),
      payoffs,
      record: setup.showHands ? recordOf(room) : null,
    };
    const head = Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"frames":[`);
    return new Uint8Array(Buffer.concat([head, frames, Buffer.from(']}')]));
  }

  async #make(id: string): Promise<Buffer | undefined> {
    try {
      const stored = await this.#loader.load(id);
      const frames = stored === undefined ? undefined : await framesOf(stored.room, stored.entries);
      this.#size += frames?.length ?? 0;
      if (frames === undefined) this.#made.delete(id);
      else await this.#tidy(id);
      return frames;
    } catch (error) {
      this.#made.delete(id);
      throw error;
    }
  }

  async #tidy(newest: string): Promise<void> {
    for (const [id, made] of this.#made) {
      if (this.#size <= KEPT || id === newest) return;
      this.#made.delete(id);
      this.#size -= (await made.catch(() => undefined))?.length ?? 0;
    }
  }
}
