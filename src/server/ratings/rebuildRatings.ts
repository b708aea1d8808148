/** Rebuilds all ratings from the logs, by replaying every rated match in order. */
import type { Loader } from '../matches/loader.ts';
import { type Entry, UnplayableError } from '../room/logEntry.ts';
import { replayLog } from '../room/replayLog.ts';
import type { Room } from '../room/room.ts';
import type { Database } from '../storage/database.ts';
import { SetupError } from '../storage/folder.ts';
import { rateRoom, ratingId } from './rateRoom.ts';
import { toKnownRatings, formatOpponents, RatingStore, type RatingTables } from './ratingStore.ts';
import type { Row } from '../storage/schema.ts';

export interface RebuildResult {
  readonly matches: number;
  readonly rows: number;
  /** Rows with other numbers, missing rows, and surplus rows. */
  readonly different: number;
  /** Matches whose logged ratings differ from the recomputed ones. */
  readonly misjudged: readonly string[];
}

/** Restarts, because matches are rated meanwhile. */
const TRIES = 10;

const rowKey = (row: Row<'ratings'> | Row<'rating_points'>): string =>
  `${row.player} ${row.game} ${'number' in row ? row.number : ''}`;

/** Compares numbers in their stored form, to the last digit. */
function countDifferences(kept: RatingTables, made: RatingTables): number {
  const lines = (tables: RatingTables): Map<string, string> =>
    new Map(
      [...tables.ratings, ...tables.points].map((row) => [
        rowKey(row),
        JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ]),
    );
  const [a, b] = [lines(kept), lines(made)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key)).length;
}

async function replayUntil(loader: Loader, match: string, version: number) {
  const stored = await loader.load(match);
  if (stored === undefined)
    throw new SetupError(`match ${match} was rated, but is not there any more: restore a backup that has it`);
  const { room, entries } = stored;
  const before = entries.filter((logged) => logged.version < version);
  await replayLog(room, before, { until: before.at(-1)?.version ?? 0 }, () => {});
  return { room, rated: entries.find((logged) => logged.version === version)! };
}

class RatingRebuild {
  readonly #ratings = new Map<string, Map<string, Row<'ratings'>>>();
  readonly #points: Row<'rating_points'>[] = [];
  readonly #persons: ReadonlyMap<string, string>;
  readonly misjudged: string[] = [];

  constructor(persons: ReadonlyMap<string, string>) {
    this.#persons = persons;
  }

  get tables(): RatingTables {
    return {
      ratings: [...this.#ratings.values()].flatMap((rows) => [...rows.values()]),
      points: this.#points,
    };
  }

  rate(match: string, room: Room, number: number, at: number, logged: Entry): void {
    const game = room.setup.game.id;
    const rows = this.#ratings.get(game) ?? new Map<string, Row<'ratings'>>();
    this.#ratings.set(game, rows);
    if (logged.kind !== 'rated') throw new Error(`entry of match ${match} is no rating`);
    const { seats, players } = rateRoom(room, toKnownRatings(rows));
    if (JSON.stringify(seats) !== JSON.stringify(logged.seats)) this.misjudged.push(match);
    for (const { player, after, opponents: met } of players) {
      const opponents = formatOpponents(met);
      const person = this.#persons.get(player) ?? null;
      const { mu, sigma } = after;
      const matches = (rows.get(player)?.matches ?? 0) + 1;
      rows.set(player, { game, player, person, mu, sigma, matches, opponents, at });
      if (person !== null) this.#points.push({ player, game, number, match, at, mu, sigma });
    }
  }
}

async function rateAllMatches(store: RatingStore, loader: Loader) {
  const persons = new Map((await store.accounts()).map((person) => [ratingId(person), person]));
  const rebuilding = new RatingRebuild(persons);
  const logged = await store.logged();
  for (const [i, { match, version, number }] of logged.entries()) {
    if (i > 0 && logged[i - 1]!.number === number)
      throw new SetupError(
        `matches ${logged[i - 1]!.match} and ${match} were both rated as number ${number}: their ratings were not kept together`,
      );
    try {
      const { room, rated } = await replayUntil(loader, match, version);
      rebuilding.rate(match, room, number, rated.at, rated.entry);
    } catch (error) {
      if (!(error instanceof UnplayableError)) throw error;
      throw new SetupError(`match ${match} was rated, but cannot be played again: ${error.message}`, {
        cause: error,
      });
    }
  }
  return { logged, rebuilding };
}

/** Compares the stored ratings with the logs; with `write`, replaces them. Servers may run meanwhile. */
export async function rebuildRatings(
  database: Database,
  loader: Loader,
  write: boolean,
): Promise<RebuildResult> {
  const store = new RatingStore(database);
  for (let i = 0; ; i++) {
    const newest = await store.newest();
    const { logged, rebuilding } = await rateAllMatches(store, loader);
    const { tables, misjudged } = rebuilding;
    const different = countDifferences(await store.all(), tables);
    const isStill = (await store.newest()) === newest;
    try {
      if (isStill && write)
        await store.replace(
          tables,
          logged.map(({ number, match }) => ({ number, match })),
          Math.max(newest, logged.at(-1)?.number ?? 0),
        );
      if (isStill)
        return {
          matches: logged.length,
          rows: tables.ratings.length + tables.points.length,
          different,
          misjudged,
        };
    } catch (error) {
      if ((await store.newest()) === newest) throw error;
    }
    if (i === TRIES) throw new SetupError('matches are rated faster than they can be read: stop the servers');
  }
}
