import { expect, test } from 'vitest';
import { fastRng, viewOf } from '../core/index.ts';
import { largestAreas } from '../games/campos/area.ts';
import { anchorOf } from '../games/campos/data.ts';
import {
  actionAnchor,
  actionCard,
  actionIndex,
  actionPlace,
  isRemoving,
  isScoring,
} from '../games/campos/moves.ts';
import { openPlaces, placeAnchor, placeAt, placeTurn } from '../games/campos/placing.ts';
import { removable } from '../games/campos/removing.ts';
import { campos } from '../games/campos/rules.ts';
import { eachPlace } from './camposPlayout.ts';
import { begin, deal } from './camposTrial.ts';

test('an imagined match follows the rules of a real one', () => {
  for (const seats of [2, 3, 4]) {
    const state = campos.setup({ seats, start: null, options: {} }, `trial ${seats}`);
    const rng = fastRng('trial', seats);
    const { root: trial, unseen } = begin(viewOf(state, null));
    deal(trial, unseen, rng);
    trial.hands.set(state.own.map(({ hand }) => hand));
    trial.pile.set(state.hidden.pile);
    trial.bag.set(state.hidden.bag);
    while (state.shared.turn !== null) {
      const { shared } = state;
      const { turn } = state.shared;
      expect([trial.turn, trial.second, trial.building]).toEqual([
        turn,
        shared.second,
        shared.phase === 'construction',
      ]);
      expect([...trial.sizes]).toEqual(largestAreas(shared.laid));
      expect([...trial.scores].slice(0, seats)).toEqual(shared.scores);
      expect([...trial.front].slice(0, 2 * seats)).toEqual(shared.front);
      expect([...trial.hands].slice(0, seats)).toEqual(state.own.map(({ hand }) => hand));
      if (trial.building) {
        const places: number[] = [];
        eachPlace(trial, (anchor, way) => places.push(placeAt(anchor, way)));
        expect(places.toSorted((a, b) => a - b)).toEqual(openPlaces(shared.laid));
      } else
        expect(trial.removable()).toBe(removable(shared.laid).reduce((bits, slot) => bits | (1 << slot), 0));
      // A trial that begins here stands where the one that was played on does.
      const { root } = begin(viewOf(state, turn));
      expect(root.sizes).toEqual(trial.sizes);
      if (!trial.building) expect(root.removable()).toBe(trial.removable());
      const action = campos.draw!(viewOf(state, turn), rng);
      campos.apply(state, turn, action);
      if (isScoring(action)) trial.score(actionCard(action));
      else if (isRemoving(action)) {
        const slot = trial.slotAt(actionAnchor(action));
        expect(trial.anchors[slot]).toBe(anchorOf(shared.laid[slot]));
        trial.remove(slot);
      } else {
        const place = actionPlace(action);
        trial.place(actionIndex(action), placeAnchor(place), placeTurn(place));
      }
    }
    expect(trial.turn).toBe(-1);
  }
});
