/** Who of the cast sits at a table elsewhere; apart from the cast, since it needs the hash of seeds. */
import { BOT_NAMES } from './botNames.ts';
import type { Seat } from './contract.ts';
import { deriveKey } from './seed.ts';

/** Where a table elsewhere begins to take people from the cast: everybody can tell it from the table's name. */
export const firstOnlineBot = (table: string): number =>
  (deriveKey(`company ${table}`)[0] >>> 0) % BOT_NAMES.length;

/** Who has a bot's seat at a table elsewhere. */
export const onlineBotName = (table: string, seat: Seat): string =>
  BOT_NAMES[(firstOnlineBot(table) + seat) % BOT_NAMES.length];
