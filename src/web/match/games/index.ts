/** The page's games. Facts and pictures are bundled; rules, boards and messages load with the table. */
import type { FunctionComponent } from 'preact';
import type { Game, Language } from '../../../core/index.ts';
import type { GameInfo } from '../../../games/gameInfo.ts';
import { GAMES } from '../../../games/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import { loadGameMessages } from '../../../messages/index.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';
import type { BoardMessages, GameScreen } from '../../ui/board/boardModule.ts';
import type { PageMessages } from '../../i18n/index.ts';

export interface ListedGame extends GameInfo {
  /** 320 × 160 units. */
  readonly Art: FunctionComponent;
  readonly load: () => Promise<GameScreen>;
}

const PICTURES = import.meta.glob<FunctionComponent>('../../../games/*/board/Art.tsx', {
  import: 'Art',
  eager: true,
});
const SCREENS = import.meta.glob<GameScreen>('../../../games/*/board/screen.tsx', { import: 'screen' });

export const LISTED_GAMES: readonly ListedGame[] = GAMES.map((game) => ({
  ...game,
  Art: PICTURES[`../../../games/${game.id}/board/Art.tsx`]!,
  load: () => importWithRetry(SCREENS[`../../../games/${game.id}/board/screen.tsx`]!),
}));

export const loadRules = (game: string): Promise<Game> => importWithRetry(GAME_LOADERS[game]!);

/** Messages of a board. The setup needs them before the board itself. */
export const loadBoardMessages = async (game: string, language: Language): Promise<BoardMessages> =>
  (await importWithRetry(() => loadGameMessages(game, language))).board;

export const findListedGame = (id: string): ListedGame | undefined =>
  LISTED_GAMES.find((game) => game.id === id);

export const listBoxFacts = ({ seats, ages, minutes }: GameInfo, t: PageMessages): string[] => [
  t.seats(...seats),
  ...(ages === undefined ? [] : [t.ages(ages.from)]),
  t.minutes(minutes),
];
