/**
 * What time it is. Within a process time goes on by a clock that nobody can set; the machine's own is looked at once.
 * Where several processes share a database its time is the only one; a process alone goes on from what its predecessor
 * wrote down, whatever has happened to the machine's clock since.
 */
/** No server is off for that long without a reason that its operator knows. */
export const MAX_JUMP = 7 * 86_400_000;

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

  /**
   * Goes on from the newest time in the database, 0 if there is none: never behind it, and not more than `JUMP` ahead of it, since a
   * clock that is wrong by years would sign everybody out and delete what nobody has used for so long. Returns how far ahead of it the
   * machine's clock is.
   */
  continueFrom(newest: number): number {
    if (newest === 0) return 0;
    const ahead = this.#origin + this.#elapsed() - newest;
    if (ahead < 0 || ahead > MAX_JUMP) this.#origin = newest - this.#elapsed();
    return ahead;
  }

  /** Asks somebody else for the time; half of what the answer takes is the way back. */
  async synchronize(time: () => Promise<number>): Promise<void> {
    const asked = this.#elapsed();
    const told = await time();
    this.#origin = told - (asked + this.#elapsed()) / 2;
  }
}
