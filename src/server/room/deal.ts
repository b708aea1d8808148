/** How a table comes to its deal (docs/fair.md): all promises first, then all parts. A seat that changes hands ends it. */
import type { Seat } from '../../core/index.ts';
import type { Promises } from '../../net/index.ts';

interface Share {
  readonly commitment: string;
  readonly committed: number;
  readonly part: string;
  readonly revealed: number;
}

const NOTHING: Share = { commitment: '', committed: 0, part: '', revealed: 0 };

export class Deal {
  #shares: readonly Share[];
  #isOn = false;
  #attempts = 1;

  constructor(seats: number) {
    this.#shares = Array.from({ length: seats }, () => NOTHING);
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
  /** Of a table with this name. */
  promises(table: string): Promises {
    return {
      table,
      commitments: this.commitments,
      committed: this.#shares.map(({ committed }) => committed),
      revealed: this.#shares.map(({ revealed }) => revealed),
      attempts: this.#attempts,
    };
  }

  begin(): void {
    this.#isOn = true;
  }

  /** Every promise is void, and nobody may use a part again that was told. */
  #void(): void {
    if (this.#shares.some(({ part }) => part !== '')) this.#attempts++;
    this.#shares = this.#shares.map(() => NOTHING);
  }

  /** Somebody sits elsewhere, or somebody else does: whoever starts the match starts anew. */
  callOff(): void {
    this.#isOn = false;
    this.#void();
  }

  commit(seat: Seat, commitment: string, version: number): void {
    // A second promise of a seat would be one that was made with the others' parts in view.
    if (this.#shares[seat]?.commitment !== '') this.#void();
    this.#shares = this.#shares.with(seat, { ...NOTHING, commitment, committed: version });
  }

  reveal(seat: Seat, part: string, version: number): void {
    const share = this.#shares[seat] ?? NOTHING;
    this.#shares = this.#shares.with(seat, { ...share, part, revealed: version });
  }
}
