import { createInterface, type Interface } from 'node:readline';
import { styleText } from 'node:util';
import type { Paint, Style } from '../../terminal/terminalBoard.ts';

const COLOURS: { readonly [S in Style]: Parameters<typeof styleText>[0] } = {
  red: 'redBright',
  green: 'greenBright',
  blue: 'blueBright',
  yellow: 'yellowBright',
  purple: 'magentaBright',
  silver: 'gray',
  bold: 'bold',
  dim: 'dim',
  accent: 'cyanBright',
  code: ['whiteBright', 'bgBlack'],
};

const unpainted: Paint = (_style, text) => text;
const painted: Paint = (style, text) => styleText(COLOURS[style], text, { validateStream: false });

/** Colours for a terminal, unless NO_COLOR is set or the terminal is dumb. */
export function paintFor(
  stream: { readonly isTTY?: boolean },
  env: { readonly [name: string]: string | undefined },
): Paint {
  const refused = (env.NO_COLOR !== undefined && env.NO_COLOR !== '') || env.TERM === 'dumb';
  return stream.isTTY === true && !refused ? painted : unpainted;
}

/** The width of a text on the screen; colour codes have none. */
// oxlint-disable-next-line no-control-regex -- colours begin with a control character
const displayWidth = (text: string): number => text.replaceAll(/\u001B\[[\d;]*m/g, '').length;

/** Breaks long lines between words; a terminal would break them anywhere. */
export function wrapText(text: string, width: number): string {
  const fold = (line: string): string => {
    if (displayWidth(line) <= width) return line;
    const lines = [''];
    for (const word of line.split(' ')) {
      const last = lines.length - 1;
      const longer = lines[last] === '' ? word : `${lines[last]} ${word}`;
      if (lines[last] === '' || displayWidth(longer) <= width) lines[last] = longer;
      else lines.push(word);
    }
    return lines.join('\n');
  };
  return text.split('\n').map(fold).join('\n');
}

export interface Screen {
  readonly paint: Paint;
  readonly width: number;
  print(text: string): void;
  prompt(prompt: string): Promise<string | null>;
  /** Clears the screen, so that the next player sees nothing of the last one. */
  clear(): void;
}

/** The terminal of this process, or its pipes. */
export class Terminal implements Screen {
  readonly paint: Paint;
  readonly #reader: Interface;
  readonly #typed: string[] = [];
  #waiting: ((typed: string | null) => void) | undefined;
  #ended = false;

  constructor() {
    this.paint = paintFor(process.stdout, process.env);
    const terminal = process.stdin.isTTY && process.stdout.isTTY;
    this.#reader = createInterface({ input: process.stdin, output: process.stdout, terminal });
    this.#reader.on('line', (line) => {
      if (this.#waiting === undefined) this.#typed.push(line);
      else this.#resolveInput(line);
    });
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#resolveInput(null);
    });
    this.#reader.on('SIGINT', () => {
      process.stdout.write('\n');
      this.#reader.close();
    });
  }

  get width(): number {
    return process.stdout.columns || 80; // some terminals say 0
  }

  #resolveInput(typed: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(typed);
  }

  print(text: string): void {
    process.stdout.write(`${process.stdout.isTTY ? wrapText(text, this.width) : text}\n`);
  }

  prompt(prompt: string): Promise<string | null> {
    const next = this.#typed.shift();
    if (next !== undefined || this.#ended) {
      this.print(prompt);
      return Promise.resolve(next ?? null);
    }
    this.#reader.setPrompt(`${prompt} `);
    this.#reader.prompt();
    return new Promise((resolve) => {
      this.#waiting = (typed) => {
        if (!process.stdin.isTTY) process.stdout.write('\n'); // a pipe echoes no Enter
        resolve(typed);
      };
    });
  }

  clear(): void {
    if (process.stdout.isTTY) process.stdout.write('\u001B[2J\u001B[3J\u001B[H');
  }

  close(): void {
    this.#reader.close();
  }
}
