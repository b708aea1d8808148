import type { Bot } from '../../bots/index.ts';
import {
  type Config,
  type Game,
  TranscriptRecorder,
  type Seed,
  type EmittedEvent,
  viewOf,
} from '../../core/index.ts';
import { botRng, decideForSeat, lowestSeat } from '../../bots/playMatch.ts';
import { beginOutside, endOutside, recordingGame } from '../bots/outsideMatch.ts';

/** Plays a match between bots and writes its transcript line by line. */
export function recordMatch(
  game: Game,
  config: Config,
  seed: Seed,
  bots: readonly Bot[],
  legal: boolean,
  write: (line: string) => void,
): void {
  const players = bots.map((bot, seat) => ({ bot, rng: botRng(seed, seat) }));
  const state = game.setup(config, seed);
  const events: (readonly EmittedEvent[])[] = [];
  beginOutside(bots, 1, events);
  const noting = recordingGame(game, events);
  const recorder = new TranscriptRecorder(game, config, seed, state, write);
  for (let due = game.toAct(state); due !== 0; due = game.toAct(state)) {
    const seat = lowestSeat(due);
    const open = legal ? game.legal(viewOf(state, seat)) : undefined;
    const action = decideForSeat(game, state, seat, players[seat]!);
    noting.apply(state, seat, action);
    recorder.recordAction(seat, action, state, open);
  }
  endOutside(bots, game, state);
}
