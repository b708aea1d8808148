/** The features offered now: those allowed by the settings, minus those an admin has switched off. */
import {
  type FeatureChoice,
  type OfferedFeatures,
  type FeatureName,
  FEATURES,
} from '../../protocol/index.ts';
import type { Database } from '../storage/database.ts';
import { PersistedSetting } from './persistedSetting.ts';
import { PauseSchedule } from './pauseSchedule.ts';
import { RequestError } from './requestBody.ts';
import type { Settings } from './settings.ts';

export class FeatureSwitches {
  /** The settings are the upper bound. */
  readonly #allowed: OfferedFeatures;
  readonly choice: PersistedSetting<FeatureChoice>;

  readonly pause: PauseSchedule;

  constructor(database: Database, settings: Settings, games: readonly string[], now: () => number) {
    this.pause = new PauseSchedule(database, now);
    const { guests, rated, list, presence, meet, club, accounts } = settings;
    // Without accounts there are only guests, and no ratings.
    this.#allowed = {
      guests: guests || !accounts,
      rated: rated && accounts,
      list,
      presence: presence && accounts,
      meet,
      club,
      games,
      seats: null,
    };
    this.choice = new PersistedSetting<FeatureChoice>(database, 'offer', {});
  }

  get allowed(): OfferedFeatures {
    return this.#allowed;
  }

  get now(): OfferedFeatures {
    const bound = this.#allowed;
    const choice = this.choice.value;
    const switches = Object.fromEntries(
      FEATURES.map((name) => [name, bound[name] && (choice[name] ?? true)]),
    ) as { [name in FeatureName]: boolean };
    const games = bound.games.filter((game) => choice.games?.includes(game) ?? true);
    return { ...switches, games, seats: choice.seats ?? bound.seats };
  }

  async read(): Promise<void> {
    await this.choice.read();
    await this.pause.setting.read();
  }

  requireFeature(name: FeatureName): void {
    if (!this.now[name])
      throw new RequestError('off', `the host of this server does not offer this now: ${name}`);
  }

  requireAccount(isGuest: boolean): void {
    if (isGuest) this.requireFeature('guests');
  }

  requireTableAllowed(game: string, seats: number): void {
    this.pause.requireNoPause();
    const { games, seats: most } = this.now;
    if (this.#allowed.games.includes(game) && !games.includes(game))
      throw new RequestError('off', `the host of this server does not offer this game now: ${game}`);
    if (most !== null && seats > most)
      throw new RequestError('off', `the host of this server offers tables of at most ${most} seats now`);
  }
}
