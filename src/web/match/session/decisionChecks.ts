/** Game-independent facts about a decision, from a view alone: whether it is final, and whether it is forced. */
import { isUndoable } from '../../../core/undo.ts';
import {
  type Action,
  type Config,
  type FastRng,
  fastRng,
  type Game,
  listSeats,
  NO_SEATS,
  type Seat,
  type SeatSet,
  seatSetHas,
  type State,
  Table,
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

/** Enough for every kind of decision. */
const DECISIONS = 100;

/**
 * Plays a random match and checks whether a person could undo any decision. Bots act first, because people
 * take longer. Once the device has changed hands, nothing can be undone.
 */
export function canEverUndo(game: Game, config: Config, persons: readonly Seat[]): boolean {
  const table = new Table(game, config, 'undo');
  const rng = fastRng('undo', 1);
  for (let decisions = 0; decisions < DECISIONS && table.toAct !== NO_SEATS; decisions++) {
    const due = listSeats(table.toAct);
    const seat = due.find((one) => !persons.includes(one)) ?? due[0]!;
    const legal = table.legal(seat);
    table.play(seat, legal[rng.below(legal.length)]!);
    if (!persons.includes(seat)) continue;
    const next = listSeats(table.toAct).filter((one) => persons.includes(one));
    if ((next.length === 0 || next.includes(seat)) && table.canUndo(seat)) return true;
  }
  return false;
}
