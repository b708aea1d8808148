/** Whether anything can be written. */
import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** What finds out whether anything can be written: something that needs room, and is taken away again. */
export const writeProbe = (db: Kysely<Schema>): CompiledQuery[] => [
  db
    .insertInto('settings')
    .values({ key: 'probe', value: 'x'.repeat(8000) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'x'.repeat(8000) }))
    .compile(),
  db.deleteFrom('settings').where('key', '=', 'probe').compile(),
];
