import { describe, expect, test } from 'vitest';
import { fastRng, viewOf } from '../../../core/index.ts';
import {
  type Area,
  getArea,
  copyArea,
  liftPiece,
  newArea,
  putPiece,
  sizesWith,
  sizesWithout,
  slotAt,
} from './area.ts';
import { anchorOf, layPiece } from './data.ts';
import { openPlaces, placeAnchor, placeTurn } from './placing.ts';
import { findRemovable } from './removing.ts';
import { campos } from './rules.ts';
import type { Shared } from './state.ts';

const MATCHES = 60;

const freshArea = ({ laid }: Shared): Area => getArea(laid.slice());

const answers = (area: Area, phase: Shared['phase']): unknown => ({
  sizes: area.sizes.slice(),
  lying: area.lying,
  open: phase === 'construction' ? openPlaces(area) : findRemovable(area),
});

describe('an area', () => {
  test('equals the one rebuilt from the list, after every placement and removal', () => {
    for (let match = 0; match < MATCHES; match++) {
      const state = campos.setup({ seats: 2 + (match % 3), start: null, options: {} }, `area ${match}`);
      const { shared } = state;
      const rng = fastRng('area', match);
      const own = newArea();
      const copy = newArea();
      putPiece(own, shared.laid[0]);
      for (let seat = shared.turn; seat !== null; seat = shared.turn) {
        const before = shared.laid.slice();
        campos.apply(state, seat, campos.draw!(viewOf(state, seat), rng));
        shared.laid.forEach((laid, slot) => {
          if (slot >= before.length) {
            expect(sizesWith(own, laid)).toEqual(freshArea(shared).sizes);
            putPiece(own, laid);
          } else if (laid !== before[slot]) {
            expect(slotAt(own, anchorOf(laid))).toBe(slot);
            expect(sizesWithout(own, slot)).toEqual(freshArea(shared).sizes);
            liftPiece(own, slot);
            expect(slotAt(own, anchorOf(laid))).toBe(-1);
          }
        });
        if (rng.below(4) !== 0) continue;
        const expected = answers(freshArea(shared), shared.phase);
        expect(answers(own, shared.phase)).toEqual(expected);
        expect(answers(getArea(shared.laid), shared.phase)).toEqual(expected);
        copyArea(own, copy);
        expect(answers(copy, shared.phase)).toEqual(expected);
      }
    }
  });

  test('belongs to its caller: changes never reach another one', () => {
    const state = campos.setup({ seats: 2, start: 0, options: {} }, 'owner');
    const { laid } = state.shared;
    const mine = newArea();
    copyArea(getArea(laid), mine);
    const [place] = openPlaces(mine);
    putPiece(mine, layPiece(0, placeAnchor(place), placeTurn(place)));
    expect(getArea(laid).count).toBe(1);
    liftPiece(mine, 0);
    expect([mine.lying, getArea(laid).lying]).toEqual([2, 1]);
  });

  test('follows its list back and forth, even where no match leads', () => {
    const state = campos.setup({ seats: 2, start: 0, options: {} }, 'list');
    const { shared } = state;
    const rng = fastRng('list', 0);
    while (shared.laid.length < 9)
      campos.apply(state, shared.turn!, campos.draw!(viewOf(state, shared.turn), rng));
    const whole = shared.laid.slice();
    const moving = whole.slice();
    for (const length of [9, 4, 7, 2, 9]) {
      moving.length = 0;
      moving.push(...whole.slice(0, length));
      expect(getArea(moving).sizes).toEqual(getArea(whole.slice(0, length)).sizes);
      moving[0] = ~moving[0];
      moving.push(...whole.slice(length));
      expect(getArea(moving).sizes).toEqual(getArea(moving.slice()).sizes);
      expect(findRemovable(getArea(moving))).toBe(findRemovable(getArea(moving.slice())));
    }
  });
});
