/** The deal of the day. Its table follows from the game and the date. */
import {
  BOT_NAMES,
  type Config,
  type Game,
  deriveKey,
  type Option,
  type OptionValues,
  parseConfig,
  type Rng,
  type Seat,
  type Seed,
  seedFromBytes,
  shuffle,
  type Player,
  SeedStream,
} from '../core/index.ts';
import type { Day } from './day.ts';

/** Raised whenever the day's bots would answer the same play differently; a test notices. The rules have their own version. */
export const EDITION = 4;

/** Fast levels with equal results in every engine, so that a server can verify a match at once. */
const LEVELS_OF_THE_DAY = ['medium', 'easy'] as const;

export interface DailyDeal {
  readonly game: string;
  readonly version: number;
  readonly day: Day;
  readonly config: Config;
  readonly seed: Seed;
  readonly seat: Seat;
  readonly sitters: readonly Player[];
}

const SEED = 0;
const TABLE = 1;

function drawOption(option: Option, rng: Rng): boolean | string | number {
  if (option.kind === 'flag') return rng.below(2) === 1;
  if (option.kind === 'choice') return option.values[rng.below(option.values.length)];
  // The options keep the rules' default length.
  return option.default;
}

function optionsFor(game: Game, seats: number, rng: Rng): OptionValues {
  return Object.fromEntries(
    game.options.map((option) => {
      const value = drawOption(option, rng);
      const isForThem = option.seats === undefined || option.seats.includes(seats);
      return [option.id, isForThem ? value : option.default];
    }),
  );
}

/** A pure function, so everyone gets the same table and any past day can be recomputed. */
export function computeDailyDeal(game: Game, day: Day): DailyDeal {
  const { id, version } = game;
  const key = deriveKey(`tavola, the deal of the day: ${id} ${version} ${day}`);
  const rng = new SeedStream(key, TABLE);
  const luck = new SeedStream(key, SEED);
  const seats = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
  const config = parseConfig(game, { seats, options: optionsFor(game, seats, rng) });
  if ('expected' in config) throw new Error(`${id} has no table for ${day}: ${config.at}`);
  const seat = rng.below(seats);
  const names = shuffle([...BOT_NAMES], rng).values();
  const sitters = Array.from({ length: seats }, (_, other): Player => {
    if (other === seat) return { kind: 'person', name: '' };
    const level = LEVELS_OF_THE_DAY[rng.below(LEVELS_OF_THE_DAY.length)];
    return { kind: 'bot', name: names.next().value!, level };
  });
  const seed = seedFromBytes(Array.from({ length: 16 }, () => luck.u32() & 255));
  return { game: id, version, day, config, seed, seat, sitters };
}
