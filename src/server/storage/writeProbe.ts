import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A write that needs space, and its removal. */
export const writeProbe = (db: Kysely<Schema>): CompiledQuery[] => [
  db
    .insertInto('settings')
    .values({ key: 'probe', value: 'x'.repeat(8000) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'x'.repeat(8000) }))
    .compile(),
  db.deleteFrom('settings').where('key', '=', 'probe').compile(),
];
