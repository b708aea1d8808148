/** Somebody who takes an obvious gain and otherwise plays at random, for the ladder; it is no part of the page or the server. */
import type { Bot } from '../../bots/index.ts';

export const NEWCOMER = 'newcomer';

const ROOMS = import.meta.glob<Bot>('../../games/*/bots/newcomer.ts', { import: 'newcomer' });

/** Undefined for a game that has none. */
export const loadNewcomer = async (game: string): Promise<Bot | undefined> =>
  ROOMS[`../../games/${game}/bots/newcomer.ts`]?.();
