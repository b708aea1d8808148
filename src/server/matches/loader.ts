/** Matches as they are kept: from a wish to a row, and from the log back to a room. */
import { type Game, parseConfig } from '../../core/index.ts';
import { GAME_LOADERS } from '../../games/loaders.ts';
import { usualAbsence, type Wish } from '../../protocol/index.ts';
import { type Entry, type Logged, type RatedLevels, type Setup, UnplayableError } from '../room/entry.ts';
import { RATED_ABSENCE, ratedFlaw, ratedLevels } from '../room/ratedTerms.ts';
import { Room } from '../room/room.ts';
import type { MatchRow } from '../storage/matchTables.ts';
import type { Store, StoredSetup } from '../storage/store.ts';
import { NameOwners } from './nameOwners.ts';
import { freshId, freshSecret, nextId } from './tokens.ts';

/** A match under rules that this server no longer has. */
export class RulesError extends UnplayableError {}

interface Plan {
  readonly row: MatchRow;
  readonly entries: readonly Logged[];
}

export type GameList = { readonly [id: string]: () => Promise<Game> };

/** Rules that have changed since, as `game@version`: matches dealt under them are still played and replayed by them. */
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
    if (old === undefined) throw new RulesError(`there are no rules of ${id} in version ${version} here`);
    return old();
  }

  /** A new match, or which of its wishes cannot be had; `kept` are seats that wait for somebody from the beginning. */
  async plan(
    wish: Wish,
    now: number,
    kept: readonly Entry[] = [],
    id = freshId(),
  ): Promise<Plan | { readonly at: string; readonly expected: string }> {
    const load = Object.hasOwn(this.#games, wish.game) ? this.#games[wish.game] : undefined;
    if (load === undefined) return { at: 'game', expected: `one of ${this.games.join(', ')}` };
    const game = await load();
    const { seats, options = {}, time, level, showHands } = wish;
    const config = parseConfig(game, { seats, options });
    if ('expected' in config) return config;
    const flaw = wish.rated ? ratedFlaw(game, config, wish) : undefined;
    if (flaw !== undefined) return flaw;
    const absence = wish.absence ?? (wish.rated ? RATED_ABSENCE : usualAbsence(time));
    if (wish.bots.some((seat) => seat >= seats) || wish.bots.length >= seats)
      return { at: 'bots', expected: `seats from 0 to ${seats - 1}, one left for you` };
    const bots = [...new Set(wish.bots)].map((seat): Entry => ({ kind: 'bot', seat, level }));
    const setup: StoredSetup = {
      config,
      time,
      level,
      showHands,
      absence,
      ...(wish.rated ? newestEdition(game) : {}),
    };
    return planOf(game, setup, [...bots, ...kept], wish, now, id);
  }

  /** The same table once more: everyone one seat on, each person's seat kept for them until they had time to answer. */
  again(room: Room, now: number, isRated = room.rated !== null): Plan {
    const { id, game, config, time, level, watch = false, showHands, absence, link, secret } = room.setup;
    const rated = isRated ? newestEdition(game) : {};
    const setup: StoredSetup = { config, time, level, showHands, absence, link, ...rated };
    const kept = room.seatsOnceMore(now + absence.after);
    return planOf(game, setup, kept, { listed: false, watch }, now, nextId(id, secret));
  }

  /** A match's empty room and what is to be carried out in it. */
  async load(
    id: string,
  ): Promise<
    { readonly room: Room; readonly entries: readonly Logged[]; readonly due: number | null } | undefined
  > {
    const row = await this.#store.match(id);
    if (row === undefined) return undefined;
    const stored = setupOf(row);
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
      absence: stored.absence ?? usualAbsence(time),
      link: stored.link ?? id,
      secret: row.secret,
      created: row.created,
      accounts: this.#accounts,
      isOwnName: this.owners.isOwn,
      rated: stored.rated === undefined ? null : levelsOf(row.game, stored.rated),
    };
    const entries = await this.#store.entriesAfter(id, 0);
    await this.owners.learn(
      entries.flatMap(({ entry }) =>
        entry.kind === 'sit' && entry.person !== undefined ? [entry.person] : [],
      ),
    );
    return { room: new Room(setup), entries, due: row.due_at };
  }
}

function levelsOf(game: string, edition: number): RatedLevels {
  const levels = ratedLevels(game, edition);
  if (levels === undefined)
    throw new UnplayableError(`there is no edition ${edition} of what bots of ${game} are worth here`);
  return levels;
}

const newestEdition = ({ id }: Game): { readonly rated?: number } => {
  const edition = ratedLevels(id)?.edition;
  return edition === undefined ? {} : { rated: edition };
};

function setupOf({ id, setup }: MatchRow): StoredSetup {
  try {
    return JSON.parse(setup) as StoredSetup;
  } catch (error) {
    throw new UnplayableError(`the setup of match ${id} cannot be read`, { cause: error });
  }
}

function planOf(
  game: Game,
  setup: StoredSetup,
  entries: readonly Entry[],
  { listed, watch = false }: Pick<Wish, 'listed' | 'watch'>,
  now: number,
  id = freshId(),
): Plan {
  return {
    row: {
      id,
      game: game.id,
      rules: game.version,
      setup: JSON.stringify(setup),
      secret: freshSecret(),
      status: 'open',
      listed: listed ? 1 : 0,
      watch: watch ? 1 : 0,
      due_at: null,
      created: now,
    },
    entries: entries.map((entry, i) => ({ version: i + 1, at: now, entry })),
  };
}
