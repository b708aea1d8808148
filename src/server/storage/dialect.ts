/** Differences between the two SQL dialects. */
import { sql } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

const SQLITE = {
  big: 'integer',
  double: 'real',
  /** The suffix for a strictly typed table. */
  strict: sql`strict`,
  /** The same, with rows stored in key order. */
  clustered: sql`strict, without rowid`,
} as const;

const POSTGRES = { big: 'bigint', double: 'double precision', strict: sql``, clustered: sql`` } as const;

export const dialectWords = (dialect: Dialect) => (dialect === 'sqlite' ? SQLITE : POSTGRES);
