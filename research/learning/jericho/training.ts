import type { SelfPlayConfig } from '../selfPlayConfig.ts';
import { jerichoEncoder } from '../../../src/games/jericho/bots/featureEncoder.ts';

export const training: SelfPlayConfig = {
  reader: jerichoEncoder,
  tables: [
    [8, { seats: 3, options: {} }],
    [3, { seats: 4, options: {} }],
    [2, { seats: 5, options: {} }],
  ],
  thought: 0.01,
  worlds: 24,
  horizon: 1,
  remembered: 0.5,
  patience: 0.015,
  sharpens: true,
};
