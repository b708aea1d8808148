/** The first match of Punto: a round that a row wins, and the last card of the next one. */
import type { Tutorial } from '../../../core/index.ts';
import type { Punto } from '../rules/rules.ts';
import type { en } from './messages/en.ts';

export const tutorial: Tutorial<Punto, keyof typeof en> = {
  config: { seats: 4, start: 0, options: { teams: false, reveal: 'turn', roundsToWin: 2 } },
  seed: 'lesson 76429',
  seat: 0,
  steps: [
    { id: 'welcome' },
    { id: 'everyone', look: 'seats' },
    { id: 'middle', plays: { type: 'place', x: 0, y: 0 } },
    { id: 'beside', before: [1, 70, 2, 48, 3, 37], plays: { type: 'place', x: -1, y: 0 } },
    { id: 'frame', before: [1, 58, 2, 38, 3, 49], look: 'board' },
    { id: 'tooHigh', tries: { type: 'place', x: -1, y: -2 } },
    { id: 'onTop', plays: { type: 'place', x: -2, y: 0 } },
    { id: 'block', before: [1, 61, 2, 28, 3, 57], plays: { type: 'place', x: -1, y: -1 } },
    { id: 'watch', before: [1, 82, 2, 39, 3, 50], look: 'board' },
    { id: 'row', plays: { type: 'place', x: 1, y: 0 } },
    { id: 'roundWon', look: 'hand' },
    { id: 'nextRound', look: 'seats' },
    {
      id: 'lastCard',
      // The second round, up to the card that wins it.
      before: [
        1, 60, 2, 50, 3, 70, 0, 69, 1, 70, 2, 50, 3, 81, 0, 59, 1, 80, 2, 51, 3, 82, 0, 49, 1, 60, 2, 61, 3,
        83,
      ],
      isPassed: true,
      plays: { type: 'place', x: 1, y: -2 },
    },
    { id: 'over', look: 'board' },
  ],
};
