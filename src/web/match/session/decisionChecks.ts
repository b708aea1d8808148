/** Game-independent facts about a decision, from a view alone: whether it is final, and whether it is forced. */
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

/** How many sampled states must agree before a fact counts as public. */
const SAMPLED_WORLDS = 8;

const createFixedRng = (): FastRng => fastRng('any world will do', 0);

/** A state that the view allows. Seats that no longer have to act have made a choice in it. */
function sampleWorld(game: Game, view: View, toAct: SeatSet, seat: Seat, rng: FastRng): State {
  const world = game.clone(game.determinize(view, rng));
  for (const other of listSeats(game.toAct(world)))
    if (other !== seat && !seatSetHas(toAct, other))
      game.apply(world, other, game.legal(viewOf(world, other))[0]!);
  return world;
}

export function isIrreversible(game: Game, view: View, toAct: SeatSet, action: Action): boolean {
  if (view.seat === null) return false;
  return !isUndoable(game, sampleWorld(game, view, toAct, view.seat, createFixedRng()), view.seat, action);
}

/** Whether all players can see that the seat's move is forced. Then its speed reveals nothing. */
export function hasNoChoice(game: Game, view: View, toAct: SeatSet, seat: Seat): boolean {
  const rng = createFixedRng();
  const seen = { ...view, seat: null, own: null };
  return Array.from({ length: SAMPLED_WORLDS }).every(
    () => game.legal(viewOf(sampleWorld(game, seen, toAct, seat, rng), seat)).length === 1,
  );
}
