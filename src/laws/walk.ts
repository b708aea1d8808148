import {
  type Action,
  type Game,
  type Config,
  FastRng,
  has,
  listSeats,
  type Option,
  type Seat,
  type Shot,
  type State,
  takeShots,
  type Told,
  viewOf,
} from '../core/index.ts';

type AnyState = State;

/** Long enough for every match: a walk that reaches it has found a game that does not end. */
export const MOST_STEPS = 5000;

/** A match to look at: the seed deals it, `luck` picks the actions, `steps` says how far to go. */
export interface Walk {
  readonly config: Config;
  readonly seed: string;
  readonly luck: number;
  readonly steps: number;
}

export interface WalkStep {
  readonly before: AnyState;
  readonly seat: Seat;
  readonly action: Action;
  readonly told: readonly Told[];
  /** How it came about. */
  readonly shots: readonly Shot[];
  readonly after: AnyState;
}

export const luckOf = (luck: number): FastRng => new FastRng(luck, 0x9e3779b9, luck ^ 0x5bd1e995, 1);

/** Applies an action to a copy. */
export function applied(game: Game, state: AnyState, seat: Seat, action: Action): WalkStep {
  const after = game.clone(state);
  const shots = takeShots(game, after, seat, action);
  return { before: state, seat, action, told: shots.flatMap((shot) => shot.told), shots, after };
}

/** A random match step by step; in a simultaneous phase the seats come in any order. */
export function* walk(game: Game, { config, seed, luck, steps }: Walk): Generator<WalkStep> {
  const rng = luckOf(luck);
  let state: AnyState = game.setup(config, seed);
  for (let i = 0; i < steps; i++) {
    const seats = listSeats(game.toAct(state));
    if (seats.length === 0) return;
    const seat = seats[rng.below(seats.length)];
    const legal = game.legal(viewOf(state, seat));
    const step = applied(game, state, seat, legal[rng.below(legal.length)]);
    yield step;
    state = step.after;
  }
}

/** The states a walk passes through, the first deal included. */
export function* states(game: Game, how: Walk): Generator<AnyState> {
  yield game.setup(how.config, how.seed);
  for (const { after } of walk(game, how)) yield after;
}

function valuesOf(option: Option): (boolean | string | number)[] {
  if (option.kind === 'flag') return [false, true];
  if (option.kind === 'choice') return [...option.values];
  return [...new Set([option.min, option.default, option.max])];
}

/** Every seat count with every combination of options that may go with it. */
export function everyConfig(game: Game): Config[] {
  const configs: Config[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    let combinations: { [id: string]: boolean | string | number }[] = [{}];
    for (const option of game.options) {
      const allowed = option.seats === undefined || option.seats.includes(seats);
      const values = allowed ? valuesOf(option) : [option.default];
      combinations = combinations.flatMap((some) => values.map((value) => ({ ...some, [option.id]: value })));
    }
    for (const options of combinations) configs.push({ seats, start: null, options });
  }
  return configs;
}

export const configName = ({ seats, options }: Config): string =>
  [`${seats} seats`, ...Object.entries(options).map(([id, value]) => `${id}=${value}`)].join(', ');

/** Everyone who may look: each seat, and a spectator. */
export const observers = (seats: number): (Seat | null)[] => [...Array(seats).keys(), null];

export const isLegal = (game: Game, state: AnyState, seat: Seat, action: Action): boolean =>
  has(game.toAct(state), seat) && game.legal(viewOf(state, seat)).includes(action);
