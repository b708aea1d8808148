/** Who of the cast sits at a table elsewhere; apart from the cast, since it needs the hash of seeds. */
import { CAST } from './cast.ts';
import type { Seat } from './contract.ts';
import { keyOf } from './seed.ts';

/** Where a table elsewhere begins to take people from the cast: everybody can tell it from the table's name. */
export const castFrom = (table: string): number => (keyOf(`company ${table}`)[0] >>> 0) % CAST.length;

/** Who has a bot's seat at a table elsewhere. */
export const castAt = (table: string, seat: Seat): string => CAST[(castFrom(table) + seat) % CAST.length];
