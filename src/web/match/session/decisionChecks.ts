/** What can be told of a decision from a view alone, in every game the same: whether it stays made, whether it is one at all. */
import { isUndoable } from '../../../core/undo.ts';
import {
  type Action,
  type FastRng,
  fastRng,
  type Game,
  seatSetHas,
  listSeats,
  type Seat,
  type SeatSet,
  type State,
  type View,
  viewOf,
} from '../../../core/index.ts';

/** Worlds that are drawn before something is taken for common knowledge. */
const SAMPLED_WORLDS = 8;

const createFixedRng = (): FastRng => fastRng('any world will do', 0);

/** A world that a view does not rule out; who is not asked any more has chosen something in it. */
function sampleWorld(game: Game, view: View, toAct: SeatSet, seat: Seat, rng: FastRng): State {
  const world = game.clone(game.determinize(view, rng));
  for (const other of listSeats(game.toAct(world)))
    if (other !== seat && !seatSetHas(toAct, other))
      game.apply(world, other, game.legal(viewOf(world, other))[0]!);
  return world;
}

/** Whether a decision of the view's seat cannot be taken back once it is made. */
export function isIrreversible(game: Game, view: View, toAct: SeatSet, action: Action): boolean {
  if (view.seat === null) return false;
  return !isUndoable(game, sampleWorld(game, view, toAct, view.seat, createFixedRng()), view.seat, action);
}

/**
 * Whether everybody at the table can see that the seat has no choice: then nobody learns anything from how fast it
 * decides.
 */
export function hasNoChoice(game: Game, view: View, toAct: SeatSet, seat: Seat): boolean {
  const rng = createFixedRng();
  const seen = { ...view, seat: null, own: null };
  return Array.from({ length: SAMPLED_WORLDS }).every(
    () => game.legal(viewOf(sampleWorld(game, seen, toAct, seat, rng), seat)).length === 1,
  );
}
