export class RunningMean {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    const off = value - this.#mean;
    this.#mean += off / ++this.#count;
    this.#squares += off * (value - this.#mean);
  }

  get mean(): number {
    return this.#mean;
  }

  /** One standard error; 0 for a single number, which is exact. */
  get error(): number {
    return this.#count < 2 ? 0 : Math.sqrt(this.#squares / (this.#count * (this.#count - 1)));
  }
}

export const runningMeans = (count: number): RunningMean[] =>
  Array.from({ length: count }, () => new RunningMean());
