/** A finished match as its public address gives it. */
import { heard, transcriptOf, viewOf } from '../core/index.ts';
import type { MatchFile, TableInfo } from '../net/index.ts';
import type { Entry } from './deed.ts';
import type { Room } from './room.ts';

export interface Frame {
  readonly version: number;
  readonly at: number;
  /** Who decided; null for the deal. */
  readonly seat: number | null;
  readonly bot: boolean;
  readonly events: readonly unknown[];
  readonly view: unknown;
  readonly toAct: number;
}

export interface Replay {
  readonly table: TableInfo;
  readonly result: { readonly [key: string]: unknown } | null;
  readonly payoffs: readonly number[] | null;
  readonly frames: readonly Frame[];
  /** Only if the table shows its hands. */
  readonly record: MatchFile | null;
}

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

/** Plays a match again in an empty room, as a spectator saw it. */
export function replayOf(room: Room, entries: readonly Entry[]): Replay {
  const frames: Frame[] = [];
  for (const entry of entries) {
    const change = room.apply(entry);
    if (change.kind !== 'began' && change.kind !== 'decision') continue;
    const { version, at } = entry;
    const view = viewOf(room.table.truth, null);
    const base = { version, at, view, toAct: room.toAct };
    frames.push(
      change.kind === 'decision'
        ? { ...base, seat: change.actor, bot: change.bot, events: heard(change.told, null) }
        : { ...base, seat: null, bot: false, events: [] },
    );
  }
  const { setup, payoffs, table } = room;
  return {
    table: room.info,
    result: payoffs === null ? null : setup.game.transcript.result(table.truth),
    payoffs,
    frames,
    record: setup.showHands ? recordOf(room) : null,
  };
}
