/** What the two databases call differently. */
import { sql } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

const SQLITE = {
  /** A whole number that epoch milliseconds fit. */
  big: 'integer',
  double: 'real',
  /** What stands at the end of a table that holds nothing but what its columns say. */
  strict: sql`strict`,
  /** The same of one whose rows lie together by their key. */
  clustered: sql`strict, without rowid`,
} as const;

const POSTGRES = { big: 'bigint', double: 'double precision', strict: sql``, clustered: sql`` } as const;

export const dialectWords = (dialect: Dialect) => (dialect === 'sqlite' ? SQLITE : POSTGRES);
