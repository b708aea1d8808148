/** Storage of matches: from settings to a row, and from the log to a room. */
import { type Config, type Game, parseConfig } from '../../core/index.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import {
  defaultAbsenceRule,
  RequestError,
  type TableRequest,
  type TableSettings,
} from '../../protocol/index.ts';
import { type Entry, type Logged, type RatedLevels, type Setup, UnplayableError } from '../room/logEntry.ts';
import { RATED_ABSENCE, findRatedFlaw, ratedLevels } from '../room/ratedMatch.ts';
import { Room } from '../room/room.ts';
import type { Database } from '../storage/database.ts';
import type { Store, StoredSetup } from '../storage/store.ts';
import { generateId, generateSecret, deriveNextId } from './tokens.ts';
import type { MatchRow } from '../storage/schema.ts';

export class MissingRulesError extends UnplayableError {}

export interface StoredMatch {
  readonly room: Room;
  readonly entries: readonly Logged[];
  readonly due: number | null;
}

interface MatchPlan {
  readonly row: MatchRow;
  readonly entries: readonly Logged[];
}

export type GameList = { readonly [id: string]: () => Promise<Game> };

/** Superseded rules, as `game@version`: matches dealt under them are still played and replayed by them. */
const OLD_RULES: GameList = {};

export class Loader {
  readonly #store: Store;
  readonly #games: GameList;
  readonly #old: GameList;
  readonly #accounts: boolean;
  readonly owners: NameOwners;

  constructor(store: Store, games: GameList = GAME_LOADERS, old: GameList = OLD_RULES, accounts = true) {
    this.#store = store;
    this.#games = games;
    this.#old = old;
    this.#accounts = accounts;
    this.owners = new NameOwners(store.database);
  }

  get games(): string[] {
    return Object.keys(this.#games);
  }

  async #rules(id: string, version: number): Promise<Game> {
    const current = Object.hasOwn(this.#games, id) ? await this.#games[id]!() : undefined;
    if (current?.version === version) return current;
    const old = Object.hasOwn(this.#old, `${id}@${version}`) ? this.#old[`${id}@${version}`] : undefined;
    if (old === undefined)
      throw new MissingRulesError(`there are no rules of ${id} in version ${version} here`);
    return old();
  }

  /** A new match; `kept` reserves seats from the start. Throws if a setting is invalid. */
  async plan(
    wish: TableRequest,
    now: number,
    kept: readonly Entry[] = [],
    id = generateId(),
  ): Promise<MatchPlan> {
    const { seats, time, level, showHands } = wish;
    const { game, config } = await this.#readSettings(wish);
    const flaw = wish.rated ? findRatedFlaw(game, config, wish) : undefined;
    if (flaw !== undefined) throw createSettingError(flaw);
    const absence = wish.absence ?? (wish.rated ? RATED_ABSENCE : defaultAbsenceRule(time));
    if (wish.bots.some((seat) => seat >= seats) || wish.bots.length >= seats)
      throw createSettingError({ at: 'bots', expected: `seats from 0 to ${seats - 1}, one left for you` });
    const bots = [...new Set(wish.bots)].map((seat): Entry => ({ kind: 'bot', seat, level }));
    const setup: StoredSetup = {
      config,
      time,
      level,
      showHands,
      absence,
      ...(wish.rated ? newestRatedEdition(game) : {}),
      ...(kept.length > 0 ? { isArranged: true } : {}),
    };
    return buildPlan(game, setup, [...bots, ...kept], wish, now, id);
  }

  async #readSettings({
    game: name,
    seats,
    options = {},
  }: TableSettings): Promise<{ game: Game; config: Config }> {
    const load = Object.hasOwn(this.#games, name) ? this.#games[name] : undefined;
    if (load === undefined)
      throw createSettingError({ at: 'game', expected: `one of ${this.games.join(', ')}` });
    const game = await load();
    const config = parseConfig(game, { seats, options });
    if ('expected' in config) throw createSettingError(config);
    return { game, config };
  }

  /**
   * The next table of the same people: a rematch, or the same table with other settings. Throws if a setting is
   * invalid.
   */
  async planNext(
    room: Room,
    now: number,
    isRated = room.rated !== null,
    settings?: TableSettings,
  ): Promise<MatchPlan> {
    const { id, level, listed, watch = false, showHands, link, secret, isArranged } = room.setup;
    const { game, config } = settings === undefined ? room.setup : await this.#readSettings(settings);
    const time = settings === undefined ? room.setup.time : settings.time;
    const isSameKind = time?.kind === room.setup.time?.kind;
    const absence = isSameKind ? room.setup.absence : defaultAbsenceRule(time);
    const isOpen = room.status === 'open';
    const players = room.seating.planNext(
      { seats: config.seats, wins: room.wins, until: now + absence.after },
      isOpen,
    );
    if (players === undefined)
      throw createSettingError({ at: 'seats', expected: 'a seat for everyone at the table' });
    const startsWhenFull = !isOpen || room.setup.startsWhenFull === true;
    const setup: StoredSetup = {
      config,
      time,
      level,
      showHands,
      absence,
      link,
      ...(isRated ? newestRatedEdition(game) : {}),
      ...(startsWhenFull ? { startsWhenFull } : {}),
      ...(isArranged === true ? { isArranged } : {}),
      ...(room.isByLink ? {} : { wasPublic: true }),
    };
    const isListed = isOpen && listed;
    return buildPlan(game, setup, players, { listed: isListed, watch }, now, deriveNextId(id, secret));
  }

  async load(id: string): Promise<StoredMatch | undefined> {
    const row = await this.#store.match(id);
    return row === undefined ? undefined : this.restore(row, await this.#store.entriesAfter(id, 0));
  }

  /** The room before its entries are applied. */
  async restore(row: MatchRow, entries: readonly Logged[]): Promise<StoredMatch> {
    const { id } = row;
    const stored = parseSetup(row);
    const { config, time, level, showHands } = stored;
    const setup: Setup = {
      id,
      game: await this.#rules(row.game, row.rules),
      config,
      time,
      level,
      listed: row.listed === 1,
      watch: row.watch === 1,
      showHands,
      absence: stored.absence,
      link: stored.link ?? id,
      startsWhenFull: stored.startsWhenFull === true,
      isArranged: stored.isArranged === true,
      wasPublic: stored.wasPublic === true,
      secret: row.secret,
      created: row.created,
      accounts: this.#accounts,
      isOwnName: this.owners.isOwn,
      rated: stored.rated === undefined ? null : ratedLevelsFor(row.game, stored.rated),
    };
    await this.owners.learn(
      entries.flatMap(({ entry }) =>
        entry.kind === 'sit' && entry.person !== undefined ? [entry.person] : [],
      ),
    );
    return { room: new Room(setup), entries, due: row.due_at };
  }
}

const createSettingError = ({ at, expected }: { readonly at: string; readonly expected: string }) =>
  new RequestError('body', `${at}: expected ${expected}`);

function ratedLevelsFor(game: string, edition: number): RatedLevels {
  const levels = ratedLevels(game, edition);
  if (levels === undefined)
    throw new UnplayableError(`there is no edition ${edition} of what bots of ${game} are worth here`);
  return levels;
}

const newestRatedEdition = ({ id }: Game): { readonly rated?: number } => {
  const edition = ratedLevels(id)?.edition;
  return edition === undefined ? {} : { rated: edition };
};

function parseSetup({ id, setup }: MatchRow): StoredSetup {
  try {
    return JSON.parse(setup) as StoredSetup;
  } catch (error) {
    throw new UnplayableError(`the setup of match ${id} cannot be read`, { cause: error });
  }
}

function buildPlan(
  game: Game,
  setup: StoredSetup,
  entries: readonly Entry[],
  { listed, watch = false }: Pick<TableRequest, 'listed' | 'watch'>,
  now: number,
  id = generateId(),
): MatchPlan {
  return {
    row: {
      id,
      game: game.id,
      rules: game.version,
      setup: JSON.stringify(setup),
      secret: generateSecret(),
      status: 'open',
      listed: listed ? 1 : 0,
      watch: watch ? 1 : 0,
      due_at: null,
      created: now,
    },
    entries: entries.map((entry, i) => ({ version: i + 1, at: now, entry })),
  };
}

const BATCH = 500;

/**
 * The current names of accounts. A seat shows a verified name only while the account still has it: once it is free,
 * another account may take it, and old tables must not vouch for that.
 */
class NameOwners {
  readonly #db: Database['db'];
  /** By account; empty for accounts without a name and deleted ones. */
  readonly #names = new Map<string, string>();

  constructor(database: Database) {
    this.#db = database.db;
  }

  /** An unknown account has just sat down, under its own name. */
  readonly isOwn = (person: string, name: string): boolean => {
    const known = this.#names.get(person);
    if (known === undefined) this.#names.set(person, name);
    return known === undefined || known === name;
  };

  async learn(persons: readonly string[]): Promise<void> {
    await this.refresh(persons.filter((person) => !this.#names.has(person)));
  }

  async refresh(persons: readonly string[] = [...this.#names.keys()]): Promise<void> {
    for (let i = 0; i < persons.length; i += BATCH) {
      const some = persons.slice(i, i + BATCH);
      const rows = await this.#db
        .selectFrom('people')
        .select(['id', 'name'])
        .where('id', 'in', some)
        .execute();
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      for (const person of some) this.#names.set(person, names.get(person) ?? '');
    }
  }
}
