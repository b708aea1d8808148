/** The message about a decision is the same, byte for byte, in all worlds that look the same to its reader. */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  applyWithFrames,
  type Config,
  fastRng,
  type Game,
  isDeepEqual,
  listSeats,
  NO_SEATS,
  parseConfig,
  type Seat,
  type State,
  Table,
  viewOf,
} from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { UpdateWriter } from '../../src/protocol/index.ts';

const MATCHES = 3;

function sendDecision(game: Game, before: State, actor: Seat, action: Action, reader: Seat | null) {
  const after = game.clone(before);
  const steps = applyWithFrames(game, after, actor, action);
  const toAct = game.toAct(after);
  const update = { version: 2, after: 1, actor, byBot: false, undone: false, toAct, payoffs: null };
  const text = new UpdateWriter().encode(update, before, steps, after).textFor(reader);
  return { text, known: { toAct, view: viewOf(after, reader) } };
}

/** Compares the true world with a possible one for each reader of each decision; returns how often both look the same. */
function compareWorlds(game: Game, config: Config, seed: string): number {
  const rng = fastRng(seed, 1);
  const table = new Table(game, config, seed);
  const readers = [...Array.from({ length: config.seats }, (_, seat) => seat), null];
  let compared = 0;
  while (table.toAct !== NO_SEATS) {
    const seats = listSeats(table.toAct);
    const actor = seats[rng.below(seats.length)];
    const legal = table.legal(actor);
    const action = legal[rng.below(legal.length)];
    for (const reader of readers) {
      const { truth } = table;
      const possible = game.determinize(viewOf(truth, reader), rng);
      if (!game.legal(viewOf(possible, actor)).includes(action)) continue;
      const sent = sendDecision(game, truth, actor, action, reader);
      const other = sendDecision(game, possible, actor, action, reader);
      if (!isDeepEqual(sent.known, other.known)) continue;
      expect(other.text).toBe(sent.text);
      compared++;
    }
    table.play(actor, action);
  }
  return compared;
}

describe.each(Object.entries(GAME_LOADERS))('%s', (_, load) => {
  test('a message tells no more than the view', async () => {
    const game = await load();
    let compared = 0;
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const config = parseConfig(game, { seats, options: {} });
      if ('expected' in config) throw new Error(config.expected);
      for (let i = 0; i < MATCHES; i++) compared += compareWorlds(game, config, `${seats} ${i}`);
    }
    expect(compared).toBeGreaterThan(500);
  });
});
