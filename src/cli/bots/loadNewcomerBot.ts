/** A beginner for the ladder: it takes an obvious gain and otherwise plays at random. Neither the page nor the server has it. */
import type { Bot } from '../../bots/index.ts';

export const NEWCOMER = 'newcomer';

const MODULES = import.meta.glob<Bot>('../../games/*/bots/newcomerBot.ts', { import: 'newcomerBot' });

export const loadNewcomer = async (game: string): Promise<Bot | undefined> =>
  MODULES[`../../games/${game}/bots/newcomerBot.ts`]?.();
