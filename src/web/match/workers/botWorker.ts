/** Bots think here, off the main thread. They get a view only. */
import { chooseFromSeed } from '../../../bots/seededDecision.ts';
import { type Hint, computeHint, loadBot, strongestBot } from '../../../bots/index.ts';
import { fastRng, type View } from '../../../core/index.ts';

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

export type BotAnswer =
  | { readonly id: number; readonly action: number }
  | { readonly id: number; readonly advice: Hint | null }
  | { readonly id: number; readonly error: string };

const HINT_MILLISECONDS = 1000;

async function decide({ id, game, bot: name, person, view, legal, seed }: BotQuestion): Promise<BotAnswer> {
  const bot = name === null ? await strongestBot(game) : await loadBot(game, name, person);
  if (bot === undefined || bot === null)
    return { id, error: `there is no bot ${name ?? 'for a hint'} in ${game}` };
  if (name !== null) return { id, action: chooseFromSeed(bot, view, legal, seed) };
  const budget = { milliseconds: HINT_MILLISECONDS, now: () => performance.now() };
  const estimate = bot.estimate?.(view, legal, fastRng(seed, 0), { budget });
  return { id, advice: estimate === undefined ? null : computeHint(estimate) };
}

/** Failures are answers too. */
export const answerQuestion = (question: BotQuestion): Promise<BotAnswer> =>
  decide(question).catch((error: unknown): BotAnswer => ({ id: question.id, error: String(error) }));
