/** The levels of Campos. The lower ones judge at a glance, and see less. */
import type { Bot } from '../../../bots/bot.ts';
import { characterBuilder, greedyBot, overlooksChoices } from '../../../bots/character.ts';
import { withResumableSearch, MASTER_EFFORT } from '../../../bots/resumableSearch.ts';
import type { Levels } from '../../../bots/roster.ts';
import type { Campos } from '../rules/rules.ts';
import { cannotWait, forgetsConditions, isBlunder, STYLES, waitsTooLong } from './stylesAndMistakes.ts';
import { scoreActions } from './greedy.ts';
import { EXPERT, HARD } from './searchSettings.ts';
import { camposSearchBot } from './search.ts';

/** A level's mistakes and style. */
const styled = (temper?: string) => characterBuilder({ tempers: STYLES, isBroken: isBlunder }, temper);

// Each level is its own export, so that a bot's fingerprint excludes the code of the others
// (scripts/fingerprint.js).
export const beginner = (temper?: string): Bot<Campos> =>
  greedyBot('beginner', scoreActions, styled(temper)(100, [overlooksChoices(2)], 0.5));
export const easy = (temper?: string): Bot<Campos> =>
  greedyBot(
    'easy',
    scoreActions,
    styled(temper)(91, [forgetsConditions, overlooksChoices(2), overlooksChoices(2)], 0.5),
  );
export const medium = (temper?: string): Bot<Campos> =>
  greedyBot(
    'medium',
    scoreActions,
    styled(temper)(
      100,
      [cannotWait, forgetsConditions, waitsTooLong, overlooksChoices(2), overlooksChoices(2)],
      0.5,
    ),
  );
export const hard = (temper?: string): Bot<Campos> =>
  camposSearchBot('hard', HARD, styled(temper)(12, [cannotWait, overlooksChoices(3)], 0.004));
export const expert = (temper?: string): Bot<Campos> =>
  camposSearchBot('expert', EXPERT, styled(temper)(0, [], 0.003));
export const master = (): Bot<Campos> =>
  withResumableSearch(
    camposSearchBot('master', {
      ...EXPERT,
      iterations: (seats) => MASTER_EFFORT * EXPERT.iterations(seats),
      first: Infinity,
    }),
  );

export const createLevels = (temper?: string): Levels<Campos> => ({
  beginner: beginner(temper),
  easy: easy(temper),
  medium: medium(temper),
  hard: hard(temper),
  expert: expert(temper),
  master: master(),
});
