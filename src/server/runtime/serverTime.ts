/**
 * Server time. Within a process it follows a monotonic clock; the machine's clock is read once. Processes on one
 * database use its time. A single process continues from the time its predecessor stored, whatever happened to the
 * machine's clock since.
 */
/** No server is off for longer without its operator knowing why. */
export const MAX_JUMP = 7 * 86_400_000;

export class ServerTime {
  readonly #elapsed: () => number;
  #origin: number;
  #last = 0;

  /** `elapsed` is a monotonic clock in milliseconds with any origin. */
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
   * Continues from the newest time in the database, 0 if there is none: never behind it and at most `MAX_JUMP` ahead.
   * A clock that is wrong by years would sign everyone out and delete all unused data. Returns the machine clock's
   * lead.
   */
  continueFrom(newest: number): number {
    if (newest === 0) return 0;
    const ahead = this.#origin + this.#elapsed() - newest;
    if (ahead < 0 || ahead > MAX_JUMP) this.#origin = newest - this.#elapsed();
    return ahead;
  }

  /** Takes the time from another source; half of the round trip is the way back. */
  async synchronize(time: () => Promise<number>): Promise<void> {
    const asked = this.#elapsed();
    const received = await time();
    this.#origin = received - (asked + this.#elapsed()) / 2;
  }
}
