import type { GameTypes } from '../../../core/index.ts';
import { formatEvent, type GameCatalogue, type Names } from '../../../messages/index.ts';
import type { GameScreen } from './boardModule.ts';

/** An event in a sentence, as every page tells it. */
export const describeEvent = (
  screen: GameScreen,
  words: GameCatalogue,
  event: GameTypes['event'],
  names: Names,
  earlier: readonly GameTypes['event'][],
  before: GameTypes['shared'] = null,
): string =>
  screen.sentence?.(event, words.board, names, earlier, before) ?? formatEvent(words, event, names);
