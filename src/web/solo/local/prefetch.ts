/** What an address will need is fetched while the page's words are still on their way. */
import type { Address } from '../../ui/browser/address.ts';
import { language } from '../../ui/browser/settings.ts';
import { keptMatch } from '../../match/storage/savedMatches.ts';
import { listed, loadSays, loadRules } from '../../match/games/index.ts';
import { loadStageWords } from '../../match/table/messages/index.ts';
import { loadWords } from '../../../messages/index.ts';

export const tables = () => import('./localScreens.ts');

const gameAt = (first: string | undefined, second: string): string | undefined =>
  first === 'play' || first === 'lesson' ? second : keptMatch(second)?.game;

/** Whoever needs it later waits for the same; what fails now is said then. */
export function fetchAhead({ path: [first, second] }: Address): void {
  if (second === undefined || !['play', 'match', 'lesson', 'replay'].includes(first ?? '')) return;
  const game = listed(gameAt(first, second) ?? '');
  if (game === undefined) return;
  const all: readonly Promise<unknown>[] = [
    tables(),
    loadRules(game.id),
    game.load(),
    loadSays(game.id, language.peek()),
    loadWords(game.id, language.peek()),
    loadStageWords(language.peek()),
  ];
  void Promise.all(all).catch(() => undefined);
}
