/** A club night computed from its log: participants, results, and the next round. */
import type {
  ClubNightInfo,
  ClubNightRound,
  ClubNightSettings,
  Participant,
  ClubTableEnding,
  ClubTableState,
} from '../../protocol/index.ts';
import type { PairedRound } from './pairing.ts';

export interface TablePlan {
  readonly match: string;
  readonly seats: readonly (number | null)[];
}

export type ClubNightEntry =
  | { readonly kind: 'come'; readonly name: string; readonly hash: string }
  | { readonly kind: 'here'; readonly who: number; readonly is: Participant['is'] }
  | {
      readonly kind: 'round';
      readonly game: string;
      readonly tables: readonly TablePlan[];
      readonly out: readonly number[];
    }
  /**
   * A table of the current round is over; `winners` is null if there is no result. A bot played the seats in
   * `standIns` for an absent person; the people of `gaveUp` gave up. Logs of older versions have neither of the
   * optional fields.
   */
  | {
      readonly kind: 'result';
      readonly table: number;
      readonly winners: readonly number[] | null;
      readonly standIns?: readonly number[];
      readonly gaveUp?: readonly number[];
      readonly ending?: ClubTableEnding;
    }
  | { readonly kind: 'extend' }
  | { readonly kind: 'move'; readonly who: number; readonly table: number; readonly seat: number }
  | { readonly kind: 'hold'; readonly on: boolean }
  | { readonly kind: 'admit'; readonly on: boolean }
  | { readonly kind: 'close' };

export interface ClubNightSetup {
  readonly id: string;
  readonly code: string;
  readonly terms: ClubNightSettings;
  readonly created: number;
}

const BREAK = 60_000;
const MINUTE = 60_000;
const EXTENSION = 5 * MINUTE;
export const MAX_PRESENT = 200;
/** Participants of one night, including those who left or were removed. */
export const MAX_ARRIVALS = 1000;

export interface StoredParticipant {
  readonly name: string;
  readonly hash: string;
  is: Participant['is'];
}

interface PlayedTable {
  readonly match: string;
  seats: readonly (number | null)[];
  winners: readonly number[] | null;
  standIns: readonly number[];
  gaveUp: readonly number[];
  /** Null until the table is over. */
  ending: ClubTableEnding | null;
}

interface PlayedRound {
  readonly game: string;
  readonly tables: PlayedTable[];
  out: readonly number[];
  readonly began: number;
  ended: number | null;
  /** What the organiser has added to the round, and to the break after it. */
  extra: number;
  breakExtra: number;
}

type TableResult = Pick<PlayedTable, 'winners' | 'standIns' | 'gaveUp'>;

/** The people who have won themselves, not the bots that played on for them. */
const listWinners = ({ winners, standIns, gaveUp }: TableResult): number[] =>
  (winners ?? []).filter((seat) => !standIns.includes(seat) && !gaveUp.includes(seat));

/**
 * The points of a seat. A win earns as many points as there are seats, so the average is equal at all table sizes.
 * Seats of absent people do not count. If only a bot has won in place of a person, the others share the points of the
 * table.
 */
export function computePoints(table: TableResult & Pick<PlayedTable, 'seats'>): number[] {
  const { seats, winners, standIns, gaveUp } = table;
  const stayed = [...seats.keys()].filter((seat) => !standIns.includes(seat) && !gaveUp.includes(seat));
  if (winners === null) return seats.map((_, seat) => (stayed.includes(seat) ? 1 : 0));
  const won = listWinners(table);
  const sharing = won.length === 0 ? stayed : won;
  const worth = seats.length - standIns.length;
  return seats.map((_, seat) => (sharing.includes(seat) ? worth / sharing.length : 0));
}

export class ClubNight {
  readonly setup: ClubNightSetup;
  readonly #people: StoredParticipant[] = [];
  readonly #rounds: PlayedRound[] = [];
  #version = 0;
  #at: number;
  #isHeld = false;
  #admits = true;
  #isClosed = false;
  #began: number | null = null;

  constructor(setup: ClubNightSetup) {
    this.setup = setup;
    this.#at = setup.created;
  }

  get version(): number {
    return this.#version;
  }
  get at(): number {
    return this.#at;
  }
  get isHeld(): boolean {
    return this.#isHeld;
  }
  get admits(): boolean {
    return this.#admits;
  }
  get round(): PlayedRound | undefined {
    return this.#rounds.at(-1);
  }
  get status(): ClubNightInfo['status'] {
    if (this.#isClosed) return 'over';
    const { round } = this;
    if (round === undefined) return 'gathering';
    if (round.ended === null) return 'playing';
    return this.#isLast(round.ended) ? 'over' : 'break';
  }

  #isLast(ended: number): boolean {
    const { rounds } = this.setup.terms;
    if (rounds.by === 'number') return this.#rounds.length >= rounds.count;
    return ended - (this.#began ?? ended) >= rounds.minutes * MINUTE;
  }

  get present(): number[] {
    return this.#people.flatMap(({ is }, who) => (is === 'here' ? [who] : []));
  }
  get count(): number {
    return this.#people.length;
  }
  participant(who: number): Readonly<StoredParticipant> | undefined {
    return this.#people[who];
  }
  findByToken(hash: string): number | undefined {
    const who = this.#people.findIndex((person) => person.hash === hash);
    return who === -1 ? undefined : who;
  }
  isNamed(name: string): boolean {
    const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
    return this.#people.some(({ is, ...person }) => is !== 'removed' && plain(person.name) === plain(name));
  }

  /** When the round ends or the next one begins; null for never. */
  get until(): number | null {
    const { round } = this;
    if (round === undefined) return null;
    const { limit } = this.setup.terms;
    if (this.status === 'playing') return limit === null ? null : round.began + limit * MINUTE + round.extra;
    return this.status === 'break' && !this.#isHeld ? (round.ended ?? 0) + BREAK + round.breakExtra : null;
  }

  /** The next game in rotation that can be played here; the next one in any case if none can. */
  nextGame(canPlay: (game: string) => boolean): string {
    const { games } = this.setup.terms;
    const turn = this.#rounds.length % games.length;
    return [...games.slice(turn), ...games.slice(0, turn)].find(canPlay) ?? games[turn]!;
  }

  get pairingHistory(): { readonly rounds: readonly PairedRound[] } {
    const named = (who: number): string => `${who}`;
    return {
      rounds: this.#rounds.map(({ tables, out }) => ({
        tables: tables.map(({ seats }) => seats.flatMap((who) => (who === null ? [] : [named(who)]))),
        out: out.map(named),
      })),
    };
  }

  /** Applies an entry, which was judged before it was written. */
  apply(version: number, at: number, entry: ClubNightEntry): void {
    if (version !== this.#version + 1)
      throw new Error(`entry ${version} of club night ${this.setup.id} does not follow ${this.#version}`);
    this.#version = version;
    this.#at = at;
    switch (entry.kind) {
      case 'come':
        this.#people.push({ name: entry.name, hash: entry.hash, is: 'here' });
        break;
      case 'here':
        this.#people[entry.who]!.is = entry.is;
        break;
      case 'round':
        this.#began ??= at;
        this.#rounds.push({
          game: entry.game,
          tables: entry.tables.map((table) => ({
            ...table,
            winners: null,
            standIns: [],
            gaveUp: [],
            ending: null,
          })),
          out: entry.out,
          began: at,
          ended: null,
          extra: 0,
          breakExtra: 0,
        });
        break;
      case 'result': {
        const round = this.round!;
        const table = round.tables[entry.table]!;
        table.winners = entry.winners;
        table.standIns = entry.standIns ?? [];
        table.gaveUp = entry.gaveUp ?? [];
        table.ending = entry.ending ?? (entry.winners === null ? 'early' : 'played');
        if (round.tables.every(({ ending }) => ending !== null)) round.ended = at;
        break;
      }
      case 'extend': {
        const round = this.round!;
        if (round.ended === null) round.extra += EXTENSION;
        else round.breakExtra += EXTENSION;
        break;
      }
      case 'move':
        this.#move(entry);
        break;
      case 'hold':
        this.#isHeld = entry.on;
        break;
      case 'admit':
        this.#admits = entry.on;
        break;
      case 'close':
        this.#isClosed = true;
        break;
    }
  }

  #move({ who, table, seat }: Extract<ClubNightEntry, { kind: 'move' }>): void {
    const round = this.round!;
    round.out = round.out.filter((other) => other !== who);
    for (const one of round.tables)
      if (one.ending === null) one.seats = one.seats.map((other) => (other === who ? null : other));
    const target = round.tables[table]!;
    target.seats = target.seats.with(seat, who);
    this.#people[who]!.is = 'here';
  }

  /** The person's seat in the running round. */
  findSeat(
    who: number,
  ): { readonly table: number; readonly match: string; readonly seat: number } | undefined {
    for (const [table, { match, seats, ending }] of (this.round?.tables ?? []).entries()) {
      const seat = seats.indexOf(who);
      if (seat !== -1 && ending === null) return { table, match, seat };
    }
    return undefined;
  }

  /** The public state; the caller adds how running tables stand. */
  info(
    now: number,
    live: (match: string) => ClubTableState,
    canPlay: (game: string) => boolean,
  ): ClubNightInfo {
    const { id, code, terms, created } = this.setup;
    return {
      id,
      version: this.#version,
      code,
      terms,
      status: this.status,
      isHeld: this.#isHeld,
      admits: this.#admits,
      people: this.#people.map((person, who) => ({ name: person.name, is: person.is, ...this.#tally(who) })),
      rounds: this.#rounds.map((round) => roundInfo(round, live)),
      until: this.until,
      next: this.nextGame(canPlay),
      now,
      created,
    };
  }

  /** A round sat out earns the average of a round. */
  #tally(who: number): Pick<Participant, 'points' | 'played' | 'won' | 'out'> {
    let [points, played, won, out] = [0, 0, 0, 0];
    for (const round of this.#rounds) {
      if (round.out.includes(who)) {
        out++;
        if (round.ended !== null) points++;
      }
      for (const table of round.tables) {
        const seat = table.seats.indexOf(who);
        if (seat === -1 || table.ending === null || table.standIns.includes(seat)) continue;
        points += computePoints(table)[seat]!;
        played++;
        if (listWinners(table).includes(seat)) won++;
      }
    }
    return { points, played, won, out };
  }
}

const OVER = { status: 'over', seated: 0, toAct: 0, bots: 0 } as const;

function roundInfo(
  { game, tables, out, began, ended }: PlayedRound,
  live: (match: string) => ClubTableState,
): ClubNightRound {
  return {
    game,
    out,
    began,
    ended,
    tables: tables.map((table) => ({
      match: table.match,
      game,
      seats: table.seats,
      ...(table.ending === null ? live(table.match) : OVER),
      points: table.ending === null ? null : computePoints(table),
      ending: table.ending,
      standIns: table.standIns,
      winners: listWinners(table),
    })),
  };
}
