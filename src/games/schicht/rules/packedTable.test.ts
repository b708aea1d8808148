import { expect, test } from 'vitest';
import { fastRng, listSeats, viewOf } from '../../../core/index.ts';
import { listClosings } from './closings.ts';
import { isSilver } from './data.ts';
import { closeAction, laidPlace } from './moves.ts';
import {
  takenCount,
  catchAt,
  findPlaces,
  layOnPacked,
  newPackedTable,
  PLACES_ROOM,
  readLayout,
  settle,
  silverAmong,
  type PackedTable,
} from './packedTable.ts';
import { placesFor } from './placement.ts';
import { schicht } from './rules.ts';
import type { Shared } from './state.ts';

const MATCHES = 3000;

const inUse = (table: PackedTable): string =>
  Array.from({ length: table[0] }, (_, row) =>
    table.slice(1 + 7 * row, 4 + 7 * row + table[2 + 7 * row]).join(),
  ).join('; ');

const packed = ({ layout }: Shared): PackedTable => {
  const table = newPackedTable();
  readLayout(layout, table);
  return table;
};

test(`the packed layout agrees with the real one in ${MATCHES} matches`, () => {
  const found = new Int32Array(PLACES_ROOM);
  let chosen = 0;
  for (let match = 0; match < MATCHES; match++) {
    const silver = match % 2 === 0;
    const state = schicht.setup(
      { seats: 2 + (match % 5), start: null, options: { silver } },
      `packed ${match}`,
    );
    const { shared } = state;
    const rng = fastRng('packed', match);
    const table = packed(shared);
    for (let seats = schicht.toAct(state); seats !== 0; seats = schicht.toAct(state)) {
      const [seat] = listSeats(seats);
      const action = schicht.draw!(viewOf(state, seat), rng);
      if (shared.phase === 'choose') {
        schicht.apply(state, seat, action);
        continue;
      }
      const card = shared.revealed[seat];
      const before = shared.treasures[seat];
      const places = placesFor(shared.layout, card).join();
      if (found.subarray(0, findPlaces(table, card, found)).join() !== places)
        expect(found.subarray(0, findPlaces(table, card, found)).join()).toBe(places);
      const atOnce = catchAt(table, laidPlace(action));
      schicht.apply(state, seat, action);
      layOnPacked(table, card, laidPlace(action));
      // S15: the seat's answers, given to the packed table in the same order.
      const answers: { ways: number; option: number }[] = [];
      while ((shared.phase as string) === 'close') {
        const ways = listClosings(shared.layout).length;
        const option = rng.below(ways);
        schicht.apply(state, seat, closeAction(option));
        answers.push({ ways, option });
      }
      const asked: number[] = [];
      const taken = settle(table, (ways) => {
        asked.push(ways);
        return answers[asked.length - 1].option;
      });
      chosen += asked.length;
      const gained = shared.treasures[seat].slice(before.length);
      const seen = [takenCount(taken), silverAmong(taken), atOnce > 0, asked.join(), inUse(table)];
      const expected = [
        gained.length,
        gained.filter(isSilver).length,
        gained.length > 0,
        answers.map(({ ways }) => ways).join(),
        inUse(packed(shared)),
      ];
      if (seen.join('|') !== expected.join('|')) expect(seen).toEqual(expected);
    }
  }
  expect(chosen).toBeGreaterThan(MATCHES / 20);
});
