import { openSync } from 'node:fs';
import { UsageError } from './arguments.ts';

export const printLine = (text: string): void => void process.stdout.write(`${text}\n`);

/** Opens a file before the work begins, so that a wrong path fails at once. */
export function openFile(where: string, path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    throw new UsageError(`${where}: cannot write ${path} (${(error as Error).message})`);
  }
}

/** Aligns rows of text in columns: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** 12345.6 → "12,346"; small numbers keep three digits. */
export function round(number: number): string {
  if (number >= 100) return Math.round(number).toLocaleString('en');
  return number.toPrecision(3);
}

/** A progress bar on standard error; nothing where that is not a terminal. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #began = performance.now();
  #drawn = -Infinity;

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream;
  }

  /** `share` is the completed part, from 0 to 1; `note` stands behind the time left. */
  update(share: number, note = ''): void {
    const now = performance.now();
    if (!this.#stream.isTTY || (now - this.#drawn < 100 && share < 1)) return;
    this.#drawn = now;
    const width = 30;
    const bar = '#'.repeat(Math.round(share * width)).padEnd(width, '.');
    const left = share === 0 ? '' : `, ${Math.ceil(((now - this.#began) / 1000) * (1 / share - 1))} s left`;
    this.#stream.write(`\r[${bar}] ${Math.floor(share * 100)} %${left}${note}\u001B[K`);
  }

  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001B[K');
  }
}
