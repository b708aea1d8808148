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

const styled = (style?: string) => characterBuilder({ styles: STYLES, isBroken: isBlunder }, style);

// Each level is its own export, so that a bot's fingerprint excludes the code of the others (scripts/fingerprint.js).
export const beginner = (style?: string): Bot<Campos> =>
  greedyBot('beginner', scoreActions, styled(style)(100, [overlooksChoices(2)], 0.5));
export const easy = (style?: string): Bot<Campos> =>
  greedyBot(
    'easy',
    scoreActions,
    styled(style)(
      94,
      [forgetsConditions, overlooksChoices(2), overlooksChoices(2), overlooksChoices(2)],
      0.5,
    ),
  );
export const medium = (style?: string): Bot<Campos> =>
  greedyBot(
    'medium',
    scoreActions,
    styled(style)(
      76,
      [forgetsConditions, waitsTooLong, ...Array.from({ length: 4 }, () => overlooksChoices(2))],
      0.5,
    ),
  );
export const hard = (style?: string): Bot<Campos> =>
  camposSearchBot('hard', HARD, styled(style)(12, [cannotWait, overlooksChoices(3)], 0.004));
export const expert = (style?: string): Bot<Campos> =>
  camposSearchBot('expert', EXPERT, styled(style)(0, [], 0.003));
export const master = (): Bot<Campos> =>
  withResumableSearch(
    camposSearchBot('master', {
      ...EXPERT,
      iterations: (seats) => MASTER_EFFORT * EXPERT.iterations(seats),
      first: Infinity,
    }),
  );

export const createLevels = (style?: string): Levels<Campos> => ({
  beginner: beginner(style),
  easy: easy(style),
  medium: medium(style),
  hard: hard(style),
  expert: expert(style),
  master: master(),
});
