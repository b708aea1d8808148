/** The tables of ratings. */
import type { Kysely } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

/** What somebody is worth at a game. */
export interface RatingRow {
  game: string;
  /** What the account is called in ratings; it says nothing of anybody once the account has gone. */
  player: string;
  /** Null once it has gone. */
  person: string | null;
  mu: number;
  sigma: number;
  /** Rated matches. */
  matches: number;
  /** Whom they have played against, as JSON; empty for nobody. */
  opponents: string;
  /** When the last of them was rated. */
  at: number;
}

/** What somebody was worth after a rated match. */
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
