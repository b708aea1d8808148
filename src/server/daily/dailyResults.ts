/** Everybody's results of the days: who had which is not kept, only how many ended so. */
import { createHash } from 'node:crypto';
import { type Day, daysLater, dayAt } from '../../daily/index.ts';
import type { DailyStanding } from '../../protocol/index.ts';
import type { Database } from '../storage/database.ts';

/** Whose day and game it is. */
interface DailyAttempt {
  readonly game: string;
  readonly day: Day;
  readonly device: string;
}

/** After so many days nobody compares any more. */
const KEPT_DAYS = 60;

/** A device goes by another name every day and in every game, so that nobody's days can be put together. */
const attemptKey = ({ game, day, device }: DailyAttempt): string =>
  createHash('sha256').update(`daily ${game} ${day} ${device}`).digest('hex');

export class DailyResults {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** Which tries a device has told of. */
  async readLeads(place: DailyAttempt): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('daily')
      .select('attempt')
      .where('day', '=', place.day)
      .where('game', '=', place.game)
      .where('device', '=', attemptKey(place))
      .execute();
    return rows.map(({ attempt }) => attempt);
  }

  /** False if the device has told of this try before; whichever process is asked, the table's key decides. */
  async add(
    place: DailyAttempt,
    { attempt, rules, lead }: { readonly attempt: number; readonly rules: number; readonly lead: number },
  ): Promise<boolean> {
    const rows = await this.#db
      .insertInto('daily')
      .values({ day: place.day, game: place.game, device: attemptKey(place), attempt, rules, lead })
      .onConflict((conflict) => conflict.doNothing())
      .returning('attempt')
      .execute();
    return rows.length > 0;
  }

  async standing(game: string, day: Day, rules: number): Promise<DailyStanding> {
    const rows = await this.#db
      .selectFrom('daily')
      .select(({ fn }) => ['lead', fn.countAll().as('tries')])
      .where('day', '=', day)
      .where('game', '=', game)
      .where('rules', '=', rules)
      .groupBy('lead')
      .orderBy('lead')
      .execute();
    return { leads: rows.map(({ lead, tries }) => [lead, Number(tries)]) };
  }

  async deleteOld(now: number): Promise<void> {
    await this.#db
      .deleteFrom('daily')
      .where('day', '<', daysLater(dayAt(now), -KEPT_DAYS))
      .execute();
  }
}
