/** Prefetches what an address needs while the page's messages are loading. */
import type { Address } from '../../ui/browser/address.ts';
import { language } from '../../ui/browser/settings.ts';
import { findSavedMatch } from '../../match/storage/savedMatches.ts';
import { findListedGame, loadBoardMessages, loadRules } from '../../match/games/index.ts';
import { loadTableScreenMessages } from '../../match/table/messages/index.ts';

export const loadScreens = () => import('./localScreens.ts');
export const loadReplayScreen = () => import('../../insight/replay/ReplayScreen.tsx');

const findGameId = (first: string | undefined, second: string): string | undefined =>
  first === 'play' || first === 'lesson' ? second : findSavedMatch(second)?.game;

/** Later imports share the same request. They report failures. */
export function prefetch({ path: [first, second] }: Address): void {
  if (second === undefined || !['play', 'match', 'lesson', 'replay'].includes(first ?? '')) return;
  const game = findListedGame(findGameId(first, second) ?? '');
  if (game === undefined) return;
  const all: readonly Promise<unknown>[] = [
    first === 'replay' ? loadReplayScreen() : loadScreens(),
    loadRules(game.id),
    game.load(),
    loadBoardMessages(game.id, language.peek()),
    loadTableScreenMessages(language.peek()),
  ];
  void Promise.all(all).catch(() => undefined);
}
