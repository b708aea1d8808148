import { describe, expect, test } from 'vitest';
import { type Config, keyOf, listSeats, type Shot, Stream, takeShots, viewOf } from '../../../core/index.ts';
import { corridorsOf } from '../rules/layout.ts';
import { type Options, type Schicht, schicht } from '../rules/rules.ts';
import { gainOf, outcomeOfClosing, outcomeOfLaying } from './outcome.ts';

const TABLES: readonly Config<Options>[] = [2, 3, 4, 5, 6].flatMap((seats) =>
  [false, true].map((silver) => ({ seats, start: null, options: { silver } })),
);

interface Change {
  readonly before: Schicht['shared'];
  readonly shots: readonly Shot<Schicht>[];
  /** How many cards the move was said to bring before it was made. */
  readonly foretold: number;
}

/** A random match, change by change. */
function* played(config: Config<Options>, seed: string): Generator<Change> {
  const state = schicht.setup(config, seed);
  const rng = new Stream(keyOf(seed), 99);
  for (;;) {
    const [seat] = listSeats(schicht.toAct(state));
    if (seat === undefined) return;
    const before = { ...state.shared };
    const legal = schicht.legal(viewOf(state, seat));
    const action = legal[rng.below(legal.length)];
    const move = schicht.moves.decode(action);
    const foretold =
      move.type === 'lay'
        ? gainOf(outcomeOfLaying(before.layout, before.revealed[seat], move.row, move.at))
        : move.type === 'close'
          ? gainOf(outcomeOfClosing(before.layout, move.option))
          : 0;
    yield { before, shots: takeShots(schicht, state, seat, action), foretold };
  }
}

describe.each(TABLES)('$seats seats, $options', (config) => {
  const changes = Array.from({ length: 20 }, (_, i) => [...played(config, `outcome ${i}`)]).flat();

  test('what a move was said to bring is what it brings', () => {
    for (const { shots, foretold } of changes) {
      const brought = shots
        .flatMap(({ told }) => told)
        .reduce((sum, { event }) => sum + (event.type === 'taken' ? event.cards.length : 0), 0);
      expect(brought).toBe(foretold);
    }
  });

  test('a corridor is seen complete before it is taken', () => {
    for (const { before, shots } of changes) {
      let lying = before.layout;
      for (const { state, told } of shots) {
        for (const { event } of told)
          if (event.type === 'taken') expect(corridorsOf(lying).length).toBe(event.corridors.length);
        lying = state.shared.layout;
      }
    }
  });
});
