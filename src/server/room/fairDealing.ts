/** The fair deal of a table (docs/fair.md): first all hashes, then all parts. A change of seats calls it off. */
import { formatTranscript, type Seat, type Seed } from '../../core/index.ts';
import {
  commitToSecret,
  type FairDeal,
  deriveFairSeed,
  type MatchFile,
  type TableInfo,
} from '../../protocol/index.ts';
import type { Entry, Setup } from './logEntry.ts';
import type { Room } from './room.ts';
import type { Seating } from './seating.ts';

interface SeatShare {
  readonly commitment: string;
  readonly committed: number;
  readonly part: string;
  readonly revealed: number;
}

const NOTHING: SeatShare = { commitment: '', committed: 0, part: '', revealed: 0 };

export class FairDealing {
  readonly #setup: Setup;
  readonly #seating: Seating;
  readonly #commitment: string;
  #shares: readonly SeatShare[];
  #isOn = false;
  #attempts = 1;
  /** Seats that have replaced their hash in this deal. */
  readonly #replaced = new Set<Seat>();
  /** Seats that have called off any deal at this table. */
  readonly #disturbed = new Set<Seat>();

  constructor(setup: Setup, seating: Seating) {
    this.#setup = setup;
    this.#seating = seating;
    this.#commitment = commitToSecret(setup.secret);
    this.#shares = Array.from({ length: setup.config.seats }, () => NOTHING);
  }

  get isOn(): boolean {
    return this.#isOn;
  }
  get commitments(): string[] {
    return this.#shares.map(({ commitment }) => commitment);
  }
  get parts(): string[] {
    return this.#shares.map(({ part }) => part);
  }
  info(status: TableInfo['status']): TableInfo['fair'] {
    return {
      commitment: this.#commitment,
      commitments: this.commitments,
      parts: this.parts,
      isDealing: status === 'open' && this.#isOn,
    };
  }

  isEndedBy(what: Entry): boolean {
    if (what.kind !== 'reveal') return false;
    const { parts } = this;
    return this.#seating.persons.every((seat) => seat === what.seat || parts[seat] !== '');
  }

  get seed(): Seed {
    const { id, secret } = this.#setup;
    return deriveFairSeed(id, secret, this.parts);
  }

  fairDeal(seed: Seed): FairDeal {
    const { id, secret } = this.#setup;
    const commitment = this.#commitment;
    const promises = {
      table: id,
      commitments: this.commitments,
      committed: this.#shares.map(({ committed }) => committed),
      revealed: this.#shares.map(({ revealed }) => revealed),
      attempts: this.#attempts,
    };
    return { commitment, secret, parts: this.parts, seed, promises };
  }

  begin(): void {
    this.#isOn = true;
    this.#replaced.clear();
  }

  /** Whether a seat may replace its hash: once per deal, for a player who has changed the device. */
  mayReplace(seat: Seat): boolean {
    return !this.#replaced.has(seat);
  }

  /** The seats that delay the deal: those that called it off, otherwise those with a missing hash or part. */
  get holdingUp(): Seat[] {
    const { persons } = this.#seating;
    const disturbers = persons.filter((seat) => this.#disturbed.has(seat));
    if (!this.#isOn || disturbers.length > 0) return this.#isOn ? disturbers : [];
    const { commitments, parts } = this;
    const due = persons.some((seat) => commitments[seat] === '') ? commitments : parts;
    return persons.filter((seat) => due[seat] === '');
  }

  #discardShares(): void {
    if (this.#shares.some(({ part }) => part !== '')) this.#attempts++;
    this.#shares = this.#shares.map(() => NOTHING);
  }

  callOff(seat: Seat | null = null): void {
    if (this.#isOn && seat !== null) this.#disturbed.add(seat);
    this.#isOn = false;
    this.#discardShares();
  }

  commit(seat: Seat, commitment: string, version: number): void {
    // A second hash could depend on parts that others have revealed.
    if (this.#shares[seat]?.commitment !== '') {
      this.#replaced.add(seat);
      this.#disturbed.add(seat);
      this.#discardShares();
    }
    this.#shares = this.#shares.with(seat, { ...NOTHING, commitment, committed: version });
  }

  reveal(seat: Seat, part: string, version: number): void {
    const share = this.#shares[seat] ?? NOTHING;
    this.#shares = this.#shares.with(seat, { ...share, part, revealed: version });
  }
}

/** Everything that is secret until the end. */
export function buildMatchFile(room: Room): MatchFile {
  const { setup, fairDeal: fair, table } = room;
  return {
    tavola: 'match',
    table: setup.id,
    fair,
    transcript: formatTranscript(setup.game, table.record),
  };
}
