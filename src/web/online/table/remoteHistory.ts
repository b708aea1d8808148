/** A finished match from its public address: complete if the viewer may know it, else as a spectator saw it. */
import {
  type Config,
  type Frame,
  type Game,
  type GameTypes,
  type MatchRecord,
  NO_SEATS,
  type Seat,
  type SeatSet,
  type State,
  Table,
  type View,
} from '../../../core/index.ts';
import { type History, type HistoryMoment, replayRecord } from '../../match/session/history.ts';
import {
  type MatchFile,
  type PublicReplay,
  readMissedUpdates,
  type TableInfo,
} from '../../../protocol/index.ts';
import { api } from '../api.ts';
import { afterNetworkError } from '../../ui/browser/faults.ts';
import { replayMatchFile } from './dealCheck.ts';

/** With all hands: for the table's players, or for all if the table shows them. */
export async function loadRecordFile(id: string, token: string | undefined): Promise<MatchFile | null> {
  if (token !== undefined) {
    const record = await api.record(id, token).catch(afterNetworkError(null));
    if (record !== null) return record;
  }
  return (await api.replay(id)).record;
}

/** A state that holds only what the viewer knows. */
const toPartialState = ({ shared, seat, own }: View): State => {
  const things: GameTypes['own'][] = [];
  if (seat !== null) things[seat] = own;
  return { shared, own: things, hidden: null };
};

/** As a spectator saw it, without hands. */
export function buildPublicHistory(
  game: Game,
  {
    table,
    reel,
    toAct,
  }: Pick<PublicReplay, 'reel' | 'toAct'> & { readonly table: Pick<TableInfo, 'id' | 'config'> },
): History {
  const { config } = table;
  const past = readMissedUpdates([reel]);
  if (past === undefined) throw new Error(`what came of table ${table.id} cannot be proved`);
  const { moments } = buildSeenHistory(game, config, past.view, past.steps);
  return { game, config, moments: [{ ...moments[0]!, toAct }, ...moments.slice(1)], isPartial: true };
}

/** What a seat learned of a match, decision by decision. */
export function buildSeenHistory(
  game: Game,
  config: Config,
  first: View,
  lines: readonly { readonly actor: Seat; readonly film: readonly Frame[]; readonly toAct: SeatSet }[],
): History {
  const moments = lines.map(({ actor: seat, film, toAct }): HistoryMoment => {
    const steps = film.map(({ events, view }) => ({
      emitted: events.map((event) => ({ event })),
      state: toPartialState(view),
    }));
    return {
      state: steps.at(-1)!.state,
      by: { seat, how: steps, emitted: steps.flatMap(({ emitted }) => emitted) },
      toAct,
    };
  });
  return {
    game,
    config,
    moments: [{ state: toPartialState(first), by: null, toAct: NO_SEATS }, ...moments],
    isPartial: true,
  };
}

export async function loadHistory(game: Game, id: string, token: string | undefined): Promise<History> {
  const replay = await api.replay(id);
  const { table, record } = replay;
  const whole = record ?? (await loadRecordFile(id, token).catch(afterNetworkError(null)));
  if (whole === null) return buildPublicHistory(game, replay);
  return replayRecord(
    game,
    table.config,
    whole.fair.seed,
    replayMatchFile(game, table.config, whole).actions,
  );
}

/** For viewers who may know every hand of a match that ended by the rules. */
export async function loadFinishedRecord(
  game: Game,
  config: Config,
  id: string,
  token: string | undefined,
): Promise<MatchRecord | null> {
  const file = await loadRecordFile(id, token);
  if (file === null) return null;
  const record = replayMatchFile(game, config, file);
  return Table.replay(game, record).toAct === NO_SEATS ? record : null;
}
