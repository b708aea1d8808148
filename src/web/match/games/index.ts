/** The games on this page: their manifests and their pictures at once, rules, boards and words when a table is opened. */
import type { FunctionComponent } from 'preact';
import type { Game, Language } from '../../../core/index.ts';
import type { GameInfo } from '../../../games/gameInfo.ts';
import { GAMES } from '../../../games/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';
import type { GameScreen, BoardMessages } from '../../ui/board/boardModule.ts';

export interface ListedGame extends GameInfo {
  /** A picture of 320 × 160, drawn by us. */
  readonly Art: FunctionComponent;
  readonly load: () => Promise<GameScreen>;
}

const PICTURES = import.meta.glob<FunctionComponent>('../../../games/*/board/Art.tsx', {
  import: 'Art',
  eager: true,
});
const SCREENS = import.meta.glob<GameScreen>('../../../games/*/board/screen.tsx', { import: 'screen' });
const MESSAGES = import.meta.glob<{ readonly [language: string]: BoardMessages }>(
  '../../../games/*/board/messages/*.ts',
);

export const LISTED_GAMES: readonly ListedGame[] = GAMES.map((game) => ({
  ...game,
  Art: PICTURES[`../../../games/${game.id}/board/Art.tsx`]!,
  load: () => importWithRetry(SCREENS[`../../../games/${game.id}/board/screen.tsx`]!),
}));

/** The rules of a game that is listed. */
export const loadRules = (game: string): Promise<Game> => importWithRetry(GAME_LOADERS[game]!);

/** The words of a game's screen, which are needed before its board is: to set a table up, or to read what was chosen. */
export async function loadBoardMessages(game: string, language: Language): Promise<BoardMessages> {
  return (await importWithRetry(MESSAGES[`../../../games/${game}/board/messages/${language}.ts`]!))[
    language
  ]!;
}

export const findListedGame = (id: string): ListedGame | undefined =>
  LISTED_GAMES.find((game) => game.id === id);
