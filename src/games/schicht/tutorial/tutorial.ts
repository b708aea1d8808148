/**
 * The first match of Schicht im Schacht: a column, a row, a column with a pile in it, and at the end a pile whose gap closes with a
 * chain reaction.
 */
import type { Tutorial } from '../../../core/index.ts';
import type { Schicht } from '../rules/rules.ts';
import type { en } from './messages/en.ts';

export const tutorial: Tutorial<Schicht, keyof typeof en> = {
  config: { seats: 2, start: null, options: { silver: false } },
  seed: 'lesson 766',
  seat: 0,
  steps: [
    { id: 'welcome' },
    { id: 'choose', before: [1, 36], plays: { type: 'choose', card: 'green-7' } },
    { id: 'order', look: 'seats' },
    { id: 'newRow', before: [1, 114], look: 'board' },
    { id: 'notOnto', tries: { type: 'lay', row: 0, at: 0 } },
    { id: 'leftEnd', plays: { type: 'lay', row: 0, at: -1 } },
    { id: 'newColour', before: [1, 64], plays: { type: 'choose', card: 'yellow-15' } },
    { id: 'column', plays: { type: 'lay', row: -1, at: 1 } },
    {
      id: 'lowest',
      // The end of round 2, and rounds 3 to 6.
      before: [
        1, 109, 1, 21, 0, 18, 1, 100, 0, 100, 1, 8, 0, 51, 0, 104, 1, 109, 1, 73, 0, 63, 1, 110, 0, 110, 1,
        33, 0, 26, 1, 109, 0, 103, 1, 38,
      ],
      isPassed: true,
      plays: { type: 'choose', card: 'blue-1' },
    },
    { id: 'nearest', before: [1, 109, 0, 103], look: 'board' },
    { id: 'rightEnd', before: [1, 78], plays: { type: 'choose', card: 'blue-16' } },
    { id: 'row', before: [1, 111], plays: { type: 'lay', row: 0, at: 3 } },
    { id: 'secondColour', before: [1, 42], plays: { type: 'choose', card: 'blue-14' } },
    { id: 'side', plays: { type: 'lay', row: 1, at: 1 } },
    { id: 'besideNine', before: [1, 100, 1, 84], plays: { type: 'choose', card: 'green-17' } },
    { id: 'whole', before: [1, 119], plays: { type: 'lay', row: 0, at: 1 } },
    {
      id: 'lastCard',
      // Round 11, and the other's last card.
      before: [1, 91, 0, 59, 1, 115, 0, 100, 1, 88],
      isPassed: true,
      plays: { type: 'choose', card: 'red-11' },
    },
    { id: 'pile', before: [1, 116], plays: { type: 'lay', row: 2, at: 0 } },
    { id: 'gap', plays: { type: 'close', option: 0 } },
    { id: 'over', look: 'seats' },
  ],
};
