/** The definition of a law, and shared helpers. */
import { type Game, type Seat, type State, viewOf } from '../core/index.ts';
import {
  applyToCopy,
  isLegal,
  createWalkRng,
  listObservers,
  type WalkStep,
  type Walk,
  playWalk,
} from './randomWalk.ts';

/** What a law may know of a game beyond the contract. Methods, so that one game's is assignable to any game's. */
export interface Inventory {
  /** The scores computed again from the table. */
  scores(state: State): readonly number[];
}

/** Throws if the game breaks it on this walk. Checks that need an inventory are skipped without one. */
export type Law = (game: Game, how: Walk, inventory?: Inventory) => void;

export const serialize = (value: unknown): string => JSON.stringify(value);

/** Whether two values are equal to the last key, whatever JSON would make of them. */
function areIdentical(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const [one, two] = [Object.entries(a), Object.entries(b)];
  return (
    one.length === two.length &&
    one.every(
      ([key, value]) => Object.hasOwn(b, key) && areIdentical(value, (b as { [key: string]: unknown })[key]),
    )
  );
}

export function assertSame(a: unknown, b: unknown, what: string): void {
  if (!areIdentical(a, b)) throw new Error(`${what}: ${serialize(a)} is not ${serialize(b)}`);
}

/** Throws unless both states look the same to the observer. The error has cards and places, if the game can show them. */
export function assertSameView(
  game: Game,
  a: State,
  b: State,
  observer: Seat | null,
  what = `view of ${observer}`,
): void {
  const views = [a, b].map((state) => viewOf(state, observer));
  const [one, two] = views.map(serialize);
  if (one === two) return;
  let shown: readonly string[] = [];
  try {
    shown = views.map((view) => serialize(game.show(view)));
  } catch {
    // A broken game may not be able to show a view.
  }
  const [left, right] = shown[0] === shown[1] ? [one, two] : shown;
  throw new Error(`${what}: ${left} is not ${right}`);
}

export function assertHolds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

/** The names of all cards of a state, sorted. */
export const sortedCards = (game: Game, state: State): string[] =>
  game
    .things(state)
    .map(({ name }) => name)
    .toSorted();

export const isOver = (game: Game, state: State): boolean => game.toAct(state) === 0;

export const imagineState = (game: Game, state: State, observer: Seat | null, luck: number): State =>
  game.determinize(viewOf(state, observer), createWalkRng(luck));

/** What the observer saw and received when the same action was played in the truth and in a world it imagined. */
export function* playDoubles(
  game: Game,
  how: Walk,
): Generator<{ observer: Seat | null; truth: WalkStep; world: WalkStep }> {
  let luck = how.luck;
  for (const truth of playWalk(game, how))
    for (const observer of listObservers(how.config.seats)) {
      const world = imagineState(game, truth.before, observer, luck++);
      if (isLegal(game, world, truth.seat, truth.action))
        yield { observer, truth, world: applyToCopy(game, world, truth.seat, truth.action) };
    }
}
