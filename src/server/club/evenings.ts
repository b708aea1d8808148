/** All evenings of a process: what people and the host ask for, and what goes on by itself while nobody asks. */
import { randomBytes, randomInt } from 'node:crypto';
import { fastRng, listSeats, type Seat } from '../../core/index.ts';
import type { EveningInfo, EveningTerms, HostAct, RefusalCode, TableState } from '../../protocol/index.ts';
import { GAMES } from '../../games/index.ts';
import type { Offer } from '../host/offer.ts';
import type { OpenMatch, Patience } from '../matches/gathering.ts';
import type { Hub } from '../matches/hub.ts';
import { freshId, hashOf, isSame } from '../matches/tokens.ts';
import { Evening, type EveningEntry, MOST_ARRIVALS, MOST_PEOPLE, type TablePlan } from './evening.ts';
import type { EveningStore } from './eveningStore.ts';
import { pair, type Size } from './pairing.ts';
import { ClubTables } from './tables.ts';

/** After twelve hours without an entry everybody has gone home. */
const FORGOTTEN = 12 * 3_600_000;
/** At most 500 screens and phones follow one evening at one process. */
const FOLLOWERS = 500;

/** Followers are told at most every 250 ms; the sweep tells the rest. When 150 people come in, each of them changes the page of all. */
const GATHER = 250;

export type Refusal = { readonly refused: RefusalCode; readonly why: string };
const refused = (code: RefusalCode, why: string): Refusal => ({ refused: code, why });
const FULL = refused('full', `at most ${MOST_PEOPLE} people can be here at a time`);
const REMOVED = refused('removed', 'the host has removed you from this evening');

const seatsOf = (game: string): readonly [least: number, most: number] =>
  GAMES.find(({ id }) => id === game)!.seats;

/** What is sent to those who follow: everything, or how the tables stand. */
export type News =
  | { readonly event: 'evening'; readonly data: EveningInfo }
  | { readonly event: 'tables'; readonly data: readonly TableState[] };
export type Follow = (news: News) => void;

interface Held {
  readonly id: string;
  readonly key: string;
  readonly evening: Evening;
  readonly followers: Set<Follow>;
  /** One command after the other. */
  turn: Promise<unknown>;
  /** What the followers know. */
  told: { version: number; tables: string };
  used: number;
  /** When the followers were told last, by a clock that nobody sets. */
  refreshed: number;
}

/** One of a million codes that can be said aloud: two open syllables and three digits. */
function freshCode(): string {
  const one = (letters: string): string => letters[randomInt(letters.length)]!;
  const syllable = (): string => one('DLMNRSV') + one('AEIOU');
  return `${syllable()}${syllable()}${randomInt(100, 1000)}`;
}

export class Evenings {
  readonly #hub: Hub;
  readonly #store: EveningStore;
  readonly #tables: ClubTables;
  readonly #offer: Offer;
  /** How often an evening is looked after, in milliseconds. */
  readonly #every: number;
  readonly #failed: (what: string, error: unknown) => void;
  readonly #held = new Map<string, Held>();

  constructor(
    hub: Hub,
    store: EveningStore,
    offer: Offer,
    failed: (what: string, error: unknown) => void,
    every: number,
    patience?: Patience,
  ) {
    this.#hub = hub;
    this.#store = store;
    this.#offer = offer;
    this.#failed = failed;
    this.#tables = new ClubTables(hub, patience);
    this.#every = every;
  }

  async create(terms: EveningTerms): Promise<{ readonly id: string; readonly key: string } | Refusal> {
    const unknown = terms.games.find((game) => !this.#hub.loader.games.includes(game));
    if (unknown !== undefined)
      return refused('body', `games: expected some of ${this.#hub.loader.games.join(', ')}`);
    const id = freshId();
    const key = randomBytes(16).toString('hex');
    let code = freshCode();
    while ((await this.#store.coded(code)) !== undefined) code = freshCode();
    await this.#store.create({
      id,
      code,
      terms: JSON.stringify(terms),
      key: hashOf(key),
      due_at: null,
      created: this.#hub.now,
    });
    return { id, key };
  }

  async coded(code: string): Promise<string | undefined> {
    return (await this.#store.coded(code))?.id;
  }

  async info(id: string): Promise<EveningInfo | undefined> {
    const held = await this.#open(id);
    if (held === undefined) return undefined;
    await this.#catchUp(held);
    await this.#openTables(held.evening);
    return this.#infoOf(held);
  }

  /** Somebody comes; whoever has come before gets the same number. */
  async arrive(id: string, name: string, token: string): Promise<{ readonly who: number } | Refusal> {
    const hash = hashOf(token);
    const outcome = await this.#ask(id, (evening) => {
      const known = evening.whoHas(hash);
      if (known !== undefined) return evening.person(known)?.is === 'removed' ? REMOVED : null;
      if (evening.status === 'over') return refused('over', 'this evening is over');
      if (!evening.admits) return refused('locked', 'the host lets nobody else in');
      if (evening.present.length >= MOST_PEOPLE || evening.count >= MOST_ARRIVALS) return FULL;
      if (evening.isNamed(name)) return refused('name', 'somebody of that name is here');
      return { kind: 'come', name, hash };
    });
    if (outcome !== null) return outcome;
    return { who: this.#held.get(id)!.evening.whoHas(hash)! };
  }

  /** Somebody goes, or is back. */
  attend(id: string, token: string, isHere: boolean): Promise<Refusal | null> {
    const hash = hashOf(token);
    return this.#ask(id, (evening) => {
      const who = evening.whoHas(hash);
      if (who === undefined) return refused('seat', 'you have not come to this evening');
      if (evening.status === 'over') return refused('over', 'this evening is over');
      const { is } = evening.person(who)!;
      if (is === 'removed') return REMOVED;
      if (isHere && is !== 'here' && evening.present.length >= MOST_PEOPLE) return FULL;
      const now = isHere ? 'here' : 'gone';
      return is === now ? null : { kind: 'here', who, is: now };
    });
  }

  async host(id: string, { key, act }: HostAct): Promise<Refusal | null> {
    const held = await this.#open(id);
    if (held === undefined) return refused('evening', 'there is no such evening');
    if (!isSame(hashOf(key), held.key)) return refused('key', 'this is not the key of the evening');
    if (act.kind === 'next') return this.#begin(held);
    const outcome = await this.#ask(id, (evening) => {
      if (evening.status === 'over')
        return act.kind === 'close' ? null : refused('over', 'this evening is over');
      if (act.kind === 'close') return { kind: 'close' };
      if (act.kind === 'hold') return evening.isHeld === act.on ? null : { kind: 'hold', on: act.on };
      if (act.kind === 'admit') return evening.admits === act.on ? null : { kind: 'admit', on: act.on };
      if (evening.person(act.who) === undefined) return refused('seat', 'nobody has that number');
      return { kind: 'here', who: act.who, is: 'removed' };
    });
    if (outcome === null && act.kind === 'hold') await this.#store.setDue(id, this.#hub.now);
    return outcome;
  }

  /** Tells whoever follows how it stands, now and whenever that changes; undefined if there is no such evening. */
  async follow(id: string, follow: Follow): Promise<(() => void) | Refusal> {
    const held = await this.#open(id);
    if (held === undefined) return refused('evening', 'there is no such evening');
    if (held.followers.size >= FOLLOWERS) return refused('slow', 'too many follow this evening');
    await this.#catchUp(held);
    await this.#openTables(held.evening);
    held.followers.add(follow);
    follow({ event: 'evening', data: this.#infoOf(held) });
    return () => void held.followers.delete(follow);
  }

  /** Looks after what is due, and tells those who follow what has changed. */
  async sweep(): Promise<void> {
    const { now } = this.#hub;
    for (const id of await this.#store.takeDue(now, now + this.#every)) {
      const held = await this.#open(id);
      if (held !== undefined) await this.#lookAfter(held);
    }
    for (const held of this.#held.values()) {
      if (held.followers.size > 0) await this.#refresh(held);
      else if (now - held.used > FORGOTTEN / 12) this.#held.delete(held.id);
    }
  }

  /** Deletes evenings that are older than that, in milliseconds. */
  async tidy(keep: number | null): Promise<void> {
    if (keep !== null) await this.#store.eraseBefore(this.#hub.now - keep);
  }

  async #open(id: string): Promise<Held | undefined> {
    const known = this.#held.get(id);
    if (known !== undefined) {
      known.used = this.#hub.now;
      return known;
    }
    const row = await this.#store.row(id);
    if (row === undefined) return undefined;
    const { code, created, key } = row;
    const terms = JSON.parse(row.terms) as EveningTerms;
    const evening = new Evening({ id, code, terms, created });
    for (const { version, at, entry } of await this.#store.entriesAfter(id, 0))
      evening.apply(version, at, entry);
    const held: Held = {
      id,
      key,
      evening,
      followers: new Set(),
      turn: Promise.resolve(),
      told: { version: 0, tables: '' },
      used: this.#hub.now,
      refreshed: -Infinity,
    };
    // Somebody else may have been faster.
    const first = this.#held.get(id) ?? held;
    this.#held.set(id, first);
    return first;
  }

  /** Carries out what other processes have written. */
  async #catchUp(held: Held): Promise<void> {
    if (!this.#store.isShared) return;
    const work = held.turn.then(() => this.#read(held));
    held.turn = work.catch(() => undefined);
    await work;
  }

  async #read({ id, evening }: Held): Promise<void> {
    for (const { version, at, entry } of await this.#store.entriesAfter(id, evening.version))
      evening.apply(version, at, entry);
  }

  /** Judged, written, carried out, told: one command at a time. Null if it was done, or needed nothing. */
  async #ask(
    id: string,
    judge: (evening: Evening) => EveningEntry | Refusal | null,
  ): Promise<Refusal | null> {
    const held = await this.#open(id);
    if (held === undefined) return refused('evening', 'there is no such evening');
    const work = held.turn.then(async () => {
      for (;;) {
        if (this.#store.isShared) await this.#read(held);
        const verdict = judge(held.evening);
        if (verdict === null || 'refused' in verdict) return verdict;
        const logged = {
          version: held.evening.version + 1,
          at: Math.max(this.#hub.now, held.evening.at),
          entry: verdict,
        };
        if (await this.#store.append(id, logged)) {
          held.evening.apply(logged.version, logged.at, logged.entry);
          return null;
        }
        await this.#read(held); // somebody else was faster: judge again
      }
    });
    held.turn = work.catch(() => undefined);
    const outcome = await work;
    if (outcome === null && performance.now() - held.refreshed >= GATHER) await this.#refresh(held);
    return outcome;
  }

  readonly #live = (match: string): TableState => {
    const room = this.#hub.known(match)?.room;
    if (room === undefined) return { status: 'gathering', seated: 0, toAct: 0 };
    const { sitters, status } = room.info;
    const seated = sitters.reduce(
      (seats, { kind }, seat) => (kind === 'open' ? seats : seats | (1 << seat)),
      0,
    );
    return { status: status === 'open' ? 'gathering' : status, seated, toAct: room.toAct };
  };

  /** The tables that are not over yet. */
  async #openTables(evening: Evening): Promise<Map<number, OpenMatch>> {
    const open = new Map<number, OpenMatch>();
    for (const [i, { match, isOver }] of (evening.round?.tables ?? []).entries()) {
      const found = isOver ? undefined : await this.#hub.openIfPlayable(match);
      if (found !== undefined) open.set(i, found);
    }
    return open;
  }

  async #refresh(held: Held): Promise<void> {
    if (held.followers.size === 0) return;
    held.refreshed = performance.now();
    try {
      await this.#catchUp(held);
      await this.#openTables(held.evening);
      const data = this.#infoOf(held);
      const states = (data.rounds.at(-1)?.tables ?? []).map(({ status, seated, toAct }): TableState => ({
        status,
        seated,
        toAct,
      }));
      const tables = JSON.stringify(states);
      const isNew = data.version !== held.told.version;
      if (!isNew && tables === held.told.tables) return;
      held.told = { version: data.version, tables };
      const news: News = isNew ? { event: 'evening', data } : { event: 'tables', data: states };
      for (const follow of held.followers) follow(news);
    } catch (error) {
      this.#failed('evening', error);
    }
  }

  #infoOf({ evening }: Held): EveningInfo {
    return evening.info(this.#hub.now, this.#live, this.#canPlay);
  }

  /** Whether the admin offers a game now, at tables of its smallest size at least. */
  readonly #canPlay = (game: string): boolean => {
    const { games, seats } = this.#offer.now;
    return games.includes(game) && (seats === null || seats >= seatsOf(game)[0]);
  };

  /** How many may sit at a table of a game tonight. */
  #sizeFor(game: string, { size, bots }: EveningTerms): Size & { readonly seats: number } {
    const [min, max] = seatsOf(game);
    const most = Math.max(min, Math.min(size, max, this.#offer.now.seats ?? max));
    return { least: bots === null ? min : 1, most, seats: min };
  }

  /** The next round begins, if there is none and enough people are here. */
  async #begin(held: Held): Promise<Refusal | null> {
    // Whatever is killed after this line is looked after.
    await this.#store.setDue(held.id, this.#hub.now);
    for (;;) {
      await this.#catchUp(held);
      const { version } = held.evening;
      const planned = this.#planRound(held.evening);
      if (planned === null || 'refused' in planned) return planned;
      // Whoever hears of a table finds it: all are there before the round is told.
      for (const table of planned.tables) await this.#tables.make(held.evening, planned.game, table);
      const outcome = await this.#ask(held.id, (evening) => (evening.version === version ? planned : null));
      if (outcome !== null) return outcome;
      if (held.evening.round?.tables[0]?.match === planned.tables[0]?.match) break;
      // Somebody came or went meanwhile, or another process was faster: these tables stay empty, and are deleted as such.
    }
    await this.#lookAfter(held);
    return null;
  }

  /** Who plays what where in the next round; null if one is being played. */
  #planRound(evening: Evening): Extract<EveningEntry, { kind: 'round' }> | Refusal | null {
    if (evening.status === 'playing') return null;
    if (evening.status === 'over') return refused('over', 'this evening is over');
    if (this.#offer.pause.isNear) return refused('pausing', 'no new tables now: a pause is near');
    const game = evening.nextGame(this.#canPlay);
    if (!this.#offer.now.club || !this.#canPlay(game))
      return refused('off', 'the host of this server does not offer this now');
    const size = this.#sizeFor(game, evening.setup.terms);
    const people = evening.present.map(String);
    if (people.length < Math.max(2, size.least)) return refused('few', 'too few people are here');
    const { tables, out } = pair(
      people,
      evening.past,
      size,
      fastRng(`${evening.setup.id} ${evening.version}`, 0),
    );
    return {
      kind: 'round',
      game,
      tables: tables.map((table): TablePlan => {
        const seats = table.map((who): number | null => Number(who));
        while (seats.length < size.seats) seats.push(null);
        return { match: freshId(), seats };
      }),
      out: out.map(Number),
    };
  }

  async #lookAfter(held: Held): Promise<void> {
    const { evening, id } = held;
    await this.#catchUp(held);
    if (evening.status === 'playing') await this.#lookAfterTables(held);
    const { now } = this.#hub;
    if (evening.status === 'break' && evening.until !== null && now >= evening.until) await this.#begin(held);
    if (evening.status !== 'over' && now - evening.at > FORGOTTEN)
      await this.#ask(id, () => ({ kind: 'close' }));
    if (evening.status === 'over') await this.#store.setDue(id, null);
  }

  async #lookAfterTables(held: Held): Promise<void> {
    const { evening, id } = held;
    const round = evening.round!;
    const isTimeUp = evening.until !== null && this.#hub.now >= evening.until;
    for (const [i, table] of round.tables.entries()) {
      if (table.isOver) continue;
      const match = await this.#hub.openIfPlayable(table.match);
      const settle = (winners: readonly Seat[] | null): Promise<unknown> =>
        this.#ask(id, (now) =>
          now.round !== round || table.isOver ? null : { kind: 'result', table: i, winners },
        );
      // A table that cannot be played stops nobody.
      if (match === undefined) {
        await settle(null);
        continue;
      }
      if (match.room.status === 'open')
        for (const who of await this.#tables.seat(match, table, round.began))
          await this.#ask(id, (now) =>
            now.present.includes(who) ? { kind: 'here', who, is: 'absent' } : null,
          );
      const { room } = match;
      if (isTimeUp && room.status === 'playing') await this.#tables.cut(match);
      const isOver = room.status === 'over' || isTimeUp || this.#tables.isDeserted(match, round.began);
      if (!isOver) continue;
      const { ending, winners } = room.info;
      const isPlayed = room.status === 'over' && ending !== 'agreed' && ending !== 'closed';
      await settle(isPlayed ? listSeats(winners) : null);
      this.#tables.forget(table.match);
    }
  }
}
