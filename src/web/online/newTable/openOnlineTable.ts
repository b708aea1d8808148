/** Opens a table elsewhere, with this device's seat kept before anybody can sit there. */
import type { Config, Level, Seat } from '../../../core/index.ts';
import type { AbsenceRule, TimeControl } from '../../../protocol/index.ts';
import { saveAccountName } from '../../account/accountName.ts';
import { api, ApiError } from '../api.ts';
import { createHeldSeat, saveHeldSeat } from '../heldSeats.ts';

/** What a table elsewhere can choose beside the game's options. */
export interface OnlineTableOptions {
  readonly time: TimeControl;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly showHands: boolean;
  /** As usual for the time if nothing was chosen. */
  readonly absence?: AbsenceRule | undefined;
  /** At a rated table, which of the game's options can be chosen all the same. */
  readonly rated?: readonly string[] | undefined;
}

export interface NewOnlineTable extends OnlineTableOptions {
  readonly game: string;
  readonly config: Config;
  readonly seat: Seat;
  readonly name: string;
  readonly bots: readonly { readonly seat: Seat; readonly level: string }[];
}

/** The table's id; throws an ApiError if there is none to be had. */
export async function openOnlineTable(opening: NewOnlineTable): Promise<string> {
  const { game, config, seat, name, bots, rated, absence, ...terms } = opening;
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
    // The server alone knows whether somebody is signed in here.
    if (error instanceof ApiError && error.code === 'session') saveAccountName(null);
    throw error;
  });
  // All bots come with the table's level; those who shall play otherwise are told so.
  const others = bots.filter((bot) => bot.level !== level).map((bot) => ({ ...bot }));
  saveHeldSeat(id, createHeldSeat(name, { seat, bots: others }));
  return id;
}
