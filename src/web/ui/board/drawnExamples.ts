/** What a game draws of its rules, with the parts of its board; nothing here is loaded before the rules are read. */
import type { ComponentChildren } from 'preact';
import type { GameMessages } from '../../../messages/index.ts';

export interface DrawnExample {
  /** The picture in words, for those who listen. */
  readonly told: string;
  readonly picture: ComponentChildren;
}

/** By the name that stands at the example in the rules page, the same in every language. */
export interface DrawnExamples<W extends GameMessages = GameMessages> {
  readonly [id: string]: (words: W) => DrawnExample;
}
