/** How a table comes to its deal (docs/fair.md): all promises first, then all parts. A seat that changes hands ends it. */
import type { Seat, Seed } from '../../core/index.ts';
import {
  commitToSecret,
  type FairDeal,
  deriveFairSeed,
  deriveFirstFairSeed,
  type TableInfo,
} from '../../protocol/index.ts';
import type { Entry, Setup } from './entry.ts';
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
  /** Seats that have replaced their promise in this deal. */
  readonly #replaced = new Set<Seat>();
  /** Seats that have made the others promise again, in any deal at this table. */
  readonly #disturbed = new Set<Seat>();

  constructor(setup: Setup, seating: Seating) {
    this.#setup = setup;
    this.#seating = seating;
    this.#commitment = commitToSecret(setup.secret);
    this.#shares = Array.from({ length: setup.config.seats }, () => NOTHING);
  }

  /** Whether the table waits for everyone's share. */
  get isOn(): boolean {
    return this.#isOn;
  }
  get commitments(): string[] {
    return this.#shares.map(({ commitment }) => commitment);
  }
  get parts(): string[] {
    return this.#shares.map(({ part }) => part);
  }
  /** What everyone may know of it while the table has that status. */
  info(status: TableInfo['status']): TableInfo['fair'] {
    return {
      commitment: this.#commitment,
      commitments: this.commitments,
      parts: this.parts,
      isDealing: status === 'open' && this.#isOn,
    };
  }

  /** Whether the cards are dealt with this entry. */
  isEndedBy(what: Entry): boolean {
    if (what.kind !== 'reveal') return what.kind === 'start';
    const { parts } = this;
    return this.#seating.persons.every((seat) => seat === what.seat || parts[seat] !== '');
  }

  get seed(): Seed {
    const { id, secret } = this.#setup;
    return this.#isOn
      ? deriveFairSeed(id, secret, this.parts)
      : deriveFirstFairSeed(secret, this.#seating.firstParts);
  }

  /** All that nobody may know before the end of the match that was dealt from this seed. */
  fairDeal(seed: Seed): FairDeal {
    const { id, secret } = this.#setup;
    const commitment = this.#commitment;
    if (!this.#isOn) return { commitment, secret, parts: this.#seating.firstParts, seed };
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

  /** Whether a seat may promise another part: once in a deal, for a player who has changed the device. */
  mayReplace(seat: Seat): boolean {
    return !this.#replaced.has(seat);
  }

  /** Whom the deal waits for: seats that made the others begin again, else those whose promise or part is missing. */
  get holdingUp(): Seat[] {
    const { persons } = this.#seating;
    const disturbers = persons.filter((seat) => this.#disturbed.has(seat));
    if (!this.#isOn || disturbers.length > 0) return this.#isOn ? disturbers : [];
    const { commitments, parts } = this;
    const due = persons.some((seat) => commitments[seat] === '') ? commitments : parts;
    return persons.filter((seat) => due[seat] === '');
  }

  /** Every promise is void, and nobody may use a part again that was told. */
  #discardShares(): void {
    if (this.#shares.some(({ part }) => part !== '')) this.#attempts++;
    this.#shares = this.#shares.map(() => NOTHING);
  }

  /** A seat has changed hands, so the deal has to begin again. */
  callOff(seat: Seat | null = null): void {
    if (this.#isOn && seat !== null) this.#disturbed.add(seat);
    this.#isOn = false;
    this.#discardShares();
  }

  commit(seat: Seat, commitment: string, version: number): void {
    // A second promise of a seat would be one that was made with the others' parts in view.
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
