import type { Course } from '../../../bots/mind/course.ts';
import type { Config } from '../../../core/index.ts';
import { puntoReader } from './reader.ts';

/** One round is as good as another to learn from. */
const puntoTable = (seats: number, options: Config['options']): Omit<Config, 'start'> => ({
  seats,
  options: { teams: false, reveal: 'turn', roundsToWin: 1, ...options },
});

export const course: Course = {
  reader: puntoReader,
  tables: [
    [8, puntoTable(2, {})],
    [8, puntoTable(3, {})],
    [4, puntoTable(4, {})],
    [2, puntoTable(4, { teams: true })],
    [1, puntoTable(2, { reveal: 'ahead' })],
    [1, puntoTable(3, { reveal: 'ahead' })],
    [1, puntoTable(4, { reveal: 'ahead' })],
    [1, puntoTable(4, { teams: true, reveal: 'ahead' })],
  ],
  thought: 0.01,
  worlds: 16,
  horizon: 1,
  remembered: 0.6,
  patience: 0.05,
  sharpens: true,
};
