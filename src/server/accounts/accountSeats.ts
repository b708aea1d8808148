/** The seats of accounts, past and present, read from the logs: claims, lists and deletion. */
import { seatSetHas, type Seat } from '../../core/index.ts';
import type { MatchFile, PlayedMatch } from '../../protocol/index.ts';
import type { Hub } from '../matches/hub.ts';
import { buildMatchFile } from '../room/fairDealing.ts';
import { hashToken } from '../matches/tokens.ts';
import type { Entry } from '../room/logEntry.ts';
import type { Room } from '../room/room.ts';
import { NO_SEAT_LEFT } from '../storage/store.ts';
import type { Row } from '../storage/schema.ts';

/** Seats of an account that one request for its turns checks. */
const MAX_RUNNING = 30;

export class AccountSeats {
  readonly #hub: Hub;

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  get #db() {
    return this.#hub.store.database.db;
  }

  /** Makes a guest's seat an account's: the seat's token proves ownership. */
  async claimSeat(match: string, token: string, person: string): Promise<boolean> {
    const held = await this.#hub.openIfPlayable(match);
    if (held === undefined) return false;
    const outcome = await this.#hub.submitAsync(held, (room) =>
      room.seating.judgeClaim(hashToken(token), person),
    );
    return 'done' in outcome;
  }

  async readRows(person: string): Promise<Row<'seats'>[]> {
    return this.#db
      .selectFrom('seats')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .execute();
  }

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

  /** The account's started matches, newest first, with their outcome from the log. */
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
      } else if (
        opened !== undefined &&
        opened.status !== 'open' &&
        opened.seating.personAt(row.seat) === person
      )
        yield { ...(await this.#readOutcome(row, opened)), room };
    }
  }

  /** The outcome so far. A final one is stored with the seat, so that the log need not be replayed. */
  async #readOutcome(row: Row<'seats'>, room: Room): Promise<PlayedMatch> {
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

  async *records(person: string): AsyncGenerator<MatchFile> {
    for await (const { over, room } of this.played(person)) {
      const opened = over === null ? undefined : await room();
      if (opened !== undefined) yield buildMatchFile(opened);
    }
  }

  /** All of these tables show a player without a name from now on. */
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
    // The next match may have a seat reserved for the same token and name.
    const next = entries.flatMap(({ entry }) => (entry.kind === 'rematch' ? [entry.match] : [])).at(-1);
    if (next !== undefined) await this.#forgetReserved(next, person, places);
    // In its reports to the admin, names and tables stay; its own words are deleted.
    for (const seat of places.seats)
      await this.#db
        .updateTable('reports')
        .set({ note: '' })
        .where('match', '=', match)
        .where('by', '=', seat)
        .execute();
    for (const seat of places.seats)
      await this.#db.deleteFrom('pushes').where('match', '=', match).where('seat', '=', seat).execute();
    // Proof of ownership goes last: after a crash, another process still finds the rest by it.
    const proofLast = entries.toSorted((a, b) => proofRank(a.entry, person) - proofRank(b.entry, person));
    for (const logged of proofLast) {
      const without = withoutName(logged.entry, person, places);
      if (without !== undefined) await store.rewrite(match, { ...logged, entry: without });
    }
  }

  /** Announces it through the log, so that every follower of the table learns of it. */
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

/** 2 for the entry that locates a guest's seats, 1 for entries that name the account, 0 for others. */
const proofRank = (entry: Entry, person: string): number =>
  entry.kind === 'claim' ? 2 : 'person' in entry && entry.person === person ? 1 : 0;

/** The entry without the account's data; undefined if it has none. */
function withoutName(entry: Entry, person: string, { hashes, seats }: OwnedSeats): Entry | undefined {
  if (entry.kind === 'words')
    return seats.includes(entry.seat) && entry.text !== '' ? { ...entry, text: '' } : undefined;
  if (entry.kind === 'claim') return entry.person === person ? { ...entry, person: '' } : undefined;
  if ((entry.kind !== 'sit' && entry.kind !== 'keep') || !hashes.includes(entry.hash)) return undefined;
  // The rating id no longer identifies the account; without it other ratings could not be recomputed.
  const { person: _person, rating: _rating, ...rest } = { rating: undefined, ...entry };
  return { ...rest, name: '' };
}
