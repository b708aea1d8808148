import type { Kysely } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

export interface RatingRow {
  game: string;
  /** The rating id, which reveals nothing once the account is deleted. */
  player: string;
  /** Null once it is deleted. */
  person: string | null;
  mu: number;
  sigma: number;
  matches: number;
  /** Their opponents, as JSON; empty for none. */
  opponents: string;
  at: number;
}

export interface RatingPointRow {
  player: string;
  game: string;
  number: number;
  match: string;
  at: number;
  mu: number;
  sigma: number;
}

export async function createRatingTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { big, double, strict, clustered } = dialectWords(dialect);
  await db.schema
    .createTable('ratings')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('mu', double, (column) => column.notNull())
    .addColumn('sigma', double, (column) => column.notNull())
    .addColumn('matches', 'integer', (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['game', 'player'])
    .modifyEnd(strict)
    .execute();
  await db.schema.createIndex('ratings_person').on('ratings').column('person').execute();
  await db.schema.createIndex('ratings_best').on('ratings').columns(['game', 'mu']).execute();
  await db.schema
    .createTable('rating_points')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addColumn('mu', double, (column) => column.notNull())
    .addColumn('sigma', double, (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_points_key', ['player', 'game', 'number'])
    .modifyEnd(clustered)
    .execute();
  await db.schema
    .createTable('rated')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('match', 'text', (column) => column.notNull().unique())
    .modifyEnd(strict)
    .execute();
}

export async function addOpponents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('ratings')
    .addColumn('opponents', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
