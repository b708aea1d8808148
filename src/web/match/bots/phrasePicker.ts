/** Decides when a bot says a phrase, and which. It uses only events that all players see. */
import { deriveKey, type GameTypes, type Player } from '../../../core/index.ts';
import type { GameScreen, PhraseOccasion } from '../../ui/board/boardModule.ts';

/** The fewest events between two phrases. */
const MIN_EVENTS_BETWEEN = 16;

/** How many of a hundred occasions cause a phrase. */
const CHANCE_PERCENT: { readonly [R in PhraseOccasion['on']]: number } = {
  won: 60,
  beaten: 60,
  hit: 12,
  feat: 30,
  admires: 12,
};

/** A number that selects one of the phrases for the occasion. */
export interface PickedPhrase extends PhraseOccasion {
  readonly which: number;
}

export class PhrasePicker {
  readonly #screen: Pick<GameScreen, 'phraseOccasions'>;
  readonly #table: string;
  /** No phrase at the very start of a match. */
  #silentFor = 0;
  #eventCount = 0;

  constructor(screen: Pick<GameScreen, 'phraseOccasions'>, table: string) {
    this.#screen = screen;
    this.#table = table;
  }

  /** The phrase that an event causes, if any. All players get the same one. */
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
