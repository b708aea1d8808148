/**
 * The first match of Schicht im Schacht: five rounds in which a pile, a chain reaction over a column and a row are taken, then the
 * last card of all.
 */
import type { Tutorial } from '../../../core/index.ts';
import type { Schicht } from '../rules/rules.ts';
import type { en } from './messages/en.ts';

export const tutorial: Tutorial<Schicht, keyof typeof en> = {
  config: { seats: 2, start: null, options: { silver: false } },
  seed: 'lesson 16716',
  seat: 0,
  steps: [
    { id: 'welcome' },
    { id: 'choose', before: [1, 58], plays: { type: 'choose', card: 'yellow-8' } },
    { id: 'order', look: 'seats' },
    { id: 'newRow', before: [1, 114], look: 'board' },
    { id: 'notOnto', tries: { type: 'lay', row: 1, at: 0 } },
    { id: 'leftEnd', plays: { type: 'lay', row: 1, at: -1 } },
    { id: 'rightEnd', before: [1, 11], plays: { type: 'choose', card: 'blue-15' } },
    { id: 'nearest', before: [0, 105, 1, 104], look: 'board' },
    { id: 'newColour', before: [1, 31], plays: { type: 'choose', card: 'green-20' } },
    { id: 'nearestEdge', plays: { type: 'lay', row: -1, at: 1 } },
    { id: 'equallyNear', before: [1, 109, 1, 9], plays: { type: 'choose', card: 'blue-11' } },
    { id: 'pile', plays: { type: 'lay', row: 1, at: 0 } },
    { id: 'gap', plays: { type: 'close', option: 1 } },
    { id: 'chain', look: 'board' },
    { id: 'lowest', before: [1, 103, 1, 84], plays: { type: 'choose', card: 'yellow-1' } },
    { id: 'row', before: [1, 106], plays: { type: 'lay', row: 0, at: -1 } },
    {
      id: 'lastCard',
      // Rounds 6 to 11, and the other's last card.
      before: [
        0, 76, 1, 88, 1, 104, 0, 109, 0, 92, 1, 77, 0, 100, 1, 103, 0, 61, 1, 78, 1, 108, 0, 113, 0, 73, 1,
        28, 0, 108, 1, 108, 0, 42, 1, 17, 0, 103, 1, 103, 0, 14, 1, 12, 0, 100, 1, 100, 1, 1,
      ],
      isPassed: true,
      plays: { type: 'choose', card: 'red-14' },
    },
    { id: 'column', plays: { type: 'lay', row: 3, at: 0 } },
    { id: 'over', before: [1, 103], look: 'seats' },
  ],
};
