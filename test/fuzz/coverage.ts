/**
 * Code coverage of an input, from V8 itself. jazzer.js, the maintained library for this, ships a binary that needs a
 * newer C library than Debian 12 has.
 */
import { Session } from 'node:inspector/promises';

export class Coverage {
  readonly #session = new Session();
  readonly #seen = new Set<string>();

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The number of blocks of `src` that have run for the first time since the last call. */
  async countNewBlocks(): Promise<number> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const before = this.#seen.size;
    for (const { scriptId, url, functions } of result) {
      if (!url.includes('/src/')) continue;
      for (const { ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges)
          if (count > 0) this.#seen.add(`${scriptId}:${startOffset}:${endOffset}`);
    }
    return this.#seen.size - before;
  }

  async stop(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }
}
