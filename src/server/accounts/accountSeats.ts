/** Where people with an account sit and sat: what the logs say of it, made theirs, shown, and forgotten. */
import { seatSetHas, type Seat } from '../../core/index.ts';
import type { MatchFile, PlayedMatch } from '../../protocol/index.ts';
import type { Hub } from '../matches/hub.ts';
import { buildMatchFile } from '../matches/matchFile.ts';
import { hashToken } from '../matches/tokens.ts';
import type { Entry } from '../room/entry.ts';
import type { Room } from '../room/room.ts';
import type { AccountSeatRow } from '../storage/accountTables.ts';
import { NO_SEAT_LEFT } from '../storage/store.ts';

/** So many seats of an account are asked about when somebody wants to know where it is their turn. */
const MAX_RUNNING = 30;

export class AccountSeats {
  readonly #hub: Hub;

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  get #db() {
    return this.#hub.store.database.db;
  }

  /** Makes a guest's seat an account's: the seat's token proves that it was theirs. */
  async claimSeat(match: string, token: string, person: string): Promise<boolean> {
    const held = await this.#hub.openIfPlayable(match);
    if (held === undefined) return false;
    const outcome = await this.#hub.submitAsync(held, (room) => room.judgeClaim(hashToken(token), person));
    return 'done' in outcome;
  }

  async readRows(person: string): Promise<AccountSeatRow[]> {
    return this.#db
      .selectFrom('seats')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .execute();
  }

  /** The matches of an account that are not over, newest first. */
  async listRunning(person: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .select('match')
      .where('person', '=', person)
      .where('seat', '<>', NO_SEAT_LEFT)
      .where('over_at', 'is', null)
      .orderBy('at', 'desc')
      .limit(MAX_RUNNING)
      .execute();
    return rows.map(({ match }) => match);
  }

  /** Whether two people have sat at a match that has begun. */
  async havePlayed(one: string, other: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('seats as a')
      .innerJoin('seats as b', 'b.match', 'a.match')
      .innerJoin('matches', 'matches.id', 'a.match')
      .select('a.match')
      .where('a.person', '=', one)
      .where('b.person', '=', other)
      .where('a.seat', '<>', NO_SEAT_LEFT)
      .where('b.seat', '<>', NO_SEAT_LEFT)
      .where('matches.status', 'in', ['begun', 'over'])
      .limit(1)
      .execute();
    return found.length > 0;
  }

  /** The matches of an account that have begun, newest first: the log of each says what became of it. */
  async *played(
    person: string,
  ): AsyncGenerator<PlayedMatch & { readonly room: () => Promise<Room | undefined> }> {
    for (const row of await this.readRows(person)) {
      if (row.seat === NO_SEAT_LEFT) continue;
      const known = row.over_at === null ? undefined : await this.#hub.store.match(row.match);
      const room = async (): Promise<Room | undefined> => (await this.#hub.openIfPlayable(row.match))?.room;
      const opened = known === undefined ? await room() : undefined;
      if (known !== undefined) {
        const { seats } = (JSON.parse(known.setup) as { config: { seats: number } }).config;
        const { match: id, seat, at: begun, over_at: over, won } = row;
        yield { id, game: known.game, seat, seats, begun, over, won: won === 1, room };
      } else if (opened !== undefined && opened.status !== 'open' && opened.personAt(row.seat) === person)
        yield { ...(await this.#readOutcome(row, opened)), room };
    }
  }

  /** How it stands, and if it is over, written beside the seat so that its log need not be played again. */
  async #readOutcome(row: AccountSeatRow, room: Room): Promise<PlayedMatch> {
    const { match: id, seat, at: begun } = row;
    const { game, config, winners } = room.info;
    const isOver = room.status === 'over';
    const won = isOver ? seatSetHas(winners, seat) : null;
    if (isOver)
      await this.#db
        .updateTable('seats')
        .set({ over_at: room.at, won: won === true ? 1 : 0 })
        .where('person', '=', row.person)
        .where('match', '=', id)
        .execute();
    return { id, game, seat, seats: config.seats, begun, over: isOver ? room.at : null, won };
  }

  /** The records of all matches of an account that are over. */
  async *records(person: string): AsyncGenerator<MatchFile> {
    for await (const { over, room } of this.played(person)) {
      const opened = over === null ? undefined : await room();
      if (opened !== undefined) yield buildMatchFile(opened);
    }
  }

  /** Whoever looks at any of these tables, now or later, sees somebody without a name. */
  async forget(person: string): Promise<void> {
    for (const { match } of await this.readRows(person)) {
      await this.#forgetAt(match, person);
      await this.#db.deleteFrom('seats').where('person', '=', person).where('match', '=', match).execute();
    }
  }

  async #forgetAt(match: string, person: string): Promise<void> {
    const { store } = this.#hub;
    const entries = await store.entriesAfter(match, 0);
    const places = findOwnedSeats(
      entries.map(({ entry }) => entry),
      person,
    );
    await this.#announceDeletion(match, person, places);
    // A seat may be kept at the next match for the same token, under the same name.
    const next = entries.flatMap(({ entry }) => (entry.kind === 'rematch' ? [entry.match] : [])).at(-1);
    if (next !== undefined) await this.#forgetReserved(next, person, places);
    // Of what they told the host, who and where stays, and their own words go.
    for (const seat of places.seats)
      await this.#db
        .updateTable('reports')
        .set({ note: '' })
        .where('match', '=', match)
        .where('by', '=', seat)
        .execute();
    for (const seat of places.seats)
      await this.#db.deleteFrom('pushes').where('match', '=', match).where('seat', '=', seat).execute();
    // What says whose a seat was goes last: should this process end in between, another one still finds the rest by it.
    const proofLast = entries.toSorted((a, b) => proofRank(a.entry, person) - proofRank(b.entry, person));
    for (const logged of proofLast) {
      const without = withoutName(logged.entry, person, places);
      if (without !== undefined) await store.rewrite(match, { ...logged, entry: without });
    }
  }

  /** Everyone who follows the table hears of it, through the log like of anything else. */
  async #announceDeletion(match: string, person: string, { hashes }: OwnedSeats): Promise<void> {
    const held = await this.#hub.openIfPlayable(match);
    if (held === undefined) return;
    for (const who of [{ person, hash: null }, ...hashes.map((hash) => ({ person: null, hash }))]) {
      const outcome = await this.#hub.submitAsync(held, (room) => room.judgeForgetting(who.hash, who.person));
      if ('no' in outcome) throw new Error(`a seat at ${match} cannot be forgotten: ${outcome.no.code}`);
    }
  }

  async #forgetReserved(match: string, person: string, places: OwnedSeats): Promise<void> {
    const { store } = this.#hub;
    const entries = await store.entriesAfter(match, 0);
    const held = await this.#hub.openIfPlayable(match);
    if (held !== undefined && held.room.status === 'open')
      for (const hash of places.hashes)
        await this.#hub.submitAsync(held, (room) => room.judgeForgetting(hash, person));
    for (const logged of entries) {
      const without = logged.entry.kind === 'keep' ? withoutName(logged.entry, person, places) : undefined;
      if (without !== undefined) await store.rewrite(match, { ...logged, entry: without });
    }
  }
}

/** The seats of an account at a table, and the hashes of the tokens with which they were taken. */
interface OwnedSeats {
  readonly seats: readonly Seat[];
  readonly hashes: readonly string[];
}

function findOwnedSeats(entries: readonly Entry[], person: string): OwnedSeats {
  const hashes = new Set<string>();
  const seats = new Set<Seat>();
  const sitting = new Map<Seat, string>();
  for (const entry of entries) {
    if (entry.kind === 'sit') sitting.set(entry.seat, entry.hash);
    if ((entry.kind !== 'sit' && entry.kind !== 'claim' && entry.kind !== 'keep') || entry.person !== person)
      continue;
    seats.add(entry.seat);
    const hash = entry.kind === 'claim' ? sitting.get(entry.seat) : entry.hash;
    if (hash !== undefined) hashes.add(hash);
  }
  return { seats: [...seats], hashes: [...hashes] };
}

/** 2 for the entry by which a guest's seats are found, 1 for one that names the account, 0 for the rest. */
const proofRank = (entry: Entry, person: string): number =>
  entry.kind === 'claim' ? 2 : 'person' in entry && entry.person === person ? 1 : 0;

/** An entry without what it says of a person; undefined if it says nothing. */
function withoutName(entry: Entry, person: string, { hashes }: OwnedSeats): Entry | undefined {
  if (entry.kind === 'claim') return entry.person === person ? { ...entry, person: '' } : undefined;
  if ((entry.kind !== 'sit' && entry.kind !== 'keep') || !hashes.includes(entry.hash)) return undefined;
  // What it is called in ratings says nothing of anybody any more; without it the others' could not be computed again.
  const { person: _person, rating: _rating, ...rest } = { rating: undefined, ...entry };
  return { ...rest, name: '' };
}
