import {
  type Action,
  type Game,
  type Config,
  FastRng,
  seatSetHas,
  listSeats,
  type Option,
  type Seat,
  type Step,
  type State,
  applyWithFrames,
  type EmittedEvent,
  viewOf,
} from '../core/index.ts';

type AnyState = State;

/** Longer than every match: a walk that reaches it has found a game that does not end. */
export const MOST_STEPS = 5000;

/** A match to check: the seed deals it, `luck` picks the actions, `steps` says how far to go. */
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
  readonly emitted: readonly EmittedEvent[];
  readonly steps: readonly Step[];
  readonly after: AnyState;
}

export const createWalkRng = (luck: number): FastRng => new FastRng(luck, 0x9e3779b9, luck ^ 0x5bd1e995, 1);

export function applyToCopy(game: Game, state: AnyState, seat: Seat, action: Action): WalkStep {
  const after = game.clone(state);
  const steps = applyWithFrames(game, after, seat, action);
  return { before: state, seat, action, emitted: steps.flatMap((step) => step.emitted), steps, after };
}

/** A random match step by step; in a simultaneous phase the seats act in random order. */
export function* playWalk(game: Game, { config, seed, luck, steps }: Walk): Generator<WalkStep> {
  const rng = createWalkRng(luck);
  let state: AnyState = game.setup(config, seed);
  for (let i = 0; i < steps; i++) {
    const seats = listSeats(game.toAct(state));
    if (seats.length === 0) return;
    const seat = seats[rng.below(seats.length)];
    const legal = game.legal(viewOf(state, seat));
    const step = applyToCopy(game, state, seat, legal[rng.below(legal.length)]);
    yield step;
    state = step.after;
  }
}

export function* walkStates(game: Game, how: Walk): Generator<AnyState> {
  yield game.setup(how.config, how.seed);
  for (const { after } of playWalk(game, how)) yield after;
}

function listValues(option: Option): (boolean | string | number)[] {
  if (option.kind === 'flag') return [false, true];
  if (option.kind === 'choice') return [...option.values];
  return [...new Set([option.min, option.default, option.max])];
}

/** Every seat count with every combination of its options. */
export function listConfigs(game: Game): Config[] {
  const configs: Config[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    let combinations: { [id: string]: boolean | string | number }[] = [{}];
    for (const option of game.options) {
      const allowed = option.seats === undefined || option.seats.includes(seats);
      const values = allowed ? listValues(option) : [option.default];
      combinations = combinations.flatMap((some) => values.map((value) => ({ ...some, [option.id]: value })));
    }
    for (const options of combinations) configs.push({ seats, start: null, options });
  }
  return configs;
}

export const configName = ({ seats, options }: Config): string =>
  [`${seats} seats`, ...Object.entries(options).map(([id, value]) => `${id}=${value}`)].join(', ');

export const listObservers = (seats: number): (Seat | null)[] => [...Array(seats).keys(), null];

export const isLegal = (game: Game, state: AnyState, seat: Seat, action: Action): boolean =>
  seatSetHas(game.toAct(state), seat) && game.legal(viewOf(state, seat)).includes(action);
