import { describe, expect, test } from 'vitest';
import { deriveKey, listSeats, type State, SeedStream, viewOf } from '../../../core/index.ts';
import { getArea, largestAreas } from '../rules/area.ts';
import { COLOURS, isLying, removePiece } from '../rules/data.ts';
import { listSlots, findRemovable } from '../rules/removing.ts';
import { type Campos, campos } from '../rules/rules.ts';
import { isPlace, nearestPlace, filterPlaces, isSameMove, addTurns } from './movePlan.ts';
import { outline } from './geometry.ts';
import {
  countCells,
  cutOff,
  listFields,
  largestPatches,
  lyingPieces,
  findPieceCentre,
  findWayOut,
} from './pieces.ts';

function positions(matches: number, see: (state: State<Campos>) => void): void {
  for (let match = 0; match < matches; match++) {
    const rng = new SeedStream(deriveKey(`pieces ${match}`), 0);
    const state = campos.setup({ seats: 2 + (match % 3), start: null, options: {} }, `pieces ${match}`);
    for (;;) {
      see(state);
      const [seat] = listSeats(campos.toAct(state));
      if (seat === undefined) break;
      campos.apply(state, seat, campos.draw!(viewOf(state, seat), rng));
    }
  }
}

describe('the drawn area agrees with the rules', () => {
  test('the outlined areas are the largest ones (C8)', () => {
    positions(6, ({ shared }) => {
      const sizes = largestAreas(shared.laid).slice();
      for (const [i, colour] of COLOURS.entries()) {
        const patches = largestPatches(shared.laid, colour);
        for (const patch of patches) expect(patch).toHaveLength(sizes[i]);
        if (sizes[i] === 0) expect(patches).toEqual([]);
      }
    });
  });

  test('a piece may go exactly if it cuts nothing off and has a way out (C14–C16)', () => {
    positions(8, ({ shared }) => {
      if (shared.phase === 'construction') return;
      const pieces = lyingPieces(shared.laid);
      const connected = pieces.filter(({ slot }) => cutOff(shared.laid, slot).length === 0);
      const free = connected.filter(({ slot }) => findWayOut(shared.laid, slot) !== undefined);
      const slots = (free.length > 0 ? free : connected).map(({ slot }) => slot);
      expect(slots).toEqual(listSlots(findRemovable(getArea(shared.laid))));
    });
  });

  test('columns and rows for screen readers are never negative, pieces and places alike', () => {
    positions(4, (state) => {
      const { laid, turn } = state.shared;
      const moves = turn === null ? [] : campos.legal(viewOf(state, turn)).map(campos.moves.decode);
      const count = countCells(laid);
      for (const cell of [...lyingPieces(laid).flatMap(listFields), ...moves.filter(isPlace)]) {
        const { q, r } = count(cell);
        expect(Math.min(q, r)).toBeGreaterThan(0);
      }
    });
  });

  test('an outline has one loop for the outside and one for each hole', () => {
    const ring = [
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
      { q: 0, r: -1 },
      { q: 1, r: -1 },
    ];
    expect(outline(ring).match(/M/g)).toHaveLength(2);
    expect(outline(ring.slice(0, 3)).match(/M/g)).toHaveLength(1);
    expect(outline([{ q: 0, r: 0 }]).match(/Q/g)).toHaveLength(6);
  });
});

describe('rotating a piece', () => {
  test('leads to a near place of that rotation, and six turns lead back to the first', () => {
    positions(3, (state) => {
      const { shared } = state;
      if (shared.phase === 'deconstruction' || shared.turn === null) return;
      const moves = campos.legal(viewOf(state, shared.turn)).map((action) => campos.moves.decode(action));
      const start = moves.find(isPlace)!;
      let place = start;
      for (let i = 0; i < 6; i++) {
        const places = filterPlaces(moves, start.piece, addTurns(place.turn, 1));
        const next = nearestPlace(places, findPieceCentre(place), place)!;
        expect(moves.some((move) => isSameMove(move, next))).toBe(true);
        const shares = listFields({ ...next, piece: 0 }).some((a) =>
          listFields({ ...place, piece: 0 }).some((b) => a.q === b.q && a.r === b.r),
        );
        expect(shares).toBe(true);
        place = next;
      }
      expect(place.turn).toBe(start.turn);
    });
  });
});

test('a removed piece came out where it could (C15)', () => {
  positions(6, ({ shared: { laid } }) => {
    for (const [slot, it] of laid.entries()) {
      if (isLying(it)) continue;
      const before = laid.with(slot, removePiece(it));
      expect(findWayOut(laid, slot)).toEqual(findWayOut(before, slot));
    }
  });
});
