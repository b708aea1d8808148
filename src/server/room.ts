/** A table with its seats and clocks. It knows no time, no network and no store: all of them are passed in. */
import {
  type AnyKind,
  has,
  listSeats,
  NOBODY,
  only,
  type Seat,
  type Seats,
  Table,
  type Told,
} from '../core/index.ts';
import {
  advance,
  type Clock,
  commitmentTo,
  type Decision,
  fairSeed,
  freshClocks,
  type Level,
  type No,
  type NoCode,
  type Order,
  restored,
  runsOut,
  type TableInfo,
  TICK,
  UNDO,
} from '../net/index.ts';
import type { Deed, Entry, Setup } from './deed.ts';

type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly hash: string;
      readonly part: string;
      /** The version in which they sat down. */
      readonly since: number;
      readonly away: 'left' | 'time' | null;
    };

/** What the room says to a wish: a deed to be written down, nothing to do any more, or why not. */
export type Verdict = { readonly deed: Deed } | { readonly done: true } | { readonly no: No };

const no = (code: Exclude<NoCode, 'illegal'>): Verdict => ({ no: { code } as No });
const deed = (what: Deed): Verdict => ({ deed: what });
const DONE: Verdict = { done: true };

/** What a deed changed. */
export type Change =
  | {
      readonly kind: 'decision';
      readonly actor: Seat;
      readonly bot: boolean;
      /** It took the actor's last decision back. */
      readonly undone: boolean;
      readonly told: readonly Told<unknown>[];
      /** Ticks since the decision before. */
      readonly after: number;
    }
  | { readonly kind: 'began' | 'table' }
  | { readonly kind: 'said'; readonly deed: Extract<Deed, { kind: 'say' }> };

const OPEN: Sitter = { kind: 'open' };

export class Room {
  readonly setup: Setup;
  readonly #commitment: string;
  #version = 0;
  #sitters: Sitter[];
  #table: Table<AnyKind> | undefined;
  #told: readonly Told<unknown>[] = [];
  /** Every decision of each seat, taking back included: so a repeated one is known. */
  readonly #made: number[][];
  #clocks: readonly Clock[];
  /** When the last decision was made, or the cards were dealt. */
  #at: number;
  #proposed: Seats = NOBODY;
  #agreed = false;
  #next: string | null = null;
  #undone = 0;

  constructor(setup: Setup) {
    const { seats } = setup.config;
    this.setup = setup;
    this.#commitment = commitmentTo(setup.secret);
    this.#sitters = Array.from({ length: seats }, () => OPEN);
    this.#made = Array.from({ length: seats }, () => []);
    this.#clocks = freshClocks(setup.time, seats);
    this.#at = setup.created;
  }

  get version(): number {
    return this.#version;
  }
  get status(): TableInfo['status'] {
    if (this.#table === undefined) return 'open';
    return this.#agreed || this.#table.toAct === NOBODY ? 'over' : 'playing';
  }
  /** Only once the match has begun. */
  get table(): Table<AnyKind> {
    if (this.#table === undefined) throw new Error('the match has not begun');
    return this.#table;
  }
  /** Nobody owes anything once all have agreed to end. */
  get toAct(): Seats {
    return this.#table === undefined || this.#agreed ? NOBODY : this.#table.toAct;
  }
  get payoffs(): readonly number[] | null {
    return this.#table !== undefined && this.#table.toAct === NOBODY ? this.#table.payoffs() : null;
  }
  /** Untimed tables have none. */
  get clocks(): readonly Clock[] {
    return this.setup.time === null ? [] : this.#clocks;
  }
  get at(): number {
    return this.#at;
  }
  get parts(): readonly string[] {
    return this.#sitters.map((sitter) => (sitter.kind === 'person' ? sitter.part : ''));
  }
  get commitment(): string {
    return this.#commitment;
  }
  /** How often something was taken back. */
  get undone(): number {
    return this.#undone;
  }
  get next(): string | null {
    return this.#next;
  }

  seatOf(hash: string): Seat | null {
    const seat = this.#sitters.findIndex((sitter) => sitter.kind === 'person' && sitter.hash === hash);
    return seat === -1 ? null : seat;
  }

  /** The number of the seat's next decision. */
  numberOf(seat: Seat): number {
    return this.#made[seat]?.length ?? 0;
  }

  canUndo(seat: Seat): boolean {
    return this.status === 'playing' && this.table.canUndo(seat);
  }

  get owner(): Seat | null {
    let owner: { seat: Seat; since: number } | null = null;
    for (const [seat, sitter] of this.#sitters.entries())
      if (sitter.kind === 'person' && (owner === null || sitter.since < owner.since))
        owner = { seat, since: sitter.since };
    return owner?.seat ?? null;
  }

  get info(): TableInfo {
    const { id, game, config, level, time, listed, showHands, created } = this.setup;
    const status = this.status;
    return {
      id,
      game: game.id,
      rules: game.version,
      config,
      sitters: this.#sitters.map((sitter) => {
        if (sitter.kind === 'person') return { kind: 'person', name: sitter.name, away: sitter.away };
        return { kind: sitter.kind, name: sitter.kind === 'bot' ? sitter.level : '', away: null };
      }),
      owner: this.owner,
      level,
      time,
      listed,
      showHands,
      status,
      ending: status !== 'over' ? null : this.#agreed ? 'agreed' : 'played',
      proposed: this.#proposed,
      next: this.#next,
      fair: { commitment: this.#commitment, parts: this.parts },
      created,
    };
  }

  /** Whether a person may make this decision now. */
  judge(seat: Seat, [number, action]: Decision): Verdict {
    const made = this.#made[seat];
    if (this.#table === undefined || made === undefined) return no('open');
    if (number < made.length) return made[number] === action ? DONE : no('stale');
    if (this.status === 'over') return no('over');
    if (number > made.length) return no('stale');
    const sitter = this.#sitters[seat];
    if (sitter?.kind === 'person' && sitter.away !== null) return no('away');
    return this.#judgeAction(this.#table, seat, action, false);
  }

  /** Whether a bot that has thought about the seat's decision of that number may still make it. */
  judgeBot(seat: Seat, number: number, action: number): Verdict {
    if (this.status !== 'playing' || number !== this.numberOf(seat) || !has(this.botsToAct, seat))
      return no('stale');
    return this.#judgeAction(this.table, seat, action, true);
  }

  #judgeAction(table: Table<AnyKind>, seat: Seat, action: number, bot: boolean): Verdict {
    if (action === UNDO) return table.canUndo(seat) ? deed({ kind: 'act', seat, action, bot }) : no('undo');
    if (action >= table.game.moves.count) return no('message');
    if (table.legal(seat).includes(action)) return deed({ kind: 'act', seat, action, bot });
    const refusal = table.refusal(seat, table.game.moves.decode(action));
    if (refusal === undefined) return no('message'); // a second name of a legal move
    return { no: { code: 'illegal', clause: refusal.clause, reason: refusal.reason } };
  }

  /** Whether a device may sit down. */
  judgeSitting(wish: Extract<Order, { t: 'sit' }>, hash: string): Verdict {
    if (this.seatOf(hash) !== null) return DONE;
    if (this.status !== 'open') return no('started');
    const free = this.#sitters.findIndex(({ kind }) => kind === 'open');
    const seat = wish.seat ?? free;
    if (seat === -1) return no('full');
    const sitter = this.#sitters[seat];
    if (sitter === undefined) return no('seat');
    if (sitter.kind !== 'open') return no(free === -1 ? 'full' : 'taken');
    return deed({ kind: 'sit', seat, name: wish.name, hash, part: wish.part });
  }

  /** Whether the seat may have its wish; a rematch needs a new table first and is not judged here. */
  judgeOrder(
    seat: Seat,
    order: Exclude<Order, { t: 'join' | 'look' | 'sit' | 'ping' | 'rematch' }>,
  ): Verdict {
    const status = this.status;
    const sitter = this.#sitters[seat];
    if (sitter?.kind !== 'person') return no('seat');
    switch (order.t) {
      case 'bot':
        return this.#judgeSeating(seat, order);
      case 'start':
        if (status !== 'open') return DONE;
        if (seat !== this.owner) return no('owner');
        return this.#sitters.some(({ kind }) => kind === 'open') ? no('open') : deed({ kind: 'start' });
      case 'leave':
        if (status === 'open') return deed({ kind: 'free', seat });
        if (status === 'over' || sitter.away === 'left') return DONE;
        return deed({ kind: 'away', seat, why: 'left' });
      case 'back':
        return status === 'playing' && sitter.away !== null ? deed({ kind: 'back', seat }) : DONE;
      case 'end':
        if (status !== 'playing') return no(status);
        if (sitter.away !== null) return no('away');
        return has(this.#proposed, seat) === order.agree
          ? DONE
          : deed({ kind: 'end', seat, agree: order.agree });
      case 'say':
        return deed({ kind: 'say', seat, saying: order.saying });
    }
  }

  #judgeSeating(owner: Seat, { seat, level }: Extract<Order, { t: 'bot' }>): Verdict {
    if (this.status !== 'open') return no('started');
    if (owner !== this.owner) return no('owner');
    const sitter = this.#sitters[seat];
    if (sitter === undefined || seat === owner) return no('seat');
    if (level === null) return sitter.kind === 'open' ? DONE : deed({ kind: 'free', seat });
    return sitter.kind === 'person' ? no('taken') : deed({ kind: 'bot', seat, level });
  }

  /** Persons whose time is over: somebody else has to play for them. */
  late(now: number): Seat[] {
    return this.#waitedFor().filter((seat) => runsOut(this.#clocks[seat]!) <= now);
  }

  /** Persons at the table who owe a decision. */
  #waitedFor(): Seat[] {
    return listSeats(this.toAct & ~this.botsToAct);
  }

  /** The seats that owe a decision and have nobody who makes it: bots, and persons who are away. */
  get botsToAct(): Seats {
    let seats = NOBODY;
    for (const seat of listSeats(this.toAct)) {
      const sitter = this.#sitters[seat];
      if (sitter?.kind !== 'person' || sitter.away !== null) seats |= only(seat);
    }
    return seats;
  }

  /** Whether a bot has a seat, or plays for somebody. */
  get hasBots(): boolean {
    return this.#sitters.some(
      (sitter) => sitter.kind === 'bot' || (sitter.kind === 'person' && sitter.away !== null),
    );
  }

  /** When somebody's time is over; Infinity for never. */
  get due(): number {
    return Math.min(...this.#waitedFor().map((seat) => runsOut(this.#clocks[seat]!)), Infinity);
  }

  /** How well whoever plays for the seat plays. */
  levelOf(seat: Seat): Level {
    const sitter = this.#sitters[seat];
    return sitter?.kind === 'bot' ? sitter.level : this.setup.level;
  }

  isPerson(seat: Seat): boolean {
    return this.#sitters[seat]?.kind === 'person';
  }

  /** Carries out what the log says; it was judged before it was written. */
  apply({ version, at, deed: what }: Entry): Change {
    if (version !== this.#version + 1)
      throw new Error(`entry ${version} of match ${this.setup.id} does not follow ${this.#version}`);
    this.#version = version;
    if (what.kind === 'act') return this.#act(what, at);
    if (what.kind === 'say') return { kind: 'said', deed: what };
    if (what.kind === 'start') {
      this.#start(at);
      return { kind: 'began' };
    }
    this.#arrange(what, version, at);
    return { kind: 'table' };
  }

  #start(at: number): void {
    const { game, config, time } = this.setup;
    this.#table = new Table(game, config, fairSeed(this.setup.secret, this.parts));
    this.#table.listen((told) => (this.#told = told));
    this.#clocks = advance(time, this.#clocks, null, this.#table.toAct, at);
    this.#at = at;
  }

  #act({ seat, action, bot }: Extract<Deed, { kind: 'act' }>, at: number): Change {
    if (action === UNDO) {
      this.table.undo(seat);
      this.#undone++;
    } else {
      const refusal = this.table.act(seat, action);
      if (refusal !== undefined)
        throw new Error(`match ${this.setup.id}, entry ${this.#version} is refused by ${refusal.clause}`);
    }
    this.#made[seat]?.push(action);
    this.#clocks = advance(this.setup.time, this.#clocks, seat, this.toAct, at);
    const after = Math.ceil(Math.max(0, at - this.#at) / TICK);
    this.#at = Math.max(this.#at, at);
    if (this.status === 'over') this.#proposed = NOBODY;
    return { kind: 'decision', actor: seat, bot, undone: action === UNDO, told: this.#told, after };
  }

  #arrange(what: Exclude<Deed, { kind: 'act' | 'say' | 'start' }>, version: number, at: number): void {
    if (what.kind === 'rematch') this.#next = what.match;
    else if (what.kind === 'sit') {
      const { name, hash, part } = what;
      this.#sitters[what.seat] = { kind: 'person', name, hash, part, since: version, away: null };
    } else if (what.kind === 'bot') this.#sitters[what.seat] = { kind: 'bot', level: what.level };
    else if (what.kind === 'free') this.#sitters[what.seat] = OPEN;
    else if (what.kind === 'end') this.#propose(what.seat, what.agree);
    else this.#goOrCome(what, at);
  }

  #goOrCome(what: Extract<Deed, { kind: 'away' | 'back' }>, at: number): void {
    const sitter = this.#sitters[what.seat];
    if (sitter?.kind !== 'person') return;
    this.#sitters[what.seat] = { ...sitter, away: what.kind === 'back' ? null : what.why };
    if (what.kind === 'back')
      this.#clocks = this.#clocks.map((clock, seat) =>
        seat === what.seat ? restored(this.setup.time, clock, at) : clock,
      );
    else this.#propose(what.seat, false);
  }

  /** The match ends once everyone who is there proposes it. */
  #propose(seat: Seat, agree: boolean): void {
    if (agree) this.#proposed |= only(seat);
    else this.#proposed &= ~only(seat);
    const present = this.#sitters.flatMap((sitter, other) =>
      sitter.kind === 'person' && sitter.away === null ? [other] : [],
    );
    if (this.#proposed === NOBODY || !present.every((other) => has(this.#proposed, other))) return;
    this.#agreed = true;
    this.#proposed = NOBODY;
    this.#clocks = advance(this.setup.time, this.#clocks, null, NOBODY, this.#at);
  }
}
