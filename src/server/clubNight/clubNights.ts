/** All club nights of a process: commands of players and organisers, and timed transitions. */
import { randomBytes, randomInt } from 'node:crypto';
import {
  type ClubNightInfo,
  type ClubNightSettings,
  type OrganiserAction,
  type ClubTableState,
  RequestError,
} from '../../protocol/index.ts';
import type { FeatureSwitches } from '../settings/featureSwitches.ts';
import { EventFeed } from '../events/eventFeed.ts';
import type { OpenMatch, WaitingTimes } from '../matches/seatWaiting.ts';
import type { Hub } from '../matches/hub.ts';
import { generateId, hashToken, isSameText } from '../matches/tokens.ts';
import { ClubNight, type ClubNightEntry, MAX_ARRIVALS, MAX_PRESENT } from './clubNight.ts';
import { ClubNightStore } from './clubNightStore.ts';
import { canPlayGame, createOverError, planRound } from './planRound.ts';
import { ClubTables } from './clubTables.ts';
import { type ClubTableResult, describeResult } from './clubTableResult.ts';
import { seatsWhere } from '../room/seating.ts';

/** A club night without an entry for twelve hours is over. */
const ABANDONED_AFTER = 12 * 3_600_000;
/** Followers of one club night per process. */
const MAX_FOLLOWERS = 500;

/**
 * Followers get updates at most every 250 ms; the sweep sends the rest. 150 arrivals would otherwise each cause one
 * for all.
 */
const MIN_REFRESH_INTERVAL = 250;

const createFullError = () =>
  new RequestError('clubNightFull', `at most ${MAX_PRESENT} people can be here at a time`);
const createRemovedError = () =>
  new RequestError('removed', 'the organiser has removed you from this club night');
export type ClubNightEvent =
  | { readonly event: 'clubNight'; readonly data: ClubNightInfo }
  | { readonly event: 'tables'; readonly data: readonly ClubTableState[] };
export type ClubNightFeed = EventFeed<ClubNightEvent>;

interface LoadedClubNight {
  readonly id: string;
  readonly key: string;
  readonly evening: ClubNight;
  readonly followers: Set<ClubNightFeed>;
  queue: Promise<unknown>;
  sent: { version: number; tables: string };
  used: number;
  /** The time of the last update, by a monotonic clock. */
  refreshed: number;
}

/** One of a million pronounceable codes: two open syllables and three digits. */
function generateCode(): string {
  const one = (letters: string): string => letters[randomInt(letters.length)]!;
  const syllable = (): string => one('DLMNRSV') + one('AEIOU');
  return `${syllable()}${syllable()}${randomInt(100, 1000)}`;
}

export interface ClubNightContext {
  readonly hub: Hub;
  readonly offer: FeatureSwitches;
  readonly failed: (what: string, error: unknown) => void;
  /** How long a process may take for a club night before another one takes over, in milliseconds. */
  readonly every: number;
  /** After which a bot takes the seat of a person who does not come, or whose device does not deal. */
  readonly patience: WaitingTimes;
}

export class ClubNights {
  readonly #hub: Hub;
  readonly #store: ClubNightStore;
  readonly #tables: ClubTables;
  readonly #offer: FeatureSwitches;
  readonly #every: number;
  readonly #failed: ClubNightContext['failed'];
  readonly #loaded = new Map<string, LoadedClubNight>();

  constructor({ hub, offer, failed, every, patience }: ClubNightContext) {
    this.#hub = hub;
    this.#store = new ClubNightStore(hub.store.database);
    this.#offer = offer;
    this.#failed = failed;
    this.#tables = new ClubTables(hub, patience);
    this.#every = every;
  }

  async create(terms: ClubNightSettings): Promise<{ readonly id: string; readonly key: string }> {
    const unknown = terms.games.find((game) => !this.#hub.loader.games.includes(game));
    if (unknown !== undefined)
      throw new RequestError('body', `games: expected some of ${this.#hub.loader.games.join(', ')}`);
    const id = generateId();
    const key = randomBytes(16).toString('hex');
    let code = generateCode();
    while ((await this.#store.findByCode(code)) !== undefined) code = generateCode();
    await this.#store.create({
      id,
      code,
      terms: JSON.stringify(terms),
      key: hashToken(key),
      due_at: null,
      created: this.#hub.now,
    });
    return { id, key };
  }

  async findByCode(code: string): Promise<string | undefined> {
    return (await this.#store.findByCode(code))?.id;
  }

  async info(id: string): Promise<ClubNightInfo> {
    const held = await this.#require(id);
    await this.#catchUp(held);
    await this.#openTables(held.evening);
    return this.#describe(held);
  }

  async arrive(id: string, name: string, token: string): Promise<{ readonly who: number }> {
    const hash = hashToken(token);
    await this.#submit(id, (evening) => {
      const known = evening.findByToken(hash);
      if (known !== undefined) {
        if (evening.participant(known)?.is === 'removed') throw createRemovedError();
        return null;
      }
      if (evening.status === 'over') throw createOverError();
      if (!evening.admits) throw new RequestError('locked', 'the organiser lets nobody else in');
      if (evening.present.length >= MAX_PRESENT || evening.count >= MAX_ARRIVALS) throw createFullError();
      if (evening.isNamed(name)) throw new RequestError('nameInUse', 'somebody of that name is here');
      return { kind: 'come', name, hash };
    });
    return { who: this.#loaded.get(id)!.evening.findByToken(hash)! };
  }

  /** Who returns takes back the seat that a bot plays for them in this round. */
  async setAttendance(id: string, token: string, isHere: boolean): Promise<void> {
    const hash = hashToken(token);
    await this.#submit(id, (evening) => {
      const who = evening.findByToken(hash);
      if (who === undefined) throw new RequestError('seat', 'you have not come to this club night');
      if (evening.status === 'over') throw createOverError();
      const { is } = evening.participant(who)!;
      if (is === 'removed') throw createRemovedError();
      if (isHere && is !== 'here' && evening.present.length >= MAX_PRESENT) throw createFullError();
      const now = isHere ? 'here' : 'gone';
      return is === now ? null : { kind: 'here', who, is: now };
    });
    if (!isHere) return;
    const held = await this.#require(id);
    const who = held.evening.findByToken(hash);
    const place = who === undefined ? undefined : held.evening.findSeat(who);
    if (who === undefined || place === undefined) return;
    await this.#tables.seat(place.match, place.seat, held.evening.participant(who)!);
    await this.#refresh(held);
  }

  async executeOrganiserAction(id: string, { key, act }: OrganiserAction): Promise<void> {
    const held = await this.#require(id);
    if (!isSameText(hashToken(key), held.key))
      throw new RequestError('key', 'this is not the key of the club night');
    if (act.kind === 'next') return this.#beginRound(held);
    if (act.kind === 'stop') return this.#stopTable(held, act.table);
    if (act.kind === 'move') return this.#move(held, act);
    if (act.kind === 'standIn') return this.#letBotPlay(held, act.who);
    await this.#submit(id, (evening) => {
      if (evening.status === 'over') {
        if (act.kind !== 'close') throw createOverError();
        return null;
      }
      if (act.kind === 'close') return { kind: 'close' };
      if (act.kind === 'hold') return evening.isHeld === act.on ? null : { kind: 'hold', on: act.on };
      if (act.kind === 'extend') {
        if (evening.until === null) throw new RequestError('notAllowed', 'no time is running');
        return { kind: 'extend' };
      }
      if (act.kind === 'admit') return evening.admits === act.on ? null : { kind: 'admit', on: act.on };
      if (evening.participant(act.who) === undefined)
        throw new RequestError('seat', 'nobody has that number');
      return { kind: 'here', who: act.who, is: 'removed' };
    });
    if (act.kind === 'hold') await this.#store.setDue(id, this.#hub.now);
  }

  async #stopTable(held: LoadedClubNight, number: number): Promise<void> {
    await this.#catchUp(held);
    const table = held.evening.round?.tables[number];
    if (table === undefined) throw new RequestError('seat', 'the round has no such table');
    if (table.ending !== null) return;
    const match = await this.#hub.openIfPlayable(table.match);
    if (match !== undefined) await this.#tables.end(match, 'stopped');
    await this.#processTables(held);
  }

  /** Does not wait any longer for a person who has not come to their table. */
  async #letBotPlay(held: LoadedClubNight, who: number): Promise<void> {
    await this.#catchUp(held);
    const place = held.evening.findSeat(who);
    if (place === undefined || (await this.#tables.isTaken(place.match, place.seat))) return;
    await this.#tables.replace(place.match, place.seat);
    await this.#submit(held.id, (evening) =>
      evening.present.includes(who) ? { kind: 'here', who, is: 'absent' } : null,
    );
    await this.#processTables(held);
  }

  /** Moves a person who does not play now: one who came late, sits out, waits, or for whom a bot plays. */
  async #move(held: LoadedClubNight, move: Extract<OrganiserAction['act'], { kind: 'move' }>): Promise<void> {
    await this.#catchUp(held);
    const { evening } = held;
    const target = evening.round?.tables[move.table];
    const person = evening.participant(move.who);
    if (person === undefined || target?.seats[move.seat] === undefined || target.ending !== null)
      throw new RequestError('seat', 'there is no such person or seat in this round');
    if (person.is === 'removed') throw createRemovedError();
    const from = evening.findSeat(move.who);
    const isPlaying =
      from !== undefined &&
      (await this.#tables.hasBegun(from.match)) &&
      (await this.#tables.isTaken(from.match, from.seat));
    if (isPlaying) throw new RequestError('taken', 'this person is playing');
    if (from?.match === target.match) throw new RequestError('taken', 'this person sits at that table');
    if (!(await this.#tables.seat(target.match, move.seat, person)))
      throw new RequestError('taken', 'somebody else has that seat');
    if (from !== undefined) await this.#tables.replace(from.match, from.seat);
    await this.#submit(held.id, () => ({ ...move, kind: 'move' }));
  }

  /** Sends the state now and after every change. */
  async follow(id: string): Promise<{ readonly feed: ClubNightFeed; readonly stop: () => void }> {
    const held = await this.#require(id);
    if (held.followers.size >= MAX_FOLLOWERS)
      throw new RequestError('rateLimited', 'too many follow this club night');
    await this.#catchUp(held);
    await this.#openTables(held.evening);
    const feed: ClubNightFeed = new EventFeed();
    held.followers.add(feed);
    feed.put({ event: 'clubNight', data: this.#describe(held) });
    return { feed, stop: () => void held.followers.delete(feed) };
  }

  async processDue(): Promise<void> {
    const { now } = this.#hub;
    for (const id of await this.#store.claimDue(now, now + this.#every)) {
      const held = await this.#load(id);
      if (held !== undefined) await this.#processDue(held);
    }
    for (const held of this.#loaded.values()) {
      if (held.followers.size > 0) await this.#refresh(held);
      else if (now - held.used > ABANDONED_AFTER / 12) this.#loaded.delete(held.id);
    }
  }

  async deleteOld(keep: number | null): Promise<void> {
    if (keep !== null) await this.#store.eraseBefore(this.#hub.now - keep);
  }

  async #require(id: string): Promise<LoadedClubNight> {
    const held = await this.#load(id);
    if (held === undefined) throw new RequestError('clubNight', 'there is no such club night');
    return held;
  }

  async #load(id: string): Promise<LoadedClubNight | undefined> {
    const known = this.#loaded.get(id);
    if (known !== undefined) {
      known.used = this.#hub.now;
      return known;
    }
    const row = await this.#store.find(id);
    if (row === undefined) return undefined;
    const { code, created, key } = row;
    const terms = JSON.parse(row.terms) as ClubNightSettings;
    const evening = new ClubNight({ id, code, terms, created });
    for (const { version, at, entry } of await this.#store.entriesAfter(id, 0))
      evening.apply(version, at, entry);
    const held: LoadedClubNight = {
      id,
      key,
      evening,
      followers: new Set(),
      queue: Promise.resolve(),
      sent: { version: 0, tables: '' },
      used: this.#hub.now,
      refreshed: -Infinity,
    };
    // A concurrent load may have been faster.
    const first = this.#loaded.get(id) ?? held;
    this.#loaded.set(id, first);
    return first;
  }

  async #catchUp(held: LoadedClubNight): Promise<void> {
    if (!this.#store.isShared) return;
    const work = held.queue.then(() => this.#applyNewEntries(held));
    held.queue = work.catch(() => undefined);
    await work;
  }

  async #applyNewEntries({ id, evening }: LoadedClubNight): Promise<void> {
    for (const { version, at, entry } of await this.#store.entriesAfter(id, evening.version))
      evening.apply(version, at, entry);
  }

  /** Judges, writes, applies and announces one command at a time; `judge` returns null if nothing is needed. */
  async #submit(id: string, judge: (evening: ClubNight) => ClubNightEntry | null): Promise<void> {
    const held = await this.#require(id);
    const work = held.queue.then(async () => {
      for (;;) {
        if (this.#store.isShared) await this.#applyNewEntries(held);
        const entry = judge(held.evening);
        if (entry === null) return;
        const version = held.evening.version + 1;
        const at = Math.max(this.#hub.now, held.evening.at);
        if (await this.#store.append(id, { version, at, entry }))
          return held.evening.apply(version, at, entry);
        await this.#applyNewEntries(held); // another process was faster: judge again
      }
    });
    held.queue = work.catch(() => undefined);
    await work;
    if (performance.now() - held.refreshed >= MIN_REFRESH_INTERVAL) await this.#refresh(held);
  }

  readonly #tableState = (match: string): ClubTableState => {
    const room = this.#hub.find(match)?.room;
    if (room === undefined) return { status: 'gathering', seated: 0, toAct: 0, bots: 0 };
    const { sitters, status } = room.info;
    const bots = seatsWhere(
      sitters,
      (sitter) => sitter.kind === 'bot' || (sitter.kind === 'person' && sitter.away !== null),
    );
    const seated = seatsWhere(sitters, ({ kind }) => kind !== 'open');
    return { status: status === 'open' ? 'gathering' : status, seated, toAct: room.toAct, bots };
  };

  async #openTables(evening: ClubNight): Promise<Map<number, OpenMatch>> {
    const open = new Map<number, OpenMatch>();
    for (const [i, { match, ending }] of (evening.round?.tables ?? []).entries()) {
      const found = ending !== null ? undefined : await this.#hub.openIfPlayable(match);
      if (found !== undefined) open.set(i, found);
    }
    return open;
  }

  async #refresh(held: LoadedClubNight): Promise<void> {
    if (held.followers.size === 0) return;
    held.refreshed = performance.now();
    try {
      await this.#catchUp(held);
      await this.#openTables(held.evening);
      const data = this.#describe(held);
      const states = (data.rounds.at(-1)?.tables ?? []).map(
        ({ status, seated, toAct, bots }): ClubTableState => ({
          status,
          seated,
          toAct,
          bots,
        }),
      );
      const tables = JSON.stringify(states);
      const isNew = data.version !== held.sent.version;
      if (!isNew && tables === held.sent.tables) return;
      held.sent = { version: data.version, tables };
      const news: ClubNightEvent = isNew ? { event: 'clubNight', data } : { event: 'tables', data: states };
      for (const feed of held.followers) feed.put(news);
    } catch (error) {
      this.#failed('club night', error);
    }
  }

  #describe({ evening }: LoadedClubNight): ClubNightInfo {
    return evening.info(this.#hub.now, this.#tableState, (game) => canPlayGame(this.#offer, game));
  }

  async #beginRound(held: LoadedClubNight): Promise<void> {
    // From here on another process takes over after a crash.
    await this.#store.setDue(held.id, this.#hub.now);
    for (;;) {
      await this.#catchUp(held);
      const { version } = held.evening;
      const planned = planRound(held.evening, this.#offer);
      if (planned === null) return;
      // All tables exist before the round is announced.
      for (const table of planned.tables) await this.#tables.create(held.evening, planned.game, table);
      await this.#submit(held.id, (evening) => (evening.version === version ? planned : null));
      if (held.evening.round?.tables[0]?.match === planned.tables[0]?.match) break;
      // A player came or left meanwhile, or another process was faster. The empty tables are deleted later.
    }
    await this.#processDue(held);
  }

  async #processDue(held: LoadedClubNight): Promise<void> {
    const { evening, id } = held;
    await this.#catchUp(held);
    if (evening.status === 'playing') await this.#processTables(held);
    const { now } = this.#hub;
    if (evening.status === 'break' && evening.until !== null && now >= evening.until)
      // Without enough people, or shortly before a pause, the next sweep tries again.
      await this.#beginRound(held).catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
      });
    if (evening.status !== 'over' && now - evening.at > ABANDONED_AFTER)
      await this.#submit(id, () => ({ kind: 'close' }));
    if (evening.status === 'over') await this.#store.setDue(id, null);
  }

  async #processTables(held: LoadedClubNight): Promise<void> {
    const { evening, id } = held;
    const round = evening.round!;
    const isTimeUp = evening.until !== null && this.#hub.now >= evening.until;
    for (const [i, table] of round.tables.entries()) {
      if (table.ending !== null) continue;
      const match = await this.#hub.openIfPlayable(table.match);
      const settle = (result: ClubTableResult): Promise<unknown> =>
        this.#submit(id, (now) =>
          now.round !== round || table.ending !== null ? null : { kind: 'result', table: i, ...result },
        );
      // An unplayable table must not block the others.
      if (match === undefined) {
        await settle({ winners: null, standIns: [], gaveUp: [], ending: 'early' });
        continue;
      }
      if (match.room.status === 'open')
        for (const who of await this.#tables.seatPeople(match, table, round.began))
          await this.#submit(id, (now) =>
            now.present.includes(who) ? { kind: 'here', who, is: 'absent' } : null,
          );
      const { room } = match;
      const isDeserted = this.#tables.isDeserted(match, round.began);
      if (!isDeserted && !isTimeUp && room.info.ending === null) continue;
      // Computed first: closing a table frees its seats.
      const result = describeResult(room, table.seats);
      if (isTimeUp && room.info.ending === null) await this.#tables.end(match, 'timeUp');
      if (isDeserted) await settle({ ...result, winners: null, ending: 'nobody' });
      else await settle(isTimeUp && result.ending === 'early' ? { ...result, ending: 'time' } : result);
      this.#tables.forget(table.match);
    }
  }
}
