/** The whole course of a match, decision by decision. */
import {
  type Config,
  type Flaw,
  type Game,
  isFlaw,
  noteIn,
  readTranscript,
  type Seat,
  type Seats,
  type State,
  type Told,
  transcriptOf,
  unknownGame,
  verifyTranscript,
} from '../../core/index.ts';
import { GAMES } from '../../games/index.ts';

export interface Moment {
  readonly state: State;
  /** Who brought it about, and what that told; null for the beginning. */
  readonly by: { readonly seat: Seat; readonly told: readonly Told[] } | null;
  /** Who owes a decision now. */
  readonly toAct: Seats;
}

export interface History {
  readonly game: Game;
  readonly config: Config;
  readonly moments: readonly Moment[];
  /** Nobody's own things are in the states: it can only be seen as a spectator saw it. */
  readonly isPublic?: boolean;
}

type Actions = readonly (readonly [Seat, number])[];

/** From a record. */
export function historyOfRecord(game: Game, config: Config, seed: string, actions: Actions): History {
  const state = game.setup(config, seed);
  const moments: Moment[] = [{ state: game.clone(state), by: null, toAct: game.toAct(state) }];
  for (const [seat, action] of actions) {
    const told: Told[] = [];
    game.apply(state, seat, action, noteIn(told));
    moments.push({ state: game.clone(state), by: { seat, told }, toAct: game.toAct(state) });
  }
  return { game, config, moments };
}

/** From a file, checked line by line. */
export async function historyOfFile(text: string): Promise<History | Flaw> {
  const transcript = readTranscript(text);
  if (isFlaw(transcript)) return transcript;
  const id = transcript.header.game;
  if (!Object.hasOwn(GAMES, id)) return unknownGame(transcript, Object.keys(GAMES));
  const game = await GAMES[id]!();
  const moments: Moment[] = [];
  const verdict = verifyTranscript(game, transcript, ({ seat, state, told }) =>
    moments.push({ state: game.clone(state), by: { seat, told }, toAct: game.toAct(state) }),
  );
  if (isFlaw(verdict)) return verdict;
  const deal = transcript.lines[0]?.json.deal ?? null;
  const start = game.transcript.start(verdict.config, deal);
  if (!('clause' in start)) moments.unshift({ state: start, by: null, toAct: game.toAct(start) });
  return { game, config: verdict.config, moments };
}

/** The file of a match: the same that `tavola replay` reads. */
export const fileOf = (game: Game, config: Config, seed: string, actions: Actions): string =>
  `${transcriptOf(game, { game: game.id, version: game.version, config, seed, actions }).join('\n')}\n`;
