/** When somebody at the table says a word, and which: rarely, and by nothing but what everybody sees and hears. */
import { deriveKey, type GameTypes, type Player } from '../../../core/index.ts';
import type { GameScreen, PhraseOccasion } from '../../ui/board/boardModule.ts';

/** At least so many events are told between two quips. */
const MIN_EVENTS_BETWEEN = 16;

/** Of a hundred occasions so many are taken. */
const CHANCE_PERCENT: { readonly [R in PhraseOccasion['on']]: number } = {
  won: 60,
  beaten: 60,
  hit: 12,
  feat: 30,
  admires: 12,
};

/** What is said, as a number that stands for one of the phrases on that occasion. */
export interface PickedPhrase extends PhraseOccasion {
  readonly which: number;
}

/** Listens at one table. */
export class PhrasePicker {
  readonly #screen: Pick<GameScreen, 'phraseOccasions'>;
  readonly #table: string;
  /** A match begins quietly. */
  #silentFor = 0;
  #eventCount = 0;

  constructor(screen: Pick<GameScreen, 'phraseOccasions'>, table: string) {
    this.#screen = screen;
    this.#table = table;
  }

  /** What a bot says to an event, if any does: the same to everybody who hears it, wherever they sit. */
  pick(
    event: GameTypes['event'],
    shared: GameTypes['shared'],
    sitters: readonly Player[],
  ): PickedPhrase | undefined {
    this.#eventCount++;
    this.#silentFor++;
    const moved = this.#screen.phraseOccasions?.(event, shared) ?? [];
    const isEnd = moved.some(({ on }) => on === 'beaten');
    if (this.#silentFor < MIN_EVENTS_BETWEEN && !isEnd) return undefined;
    for (const { seat, on } of moved) {
      if (sitters[seat]?.kind !== 'bot') continue;
      const [luck = 0, which = 0] = deriveKey(`${this.#table} ${this.#eventCount} ${seat} ${on}`);
      if ((luck >>> 0) % 100 >= CHANCE_PERCENT[on]) continue;
      this.#silentFor = 0;
      return { seat, on, which: which >>> 0 };
    }
    return undefined;
  }
}
