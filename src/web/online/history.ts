/** A finished match from its public address: everything, if one may know it, or what a spectator saw. */
import type { Config, Game } from '../../core/index.ts';
import { type History, historyOfRecord, type Moment } from '../session/history.ts';
import type { MatchFile, ReplayFrame } from '../../net/index.ts';
import { api } from './api.ts';
import { playedAgain } from './record.ts';

/** With every hand: for the seats of the table, and for everyone where it shows them. */
export async function recordOf(id: string, token: string | undefined): Promise<MatchFile | null> {
  if (token !== undefined) {
    const record = await api.record(id, token).catch(() => null);
    if (record !== null) return record;
  }
  return (await api.replay(id)).record;
}

/** As a spectator saw it: nobody's hand is in it. */
function publicReplay(game: Game, config: Config, frames: readonly ReplayFrame[]): History {
  const moments = frames.map(({ seat, events, view, toAct }): Moment => ({
    state: { shared: view.shared, own: [], hidden: null },
    by: seat === null ? null : { seat, action: null, told: events.map((event) => ({ event })) },
    toAct,
  }));
  return { game, config, moments, isPublic: true };
}

export async function historyOf(game: Game, id: string, token: string | undefined): Promise<History> {
  const { table, frames, record } = await api.replay(id);
  const whole = record ?? (await recordOf(id, token).catch(() => null));
  if (whole === null) return publicReplay(game, table.config, frames);
  return historyOfRecord(game, table.config, whole.fair.seed, playedAgain(game, table.config, whole).actions);
}

/** The transcript, as `tavola replay` and "Open a saved match" read it. */
export async function fileFor(id: string, token: string | undefined): Promise<string> {
  const record = await recordOf(id, token);
  return record === null ? '' : `${record.transcript.join('\n')}\n`;
}
