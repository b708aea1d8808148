/** A finished match from its public address: everything, if one may know it, or what a spectator saw. */
import type { Game, State, View } from '../../core/index.ts';
import { type History, historyOfRecord, type Moment } from '../session/history.ts';
import { type MatchFile, pastOf, type PublicReplay, type TableInfo } from '../../net/index.ts';
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

const seen = (view: View): State => ({ shared: view.shared, own: [], hidden: null });

/** As a spectator saw it: nobody's hand is in it. */
export function publicHistory(
  game: Game,
  {
    table,
    reel,
    toAct,
  }: Pick<PublicReplay, 'reel' | 'toAct'> & { readonly table: Pick<TableInfo, 'id' | 'config'> },
): History {
  const { config } = table;
  const past = pastOf([reel], config.seats);
  if (past === undefined) throw new Error(`what came of table ${table.id} cannot be proved`);
  const moments = past.steps.map(({ actor: seat, film, toAct: due }): Moment => {
    const shots = film.map(({ events, view }) => ({
      told: events.map((event) => ({ event })),
      state: seen(view),
    }));
    return {
      state: shots.at(-1)!.state,
      by: { seat, how: shots, told: shots.flatMap(({ told }) => told) },
      toAct: due,
    };
  });
  return { game, config, moments: [{ state: seen(past.view), by: null, toAct }, ...moments], isPublic: true };
}

export async function historyOf(game: Game, id: string, token: string | undefined): Promise<History> {
  const replay = await api.replay(id);
  const { table, record } = replay;
  const whole = record ?? (await recordOf(id, token).catch(() => null));
  if (whole === null) return publicHistory(game, replay);
  return historyOfRecord(game, table.config, whole.fair.seed, playedAgain(game, table.config, whole).actions);
}

/** The transcript, as `tavola replay` and "Open a saved match" read it. */
export async function fileFor(id: string, token: string | undefined): Promise<string> {
  const record = await recordOf(id, token);
  return record === null ? '' : `${record.transcript.join('\n')}\n`;
}
