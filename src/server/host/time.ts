/**
 * What time it is. Within a process time goes on by a clock that nobody can set; the machine's own is looked at once.
 * Where several processes share a database its time is the only one; a process alone never falls behind what its
 * predecessor wrote down, whatever has happened to the machine's clock since.
 */
export class ServerTime {
  readonly #elapsed: () => number;
  #origin: number;
  #last = 0;

  /** `elapsed` counts milliseconds from anywhere and never goes back. */
  constructor(machine: number, elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
    this.#origin = machine - elapsed();
  }

  /** Epoch milliseconds; it never goes back. */
  readonly now = (): number => {
    this.#last = Math.max(this.#last, Math.floor(this.#origin + this.#elapsed()));
    return this.#last;
  };

  /** It is this late at least: somebody has written that down before. */
  atLeast(time: number): void {
    this.#origin += Math.max(0, time - this.now());
  }

  /** Asks somebody else for the time; half of what the answer takes is the way back. */
  async askFor(time: () => Promise<number>): Promise<void> {
    const asked = this.#elapsed();
    const told = await time();
    this.#origin = told - (asked + this.#elapsed()) / 2;
  }
}
