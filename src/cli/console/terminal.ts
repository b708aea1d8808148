import { createInterface, type Interface } from 'node:readline';
import { styleText } from 'node:util';
import type { Paint, Style } from '../../terminal/board.ts';

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

/** Colours for a terminal, unless NO_COLOR or a dumb one says otherwise. */
export function paintFor(
  stream: { readonly isTTY?: boolean },
  env: { readonly [name: string]: string | undefined },
): Paint {
  const refused = (env.NO_COLOR !== undefined && env.NO_COLOR !== '') || env.TERM === 'dumb';
  return stream.isTTY === true && !refused ? painted : unpainted;
}

/** How wide a text is on the screen: colours take no room. */
// oxlint-disable-next-line no-control-regex -- colours begin with a control character
const widthOf = (text: string): number => text.replaceAll(/\u001B\[[\d;]*m/g, '').length;

/** Breaks lines that are too long between words, as a terminal would not. */
export function folded(text: string, width: number): string {
  const fold = (line: string): string => {
    if (widthOf(line) <= width) return line;
    const lines = [''];
    for (const word of line.split(' ')) {
      const last = lines.length - 1;
      const longer = lines[last] === '' ? word : `${lines[last]} ${word}`;
      if (lines[last] === '' || widthOf(longer) <= width) lines[last] = longer;
      else lines.push(word);
    }
    return lines.join('\n');
  };
  return text.split('\n').map(fold).join('\n');
}

/** Where a match is shown and typed. */
export interface Screen {
  readonly paint: Paint;
  readonly width: number;
  say(text: string): void;
  /** What the person typed; null once there is no more input. */
  ask(prompt: string): Promise<string | null>;
  /** Leaves nothing of what was shown for the next person to see. */
  clear(): void;
}

/** The screen of this process; also works when it reads from a pipe. */
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
      else this.#answer(line);
    });
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#answer(null);
    });
    this.#reader.on('SIGINT', () => {
      process.stdout.write('\n');
      this.#reader.close();
    });
  }

  get width(): number {
    return process.stdout.columns || 80; // some terminals say 0
  }

  #answer(typed: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(typed);
  }

  say(text: string): void {
    process.stdout.write(`${process.stdout.isTTY ? folded(text, this.width) : text}\n`);
  }

  ask(prompt: string): Promise<string | null> {
    const next = this.#typed.shift();
    if (next !== undefined || this.#ended) {
      this.say(prompt);
      return Promise.resolve(next ?? null);
    }
    this.#reader.setPrompt(`${prompt} `);
    this.#reader.prompt();
    return new Promise((resolve) => {
      this.#waiting = (typed) => {
        if (!process.stdin.isTTY) process.stdout.write('\n'); // nobody's Enter has ended the line
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
