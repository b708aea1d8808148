/** The games on this page: their manifests and their pictures at once, rules, boards and words when a table is opened. */
import type { FunctionComponent } from 'preact';
import type { Game, Language } from '../../../core/index.ts';
import type { GameInfo } from '../../../games/gameInfo.ts';
import { GAMES } from '../../../games/index.ts';
import { GAME_LOADERS } from '../../../games/loaders.ts';
import { fetched } from '../../ui/browser/importWithRetry.ts';
import type { GameScreen, ScreenWords } from '../../ui/board/boardModule.ts';

export interface Listed extends GameInfo {
  /** A picture of 320 × 160, drawn by us. */
  readonly Art: FunctionComponent;
  readonly load: () => Promise<GameScreen>;
}

const PICTURES = import.meta.glob<FunctionComponent>('../../../games/*/board/Art.tsx', {
  import: 'Art',
  eager: true,
});
const SCREENS = import.meta.glob<GameScreen>('../../../games/*/board/screen.tsx', { import: 'screen' });
const WORDS = import.meta.glob<{ readonly [language: string]: ScreenWords }>(
  '../../../games/*/board/messages/*.ts',
);

export const LISTED: readonly Listed[] = GAMES.map((game) => ({
  ...game,
  Art: PICTURES[`../../../games/${game.id}/board/Art.tsx`]!,
  load: () => fetched(SCREENS[`../../../games/${game.id}/board/screen.tsx`]!),
}));

/** The rules of a game that is listed. */
export const loadRules = (game: string): Promise<Game> => fetched(GAME_LOADERS[game]!);

/** The words of a game's screen, which are needed before its board is: to set a table up, or to read what was chosen. */
export async function loadSays(game: string, language: Language): Promise<ScreenWords> {
  return (await fetched(WORDS[`../../../games/${game}/board/messages/${language}.ts`]!))[language]!;
}

export const listed = (id: string): Listed | undefined => LISTED.find((game) => game.id === id);
