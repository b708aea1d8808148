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

/** A level's mistakes and style. */
const styled = (temper?: string) => characterBuilder({ tempers: STYLES, isBroken: isBlunder }, temper);

// Each level is its own export, so that a bot's fingerprint excludes the code of the others
// (scripts/fingerprint.js).
export const beginner = (temper?: string): Bot<Punto> =>
  greedyBot('beginner', scoreActions, styled(temper)(100, [overlooksChoices(2)], 10));
export const easy = (temper?: string): Bot<Punto> =>
  greedyBot('easy', scoreActions, styled(temper)(94, [overlooksThreats], 10));
export const medium = (temper?: string): Bot<Punto> =>
  greedyBot(
    'medium',
    scoreActions,
    styled(temper)(54, [overlooksThreats, overlooksThreats, overlooksDiagonals], 10),
  );
export const hard = (temper?: string): Bot<Punto> =>
  puntoSearchBot(
    'hard',
    FIRST_GLANCE,
    styled(temper)(6, [overlooksThreats, overlooksDiagonals, overlooksChoices(3)], 0.005),
  );
export const expert = (temper?: string): Bot<Punto> =>
  puntoSearchBot('expert', EXPERT, styled(temper)(0, [], 0.004));
export const master = (): Bot<Punto> =>
  withResumableSearch(puntoSearchBot('master', withMoreIterations(EXPERT, MASTER_EFFORT)), true);

export const createLevels = (temper?: string): Levels<Punto> => ({
  beginner: beginner(temper),
  easy: easy(temper),
  medium: medium(temper),
  hard: hard(temper),
  expert: expert(temper),
  master: master(),
});
