/** Storage of ratings: a row per account and game, a point per match, and the order of rated matches. */
import type { CompiledQuery } from 'kysely';
import { NO_OPPONENTS, type Opponents, OPPONENTS_TO_BE_LISTED, type Rating } from '../../ratings/index.ts';
import type { Database } from '../storage/database.ts';
import type { KnownRating } from './rateRoom.ts';
import type { Row } from '../storage/schema.ts';

const MAX_POINTS = 500;
const ROWS = 100;

export class RatingStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async newest(): Promise<number> {
    const row = await this.#db
      .selectFrom('rated')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirst();
    return row?.number ?? 0;
  }

  async rows(game: string, players: readonly string[]): Promise<Map<string, Row<'ratings'>>> {
    if (players.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('player', 'in', players)
      .execute();
    return new Map(rows.map((row) => [row.player, row]));
  }

  async rowsForPerson(person: string): Promise<Row<'ratings'>[]> {
    return this.#db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('sigma').execute();
  }

  async points(game: string, player: string): Promise<Row<'rating_points'>[]> {
    const rows = await this.#db
      .selectFrom('rating_points')
      .selectAll()
      .where('player', '=', player)
      .where('game', '=', game)
      .orderBy('number', 'desc')
      .limit(MAX_POINTS)
      .execute();
    return rows.toReversed();
  }

  async best(game: string, sigma: number, limit: number) {
    return this.#db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .select([
        'ratings.person as person',
        'people.name as name',
        'people.shares as shares',
        'ratings.mu as mu',
        'ratings.sigma as sigma',
        'ratings.matches as matches',
        'ratings.opponents as opponents',
        'ratings.at as at',
      ])
      .where('ratings.game', '=', game)
      .where('ratings.sigma', '<=', sigma)
      .where('people.gone', '=', 0)
      .where('people.name', '<>', '')
      .orderBy('ratings.mu', 'desc')
      .orderBy('people.name')
      .limit(limit)
      .execute();
  }

  /** Fails if the number is taken or the match already rated. */
  compileNumber(number: number, match: string): CompiledQuery {
    return this.#db.insertInto('rated').values({ number, match }).compile();
  }

  compileRating(row: Row<'ratings'>): CompiledQuery {
    const { mu, sigma, matches, at, person, opponents } = row;
    return this.#db
      .insertInto('ratings')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['game', 'player']).doUpdateSet({ mu, sigma, matches, at, person, opponents }),
      )
      .compile();
  }

  compilePoint(row: Row<'rating_points'>): CompiledQuery {
    return this.#db.insertInto('rating_points').values(row).compile();
  }

  compileOver(match: string): CompiledQuery {
    return this.#db
      .updateTable('matches')
      .set({ status: 'over', due_at: null })
      .where('id', '=', match)
      .compile();
  }

  /** Deletes everything of an account but numbers under an anonymous id: others' ratings depend on them. */
  async forget(person: string, player: string): Promise<void> {
    await this.#database.together([
      this.#db.updateTable('ratings').set({ person: null }).where('person', '=', person).compile(),
      this.#db.deleteFrom('rating_points').where('player', '=', player).compile(),
    ]);
  }

  async all(): Promise<RatingTables> {
    return {
      ratings: await this.#db.selectFrom('ratings').selectAll().orderBy('game').orderBy('player').execute(),
      points: await this.#db
        .selectFrom('rating_points')
        .selectAll()
        .orderBy('player')
        .orderBy('game')
        .orderBy('number')
        .execute(),
    };
  }

  /** Replaces the tables; fails if a match was rated since the last number. */
  async replace({ ratings, points }: RatingTables, rated: readonly Rated[], newest: number): Promise<void> {
    const some = <T>(rows: readonly T[], insert: (rows: T[]) => CompiledQuery): CompiledQuery[] =>
      Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, i) =>
        insert(rows.slice(i * ROWS, (i + 1) * ROWS)),
      );
    await this.#database.together([
      // A process that has read the old ratings must not write their successors, so the next number is ours.
      this.compileNumber(newest + 1, `rebuilt ${newest + 1}`),
      this.#db.deleteFrom('rated').where('number', '<=', newest).compile(),
      this.#db.deleteFrom('ratings').compile(),
      this.#db.deleteFrom('rating_points').compile(),
      ...some(rated, (rows) => this.#db.insertInto('rated').values(rows).compile()),
      ...some(ratings, (rows) => this.#db.insertInto('ratings').values(rows).compile()),
      ...some(points, (rows) => this.#db.insertInto('rating_points').values(rows).compile()),
    ]);
  }

  async logged(): Promise<(Rated & { readonly version: number })[]> {
    const rows = await this.#db
      .selectFrom('log')
      .select(['match', 'version', 'entry'])
      .where('entry', 'like', '{"kind":"rated",%')
      .execute();
    return rows
      .map(({ match, version, entry }) => ({
        match,
        version,
        number: (JSON.parse(entry ?? '{}') as { number: number }).number,
      }))
      .toSorted((a, b) => a.number - b.number);
  }

  async accounts(): Promise<string[]> {
    const rows = await this.#db.selectFrom('people').select('id').where('gone', '=', 0).execute();
    return rows.map(({ id }) => id);
  }
}

interface Rated {
  readonly number: number;
  readonly match: string;
}

export interface RatingTables {
  readonly ratings: readonly Row<'ratings'>[];
  readonly points: readonly Row<'rating_points'>[];
}

export const toRating = ({ mu, sigma }: Pick<Row<'ratings'>, 'mu' | 'sigma'>): Rating => ({ mu, sigma });

const parseOpponents = ({ opponents }: Pick<Row<'ratings'>, 'opponents'>): Opponents =>
  opponents === '' ? NO_OPPONENTS : (JSON.parse(opponents) as Opponents);

export const hasMetEnough = (row: Pick<Row<'ratings'>, 'opponents'>): boolean =>
  parseOpponents(row).different.length >= OPPONENTS_TO_BE_LISTED;

export const toKnownRatings = (rows: ReadonlyMap<string, Row<'ratings'>>): Map<string, KnownRating> =>
  new Map(
    [...rows].map(([player, row]) => [player, { rating: toRating(row), opponents: parseOpponents(row) }]),
  );

/** The stored form of opponents; empty before the first counted match. */
export const formatOpponents = (opponents: Opponents): string =>
  opponents.last.length === 0 ? '' : JSON.stringify(opponents);
