import type { Bot } from '../../bots/index.ts';
import { type Config, type Game, Recorder, type Seed, type Told, viewOf } from '../../core/index.ts';
import { botRng, decide, lowestSeat } from '../../bots/match.ts';
import { beginOutside, endOutside, notingGame } from '../bots/outsideMatch.ts';

/** Plays a match between bots and writes its transcript line by line. */
export function record(
  game: Game,
  config: Config,
  seed: Seed,
  bots: readonly Bot[],
  legal: boolean,
  write: (line: string) => void,
): void {
  const players = bots.map((bot, seat) => ({ bot, rng: botRng(seed, seat) }));
  const state = game.setup(config, seed);
  const told: (readonly Told[])[] = [];
  beginOutside(bots, 1, told);
  const noting = notingGame(game, told);
  const recorder = new Recorder(game, config, seed, state, write);
  for (let due = game.toAct(state); due !== 0; due = game.toAct(state)) {
    const seat = lowestSeat(due);
    const open = legal ? game.legal(viewOf(state, seat)) : undefined;
    const action = decide(game, state, seat, players[seat]!);
    noting.apply(state, seat, action);
    recorder.acted(seat, action, state, open);
  }
  endOutside(bots, game, state);
}
