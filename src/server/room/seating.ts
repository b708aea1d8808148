/** The seats of a table: players, bots, free seats and reservations. */
import { listSeats, NO_SEATS, singleSeat, type Seat, type SeatSet } from '../../core/index.ts';
import type { AwayReason, Level, TableCommand, ShownRating, TableInfo } from '../../protocol/index.ts';
import {
  type Entry,
  type SeriesPart,
  type Setup,
  acceptEntry,
  ALREADY_DONE,
  no,
  type Verdict,
} from './logEntry.ts';

export type Away = AwayReason | null;

/** The state of a seat; its public part is `SeatInfo`. */
type SeatState =
  | { readonly kind: 'open'; readonly kept?: Omit<Extract<Entry, { kind: 'keep' }>, 'kind' | 'seat'> }
  | { readonly kind: 'bot'; readonly level: Level; readonly wins: number }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly hash: string;
      readonly since: number;
      readonly away: Away;
      /** The version in which the person resigned or was declared lost; null until then. */
      readonly lostAt: number | null;
      readonly person: string | null;
      /** Whether the account itself sat down, so that the name is verified. */
      readonly known: boolean;
      /** At a rated table: the rating id, and the rating on sitting down. */
      readonly player: string | null;
      readonly rating: ShownRating | null;
    };

const OPEN: SeatState = { kind: 'open' };

export const seatsWhere = <T>(list: readonly T[], holds: (one: T) => boolean): SeatSet =>
  list.reduce((seats: SeatSet, one, seat) => (holds(one) ? seats | singleSeat(seat) : seats), NO_SEATS);

export const withSeat = (seats: SeatSet, seat: Seat, isIn: boolean): SeatSet =>
  isIn ? seats | singleSeat(seat) : seats & ~singleSeat(seat);

const isReserved = (sitter: SeatState, now: number): boolean =>
  sitter.kind === 'open' && (sitter.kept?.until ?? 0) > now;

export interface SeatedAccount {
  readonly person: string;
  readonly name: string;
  readonly player?: string;
  readonly rating?: ShownRating;
}

interface NextTable {
  readonly seats: number;
  /** Per seat of this table: the matches of the series that its player has won. */
  readonly wins: readonly number[];
  /** When reserved seats become free. */
  readonly until: number;
}

export class Seating {
  readonly #sitters: SeatState[];
  /** Seats of persons who play themselves, and of absent ones; each decision asks for them several times. */
  present: SeatSet = NO_SEATS;
  away: SeatSet = NO_SEATS;
  /** What players of the table before have brought, whatever seat they take. */
  readonly #brought: (SeriesPart & { readonly hash: string; readonly person: string | null })[] = [];
  readonly #hasAccounts: boolean;
  readonly #isOwnName: NonNullable<Setup['isOwnName']>;

  constructor(seats: number, hasAccounts = true, isOwnName: NonNullable<Setup['isOwnName']> = () => true) {
    this.#isOwnName = isOwnName;
    this.#sitters = Array.from({ length: seats }, () => OPEN);
    this.#hasAccounts = hasAccounts;
  }

  /** Whether a seat is reserved for this client: an account's for the account on any device, a guest's for its token. */
  #isReservedFor(
    place: { readonly hash: string; readonly person?: string | null },
    hash: string | null,
    person: string | null,
  ): boolean {
    const owner = this.#hasAccounts ? (place.person ?? null) : null;
    return owner === null ? place.hash === hash : owner === person;
  }

  findSeat(hash: string | null, person: string | null = null): Seat | null {
    const seat = this.#sitters.findIndex(
      (sitter) => sitter.kind === 'person' && this.#isReservedFor(sitter, hash, person),
    );
    return seat === -1 ? null : seat;
  }

  /** The seat that was taken with a token, even if it has another owner now. */
  findSeatByToken(hash: string): Seat | null {
    const seat = this.#sitters.findIndex((sitter) => sitter.kind === 'person' && sitter.hash === hash);
    return seat === -1 ? null : seat;
  }

  personAt(seat: Seat): string | null {
    const sitter = this.#sitters[seat];
    return sitter?.kind === 'person' ? sitter.person : null;
  }

  playerAt(seat: Seat): { readonly player: string | null; readonly rating: ShownRating | null } {
    const sitter = this.#sitters[seat];
    return sitter?.kind === 'person' ? sitter : { player: null, rating: null };
  }

  /** The seat that is reserved for a device or an account. */
  findReservedSeat(hash: string | null, person: string | null = null): Seat | null {
    const seat = this.#sitters.findIndex(
      (sitter) =>
        sitter.kind === 'open' && sitter.kept !== undefined && this.#isReservedFor(sitter.kept, hash, person),
    );
    return seat === -1 ? null : seat;
  }

  #noteBrought({ hash, person, wins, opens = false }: Extract<Entry, { kind: 'sit' | 'keep' }>): void {
    if (wins !== undefined) this.#brought.push({ hash, person: person ?? null, wins, opens });
  }

  #findBrought(hash: string, person: string | null): SeriesPart | undefined {
    return this.#brought.find((part) => this.#isReservedFor(part, hash, person));
  }

  /** Matches that the seat's player has won at the tables before. */
  winsAt(seat: Seat): number {
    const sitter = this.#sitters[seat];
    if (sitter?.kind === 'bot') return sitter.wins;
    if (sitter?.kind === 'open') return sitter.kept?.wins ?? 0;
    return sitter === undefined ? 0 : (this.#findBrought(sitter.hash, sitter.person)?.wins ?? 0);
  }

  /** The player who opened the first table, otherwise the first who sat down. */
  get owner(): Seat | null {
    let owner: { seat: Seat; since: number } | null = null;
    for (const [seat, sitter] of this.#sitters.entries()) {
      if (sitter.kind !== 'person') continue;
      const since = this.#findBrought(sitter.hash, sitter.person)?.opens === true ? -1 : sitter.since;
      if (owner === null || since < owner.since) owner = { seat, since };
    }
    return owner?.seat ?? null;
  }

  #isKnown({ known, person, name }: Extract<SeatState, { kind: 'person' }>): boolean {
    return known && person !== null && this.#isOwnName(person, name);
  }

  get info(): TableInfo['sitters'] {
    return this.#sitters.map((sitter) => {
      if (sitter.kind === 'person')
        return {
          kind: 'person',
          name: sitter.name,
          away: sitter.away,
          ...(sitter.lostAt === null ? {} : { lostAt: sitter.lostAt }),
          ...(this.#isKnown(sitter) ? { known: true } : {}),
        };
      if (sitter.kind === 'bot') return { kind: 'bot', level: sitter.level };
      const { kept } = sitter;
      return { kind: 'open', reserved: kept === undefined ? null : { name: kept.name, until: kept.until } };
    });
  }

  get persons(): Seat[] {
    return this.#sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }
  /** Seats that have not resigned or been declared lost. */
  get standing(): SeatSet {
    return seatsWhere(
      this.#sitters,
      (sitter) => sitter.kind !== 'person' || (sitter.away !== 'resigned' && sitter.away !== 'lost'),
    );
  }
  get hasBot(): boolean {
    return this.#sitters.some(({ kind }) => kind === 'bot');
  }
  get hasOpen(): boolean {
    return this.#sitters.some(({ kind }) => kind === 'open');
  }

  isPerson(seat: Seat): boolean {
    return this.#sitters[seat]?.kind === 'person';
  }
  awayAt(seat: Seat): Away | undefined {
    const sitter = this.#sitters[seat];
    return sitter?.kind === 'person' ? sitter.away : undefined;
  }
  botLevel(seat: Seat): Level | undefined {
    const sitter = this.#sitters[seat];
    return sitter?.kind === 'bot' ? sitter.level : undefined;
  }

  /**
   * The players of the next table with `seats` seats: after a match everyone moves one seat on and has to agree,
   * before it they stay seated. Undefined if there are more people than seats.
   */
  planNext({ seats, wins, until }: NextTable, staysSeated: boolean): Entry[] | undefined {
    const { owner } = this;
    const taken = new Set<Seat>();
    const findPlace = (before: Seat): Seat | undefined => {
      const wish = (before + (staysSeated ? 0 : 1)) % this.#sitters.length;
      const place = [wish, ...Array.from({ length: seats }, (_, seat) => seat)].find(
        (seat) => seat < seats && !taken.has(seat),
      );
      if (place !== undefined) taken.add(place);
      return place;
    };
    const people: Entry[] = [];
    const bots: Entry[] = [];
    const isPerson = ({ kind }: SeatState): boolean => kind !== 'bot';
    const order = [...this.#sitters.entries()].toSorted(
      ([a, one], [b, other]) => Number(isPerson(other)) - Number(isPerson(one)) || a - b,
    );
    for (const [before, sitter] of order) {
      const who = sitter.kind === 'open' ? sitter.kept : sitter.kind === 'person' ? sitter : undefined;
      if (sitter.kind === 'open' && who === undefined) continue;
      const seat = findPlace(before);
      const part = { wins: wins[before] ?? 0 };
      if (sitter.kind === 'bot') {
        if (seat !== undefined) bots.push({ kind: 'bot', seat, level: sitter.level, ...part });
        continue;
      }
      if (who === undefined) continue;
      if (seat === undefined) return undefined;
      const { name, hash, person = null } = who;
      const known = {
        seat,
        name,
        hash,
        ...part,
        ...(person === null ? {} : { person }),
        ...(before === owner ? { opens: true } : {}),
      };
      people.push(
        sitter.kind === 'person' && staysSeated
          ? { kind: 'sit', ...known }
          : { kind: 'keep', until: sitter.kind === 'open' ? (sitter.kept?.until ?? until) : until, ...known },
      );
    }
    return [...people, ...bots];
  }

  judgeSitting(
    command: Extract<TableCommand, { t: 'sit' }>,
    hash: string,
    now: number,
    account: SeatedAccount | null,
  ): Verdict {
    const free = this.#sitters.findIndex((sitter) => sitter.kind === 'open' && !isReserved(sitter, now));
    const own = this.findReservedSeat(hash, account?.person ?? null);
    const seat = own ?? command.seat ?? free;
    if (seat === -1) return no(this.#sitters.some((sitter) => isReserved(sitter, now)) ? 'reserved' : 'full');
    const sitter = this.#sitters[seat];
    if (sitter === undefined) return no('seat');
    if (sitter.kind !== 'open') return no(free === -1 ? 'full' : 'taken');
    if (seat !== own && isReserved(sitter, now)) return no('reserved');
    return acceptEntry({ kind: 'sit', seat, name: command.name, hash, ...account });
  }

  judgeClaim(hash: string, person: string): Verdict {
    const seat = this.findSeatByToken(hash);
    const owner = seat === null ? null : this.personAt(seat);
    if (seat === null || (owner !== null && owner !== person)) return no('seat');
    // One account has one seat at a table.
    if (owner === person) return ALREADY_DONE;
    return this.findSeat(null, person) === null ? acceptEntry({ kind: 'claim', seat, person }) : no('taken');
  }

  judgeSeatChange(
    owner: Seat,
    command: Extract<TableCommand, { t: 'bot' | 'freeSeat' }>,
    now: number,
  ): Verdict {
    const { seat } = command;
    const sitter = this.#sitters[seat];
    if (sitter === undefined || seat === owner) return no('seat');
    if (isReserved(sitter, now)) return no('reserved');
    if (command.t === 'freeSeat')
      return sitter.kind === 'open' ? ALREADY_DONE : acceptEntry({ kind: 'free', seat });
    return sitter.kind === 'person' ? no('taken') : acceptEntry({ kind: 'bot', seat, level: command.level });
  }

  #set(seat: Seat, sitter: SeatState): void {
    this.#sitters[seat] = sitter;
    const isPresent = sitter.kind === 'person' && sitter.away === null;
    this.present = withSeat(this.present, seat, isPresent);
    this.away = withSeat(this.away, seat, sitter.kind === 'person' && !isPresent);
  }

  arrange(what: Extract<Entry, { kind: 'sit' | 'keep' | 'bot' | 'free' }>, version: number): void {
    const { seat } = what;
    if (what.kind === 'sit') {
      const { name, hash, person = null, player = null, rating = null } = what;
      this.#noteBrought(what);
      this.#set(seat, {
        kind: 'person',
        name,
        hash,
        since: version,
        away: null,
        lostAt: null,
        person,
        known: person !== null,
        player,
        rating,
      });
    } else if (what.kind === 'keep') {
      const { kind: _kind, seat: _seat, ...kept } = what;
      this.#noteBrought(what);
      this.#set(seat, { kind: 'open', kept });
    } else
      this.#set(seat, what.kind === 'bot' ? { kind: 'bot', level: what.level, wins: what.wins ?? 0 } : OPEN);
  }

  claim(seat: Seat, person: string): void {
    const sitter = this.#sitters[seat];
    // The log of a deleted account has an empty id.
    if (sitter?.kind === 'person' && person !== '') this.#set(seat, { ...sitter, person });
  }

  removeName(seat: Seat): void {
    const sitter = this.#sitters[seat];
    if (sitter?.kind === 'person')
      this.#set(seat, { ...sitter, name: '', person: null, known: false, rating: null });
    else if (sitter?.kind === 'open') this.#set(seat, OPEN);
  }

  setAway(seat: Seat, away: Away): void {
    const sitter = this.#sitters[seat];
    if (sitter?.kind === 'person') this.#set(seat, { ...sitter, away });
  }

  setLost(seat: Seat, away: 'resigned' | 'lost', version: number): void {
    const sitter = this.#sitters[seat];
    if (sitter?.kind === 'person') this.#set(seat, { ...sitter, away, lostAt: version });
  }
}

/** Early ends of a match: by agreement, because no opponent is left, or by an admin. */
type Ending = Exclude<TableInfo['ending'], 'played' | null>;

export const isAgreed = (wish: SeatSet, present: SeatSet): boolean =>
  wish !== NO_SEATS && (present & ~wish) === NO_SEATS;

export class EarlyEnd {
  readonly #seating: Seating;
  #how: Ending | null = null;
  #proposed: SeatSet = NO_SEATS;

  constructor(seating: Seating) {
    this.#seating = seating;
  }

  /** Null for a match that runs or was played to its end. */
  get how(): Ending | null {
    return this.#how;
  }
  get proposed(): SeatSet {
    return this.#proposed;
  }

  propose(seat: Seat, agree: boolean): void {
    this.#proposed = withSeat(this.#proposed, seat, agree);
  }
  withdraw(): void {
    this.#proposed = NO_SEATS;
  }

  end(how: Ending): void {
    this.#how = how;
    this.withdraw();
  }

  get isAgreed(): boolean {
    return isAgreed(this.#proposed, this.#seating.present);
  }

  /** With a single seat or no person left, the rest need not be played. */
  get isDecided(): boolean {
    const standing = listSeats(this.#seating.standing);
    return standing.length <= 1 || !standing.some((seat) => this.#seating.isPerson(seat));
  }

  /** The winners; none if all agreed or an admin closed the table. */
  get winners(): SeatSet {
    return this.counts ? this.#seating.standing : NO_SEATS;
  }
  /** Whether the result counts as a win and losses. */
  get counts(): boolean {
    return this.#how === 'resigned' || this.#how === 'lost';
  }
}
