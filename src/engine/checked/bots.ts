import type { Bot } from '../../bots/bot.ts';
import { botNames as names, loadBot as load, strongestBot as strongest } from '../../bots/index.ts';
import { formatValue } from '../../core/validateGame.ts';
import { argumentError } from './argumentChecks.ts';
import { checkId } from './ids.ts';

/** The names of a game's bots, weakest levels first. Throws for an unknown game. */
export function botNames(game: string): string[] {
  checkId('botNames, argument game', game);
  return names(game);
}

/**
 * A game's bot by its name: one of `botNames(game)`, or `even-137` for 37% between the second and the third level. `person`, one
 * of `BOT_NAMES`, sets its style. Throws for an unknown game or name.
 */
export async function loadBot(game: string, name: string, person = ''): Promise<Bot> {
  checkId('loadBot, argument game', game);
  const bot = typeof name === 'string' ? await load(game, name, person) : undefined;
  if (bot === undefined)
    throw argumentError(
      'loadBot, argument name',
      `one of ${names(game).join(', ')}, or even-N`,
      formatValue(name),
    );
  return bot;
}

/** The bot that gives hints; null if the game has no bot that searches. Throws for an unknown game. */
export async function strongestBot(game: string): Promise<Bot | null> {
  checkId('strongestBot, argument game', game);
  return strongest(game);
}
