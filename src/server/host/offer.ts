/** What is offered here: at most what the settings allow, and of that what the host has not switched off while the server runs. */
import { type OfferChoice, type Offered, type OfferName, OFFERS } from '../../protocol/index.ts';
import type { Database } from '../storage/database.ts';
import { Kept } from './kept.ts';
import { Pauses } from './pauses.ts';
import { RefusedRequest } from './requests.ts';
import type { Settings } from './settings.ts';

export class Offer {
  /** The settings are the upper bound. */
  readonly #bound: Offered;
  readonly kept: Kept<OfferChoice>;

  readonly pause: Pauses;

  constructor(database: Database, settings: Settings, games: readonly string[], now: () => number) {
    this.pause = new Pauses(database, now);
    const { guests, rated, list, presence, meet, club, accounts } = settings;
    // Without accounts nobody but guests is there, and nobody has a rating.
    this.#bound = {
      guests: guests || !accounts,
      rated: rated && accounts,
      list,
      presence: presence && accounts,
      meet,
      club,
      games,
      seats: null,
    };
    this.kept = new Kept<OfferChoice>(database, 'offer', {});
  }

  /** What the settings allow. */
  get bound(): Offered {
    return this.#bound;
  }

  get now(): Offered {
    const bound = this.#bound;
    const choice = this.kept.value;
    const switches = Object.fromEntries(
      OFFERS.map((name) => [name, bound[name] && (choice[name] ?? true)]),
    ) as { [name in OfferName]: boolean };
    const games = bound.games.filter((game) => choice.games?.includes(game) ?? true);
    return { ...switches, games, seats: choice.seats ?? bound.seats };
  }

  /** The host may have chosen or announced something else, here or in another process. */
  async read(): Promise<void> {
    await this.kept.read();
    await this.pause.kept.read();
  }

  /** Refuses whoever asks for something that is not offered. */
  need(name: OfferName): void {
    if (!this.now[name])
      throw new RefusedRequest('off', `the host of this server does not offer this now: ${name}`);
  }

  /** Refuses a new table to a guest where only accounts open tables. */
  needAccount(isGuest: boolean): void {
    if (isGuest) this.need('guests');
  }

  /** Refuses a new table of a game or size that is not offered, or shortly before a pause. */
  needTable(game: string, seats: number): void {
    this.pause.needTime();
    const { games, seats: most } = this.now;
    if (this.#bound.games.includes(game) && !games.includes(game))
      throw new RefusedRequest('off', `the host of this server does not offer this game now: ${game}`);
    if (most !== null && seats > most)
      throw new RefusedRequest('off', `the host of this server offers tables of at most ${most} seats now`);
  }
}
