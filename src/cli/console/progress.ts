/** A progress bar on standard error; nothing where that is not a terminal. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #began = performance.now();
  #drawn = -Infinity;

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream;
  }

  /** `share` is the completed part, from 0 to 1. */
  update(share: number): void {
    const now = performance.now();
    if (!this.#stream.isTTY || (now - this.#drawn < 100 && share < 1)) return;
    this.#drawn = now;
    const width = 30;
    const bar = '#'.repeat(Math.round(share * width)).padEnd(width, '.');
    const left = share === 0 ? '' : `, ${Math.ceil(((now - this.#began) / 1000) * (1 / share - 1))} s left`;
    this.#stream.write(`\r[${bar}] ${Math.floor(share * 100)} %${left}\u001B[K`);
  }

  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001B[K');
  }
}
