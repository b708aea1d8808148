/** A game's drawings of its rules. They load with the rules page. */
import type { ComponentChildren } from 'preact';
import type { GameMessages } from '../../../messages/index.ts';

export interface DrawnExample {
  /** The picture in words, for screen readers. */
  readonly told: string;
  readonly picture: ComponentChildren;
}

/** By the name of the example in the rules page, the same in every language. */
export interface DrawnExamples<W extends GameMessages = GameMessages> {
  readonly [id: string]: (words: W) => DrawnExample;
}
