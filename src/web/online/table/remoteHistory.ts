/** A finished match from its public address: everything, if one may know it, or what a spectator saw. */
import {
  type Config,
  type Frame,
  type Game,
  type Kind,
  type MatchRecord,
  NOBODY,
  type Seat,
  type Seats,
  type State,
  Table,
  type View,
} from '../../../core/index.ts';
import { type History, historyOfRecord, type Moment } from '../../match/session/history.ts';
import { type MatchFile, pastOf, type PublicReplay, type TableInfo } from '../../../protocol/index.ts';
import { api } from '../api.ts';
import { playedAgain } from './replayMatchFile.ts';

/** With every hand: for the seats of the table, and for everyone where it shows them. */
export async function recordOf(id: string, token: string | undefined): Promise<MatchFile | null> {
  if (token !== undefined) {
    const record = await api.record(id, token).catch(() => null);
    if (record !== null) return record;
  }
  return (await api.replay(id)).record;
}

/** All that one pair of eyes knows: nobody else's things are in it. */
const seen = ({ shared, seat, own }: View): State => {
  const things: Kind['own'][] = [];
  if (seat !== null) things[seat] = own;
  return { shared, own: things, hidden: null };
};

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
  const { moments } = historyHeard(game, config, past.view, past.steps);
  return { game, config, moments: [{ ...moments[0]!, toAct }, ...moments.slice(1)], isPartial: true };
}

/** What somebody heard of a match, decision by decision, as their eyes saw it. */
export function historyHeard(
  game: Game,
  config: Config,
  first: View,
  lines: readonly { readonly actor: Seat; readonly film: readonly Frame[]; readonly toAct: Seats }[],
): History {
  const moments = lines.map(({ actor: seat, film, toAct }): Moment => {
    const shots = film.map(({ events, view }) => ({
      told: events.map((event) => ({ event })),
      state: seen(view),
    }));
    return {
      state: shots.at(-1)!.state,
      by: { seat, how: shots, told: shots.flatMap(({ told }) => told) },
      toAct,
    };
  });
  return {
    game,
    config,
    moments: [{ state: seen(first), by: null, toAct: NOBODY }, ...moments],
    isPartial: true,
  };
}

export async function historyOf(game: Game, id: string, token: string | undefined): Promise<History> {
  const replay = await api.replay(id);
  const { table, record } = replay;
  const whole = record ?? (await recordOf(id, token).catch(() => null));
  if (whole === null) return publicHistory(game, replay);
  return historyOfRecord(game, table.config, whole.fair.seed, playedAgain(game, table.config, whole).actions);
}

/** The record of a match that the rules have ended, for whoever may know every hand of it. */
export async function wholeOf(
  game: Game,
  config: Config,
  id: string,
  token: string | undefined,
): Promise<MatchRecord | null> {
  const file = await recordOf(id, token);
  if (file === null) return null;
  const record = playedAgain(game, config, file);
  return Table.replay(game, record).toAct === NOBODY ? record : null;
}
