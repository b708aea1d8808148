import type { Action, GameTypes, View } from '../core/index.ts';
import type { GameMessages, Names } from '../messages/messages.ts';

/** The meaning of a piece of text. Terminals without colours show only the text, so it must say the same. */
export type Style =
  | 'red'
  | 'green'
  | 'blue'
  | 'yellow'
  | 'purple'
  | 'silver'
  | 'bold'
  | 'dim'
  | 'accent'
  | 'code';
export type Paint = (style: Style, text: string) => string;

/** Terminal output and input of one game. `W` is the type of its messages. */
export interface TerminalBoard<K extends GameTypes = GameTypes, W extends GameMessages<K> = GameMessages<K>> {
  /** The table as this view sees it, drawn with letters and, through `paint`, colours. Ends without a newline. */
  draw(view: View<K>, legal: readonly Action[], words: W, names: Names, paint: Paint): string;
  /** The same in plain sentences, line by line, for a screen reader. */
  describe(view: View<K>, words: W, names: Names): string;
  /** The shortest input for a move: `c4`, `build green 3`. */
  formatMove(move: K['move']): string;
  /** Parses typed input; undefined if it is no move. Ignores case and extra spaces. */
  parseMove(typed: string, view: View<K>): K['move'] | undefined;
}
