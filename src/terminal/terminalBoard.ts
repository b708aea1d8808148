import type { Action, GameTypes, View } from '../core/index.ts';
import type { GameMessages, Names } from '../messages/messages.ts';

/** What a piece of text means; a terminal without colours shows the text alone, so it must say the same. */
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
/** Colours a piece of text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** How one game is shown and typed in a terminal. `W` is the game's catalogue. */
export interface TerminalBoard<K extends GameTypes = GameTypes, W extends GameMessages<K> = GameMessages<K>> {
  /** The table as this view sees it, drawn with letters and, through `paint`, colours. Ends without a newline. */
  draw(view: View<K>, legal: readonly Action[], words: W, names: Names, paint: Paint): string;
  /** The same in plain sentences, line by line, for a screen reader. */
  describe(view: View<K>, words: W, names: Names): string;
  /** How a person types a move, as short as can be: `c4`, `build green 3`. */
  formatMove(move: K['move']): string;
  /** What a person typed, undefined if it is no move; generous about case and spaces. */
  parseMove(typed: string, view: View<K>): K['move'] | undefined;
}
