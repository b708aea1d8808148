/** What an admin can change while the server runs: the offered features, and an announced pause. */
import { EventEmitter } from 'node:events';
import {
  type FeatureChoice,
  type OfferedFeatures,
  type FeatureName,
  FEATURES,
  RequestError,
  type ServerPause,
} from '../../protocol/index.ts';
import type { Database } from '../storage/database.ts';
import type { Settings } from './settings.ts';

/** New tables are rejected in the last five minutes before a pause. */
const NEAR = 5 * 60_000;

/** A choice of an admin, stored in the database and cached in every process. */
class PersistedSetting<T> {
  readonly #db: Database['db'];
  readonly #key: string;
  #value: T;

  constructor(database: Database, key: string, otherwise: T) {
    this.#db = database.db;
    this.#key = key;
    this.#value = otherwise;
  }

  get value(): T {
    return this.#value;
  }

  /** Whether the value has changed. */
  async read(): Promise<boolean> {
    const row = await this.#db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', this.#key)
      .executeTakeFirst();
    if (row === undefined || row.value === JSON.stringify(this.#value)) return false;
    this.#value = JSON.parse(row.value) as T;
    return true;
  }

  async write(value: T): Promise<void> {
    const text = JSON.stringify(value);
    await this.#db
      .insertInto('settings')
      .values({ key: this.#key, value: text })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
      .execute();
    this.#value = value;
  }
}

export class FeatureSwitches {
  /** What the settings allow. */
  readonly allowed: OfferedFeatures;
  readonly events = new EventEmitter<{ readonly pauseChanged: [] }>();
  readonly #now: () => number;
  readonly #choice: PersistedSetting<FeatureChoice>;
  readonly #pause: PersistedSetting<ServerPause | null>;

  constructor(database: Database, settings: Settings, games: readonly string[], now: () => number) {
    const { guests, rated, list, presence, meet, club, words, accounts } = settings;
    // Without accounts there are only guests, and no ratings.
    this.allowed = {
      guests: guests || !accounts,
      rated: rated && accounts,
      list,
      presence: presence && accounts,
      meet,
      club,
      words,
      games,
      seats: null,
    };
    this.#now = now;
    this.#choice = new PersistedSetting<FeatureChoice>(database, 'offer', {});
    this.#pause = new PersistedSetting<ServerPause | null>(database, 'pause', null);
  }

  get now(): OfferedFeatures {
    const { allowed, choice } = this;
    const switches = Object.fromEntries(
      FEATURES.map((name) => [name, allowed[name] && (choice[name] ?? true)]),
    ) as { [name in FeatureName]: boolean };
    const games = allowed.games.filter((game) => choice.games?.includes(game) ?? true);
    return { ...switches, games, seats: choice.seats ?? allowed.seats };
  }

  get choice(): FeatureChoice {
    return this.#choice.value;
  }

  /** The announced pause, until it is over. */
  get pause(): ServerPause | null {
    const pause = this.#pause.value;
    return pause === null || pause.until <= this.#now() ? null : pause;
  }

  get isPauseNear(): boolean {
    return this.pause !== null && this.pause.from - NEAR <= this.#now();
  }

  async read(): Promise<void> {
    await this.#choice.read();
    if (await this.#pause.read()) this.events.emit('pauseChanged');
  }

  async choose(choice: FeatureChoice): Promise<void> {
    await this.#choice.write({ ...this.choice, ...choice });
  }

  async announcePause(pause: ServerPause | null): Promise<void> {
    await this.#pause.write(pause);
    this.events.emit('pauseChanged');
  }

  requireFeature(name: FeatureName): void {
    if (!this.now[name])
      throw new RequestError('notOffered', `the admin of this server does not offer this now: ${name}`);
  }

  requireAccount(isGuest: boolean): void {
    if (isGuest) this.requireFeature('guests');
  }

  requireNoPause(): void {
    if (this.isPauseNear)
      throw new RequestError(
        'pauseNear',
        `no new tables now: the admin has announced a pause until ${new Date(this.pause!.until).toISOString()}`,
      );
  }

  requireTableAllowed(game: string, seats: number): void {
    this.requireNoPause();
    const { games, seats: most } = this.now;
    if (this.allowed.games.includes(game) && !games.includes(game))
      throw new RequestError('notOffered', `the admin of this server does not offer this game now: ${game}`);
    if (most !== null && seats > most)
      throw new RequestError(
        'notOffered',
        `the admin of this server offers tables of at most ${most} seats now`,
      );
  }
}
