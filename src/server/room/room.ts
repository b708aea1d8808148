/** A table with its seats and clocks. Pure: time, network and storage are arguments. */
import { seatSetHas, listSeats, NO_SEATS, type Seat, type SeatSet, type Table } from '../../core/index.ts';
import {
  type Clock,
  type Decision,
  type FairDeal,
  type Level,
  type OwnWords,
  type TableCommand,
  type TableInfo,
  TICK,
  UNDO,
  getSeatName,
  UpdateWriter,
} from '../../protocol/index.ts';
import {
  type RoomChange,
  type Entry,
  type Logged,
  type Setup,
  acceptEntry,
  ALREADY_DONE,
  no,
  type Verdict,
} from './logEntry.ts';
import { FairDealing } from './fairDealing.ts';
import { Decisions } from './decisions.ts';
import { EarlyEnd, isAgreed, type SeatedAccount, Seating, seatsWhere, withSeat } from './seating.ts';
import { RatedMatch } from './ratedMatch.ts';
import { type IsSeatGone, SeatCommands, type SeatCommand } from './seatCommands.ts';
import { Timing } from './timing.ts';

/** Players who come later read the last words; the log keeps all. */
const MAX_WORDS = 50;

export class Room {
  readonly setup: Setup;
  #version = 0;
  readonly seating: Seating;
  readonly deal: FairDealing;
  readonly #decisions: Decisions;
  readonly timing: Timing;
  #at: number;
  readonly #end: EarlyEnd;
  #next: string | null = null;
  #nextGame: string | undefined;
  #words: readonly OwnWords[] = [];
  /** A request to take back a decision, and who has agreed. */
  #takeBack: { readonly seat: Seat; readonly agreed: SeatSet } | null = null;
  readonly rated: RatedMatch | null;
  readonly #commands: SeatCommands;
  readonly #updates = new UpdateWriter();
  readonly #botDecisions: number[];

  constructor(setup: Setup) {
    const { seats } = setup.config;
    this.setup = setup;
    this.seating = new Seating(seats, setup.accounts, setup.isOwnName);
    this.rated = setup.rated ? new RatedMatch(setup.rated, setup.config, this.seating) : null;
    this.deal = new FairDealing(setup, this.seating);
    this.#decisions = new Decisions(setup);
    this.#botDecisions = Array.from({ length: seats }, () => 0);
    this.#end = new EarlyEnd(this.seating);
    this.timing = new Timing(setup.time, seats, setup.created, this.rated !== null);
    // In whole ticks, like every entry, so that the first interval reveals no finer time.
    this.#at = Math.floor(setup.created / TICK) * TICK;
    this.#commands = new SeatCommands(this, this.seating, this.deal, this.timing);
  }

  get version(): number {
    return this.#version;
  }
  get status(): TableInfo['status'] {
    if (!this.#decisions.hasBegun) return 'open';
    return this.#end.how !== null || this.#decisions.isOver ? 'over' : 'playing';
  }
  get table(): Table {
    return this.#decisions.table;
  }
  /** Empty after an early end. */
  get toAct(): SeatSet {
    return this.#end.how === null ? this.#decisions.toAct : NO_SEATS;
  }
  get payoffs(): readonly number[] | null {
    return this.#decisions.isOver ? this.table.payoffs() : null;
  }
  /** Empty at untimed tables. */
  get clocks(): readonly Clock[] {
    return this.timing.clocks;
  }
  get at(): number {
    return this.#at;
  }
  get fairDeal(): FairDeal {
    return this.deal.fairDeal(this.table.seed);
  }
  begins(what: Entry): boolean {
    return this.deal.isEndedBy(what);
  }
  /**
   * Whether the match is over, counts, and is not rated yet. A match ended by agreement or by an admin does not
   * count.
   */
  get owesRating(): boolean {
    if (this.rated === null || this.rated.isSettled || this.status !== 'over') return false;
    return this.rated.ratees !== undefined && (this.#end.how === null || this.#end.counts);
  }
  get undone(): number {
    return this.#decisions.undone;
  }
  get proposed(): SeatSet {
    return this.#end.proposed;
  }
  get next(): string | null {
    return this.#next;
  }

  /** Whether the token's seat belongs to an account that must be signed in. */
  needsAccount(hash: string): boolean {
    return this.seating.findSeatByToken(hash) !== null && this.seating.findSeat(hash) === null;
  }
  nextNumber(seat: Seat): number {
    return this.#decisions.madeBy(seat)?.length ?? 0;
  }

  canUndo(seat: Seat): boolean {
    return this.status === 'playing' && this.rated === null && this.#decisions.canUndo(seat);
  }

  get info(): TableInfo {
    const {
      id,
      game,
      config,
      level,
      time,
      listed,
      showHands,
      absence,
      link,
      created,
      startsWhenFull,
      isArranged,
    } = this.setup;
    const status = this.status;
    return {
      id,
      game: game.id,
      rules: game.version,
      config,
      sitters: this.seating.info,
      owner: this.seating.owner,
      level,
      time,
      listed,
      watch: this.setup.watch ?? false,
      showHands,
      status,
      absence,
      ending: this.#end.how ?? (status === 'over' ? 'played' : null),
      winners: this.#winners,
      pause: this.timing.pause,
      nudged: this.timing.nudged,
      proposed: this.proposed,
      ...(this.#takeBack === null ? {} : { takeBack: this.#takeBack }),
      next: this.#next,
      ...(this.#nextGame === undefined ? {} : { nextGame: this.#nextGame }),
      ...(link === id ? {} : { series: this.wins }),
      ...(startsWhenFull ? { startsWhenFull } : {}),
      ...(this.isByLink ? { byLink: true } : {}),
      ...(isArranged === true ? { arranged: isArranged } : {}),
      link,
      fair: this.deal.info(status),
      created,
      ...(this.rated === null ? {} : { rated: this.rated.info }),
    };
  }

  /** Whether people come by the link alone. */
  get isByLink(): boolean {
    const { listed, watch, isArranged, wasPublic } = this.setup;
    return this.rated === null && !(listed || watch === true || isArranged === true || wasPublic === true);
  }

  /** Per seat: the matches of the series that its player has won. */
  get wins(): number[] {
    const won = this.status === 'over' ? this.#winners : NO_SEATS;
    return Array.from(
      { length: this.setup.config.seats },
      (_, seat) => this.seating.winsAt(seat) + Number(seatSetHas(won, seat)),
    );
  }

  get #winners(): SeatSet {
    if (this.#end.how !== null) return this.#end.winners;
    const winners = seatsWhere(this.payoffs ?? [], (share) => share > 0);
    return this.rated === null ? winners : this.rated.listWinners(winners);
  }

  get #turn(): { readonly toAct: SeatSet; readonly away: SeatSet } {
    return { toAct: this.toAct, away: this.seating.away };
  }

  judgeDecision(seat: Seat, [number, action]: Decision): Verdict {
    const made = this.#decisions.madeBy(seat);
    if (!this.#decisions.hasBegun || made === undefined) return no('open');
    if (number < made.length) return made[number] === action ? ALREADY_DONE : no('stale');
    if (this.status === 'over') return no('over');
    if (number > made.length) return no('stale');
    if (seatSetHas(this.seating.away, seat)) return no('seatAway');
    if (this.timing.pause.on) return no('paused');
    return this.#judgeAction(seat, action, false);
  }

  /** Whether a bot's decision still fits the number it was computed for. */
  judgeBot(seat: Seat, number: number, action: number): Verdict {
    if (this.status !== 'playing' || number !== this.nextNumber(seat) || !seatSetHas(this.botsToAct, seat))
      return no('stale');
    return this.#judgeAction(seat, action, true);
  }

  get takeBack(): Seat | null {
    return this.#takeBack?.seat ?? null;
  }

  /** `asker` is the seat whose request is made or answered. */
  judgeTakeBack(seat: Seat, asker: Seat, agree: boolean): Verdict {
    if (this.status !== 'playing') return no(this.status);
    if (seatSetHas(this.seating.away, seat)) return no('seatAway');
    if (this.rated !== null) return no('rated');
    const isNew = this.#takeBack === null && asker === seat && agree;
    if (isNew && !this.#decisions.hasStanding(seat)) return no('undo');
    // The request may have ended meanwhile.
    if (!isNew && this.#takeBack?.seat !== asker) return ALREADY_DONE;
    if (agree && seatSetHas(this.#takeBack?.agreed ?? NO_SEATS, seat)) return ALREADY_DONE;
    return acceptEntry({ kind: 'takeBack', seat, agree });
  }

  /** The next decision to undo once everyone has agreed; done when there is none. */
  judgeAgreedUndo(): Verdict {
    const seat = this.status === 'playing' ? this.#decisions.lastActor : undefined;
    if (this.#takeBack === null || seat === undefined) return ALREADY_DONE;
    if (!isAgreed(this.#takeBack.agreed, this.seating.present)) return ALREADY_DONE;
    return acceptEntry({ kind: 'act', seat, action: UNDO, bot: false, agreed: true });
  }

  #answerTakeBack(seat: Seat, agree: boolean): void {
    const asked = this.#takeBack ?? { seat, agreed: NO_SEATS };
    this.#takeBack = agree ? { ...asked, agreed: withSeat(asked.agreed, seat, true) } : null;
  }

  #judgeAction(seat: Seat, action: number, bot: boolean): Verdict {
    if (action === UNDO) {
      if (this.rated !== null) return no('rated');
      return this.canUndo(seat) ? acceptEntry({ kind: 'act', seat, action, bot }) : no('undo');
    }
    const judgement = this.table.judge(seat, action);
    if (judgement === 'legal') return acceptEntry({ kind: 'act', seat, action, bot });
    return judgement === 'unknown' ? no('malformed') : { no: { code: 'illegal', ...judgement } };
  }

  judgeSitting(
    command: Extract<TableCommand, { t: 'sit' }>,
    hash: string,
    now: number,
    account: SeatedAccount | null = null,
  ): Verdict {
    if (this.seating.findSeat(hash, account?.person ?? null) !== null) return ALREADY_DONE;
    if (this.status !== 'open') return no('started');
    if (this.#end.how !== null || this.#next !== null) return no('closed');
    if (this.rated !== null && account?.player === undefined) return no('signIn');
    return this.seating.judgeSitting(command, hash, now, account);
  }

  judgeClosing(why?: 'timeUp' | 'stopped'): Verdict {
    if (this.status === 'over' || this.#end.how !== null) return ALREADY_DONE;
    return acceptEntry(why === undefined ? { kind: 'close' } : { kind: 'close', why });
  }

  /** A club night seats a person in place of a bot, or where nobody has come. */
  judgeTakeover(seat: Seat, name: string, hash: string): Verdict {
    if (this.status === 'over' || this.#end.how !== null) return no('over');
    if (this.seating.findSeat(hash) === seat)
      return this.#commands.judge(seat, { t: 'back' }, this.#at, () => false);
    return this.seating.isPerson(seat) || this.seating.findSeat(hash) !== null
      ? no('taken')
      : acceptEntry({ kind: 'sit', seat, name, hash });
  }

  /** Whether bots made most decisions of the seat. */
  isMostlyBot(seat: Seat): boolean {
    return 2 * this.#botDecisions[seat]! > this.nextNumber(seat);
  }

  /** The entry for a deleted account's seat: free before the match, nameless afterwards. */
  judgeForgetting(hash: string | null, person: string | null): Verdict {
    const seat = this.seating.findSeat(hash, person);
    const isOpen = this.status === 'open';
    if (seat !== null)
      return getSeatName(this.seating.info[seat]) === ''
        ? ALREADY_DONE
        : acceptEntry({ kind: isOpen ? 'free' : 'forget', seat });
    const kept = isOpen ? this.seating.findReservedSeat(hash, person) : null;
    return kept === null ? ALREADY_DONE : acceptEntry({ kind: 'forget', seat: kept });
  }

  judgeCommand(seat: Seat, command: SeatCommand, now: number, isGone: IsSeatGone): Verdict {
    return this.#commands.judge(seat, command, now, isGone);
  }

  listLate(now: number): Seat[] {
    return this.#listWaitedFor().filter((seat) => this.timing.expiresAt(seat) <= now);
  }

  #listWaitedFor(): Seat[] {
    return this.timing.pause.on ? [] : listSeats(this.toAct & this.seating.present);
  }

  /** Seats of bots and absent players that owe a decision. */
  get botsToAct(): SeatSet {
    return this.timing.pause.on ? NO_SEATS : this.toAct & ~this.seating.present;
  }

  get hasBots(): boolean {
    return this.seating.hasBot || this.seating.away !== NO_SEATS;
  }

  /** When the next clock runs out; Infinity for never. */
  get due(): number {
    return Math.min(...this.#listWaitedFor().map((seat) => this.timing.expiresAt(seat)), Infinity);
  }

  botLevel(seat: Seat): Level {
    return this.seating.botLevel(seat) ?? this.setup.level;
  }

  /** Applies an entry, which was judged before it was written. */
  apply({ version, at, entry: what }: Logged, { isTakenBack = false, withFrames = false } = {}): RoomChange {
    if (version !== this.#version + 1)
      throw new Error(`entry ${version} of match ${this.setup.id} does not follow ${this.#version}`);
    this.#version = version;
    this.timing.recordEntry(what, at);
    if (what.kind === 'act') return this.#applyAction(what, at, { isTakenBack, withFrames });
    if (what.kind === 'say') return { kind: 'said', entry: what };
    if (what.kind === 'words') return this.#recordWords(what);
    const begins = this.begins(what);
    if (what.kind === 'deal') this.deal.begin();
    else if (what.kind === 'commit') this.deal.commit(what.seat, what.commitment, version);
    else if (what.kind === 'reveal') this.deal.reveal(what.seat, what.part, version);
    else this.#arrange(what, version, at);
    if (!begins) return { kind: 'table' };
    this.#start(at);
    return { kind: 'began' };
  }

  /** The last words of players, oldest first. */
  get words(): readonly OwnWords[] {
    return this.#words;
  }

  #recordWords(entry: Extract<Entry, { kind: 'words' }>): RoomChange {
    const { seat, text } = entry;
    this.#words = [...this.#words, { seat, text }].slice(-MAX_WORDS);
    return { kind: 'said', entry };
  }

  #start(at: number): void {
    this.#decisions.begin(this.deal.seed);
    this.timing.afterDecision(null, NO_SEATS, this.#turn, at);
    this.#at = at;
  }

  #applyAction(
    entry: Extract<Entry, { kind: 'act' }>,
    at: number,
    how: { readonly isTakenBack: boolean; readonly withFrames: boolean },
  ): RoomChange {
    const { seat, bot } = entry;
    const undone = entry.action === UNDO;
    const { toAct } = this;
    const { before, steps } = this.#decisions.applyDecision(this.#version, entry, how);
    if (bot) {
      this.rated?.leave(seat);
      this.#botDecisions[seat]!++;
    }
    // A person who plays on declines.
    if (entry.agreed === true ? seat === this.#takeBack?.seat : !bot) this.#takeBack = null;
    this.timing.afterDecision(seat, toAct, this.#turn, at, undone);
    const after = Math.ceil(Math.max(0, at - this.#at) / TICK);
    this.#at = Math.max(this.#at, at);
    if (this.status === 'over') this.#end.withdraw();
    const update = { version: this.#version, after, actor: seat, byBot: bot, undone };
    return {
      kind: 'decision',
      actor: seat,
      before,
      steps,
      update:
        steps.length === 0
          ? undefined
          : this.#updates.encode(
              { ...update, toAct: this.toAct, payoffs: this.payoffs },
              before,
              steps,
              this.table.readonlyState,
            ),
    };
  }

  #arrange(
    what: Exclude<Entry, { kind: 'act' | 'say' | 'words' | 'deal' | 'commit' | 'reveal' }>,
    version: number,
    at: number,
  ): void {
    const hasBegun = this.#decisions.hasBegun;
    if (!hasBegun && (what.kind === 'sit' || what.kind === 'bot' || what.kind === 'free'))
      this.deal.callOff(what.seat);
    switch (what.kind) {
      case 'rematch':
        this.#next = what.match;
        this.#nextGame = what.game;
        if (!this.#decisions.hasBegun) this.#empty(version);
        break;
      case 'sit':
        this.seating.arrange(what, version);
        // A person takes over from a bot, whose clock does not count.
        if (hasBegun) this.timing.takeOver(what.seat, seatSetHas(this.toAct, what.seat), at);
        this.#dealWhenFull();
        break;
      case 'keep':
      case 'bot':
      case 'free':
        this.seating.arrange(what, version);
        this.#dealWhenFull();
        break;
      case 'takeBack':
        this.#answerTakeBack(what.seat, what.agree);
        break;
      case 'end':
        this.#end.propose(what.seat, what.agree);
        this.#recordEnd(at);
        break;
      case 'pause':
        this.timing.proposePause(what.seat, what.on, at);
        this.#recordEnd(at);
        break;
      case 'claim':
        this.seating.claim(what.seat, what.person);
        break;
      case 'forget':
        this.seating.removeName(what.seat);
        break;
      case 'close':
        this.#close(what.why ?? 'closed', version, at);
        break;
      case 'rated':
        this.rated?.settle(what.seats);
        break;
      case 'nudge':
        this.timing.nudge(what.seat);
        break;
      case 'reading':
        this.timing.setReading(what.seat, what.is, at);
        break;
      case 'back':
        this.#comeBack(what.seat, at);
        break;
      case 'away':
        this.#goAway(what.seat, what.why, at);
        break;
      case 'resign':
        this.#lose(what.seat, what.by === null ? 'resigned' : 'lost', version, at);
        break;
    }
  }

  /** Before the match, empties the table; later, ends the match as it stands. */
  #close(how: 'closed' | 'timeUp' | 'stopped', version: number, at: number): void {
    if (!this.#decisions.hasBegun) {
      // A club night still reads who has come.
      if (how === 'closed') this.#empty(version);
      else this.deal.callOff();
    }
    this.#endEarly(how, at);
  }

  #dealWhenFull(): void {
    const isWaiting = this.setup.startsWhenFull === true && !this.#decisions.hasBegun;
    if (isWaiting && !this.seating.hasOpen) this.deal.begin();
  }

  #empty(version: number): void {
    this.deal.callOff();
    for (const seat of this.seating.info.keys()) this.seating.arrange({ kind: 'free', seat }, version);
  }

  #goAway(seat: Seat, why: 'left' | 'time' | 'absent', at: number): void {
    this.timing.goAway(seat, at);
    this.seating.setAway(seat, this.timing.isOut(seat) ? 'out' : why);
    this.#end.propose(seat, false);
    this.#recordEnd(at);
  }

  #lose(seat: Seat, why: 'resigned' | 'lost', version: number, at: number): void {
    this.timing.goAway(seat, at);
    this.seating.setLost(seat, why, version);
    this.#end.propose(seat, false);
    this.rated?.leave(seat);
    if (this.#end.isDecided) this.#endEarly(why, at);
    this.#recordEnd(at);
  }

  #comeBack(seat: Seat, at: number): void {
    this.seating.setAway(seat, null);
    this.timing.comeBack(seat, seatSetHas(this.toAct, seat), at);
  }

  #endEarly(how: NonNullable<EarlyEnd['how']>, at: number): void {
    this.#end.end(how);
    this.timing.end(at);
  }

  #recordEnd(at: number): void {
    if (this.status !== 'playing') return;
    if (this.#end.isAgreed) return this.#endEarly('agreed', at);
    if (isAgreed(this.timing.pause.wish, this.seating.present)) this.timing.togglePause(this.#turn, at);
  }
}
