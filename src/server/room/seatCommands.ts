/** What a seat may have when it asks for it: to begin, to go and to come back, to pause, to end, to wait no longer. */
import { has, NOBODY, type Seat, type Seats } from '../../core/index.ts';
import { type Command, partCommitment } from '../../protocol/index.ts';
import type { Deal } from './deal.ts';
import type { Room } from './room.ts';
import type { Away, Seating } from './seating.ts';
import type { Timing } from './timing.ts';
import { enter, DONE, no, type Verdict } from './verdict.ts';

/** What the room judges by itself; a rematch needs a new table first. */
export type SeatCommand = Exclude<Command, { t: 'join' | 'look' | 'sit' | 'ping' | 'rematch' | 'idle' }>;

/** Whether nobody was connected for a seat for as long as the table asks; with `orIdle`, or only by pages that nobody touched. */
export type IsGone = (seat: Seat, orIdle: boolean) => boolean;

export class SeatCommands {
  readonly #room: Pick<
    Room,
    'setup' | 'status' | 'owner' | 'toAct' | 'proposed' | 'numberOf' | 'isPerson' | 'rated'
  >;
  readonly #seating: Seating;
  readonly #deal: Deal;
  readonly #timing: Timing;

  constructor(room: Room, seating: Seating, deal: Deal, timing: Timing) {
    this.#room = room;
    this.#seating = seating;
    this.#deal = deal;
    this.#timing = timing;
  }

  /** Whether the seat may have what it asks for. */
  judge(seat: Seat, command: SeatCommand, now: number, isGone: IsGone): Verdict {
    const status = this.#room.status;
    const away = this.#seating.awayAt(seat);
    if (away === undefined) return no('seat');
    // Whoever might begin and is not there keeps nobody waiting.
    const leads = seat === this.#room.owner || (this.#room.owner !== null && isGone(this.#room.owner, true));
    switch (command.t) {
      case 'bot':
        if (status !== 'open') return no('started');
        return leads ? this.#seating.judgeGiving(seat, command, now) : no('owner');
      case 'start':
        if (status !== 'open') return DONE;
        if (!leads) return no('owner');
        if (this.#seating.hasOpen) return no('open');
        return this.#deal.isOn ? DONE : enter({ kind: 'deal' });
      case 'commit':
      case 'reveal':
        return this.#judgeShare(seat, command);
      case 'leave':
        if (status === 'open') return enter({ kind: 'free', seat });
        return status === 'over' || away !== null ? DONE : enter({ kind: 'away', seat, why: 'left' });
      case 'back':
        return this.#judgeReturn(seat, away);
      case 'resign':
        if (status !== 'playing') return no(status);
        return away === 'resigned' || away === 'lost' ? DONE : enter({ kind: 'resign', seat, by: null });
      case 'pause': {
        if (status !== 'playing') return no(status);
        if (away !== null) return no('away');
        if (this.#room.rated !== null) return no('rated');
        const { on, wish } = this.#timing.pause;
        return (has(wish, seat) ? !on : on) === command.on
          ? DONE
          : enter({ kind: 'pause', seat, on: command.on });
      }
      case 'absent':
        return this.#judgeAbsent(seat, command, now, isGone);
      case 'reading':
        return this.#judgeReading(seat, command.is, now);
      case 'end':
        if (status !== 'playing') return no(status);
        if (away !== null) return no('away');
        if (this.#room.rated !== null) return no('rated');
        return has(this.#room.proposed, seat) === command.agree
          ? DONE
          : enter({ kind: 'end', seat, agree: command.agree });
      case 'say':
        return enter({ kind: 'say', seat, saying: command.saying });
    }
  }

  /** What comes too late, or twice, is no mistake of anybody's. */
  #judgeShare(seat: Seat, command: Extract<Command, { t: 'commit' | 'reveal' }>): Verdict {
    const { isOn, commitments, parts } = this.#deal;
    if (this.#room.status !== 'open' || !isOn) return DONE;
    if (command.t === 'commit') {
      const { commitment } = command;
      if (commitments[seat] === commitment) return DONE;
      const mayCommit = commitments[seat] === '' || this.#deal.mayReplace(seat);
      return mayCommit ? enter({ kind: 'commit', seat, commitment }) : no('message');
    }
    const { part } = command;
    if (parts[seat] === part) return DONE;
    // Nobody's part is taken before all are promised: whoever promises last could choose theirs.
    if (!this.#isFixed || partCommitment(this.#room.setup.id, part) !== commitments[seat])
      return no('message');
    return enter({ kind: 'reveal', seat, part });
  }

  #judgeReturn(seat: Seat, away: Away): Verdict {
    if (this.#room.status !== 'playing' || away === null) return DONE;
    if (away === 'resigned' || away === 'lost') return no('over');
    if (away === 'out') return no('terms');
    const isLate = has(this.#room.toAct, seat) && this.#timing.isLate(seat);
    return isLate ? no('late') : enter({ kind: 'back', seat });
  }

  /** Whom a person waits for: those who owe a decision, or do not say that the match may go on. */
  #awaitedBy(seat: Seat): Seats {
    const { on, wish } = this.#timing.pause;
    if (on) return has(wish, seat) ? this.#seating.present & ~wish : NOBODY;
    return has(this.#room.toAct, seat) ? NOBODY : this.#room.toAct & this.#seating.present;
  }

  #judgeAbsent(
    by: Seat,
    { seat, remedy }: Extract<Command, { t: 'absent' }>,
    now: number,
    isGone: IsGone,
  ): Verdict {
    if (this.#room.status !== 'playing') return no(this.#room.status);
    if (!has(this.#seating.present, by)) return no('away');
    if (!this.#room.isPerson(seat)) return no('seat');
    if (has(this.#seating.away, seat)) return DONE;
    if (remedy === 'win' && !this.#room.setup.absence.wins) return no('terms');
    const isLong = now - this.#timing.waitsSince(seat) >= this.#room.setup.absence.after;
    if (!has(this.#awaitedBy(by), seat) || !isLong) return no('soon');
    if (!isGone(seat, this.#isIdleEnough(remedy))) return no('soon');
    if (remedy === 'win') return enter({ kind: 'resign', seat, by });
    if (remedy === 'bot') return enter({ kind: 'away', seat, why: 'absent' });
    return has(this.#timing.nudged, seat) ? DONE : enter({ kind: 'nudge', seat, by });
  }

  /** A player who is connected and thinks never loses by it; a bot decides for them only where no clock would end the wait. */
  #isIdleEnough(remedy: 'nudge' | 'bot' | 'win'): boolean {
    const isClockRunning = this.#room.setup.time !== null && !this.#timing.pause.on;
    return remedy === 'nudge' || (remedy === 'bot' && !isClockRunning);
  }

  /** Once, before the seat's first decision. */
  #judgeReading(seat: Seat, is: boolean, now: number): Verdict {
    if (this.#room.setup.time === null || this.#room.status !== 'playing' || this.#room.numberOf(seat) > 0)
      return DONE;
    const isDone = is ? this.#timing.hasRead(seat) : !this.#timing.isFree(seat, now);
    return isDone ? DONE : enter({ kind: 'reading', seat, is });
  }

  /** Whether everyone has promised a share in the deal. */
  get #isFixed(): boolean {
    const { isOn, commitments } = this.#deal;
    return isOn && this.#seating.persons.every((seat) => commitments[seat] !== '');
  }
}
