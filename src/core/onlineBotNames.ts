/** Bot names at online tables. Apart from `botNames.ts`, because it needs the hash of seeds. */
import { BOT_NAMES } from './botNames.ts';
import type { Seat } from './contract.ts';
import { deriveKey } from './seed.ts';

/** The index of an online table's first bot name; everyone can derive it from the table's name. */
export const firstOnlineBot = (table: string): number =>
  (deriveKey(`company ${table}`)[0] >>> 0) % BOT_NAMES.length;

/** The bot's name in a seat of an online table. */
export const onlineBotName = (table: string, seat: Seat): string =>
  BOT_NAMES[(firstOnlineBot(table) + seat) % BOT_NAMES.length];
