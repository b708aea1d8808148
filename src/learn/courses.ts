/** What is practised of each game: which tables, how often, and how far the practice looks ahead. */
import type { Kind, Config, Rng } from '../core/index.ts';
import type { Reader } from '../bots/mind/reader.ts';
import { jerichoReader } from '../games/jericho/bots/reader.ts';
import { puntoReader } from '../games/punto/bots/reader.ts';
import { schichtReader } from '../games/schicht/bots/reader.ts';

export interface Course {
  readonly reader: Reader<Kind>;
  /** Tables, each with how often it is drawn. */
  readonly tables: readonly (readonly [number, Omit<Config, 'start'>])[];
  /** The part of decisions that are thought over, and in how many worlds. */
  readonly thought: number;
  readonly worlds: number;
  /** At which of the seat's next decisions a world is judged. */
  readonly horizon: number;
  /** The part of positions whose end is remembered. */
  readonly remembered: number;
  /** How much better a move must promise to be, in shares of the victory, to be chosen e times as often. */
  readonly patience: number;
  /**
   * Whether a move that keeps promising more is chosen ever more often. Where all choose at the same time it is not: who
   * always does the same can be read.
   */
  readonly sharpens: boolean;
}

const schichtTable = (often: number, seats: number): (readonly [number, Omit<Config, 'start'>])[] => [
  [often * 3, { seats, options: { silver: false } }],
  [often, { seats, options: { silver: true } }],
];

/** One round is as good as another to learn from. */
const puntoTable = (seats: number, options: Config['options']): Omit<Config, 'start'> => ({
  seats,
  options: { teams: false, reveal: 'turn', roundsToWin: 1, ...options },
});

export const COURSES: { readonly [game: string]: Course } = {
  schicht: {
    reader: schichtReader,
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
  },
  jericho: {
    reader: jerichoReader,
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
  },
  punto: {
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
  },
};

export function drawTable({ tables }: Course, rng: Rng): Config {
  let at = rng.below(tables.reduce((sum, [often]) => sum + often, 0));
  for (const [often, table] of tables) {
    at -= often;
    if (at < 0) return { ...table, start: null };
  }
  throw new Error('a course needs a table');
}
