/** What this device has sent to a table and may have to send again: commands, one decision, its share in the deal. */
import { computed, signal } from '@preact/signals';
import type { Action, Refusal, Update } from '../../../core/index.ts';
import {
  commitToPart,
  type Decision,
  type Rejection,
  type TableCommand,
  type TableInfo,
  UNDO,
} from '../../../protocol/index.ts';
import { createSeed } from '../../match/storage/savedMatches.ts';
import type { HeldSeat, SeatKeeper } from '../heldSeats.ts';

/** From one second to fifteen, plus or minus 30%, so that pages behind one address do not retry together. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 15_000;

interface SentCommand {
  readonly command: TableCommand;
  tries: number;
  timer?: ReturnType<typeof setTimeout>;
}

/** Resends commands that a busy server rejected, after twice as long each time. */
export class CommandOutbox {
  readonly #send: (command: TableCommand) => boolean;
  /** The last command of each type. A newer one replaces it. */
  readonly #sent = new Map<TableCommand['t'], SentCommand>();

  constructor(send: (command: TableCommand) => boolean) {
    this.#send = send;
  }

  /** False without a connection. */
  send(command: TableCommand): boolean {
    clearTimeout(this.#sent.get(command.t)?.timer);
    this.#sent.set(command.t, { command, tries: 0 });
    return this.#send(command);
  }

  /** Schedules the last command of that type again; false if there is nothing to resend. */
  resendLater(name: TableCommand['t']): boolean {
    const sent = this.#sent.get(name);
    // A late phrase is pointless.
    if (sent === undefined || name === 'say' || name === 'words') return false;
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** sent.tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(sent.timer);
    sent.timer = setTimeout(() => this.#send(sent.command), wait);
    return true;
  }

  /** After a reconnect the page decides what to send. */
  clear(): void {
    for (const { timer } of this.#sent.values()) clearTimeout(timer);
    this.#sent.clear();
  }
}

/** The pause before a retry when the server is busy. */
const BUSY_RETRY_MS = 1500;
/** A fast answer needs no notice. A slower one shows "sending". */
const SLOW_ANSWER_MS = 400;

interface PendingDecision {
  readonly decision: Decision;
  readonly settle: (outcome: Update | Refusal | null) => void;
}

/** Keeps a decision until the server has it. */
export class DecisionOutbox {
  readonly #send: (decision: Decision) => void;
  readonly #pending = signal<PendingDecision | null>(null);
  readonly isWaiting = computed(() => this.#pending.value !== null);
  readonly isSlow = signal(false);
  /** The move on its way; null for an undo. */
  readonly sending = computed<Action | null>(() => {
    const action = this.#pending.value?.decision[1] ?? UNDO;
    return action === UNDO ? null : action;
  });
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (decision: Decision) => void) {
    this.#send = send;
  }

  /** Null if another decision is on its way, or if nothing was carried out. */
  send(decision: Decision): Promise<Update | Refusal | null> {
    if (this.#pending.value !== null) return Promise.resolve(null);
    const settled = new Promise<Update | Refusal | null>((settle) => {
      this.#pending.value = { decision, settle };
    });
    this.#slowTimer = setTimeout(() => (this.isSlow.value = true), SLOW_ANSWER_MS);
    this.#send(decision);
    return settled;
  }

  /** After a reconnect the server may lack the decision. */
  resend(): void {
    if (this.#pending.value !== null) this.#send(this.#pending.value.decision);
  }

  /** The server has all decisions below this number. */
  settleBelow(number: number, update: Update | null): void {
    const owed = this.#pending.value;
    if (owed !== null && number > owed.decision[0]) this.#settle(update);
  }

  /** Returns the code that the player has to read, if any. */
  reject(number: number, no: Rejection): Rejection['code'] | null {
    const owed = this.#pending.value;
    if (owed?.decision[0] !== number || no.code === 'closing') return null;
    if (no.code === 'busy' || no.code === 'rateLimited') {
      clearTimeout(this.#retryTimer);
      this.#retryTimer = setTimeout(() => this.#send(owed.decision), BUSY_RETRY_MS);
      return null;
    }
    this.#settle(no.code === 'illegal' ? { clause: no.clause, reason: no.reason } : null);
    return no.code === 'illegal' ? null : no.code;
  }

  #settle(outcome: Update | Refusal | null): void {
    const owed = this.#pending.value;
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#slowTimer);
    this.isSlow.value = false;
    this.#pending.value = null;
    owed?.settle(outcome);
  }

  close(): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#slowTimer);
  }
}

/** Which shares in the deal this connection has sent. Each is sent once, however often the table changes. */
export class SentShares {
  readonly #sent = new Set<string>();
  #promised = '';

  /** After a cancelled deal or commitment everything has to be sent again. */
  update({ isDealing, commitments }: TableInfo['fair'], seat: number | null): void {
    const promised = (seat === null ? undefined : commitments[seat]) ?? '';
    if (!isDealing || (promised === '' && this.#promised !== '')) this.#sent.clear();
    this.#promised = promised;
  }

  /** True the first time. */
  markSent(share: string): boolean {
    const isNew = !this.#sent.has(share);
    this.#sent.add(share);
    return isNew;
  }

  /** After a lost connection it is unknown what arrived. */
  clear(): void {
    this.#sent.clear();
    this.#promised = '';
  }
}

/** How long another device of the same seat has to reveal its share in the deal, in milliseconds. */
const OTHER_DEVICE_MS = 4000;

/** Commits this device's share in the deal, and reveals it once all have committed (docs/fair.md). */
export class DealShares {
  readonly #table: string;
  readonly #own: SeatKeeper;
  readonly #send: (share: Extract<TableCommand, { t: 'commit' | 'reveal' }>) => void;
  readonly #sent = new SentShares();
  /** Another device of this seat has committed to a share, and may be gone. */
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, own: SeatKeeper, send: (command: TableCommand) => void) {
    this.#table = table;
    this.#own = own;
    this.#send = (share) => {
      if (this.#sent.markSent(JSON.stringify(share))) send(share);
    };
  }

  update({ status, fair, sitters }: TableInfo, seat: number | null): void {
    clearTimeout(this.#waiting);
    this.#sent.update(fair, seat);
    const place = this.#own.find();
    if (status !== 'open' || !fair.isDealing || seat === null || place === undefined) return;
    const { share, witness } = place;
    const promised = fair.commitments[seat] ?? '';
    if (promised === '') this.#commit(place);
    else if (share === null || promised !== commitToPart(this.#table, share))
      this.#waiting = setTimeout(() => this.#commit(place), OTHER_DEVICE_MS);
    else if (sitters.every(({ kind }, other) => kind !== 'person' || fair.commitments[other] !== '')) {
      const { commitment, commitments } = fair;
      const seen = {
        part: share,
        commitment,
        commitments: [...commitments],
        times: (witness?.times ?? 0) + 1,
      };
      // Only what the device saw before the first reveal is evidence.
      if (witness?.part !== share) this.#own.save({ ...place, witness: seen });
      this.#send({ t: 'reveal', part: share });
    }
  }

  /** A share must not be used again once it is revealed. */
  #commit(place: HeldSeat): void {
    const share = place.share === null || place.share === place.witness?.part ? createSeed() : place.share;
    this.#own.save({ ...place, share });
    this.#send({ t: 'commit', commitment: commitToPart(this.#table, share) });
  }

  clear(): void {
    this.#sent.clear();
  }

  close(): void {
    clearTimeout(this.#waiting);
  }
}
