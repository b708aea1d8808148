/** Opens a table elsewhere, with this device's seat kept before anybody can sit there. */
import type { Config, Level, Seat } from '../../../core/index.ts';
import type { Absence, Time } from '../../../protocol/index.ts';
import { keepAccountName } from '../../account/accountName.ts';
import { api, ApiError } from '../api.ts';
import { freshPlace, keepPlace } from '../heldSeats.ts';

/** What a table elsewhere can choose beside the game's options. */
export interface Terms {
  readonly time: Time;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly showHands: boolean;
  /** As usual for the time if nothing was chosen. */
  readonly absence?: Absence | undefined;
  /** At a rated table, which of the game's options can be chosen all the same. */
  readonly rated?: readonly string[] | undefined;
}

export interface Opening extends Terms {
  readonly game: string;
  readonly config: Config;
  readonly seat: Seat;
  readonly name: string;
  readonly bots: readonly { readonly seat: Seat; readonly level: string }[];
}

/** The table's id; throws an ApiError if there is none to be had. */
export async function openElsewhere(opening: Opening): Promise<string> {
  const { game, config, seat, name, bots, rated, absence, ...terms } = opening;
  const level = (bots[0]?.level ?? 'medium') as Level;
  const { seats, options } = config;
  const made = api.open({
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
    if (error instanceof ApiError && error.code === 'session') keepAccountName(null);
    throw error;
  });
  // All bots come with the table's level; those who shall play otherwise are told so.
  const others = bots.filter((bot) => bot.level !== level).map((bot) => ({ ...bot }));
  keepPlace(id, freshPlace(name, { seat, bots: others }));
  return id;
}
