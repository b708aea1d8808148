import { describe, expect, test } from 'vitest';
import {
  type Config,
  deriveKey,
  listSeats,
  type Step,
  SeedStream,
  applyWithFrames,
  viewOf,
} from '../../../core/index.ts';
import { findCorridors } from '../rules/layout.ts';
import { type Options, type Schicht, schicht } from '../rules/rules.ts';
import { placeAt } from '../rules/placement.ts';
import { cardsTaken, previewClosing, previewLaying } from './outcomes.ts';

const TABLES: readonly Config<Options>[] = [2, 3, 4, 5, 6].flatMap((seats) =>
  [false, true].map((silver) => ({ seats, start: null, options: { silver } })),
);

interface Change {
  readonly before: Schicht['shared'];
  readonly steps: readonly Step<Schicht>[];
  readonly foretold: number;
}

function* played(config: Config<Options>, seed: string): Generator<Change> {
  const state = schicht.setup(config, seed);
  const rng = new SeedStream(deriveKey(seed), 99);
  for (;;) {
    const [seat] = listSeats(schicht.toAct(state));
    if (seat === undefined) return;
    const before = { ...state.shared };
    const legal = schicht.legal(viewOf(state, seat));
    const action = legal[rng.below(legal.length)];
    const move = schicht.moves.decode(action);
    const foretold =
      move.type === 'lay'
        ? cardsTaken(previewLaying(before.layout, before.revealed[seat], placeAt(move.row, move.at)).takings)
        : move.type === 'close'
          ? cardsTaken(previewClosing(before.layout, move.option).takings)
          : 0;
    yield { before, steps: applyWithFrames(schicht, state, seat, action), foretold };
  }
}

describe.each(TABLES)('$seats seats, $options', (config) => {
  const changes = Array.from({ length: 20 }, (_, i) => [...played(config, `outcome ${i}`)]).flat();

  test('the preview of a move is its outcome', () => {
    for (const { steps, foretold } of changes) {
      const brought = steps
        .flatMap(({ emitted: events }) => events)
        .reduce((sum, { event }) => sum + (event.type === 'taken' ? event.cards.length : 0), 0);
      expect(brought).toBe(foretold);
    }
  });

  test('a corridor shows complete before it is taken', () => {
    for (const { before, steps } of changes) {
      let lying = before.layout;
      for (const { state, emitted: events } of steps) {
        for (const { event } of events)
          if (event.type === 'taken') expect(findCorridors(lying).length).toBe(event.corridors.length);
        lying = state.shared.layout;
      }
    }
  });
});
