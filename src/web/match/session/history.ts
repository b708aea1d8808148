import {
  type Action,
  type Config,
  fastRng,
  framesFor,
  type TranscriptFlaw,
  type Frame,
  type Game,
  type MatchRecord,
  Table,
  isRefusal,
  isTranscriptFlaw,
  collectEvents,
  type Played,
  readTranscript,
  type Seat,
  type SeatSet,
  type Step,
  type State,
  applyWithFrames,
  type EmittedEvent,
  formatTranscript,
  unknownGame,
  verifyTranscript,
  viewOf,
} from '../../../core/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import type { FinishedMatch } from '../../../review/index.ts';
import type { Reshuffle } from '../storage/savedMatches.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';

export interface HistoryMoment {
  readonly state: State;
  /** The seat that decided, its events, and the action; or the steps, where the action is unknown. */
  readonly by: {
    readonly seat: Seat;
    readonly how: Action | readonly Step[];
    readonly emitted: readonly EmittedEvent[];
  } | null;
  readonly toAct: SeatSet;
}

export interface History {
  readonly game: Game;
  readonly config: Config;
  readonly moments: readonly HistoryMoment[];
  /** The states hold only what one seat or a spectator saw. */
  readonly isPartial?: boolean;
  /** The seed that a file claims. It is not verified. */
  readonly seed?: string;
}

type Actions = readonly (readonly [Seat, number])[];

/** A record in which moves may have been taken back. */
export interface ReplayedRecord extends MatchRecord {
  readonly reshuffles?: readonly Reshuffle[] | undefined;
}

/** Another state that looks the same from the seat. */
const reshuffle = (game: Game, state: State, { seat, seed }: Reshuffle): State =>
  game.determinize(viewOf(game.clone(state), seat), fastRng(seed, 0));

export function replayRecord(
  game: Game,
  config: Config,
  seed: string,
  actions: Actions,
  reshuffles: readonly Reshuffle[] = [],
): History {
  let state = game.setup(config, seed);
  const moments: HistoryMoment[] = [];
  const add = (by: HistoryMoment['by']): void => {
    const again = reshuffles.find(({ at }) => at === moments.length);
    if (again !== undefined) state = reshuffle(game, state, again);
    moments.push({ state: game.clone(state), by, toAct: game.toAct(state) });
  };
  add(null);
  for (const [seat, action] of actions) {
    const emitted: EmittedEvent[] = [];
    game.apply(state, seat, action, collectEvents(emitted));
    add({ seat, how: action, emitted });
  }
  return { game, config, moments };
}

/**
 * A table at the end of a record, which knows the actions since the last reshuffle. Throws an error if a rule refuses one, as
 * `Table.replay` does.
 */
export function openTable(
  game: Game,
  record: ReplayedRecord,
  watch: (table: Table, played: Played) => void = () => undefined,
): Table {
  const { config, actions, reshuffles = [] } = record;
  let table = Table.replay(game, { ...record, actions: actions.slice(0, reshuffles[0]?.at) }, watch);
  for (const [i, again] of reshuffles.entries()) {
    table = new Table(game, config, again.seed, reshuffle(game, table.readonlyState, again));
    for (const [seat, action] of actions.slice(again.at, reshuffles[i + 1]?.at)) {
      const played = table.play(seat, action);
      if (isRefusal(played)) throw new Error(`an action of seat ${seat} is refused by ${played.clause}`);
      watch(table, played);
    }
  }
  return table;
}

/** False if the record is damaged or from another version of the rules. */
export function canReplay(game: Game, record: ReplayedRecord): boolean {
  try {
    openTable(game, record);
    return true;
  } catch {
    return false;
  }
}

/** The input of a review; null if any action is unknown. */
export function toReviewedMatch({ game, config, moments }: History, seed: string): FinishedMatch | null {
  const decisions: [Seat, Action][] = [];
  for (const { by } of moments.slice(1)) {
    if (typeof by?.how !== 'number') return null;
    decisions.push([by.seat, by.how]);
  }
  const states = moments.map(({ state }) => state);
  // Without a seed, the deal identifies the match.
  return { game, config, seed: seed === '' ? JSON.stringify(states[0]) : seed, states, decisions };
}

/** Checks the file line by line. */
export async function readMatchFile(text: string): Promise<History | TranscriptFlaw> {
  const transcript = readTranscript(text);
  if (isTranscriptFlaw(transcript)) return transcript;
  const id = transcript.header.game;
  if (!Object.hasOwn(GAME_LOADERS, id)) return unknownGame(transcript, Object.keys(GAME_LOADERS));
  const game = await importWithRetry(GAME_LOADERS[id]!);
  const moments: HistoryMoment[] = [];
  const verdict = verifyTranscript(game, transcript, ({ seat, action, state, emitted }) =>
    moments.push({ state: game.clone(state), by: { seat, how: action, emitted }, toAct: game.toAct(state) }),
  );
  if (isTranscriptFlaw(verdict)) return verdict;
  const deal = transcript.lines[0]?.json.deal ?? null;
  const start = game.transcript.start(verdict.config, deal);
  if (!('clause' in start)) moments.unshift({ state: start, by: null, toAct: game.toAct(start) });
  return { game, config: verdict.config, moments, seed: verdict.seed };
}

/** The frames of one decision for a seat, beginning with the view before it. */
export function replayDecision(
  game: Game,
  { config, seed, actions, reshuffles }: Omit<ReplayedRecord, 'game' | 'version'>,
  decision: number,
  seat: Seat | null,
): Frame[] | null {
  if (actions[decision] === undefined) return null;
  const history = replayRecord(game, config, seed, actions.slice(0, decision + 1), reshuffles);
  const before = { events: [], view: viewOf(history.moments[decision]!.state, seat) };
  return [before, ...framesFor(listSteps(history, decision + 1), seat)];
}

const same = (a: State, b: State): boolean => JSON.stringify(a) === JSON.stringify(b);

export function listSteps({ game, moments }: History, step: number): readonly Step[] {
  const moment = moments[step];
  if (moment === undefined) throw new RangeError(`there is no step ${step}`);
  const { state, by } = moment;
  const before = moments[step - 1];
  if (before === undefined || by === null) return [{ emitted: [], state }];
  if (typeof by.how !== 'number') return by.how;
  const steps = applyWithFrames(game, game.clone(before.state), by.seat, by.how);
  if (same(steps.at(-1)!.state, state)) return steps;
  // The decision dealt new cards that only the file knows. Steps before the deal follow the rules, then the file's state follows.
  const { deals } = game.transcript;
  const known = steps.filter((one) => deals(one.state) === deals(before.state));
  const emitted = by.emitted.slice(known.reduce((count, one) => count + one.emitted.length, 0));
  return [...known, { emitted, state }];
}

/** Writes a match as the file that `tavola replay` reads. */
export const writeMatchFile = (game: Game, config: Config, seed: string, actions: Actions): string =>
  `${formatTranscript(game, { game: game.id, version: game.version, config, seed, actions }).join('\n')}\n`;
