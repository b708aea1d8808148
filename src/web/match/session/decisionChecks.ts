/** What can be told of a decision from a view alone, in every game the same: whether it stays made, whether it is one at all. */
import { canBeTakenBack } from '../../../core/boundary.ts';
import {
  type Action,
  type FastRng,
  fastRng,
  type Game,
  has,
  listSeats,
  type Seat,
  type Seats,
  type State,
  type View,
  viewOf,
} from '../../../core/index.ts';

/** Worlds that are drawn before something is taken for common knowledge. */
const WORLDS = 8;

const anyChance = (): FastRng => fastRng('any world will do', 0);

/** A world that a view does not rule out; who is not asked any more has chosen something in it. */
function worldOf(game: Game, view: View, toAct: Seats, seat: Seat, rng: FastRng): State {
  const world = game.clone(game.determinize(view, rng));
  for (const other of listSeats(game.toAct(world)))
    if (other !== seat && !has(toAct, other)) game.apply(world, other, game.legal(viewOf(world, other))[0]!);
  return world;
}

/** Whether a decision of the view's seat cannot be taken back once it is made. */
export function isFinal(game: Game, view: View, toAct: Seats, action: Action): boolean {
  if (view.seat === null) return false;
  return !canBeTakenBack(game, worldOf(game, view, toAct, view.seat, anyChance()), view.seat, action);
}

/**
 * Whether everybody at the table can see that the seat has no choice: then nobody learns anything from how fast it
 * decides.
 */
export function hasNoChoice(game: Game, view: View, toAct: Seats, seat: Seat): boolean {
  const rng = anyChance();
  const seen = { ...view, seat: null, own: null };
  return Array.from({ length: WORLDS }).every(
    () => game.legal(viewOf(worldOf(game, seen, toAct, seat, rng), seat)).length === 1,
  );
}
