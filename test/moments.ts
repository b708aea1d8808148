/** Decisions of random matches that lead to a moment at which the table pauses. */
import {
  type Action,
  type Config,
  fastRng,
  framesFor,
  type Frame,
  type Game,
  listSeats,
  NO_SEATS,
  parseConfig,
  type Seat,
  applyWithFrames,
  viewOf,
} from '../src/core/index.ts';
import type { GameScreen } from '../src/web/ui/board/boardModule.ts';
import { type Scene, buildScenes } from '../src/web/ui/board/scenes.ts';

const REACTIONS = import.meta.glob<Partial<GameScreen>>('../src/games/*/board/reactions.ts', {
  import: 'reactions',
  eager: true,
});
export const findReactions = (game: string): Partial<GameScreen> | undefined =>
  REACTIONS[`../src/games/${game}/board/reactions.ts`];

/** A game need not have such moments. */
export const hasStops = (game: string): boolean => findReactions(game)?.pausePoints !== undefined;

export interface Moment {
  readonly config: Config;
  readonly seed: string;
  /** The decisions before. */
  readonly actions: readonly (readonly [Seat, Action])[];
  readonly seat: Seat;
  readonly action: Action;
  /** The frames of seat 0, and the indexes at which the table pauses. */
  readonly scenes: readonly Scene[];
  readonly stops: readonly number[];
}

export function scenesFor(
  game: string,
  before: Frame,
  frames: readonly Frame[],
): { readonly scenes: readonly Scene[]; readonly stops: readonly number[] } {
  const reactions = findReactions(game);
  const scenes = buildScenes(before, frames, reactions?.frameDuration);
  return { scenes, stops: reactions?.pausePoints?.(scenes) ?? [] };
}

export function* walkMoments(game: Game, seats: number, seed: string): Generator<Moment> {
  const config = parseConfig(game, { seats }) as Config;
  const state = game.setup(config, seed);
  const rng = fastRng(seed, 1);
  const actions: (readonly [Seat, Action])[] = [];
  while (game.toAct(state) !== NO_SEATS) {
    const [seat = 0] = listSeats(game.toAct(state));
    const legal = game.legal(viewOf(state, seat));
    const action = legal[rng.below(legal.length)];
    const before = { view: viewOf(state, 0), events: [] };
    const frames = framesFor(applyWithFrames(game, state, seat, action), 0);
    yield { config, seed, actions: [...actions], seat, action, ...scenesFor(game.id, before, frames) };
    actions.push([seat, action]);
  }
}

export const eventsAt = ({ scenes, stops }: Moment): string[] =>
  stops.map((i) => scenes[i].events.map(({ type }) => type).join(' '));
