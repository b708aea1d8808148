/** Drives matches on any server: at full speed, or one decision per second and match. */

export interface Pair {
  /** Decides for the seat to act; the pair calls `arrived` once all seats have the update. */
  decide(): void;
  readonly isOver: boolean;
}

export interface Figures {
  readonly decisions: number;
  readonly seconds: number;
  /** From sending to all seats having the update, in milliseconds. */
  readonly median: number;
  readonly p99: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

export class Pacer {
  readonly #pairs: readonly Pair[];
  readonly #sent = new Map<Pair, number>();
  #latencies: number[] = [];
  #full = false;

  constructor(pairs: readonly Pair[]) {
    this.#pairs = pairs;
  }

  #decide(pair: Pair): void {
    if (pair.isOver) return;
    this.#sent.set(pair, performance.now());
    pair.decide();
  }

  arrived(pair: Pair): void {
    const sent = this.#sent.get(pair);
    if (sent === undefined) return;
    this.#sent.delete(pair);
    this.#latencies.push(performance.now() - sent);
    if (this.#full) this.#decide(pair);
  }

  async #settled(): Promise<void> {
    for (let i = 0; this.#sent.size > 0 && i < 500; i++) await sleep(10);
  }

  #figures(seconds: number): Figures {
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    return {
      decisions: sorted.length,
      seconds,
      median: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
    };
  }

  async fullSpeed(seconds: number): Promise<Figures> {
    this.#latencies = [];
    this.#full = true;
    const began = performance.now();
    for (const pair of this.#pairs) this.#decide(pair);
    await sleep(1000 * seconds);
    const figures = this.#figures((performance.now() - began) / 1000);
    this.#full = false;
    await this.#settled();
    return figures;
  }

  async paced(seconds: number): Promise<Figures> {
    this.#latencies = [];
    const began = performance.now();
    const gap = 1000 / this.#pairs.length;
    for (let i = 0; performance.now() - began < 1000 * seconds; await sleep(1))
      // Timers are a millisecond or two late, so everything due is decided at once.
      for (; began + gap * i <= performance.now(); i++) {
        const pair = this.#pairs[i % this.#pairs.length];
        if (pair !== undefined && !this.#sent.has(pair)) this.#decide(pair);
      }
    await this.#settled();
    return this.#figures((performance.now() - began) / 1000);
  }
}

/** Talks to the bench: prints "ready", then answers each order with a line. */
export async function runOrders(
  lines: AsyncIterable<string>,
  pacer: Pacer,
  bytes: () => number,
  say: (line: string) => void,
): Promise<void> {
  say('ready');
  for await (const line of lines) {
    const [order, seconds] = line.split(' ');
    const before = bytes();
    const figures = await (order === 'paced'
      ? pacer.paced(Number(seconds))
      : pacer.fullSpeed(Number(seconds)));
    say(JSON.stringify({ ...figures, bytes: bytes() - before }));
  }
}
