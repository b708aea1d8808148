/** Results of the daily deal: only counts are stored, not who had which result. */
import { createHash } from 'node:crypto';
import { type Day, daysLater, dayAt } from '../../daily/index.ts';
import type { DailyStanding } from '../../protocol/index.ts';
import type { Database } from '../storage/database.ts';

interface DailyAttempt {
  readonly game: string;
  readonly day: Day;
  readonly device: string;
}

/** Results are deleted after this many days. */
const KEPT_DAYS = 60;

/** A different pseudonym per device, day and game, so that a device's days cannot be linked. */
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

  /** False if the device has submitted this attempt before; the primary key decides across processes. */
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
