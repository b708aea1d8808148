import type { SelfPlayConfig } from '../selfPlayConfig.ts';
import type { Config } from '../../../src/core/index.ts';
import { schichtEncoder } from '../../../src/games/schicht/bots/featureEncoder.ts';

const schichtTable = (often: number, seats: number): (readonly [number, Omit<Config, 'start'>])[] => [
  [often * 3, { seats, options: { silver: false } }],
  [often, { seats, options: { silver: true } }],
];

export const training: SelfPlayConfig = {
  reader: schichtEncoder,
  tables: [
    ...schichtTable(10, 2),
    ...schichtTable(6, 3),
    ...schichtTable(3, 4),
    ...schichtTable(2, 5),
    ...schichtTable(2, 6),
  ],
  thought: 0.06,
  worlds: 24,
  horizon: 1,
  remembered: 0.5,
  patience: 0.03,
  sharpens: false,
};
