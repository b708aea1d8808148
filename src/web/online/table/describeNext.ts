import type { TableInfo } from '../../../protocol/index.ts';
import { findListedGame } from '../../match/games/index.ts';
import { getOnlineMessages } from '../messages/index.ts';

/** What the others would like to play next: the same again, or another game. */
export function describeNext({ nextGame }: TableInfo): string {
  const messages = getOnlineMessages();
  if (nextGame === undefined) return messages.nextAsked;
  return messages.nextGameAsked(findListedGame(nextGame)?.title ?? nextGame);
}
