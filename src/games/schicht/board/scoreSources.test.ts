import { expect, test } from 'vitest';
import { deriveKey, listSeats, SeedStream, viewOf } from '../../../core/index.ts';
import { type Event, schicht } from '../rules/rules.ts';
import { en } from '../messages/en.ts';
import { listScoreSources } from './scoreSources.ts';

test('rows, columns, piles and chains add up to the treasures', () => {
  for (let match = 0; match < 200; match++) {
    const seed = `sources ${match}`;
    const config = { seats: 2 + (match % 5), start: null, options: { silver: match % 2 === 1 } };
    const state = schicht.setup(config, seed);
    const rng = new SeedStream(deriveKey(seed), 99);
    const events: Event[] = [];
    for (;;) {
      const [seat] = listSeats(schicht.toAct(state));
      if (seat === undefined) break;
      const legal = schicht.legal(viewOf(state, seat));
      schicht.apply(state, seat, legal[rng.below(legal.length)], (event) => events.push(event));
    }
    const sources = listScoreSources(events, state, en.board);
    const total = sources.at(-1)!.points;
    expect(total).toEqual(state.shared.treasures.map((cards) => cards.length));
    const ways = sources.slice(0, 4);
    expect(total.map((_, seat) => ways.reduce((sum, { points }) => sum + points[seat], 0))).toEqual(total);
  }
});
