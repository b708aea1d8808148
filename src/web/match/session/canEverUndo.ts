/** Whether a table on this device has any use for Undo: in some games every decision brings something to light. */
import {
  type Config,
  fastRng,
  type Game,
  listSeats,
  NO_SEATS,
  type Seat,
  Table,
} from '../../../core/index.ts';

/** Enough for every kind of decision of a match. */
const DECISIONS = 100;

/**
 * Whether a person could take a decision back in a match of this kind, found out by playing one at random. Bots decide first
 * wherever several are asked, since a person takes longer; a person who has handed the device on cannot take anything back.
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
