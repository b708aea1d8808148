/** Bots think here, off the main thread. They get a view only. */
import { chooseFromSeed } from '../../../bots/seededDecision.ts';
import { type Hint, computeHint, loadBot, strongestBot } from '../../../bots/index.ts';
import { type Action, fastRng, type View } from '../../../core/index.ts';

export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  /** The bot that chooses; null asks the strongest bot for its opinion. */
  readonly bot: string | null;
  /** The name in the bot's seat, which determines its style. */
  readonly person: string;
  readonly view: View;
  readonly legal: readonly number[];
  readonly seed: string;
}

const HINT_MILLISECONDS = 1000;

/** The bot's action, or the strongest bot's opinion of the moves: null if it has none. */
export async function decide({
  game,
  bot: name,
  person,
  view,
  legal,
  seed,
}: BotQuestion): Promise<Action | Hint | null> {
  const bot = name === null ? await strongestBot(game) : await loadBot(game, name, person);
  if (bot === undefined || bot === null)
    throw new Error(`there is no bot ${name ?? 'for a hint'} in ${game}`);
  if (name !== null) return chooseFromSeed(bot, view, legal, seed);
  const budget = { milliseconds: HINT_MILLISECONDS, now: () => performance.now() };
  const estimate = bot.estimate?.(view, legal, fastRng(seed, 0), { budget });
  return estimate === undefined ? null : computeHint(estimate);
}
