/** Ratings of accounts, and the rating of finished matches. */
import type { GameRating, RatingHistory, ShownRating } from '../../protocol/index.ts';
import { displayRating, INITIAL_RATING } from '../../ratings/index.ts';
import { TICK } from '../../protocol/index.ts';
import { NOTHING_TO_DO, type Hub, type HeldMatch } from '../matches/hub.ts';
import type { Logged, RatingMethod } from '../room/logEntry.ts';
import type { Room } from '../room/room.ts';
import type { Database } from '../storage/database.ts';
import type { RatingRow } from '../storage/ratingTables.ts';
import { rateRoom, ratingId, ratedPlayersAt } from './rateRoom.ts';
import { hasMetEnough, toKnownRatings, formatOpponents, RatingStore, toRating } from './ratingStore.ts';

const METHOD: RatingMethod = 2;
/** Lost races after which an act is left to the next sweep. */
const MAX_TRIES = 50;

const toGameRating = (row: RatingRow): GameRating => ({
  game: row.game,
  ...displayRating(toRating(row)),
  matches: row.matches,
  at: row.at,
});

export class AccountRatings {
  readonly #hub: Hub;
  readonly store: RatingStore;
  readonly #rated: () => void;
  /** Rates one match at a time: each rating depends on all before it. */
  #turn: Promise<void> = Promise.resolve();

  constructor(database: Database, hub: Hub, rated: () => void = () => {}) {
    this.#hub = hub;
    this.#rated = rated;
    this.store = new RatingStore(database);
  }

  async readRating(person: string, game: string): Promise<ShownRating> {
    const player = ratingId(person);
    const row = (await this.store.rows(game, [player])).get(player);
    return displayRating(row === undefined ? INITIAL_RATING : toRating(row));
  }

  async listRatings(person: string): Promise<GameRating[]> {
    return (await this.store.rowsForPerson(person)).map(toGameRating);
  }

  async hasMetEnough(person: string, game: string): Promise<boolean> {
    const rows = await this.store.rowsForPerson(person);
    return rows.some((row) => row.game === game && hasMetEnough(row));
  }

  async history(person: string, game: string): Promise<RatingHistory> {
    const player = ratingId(person);
    const row = (await this.store.rows(game, [player])).get(player);
    const points = await this.store.points(game, player);
    return {
      game,
      rating: row === undefined ? null : toGameRating(row),
      points: points.map(({ at, match, mu, sigma }) => {
        const { value, uncertainty } = displayRating({ mu, sigma });
        return { at, match, value, uncertainty };
      }),
    };
  }

  async readHistories(person: string): Promise<RatingHistory[]> {
    const games = await this.store.rowsForPerson(person);
    return Promise.all(games.map(({ game }) => this.history(person, game)));
  }

  async forget(person: string): Promise<void> {
    await this.store.forget(person, ratingId(person));
  }

  /**
   * Rates a finished match. Every process may try repeatedly: log entry, number and ratings are written together, and
   * only once.
   */
  rateMatch(match: HeldMatch): Promise<void> {
    const work = this.#turn.then(() => this.#rateWithRetry(match));
    this.#turn = work.catch(() => undefined);
    return work;
  }

  async waitUntilRated(): Promise<void> {
    await this.#turn;
  }

  async #rateWithRetry(match: HeldMatch): Promise<void> {
    for (let i = 0; i < MAX_TRIES; i++) {
      const room = match.room ?? (await this.#hub.load(match));
      if (room === undefined || !room.owesRating) return;
      const isWritten = await this.#tryToRate(match.id, room);
      match.isBehind = true;
      const outcome = await this.#hub.submitAsync(match, () => NOTHING_TO_DO);
      if (isWritten) this.#rated();
      // A stopping process leaves it to the others.
      if (isWritten || 'no' in outcome) return;
    }
  }

  /** False if another process has written to the log or to the ratings meanwhile. */
  async #tryToRate(match: string, room: Room): Promise<boolean> {
    const { version } = room;
    const before = await this.store.newest();
    const game = room.setup.game.id;
    const rows = await this.store.rows(game, ratedPlayersAt(room));
    const { seats, players } = rateRoom(room, toKnownRatings(rows), METHOD);
    const number = before + 1;
    const at = Math.max(Math.floor(this.#hub.now / TICK) * TICK, room.at);
    const logged: Logged = {
      version: version + 1,
      at,
      entry: { kind: 'rated', number, seats, method: METHOD },
    };
    const queries = players.flatMap(({ seat, player, after: { mu, sigma }, opponents: met }) => {
      const opponents = formatOpponents(met);
      const person = room.seating.personAt(seat);
      const matches = (rows.get(player)?.matches ?? 0) + 1;
      const point = { player, game, number, match, at, mu, sigma };
      return [
        this.store.compileRating({ game, player, person, mu, sigma, matches, opponents, at }),
        ...(person === null ? [] : [this.store.compilePoint(point)]),
      ];
    });
    try {
      await this.#hub.store.appendTogether(match, logged, [
        this.store.compileNumber(number, match),
        ...queries,
        this.store.compileOver(match),
      ]);
      return true;
    } catch (error) {
      const versions = await this.#hub.store.readVersions([match]);
      if (versions.get(match) === version && (await this.store.newest()) === before) throw error;
      return false;
    }
  }
}
