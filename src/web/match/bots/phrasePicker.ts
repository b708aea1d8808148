/** When somebody at the table says a word, and which: rarely, and by nothing but what everybody sees and hears. */
import { keyOf, type Kind, type Sitter } from '../../../core/index.ts';
import type { GameScreen, Quip } from '../../ui/board/boardModule.ts';

/** At least so many events are told between two quips. */
const QUIET = 16;

/** Of a hundred occasions so many are taken. */
const CHANCE: { readonly [R in Quip['on']]: number } = {
  won: 60,
  beaten: 60,
  hit: 12,
  feat: 30,
  admires: 12,
};

/** What is said, as a number that stands for one of the phrases on that occasion. */
export interface Said extends Quip {
  readonly which: number;
}

/** Listens at one table. */
export class Talk {
  readonly #screen: Pick<GameScreen, 'quips'>;
  readonly #table: string;
  /** A match begins quietly. */
  #quietFor = 0;
  #told = 0;

  constructor(screen: Pick<GameScreen, 'quips'>, table: string) {
    this.#screen = screen;
    this.#table = table;
  }

  /** What a bot says to an event, if any does: the same to everybody who hears it, wherever they sit. */
  hear(event: Kind['event'], shared: Kind['shared'], sitters: readonly Sitter[]): Said | undefined {
    this.#told++;
    this.#quietFor++;
    const moved = this.#screen.quips?.(event, shared) ?? [];
    const isEnd = moved.some(({ on }) => on === 'beaten');
    if (this.#quietFor < QUIET && !isEnd) return undefined;
    for (const { seat, on } of moved) {
      if (sitters[seat]?.kind !== 'bot') continue;
      const [luck = 0, which = 0] = keyOf(`${this.#table} ${this.#told} ${seat} ${on}`);
      if ((luck >>> 0) % 100 >= CHANCE[on]) continue;
      this.#quietFor = 0;
      return { seat, on, which: which >>> 0 };
    }
    return undefined;
  }
}
