/** The first match of Jericho: the first round up to its scoring, the start of the second, and the last cards of the third. */
import type { Tutorial } from '../../../core/index.ts';
import type { Jericho } from '../rules/rules.ts';
import type { en } from './messages/en.ts';

export const tutorial: Tutorial<Jericho, keyof typeof en> = {
  config: { seats: 3, start: 0, options: {} },
  seed: 'lesson 86782',
  seat: 0,
  steps: [
    { id: 'welcome' },
    { id: 'notATrumpet', tries: { type: 'lay', card: 'trumpet' } },
    { id: 'lay', before: [1, 16, 2, 12], plays: { type: 'lay', card: 'blue-3' } },
    // Which card to add is taught in round 2.
    { id: 'firstCards', before: [0, 26, 1, 47, 2, 47], isPassed: true, look: 'board' },
    { id: 'build', plays: { type: 'build', card: 'blue-1' } },
    { id: 'trumpet', before: [1, 73, 2, 62], plays: { type: 'trumpet', colour: 'blue' } },
    { id: 'joins', before: [1, 72, 2, 69], look: 'board' },
    { id: 'supply', plays: { type: 'supply', card: 'purple-3' } },
    { id: 'seven', before: [1, 59, 2, 89], plays: { type: 'build', card: 'yellow-7' } },
    { id: 'equal', before: [1, 53, 2, 58], plays: { type: 'build', card: 'purple-4' } },
    { id: 'draw', before: [1, 83, 2, 54], plays: { type: 'build', card: 'yellow-1' } },
    { id: 'scoring', look: 'board' },
    { id: 'shared', look: 'board' },
    { id: 'feed', plays: { type: 'feed', card: 'red-7' } },
    {
      id: 'aOne',
      // The rest of rounds 2 and 3, up to the learner's last turn.
      before: [
        1, 32, 2, 42, 1, 90, 2, 80, 0, 78, 1, 104, 2, 78, 0, 68, 1, 92, 2, 79, 0, 58, 1, 78, 2, 84, 0, 81, 1,
        93, 2, 104, 0, 63, 1, 80, 2, 81, 0, 58, 1, 53, 2, 85, 0, 55, 1, 80, 2, 70, 0, 77, 1, 87, 2, 89, 0, 78,
        1, 52, 2, 70, 0, 77, 1, 93, 2, 77, 0, 77, 1, 102, 2, 71, 0, 83, 1, 74, 2, 67, 0, 63, 1, 95, 2, 105, 0,
        57, 0, 38, 1, 50, 2, 38, 1, 105, 2, 73, 0, 52, 1, 77, 2, 84, 0, 58, 1, 53, 2, 79, 0, 81, 1, 77, 2, 69,
        0, 59, 1, 57, 2, 65, 0, 57, 1, 90, 2, 102,
      ],
      isPassed: true,
      plays: { type: 'build', card: 'blue-1' },
    },
    { id: 'over', before: [1, 79, 2, 72], look: 'board' },
  ],
};
