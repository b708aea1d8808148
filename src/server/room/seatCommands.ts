/** Commands of a seat: deal, leave and return, pause, end, remedies for absence. */
import { seatSetHas, NO_SEATS, type Seat, type SeatSet } from '../../core/index.ts';
import { type TableCommand, commitToPart } from '../../protocol/index.ts';
import type { FairDealing } from './fairDealing.ts';
import type { Room } from './room.ts';
import type { Away, Seating } from './seating.ts';
import type { Timing } from './timing.ts';
import { acceptEntry, ALREADY_DONE, no, type Verdict } from './logEntry.ts';

/** The commands that a room judges alone; a rematch needs a new table first. */
export type SeatCommand = Exclude<
  TableCommand,
  { t: 'join' | 'resync' | 'sit' | 'ping' | 'rematch' | 'idle' }
>;

/** Whether a seat was without a connection for the table's time; with `orIdle`, idle connections do not count. */
export type IsSeatGone = (seat: Seat, orIdle: boolean) => boolean;

export class SeatCommands {
  readonly #room: Pick<
    Room,
    'setup' | 'status' | 'toAct' | 'proposed' | 'nextNumber' | 'rated' | 'judgeTakeBack' | 'isByLink'
  >;
  readonly #seating: Seating;
  readonly #deal: FairDealing;
  readonly #timing: Timing;

  constructor(room: Room, seating: Seating, deal: FairDealing, timing: Timing) {
    this.#room = room;
    this.#seating = seating;
    this.#deal = deal;
    this.#timing = timing;
  }

  judge(seat: Seat, command: SeatCommand, now: number, isGone: IsSeatGone): Verdict {
    const status = this.#room.status;
    const away = this.#seating.awayAt(seat);
    if (away === undefined) return no('seat');
    // An absent owner must not block the start.
    const leads =
      seat === this.#seating.owner || (this.#seating.owner !== null && isGone(this.#seating.owner, true));
    switch (command.t) {
      case 'bot':
      case 'freeSeat':
        if (status !== 'open') return no('started');
        return leads ? this.#seating.judgeSeatChange(seat, command, now) : no('notOwner');
      case 'start':
        if (status !== 'open') return ALREADY_DONE;
        if (!leads) return no('notOwner');
        if (this.#seating.hasOpen) return no('open');
        return this.#deal.isOn ? ALREADY_DONE : acceptEntry({ kind: 'deal' });
      case 'commit':
      case 'reveal':
        return this.#judgeShare(seat, command);
      case 'leave':
        if (status === 'open') return acceptEntry({ kind: 'free', seat });
        return status === 'over' || away !== null
          ? ALREADY_DONE
          : acceptEntry({ kind: 'away', seat, why: 'left' });
      case 'back':
        return this.#judgeReturn(seat, away);
      case 'resign':
        if (status !== 'playing') return no(status);
        return away === 'resigned' || away === 'lost'
          ? ALREADY_DONE
          : acceptEntry({ kind: 'resign', seat, by: null });
      case 'pause': {
        if (status !== 'playing') return no(status);
        if (away !== null) return no('seatAway');
        if (this.#room.rated !== null) return no('rated');
        const { on, wish } = this.#timing.pause;
        return (seatSetHas(wish, seat) ? !on : on) === command.on
          ? ALREADY_DONE
          : acceptEntry({ kind: 'pause', seat, on: command.on });
      }
      case 'absent':
        return this.#judgeAbsent(seat, command, now, isGone);
      case 'reading':
        return this.#judgeReading(seat, command.is, now);
      case 'takeBack':
        return this.#room.judgeTakeBack(seat, command.seat, command.agree);
      case 'end':
        if (status !== 'playing') return no(status);
        if (away !== null) return no('seatAway');
        if (this.#room.rated !== null) return no('rated');
        return seatSetHas(this.#room.proposed, seat) === command.agree
          ? ALREADY_DONE
          : acceptEntry({ kind: 'end', seat, agree: command.agree });
      case 'say':
        return acceptEntry({ kind: 'say', seat, saying: command.saying });
      case 'words':
        // Only among people who know each other.
        return this.#room.isByLink
          ? acceptEntry({ kind: 'words', seat, text: command.text })
          : no('notAllowed');
    }
  }

  /** A late or repeated share is not an error. */
  #judgeShare(seat: Seat, command: Extract<TableCommand, { t: 'commit' | 'reveal' }>): Verdict {
    const { isOn, commitments, parts } = this.#deal;
    if (this.#room.status !== 'open' || !isOn) return ALREADY_DONE;
    if (command.t === 'commit') {
      const { commitment } = command;
      if (commitments[seat] === commitment) return ALREADY_DONE;
      const mayCommit = commitments[seat] === '' || this.#deal.mayReplace(seat);
      return mayCommit ? acceptEntry({ kind: 'commit', seat, commitment }) : no('malformed');
    }
    const { part } = command;
    if (parts[seat] === part) return ALREADY_DONE;
    // Parts are accepted only after all hashes: otherwise the last player could choose theirs.
    if (!this.#isFixed || commitToPart(this.#room.setup.id, part) !== commitments[seat])
      return no('malformed');
    return acceptEntry({ kind: 'reveal', seat, part });
  }

  #judgeReturn(seat: Seat, away: Away): Verdict {
    if (this.#room.status !== 'playing' || away === null) return ALREADY_DONE;
    if (away === 'resigned' || away === 'lost') return no('over');
    if (away === 'out') return no('notAllowed');
    const isLate = seatSetHas(this.#room.toAct, seat) && this.#timing.isLate(seat);
    return isLate ? no('timeOver') : acceptEntry({ kind: 'back', seat });
  }

  /** The seats a player waits for: those that owe a decision, or do not agree to continue. */
  #awaitedBy(seat: Seat): SeatSet {
    const { on, wish } = this.#timing.pause;
    if (on) return seatSetHas(wish, seat) ? this.#seating.present & ~wish : NO_SEATS;
    return seatSetHas(this.#room.toAct, seat) ? NO_SEATS : this.#room.toAct & this.#seating.present;
  }

  #judgeAbsent(
    by: Seat,
    { seat, remedy }: Extract<TableCommand, { t: 'absent' }>,
    now: number,
    isGone: IsSeatGone,
  ): Verdict {
    if (this.#room.status !== 'playing') return no(this.#room.status);
    if (!seatSetHas(this.#seating.present, by)) return no('seatAway');
    if (!this.#seating.isPerson(seat)) return no('seat');
    if (seatSetHas(this.#seating.away, seat)) return ALREADY_DONE;
    if (remedy === 'win' && !this.#room.setup.absence.wins) return no('notAllowed');
    const isLong = now - this.#timing.waitsSince(seat) >= this.#room.setup.absence.after;
    if (!seatSetHas(this.#awaitedBy(by), seat) || !isLong) return no('tooEarly');
    if (!isGone(seat, this.#isIdleEnough(remedy))) return no('tooEarly');
    if (remedy === 'win') return acceptEntry({ kind: 'resign', seat, by });
    if (remedy === 'bot') return acceptEntry({ kind: 'away', seat, why: 'absent' });
    return seatSetHas(this.#timing.nudged, seat) ? ALREADY_DONE : acceptEntry({ kind: 'nudge', seat, by });
  }

  /** A connected player never loses for thinking; a bot decides for them only where no clock ends the wait. */
  #isIdleEnough(remedy: 'nudge' | 'bot' | 'win'): boolean {
    const isClockRunning = this.#room.setup.time !== null && !this.#timing.pause.on;
    return remedy === 'nudge' || (remedy === 'bot' && !isClockRunning);
  }

  /** Once, before the seat's first decision. */
  #judgeReading(seat: Seat, is: boolean, now: number): Verdict {
    if (this.#room.setup.time === null || this.#room.status !== 'playing' || this.#room.nextNumber(seat) > 0)
      return ALREADY_DONE;
    const isDone = is ? this.#timing.hasRead(seat) : !this.#timing.isFree(seat, now);
    return isDone ? ALREADY_DONE : acceptEntry({ kind: 'reading', seat, is });
  }

  get #isFixed(): boolean {
    const { isOn, commitments } = this.#deal;
    return isOn && this.#seating.persons.every((seat) => commitments[seat] !== '');
  }
}
