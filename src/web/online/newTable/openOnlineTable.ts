/** Opens an online table and reserves this device's seat before others can join. */
import type { Config, Level, Seat } from '../../../core/index.ts';
import type { AbsenceRule, TimeControl } from '../../../protocol/index.ts';
import { saveAccountName } from '../../account/accountName.ts';
import { api, ApiError } from '../api.ts';
import { addSeatBeside, createHeldSeat, saveHeldSeat } from '../heldSeats.ts';

export interface OnlineTableOptions {
  readonly time: TimeControl;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly showHands: boolean;
  /** Defaults to what is usual for the time limit. */
  readonly absence?: AbsenceRule | undefined;
  /** At a rated table, the options of the game that remain free. */
  readonly rated?: readonly string[] | undefined;
}

export interface NewOnlineTable extends OnlineTableOptions {
  readonly game: string;
  readonly config: Config;
  readonly seat: Seat;
  readonly name: string;
  readonly bots: readonly { readonly seat: Seat; readonly level: string }[];
  /** Other people on this device. */
  readonly beside: readonly { readonly seat: Seat; readonly name: string }[];
}

/** Returns the table's id, or throws an ApiError. */
export async function openOnlineTable(opening: NewOnlineTable): Promise<string> {
  const { game, config, seat, name, bots, beside, rated, absence, ...terms } = opening;
  const level = (bots[0]?.level ?? 'medium') as Level;
  const { seats, options } = config;
  const made = api.openTable({
    game,
    seats,
    options,
    level,
    bots: bots.map((bot) => bot.seat),
    ...terms,
    ...(absence === undefined ? {} : { absence }),
    rated: rated !== undefined,
  });
  const { id } = await made.catch((error: unknown) => {
    // The session may have ended on the server.
    if (error instanceof ApiError && error.code === 'session') saveAccountName(null);
    throw error;
  });
  // The table creates all bots at one level; these have another.
  const others = bots.filter((bot) => bot.level !== level).map((bot) => ({ ...bot }));
  saveHeldSeat(id, createHeldSeat(name, { seat, bots: others }));
  for (const other of beside) addSeatBeside(id, other.name, other.seat);
  return id;
}
