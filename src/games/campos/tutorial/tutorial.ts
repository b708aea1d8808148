/** A complete first match of Campos: three turns of building, the change to removal, the last piece. */
import type { Tutorial } from '../../../core/index.ts';
import type { Campos } from '../rules/rules.ts';
import type { en } from './messages/en.ts';

export const tutorial: Tutorial<Campos, keyof typeof en> = {
  config: { seats: 4, start: 0, options: {} },
  seed: 'lesson 69666',
  seat: 0,
  steps: [
    { id: 'welcome' },
    { id: 'place', plays: { type: 'place', piece: 0, q: -2, r: 2, turn: 4 } },
    { id: 'fails', tries: { type: 'score', card: 'green>red=blue' } },
    { id: 'holds', plays: { type: 'score', card: 'blue>yellow=red' } },
    {
      id: 'grow',
      before: [1, 148639, 1, 4, 2, 150165, 2, 15, 3, 148652, 3, 12],
      plays: { type: 'place', piece: 1, q: 2, r: 3, turn: 5 },
    },
    { id: 'holdsNow', plays: { type: 'score', card: 'green>red=blue' } },
    {
      id: 'thirdTurn',
      before: [1, 51872, 1, 147108, 2, 150932, 2, 10, 3, 150950, 3, 5],
      plays: { type: 'place', piece: 1, q: -4, r: 5, turn: 5 },
    },
    { id: 'lastCard', plays: { type: 'score', card: 'blue>green=red' } },
    { id: 'turnAround', look: 'hand' },
    {
      id: 'locked',
      before: [1, 204762, 1, 205402, 2, 205524, 2, 1, 3, 205019, 3, 17],
      tries: { type: 'remove', q: -1, r: 3 },
    },
    { id: 'split', tries: { type: 'remove', q: 1, r: 3 } },
    { id: 'remove', plays: { type: 'remove', q: -1, r: 4 } },
    { id: 'scoreDown', plays: { type: 'score', card: 'red>green=blue' } },
    {
      id: 'lastPiece',
      before: [1, 204888, 1, 205274, 2, 205142, 2, 11, 3, 205017, 3, 205273],
      plays: { type: 'remove', q: -1, r: 3 },
    },
    { id: 'over', look: 'seats' },
  ],
};
