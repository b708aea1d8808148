/** The levels of Punto. The lower ones judge at a glance, and see less. */
import type { Bot } from '../../../bots/bot.ts';
import { characterBuilder, greedyBot, overlooksChoices } from '../../../bots/character.ts';
import { withResumableSearch, MASTER_EFFORT } from '../../../bots/resumableSearch.ts';
import type { Levels } from '../../../bots/roster.ts';
import type { Punto } from '../rules/rules.ts';
import { isBlunder, overlooksDiagonals, overlooksThreats, STYLES } from './stylesAndMistakes.ts';
import { scoreActions } from './greedy.ts';
import { EXPERT, FIRST_GLANCE, withMoreIterations } from './searchSettings.ts';
import { puntoSearchBot } from './search.ts';

const styled = (style?: string) => characterBuilder({ styles: STYLES, isBroken: isBlunder }, style);

// Each level is its own export, so that a bot's fingerprint excludes the code of the others (scripts/fingerprint.js).
export const beginner = (style?: string): Bot<Punto> =>
  greedyBot('beginner', scoreActions, styled(style)(100, [overlooksChoices(2)], 10));
export const easy = (style?: string): Bot<Punto> =>
  greedyBot(
    'easy',
    scoreActions,
    styled(style)(100, [overlooksThreats, overlooksThreats, overlooksThreats, overlooksChoices(2)], 10),
  );
export const medium = (style?: string): Bot<Punto> =>
  greedyBot(
    'medium',
    scoreActions,
    styled(style)(97, [...Array.from({ length: 9 }, () => overlooksThreats), overlooksDiagonals], 10),
  );
export const hard = (style?: string): Bot<Punto> =>
  puntoSearchBot('hard', FIRST_GLANCE, styled(style)(24, [overlooksThreats], 0.005));
export const expert = (style?: string): Bot<Punto> =>
  puntoSearchBot('expert', EXPERT, styled(style)(0, [], 0.004));
export const master = (): Bot<Punto> =>
  withResumableSearch(puntoSearchBot('master', withMoreIterations(EXPERT, MASTER_EFFORT)), true);

export const createLevels = (style?: string): Levels<Punto> => ({
  beginner: beginner(style),
  easy: easy(style),
  medium: medium(style),
  hard: hard(style),
  expert: expert(style),
  master: master(),
});
