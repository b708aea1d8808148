/** Whether Undo is ever possible at a local table: in some games every decision reveals something. */
import {
  type Config,
  fastRng,
  type Game,
  listSeats,
  NO_SEATS,
  type Seat,
  Table,
} from '../../../core/index.ts';

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
