/** Campos' levels: the lower ones go by what they see at a glance, and see less of it. */
import type { Bot } from '../../../bots/bot.ts';
import { characters, glancing, overlooks } from '../../../bots/character.ts';
import { mastering, MASTERLY } from '../../../bots/master.ts';
import type { Levels } from '../../../bots/roster.ts';
import type { Campos } from '../rules/rules.ts';
import { cannotWait, forgetsConditions, isBroken, TEMPERS, waitsTooLong } from './character.ts';
import { glance } from './greedy.ts';
import { EXPERT, HARD } from './looks.ts';
import { searcher } from './search.ts';

/** How a level fails and what it likes, with one of the tempers. */
const character = (temper?: string) => characters({ tempers: TEMPERS, isBroken }, temper);

// Each level is an export of its own: a fingerprint of a bot then has no code of the others (scripts/fingerprint.js).
export const beginner = (temper?: string): Bot<Campos> =>
  glancing('beginner', glance, character(temper)(100, [overlooks(2)], 0.5));
export const easy = (temper?: string): Bot<Campos> =>
  glancing('easy', glance, character(temper)(91, [forgetsConditions, overlooks(2), overlooks(2)], 0.5));
export const medium = (temper?: string): Bot<Campos> =>
  glancing(
    'medium',
    glance,
    character(temper)(100, [cannotWait, forgetsConditions, waitsTooLong, overlooks(2), overlooks(2)], 0.5),
  );
export const hard = (temper?: string): Bot<Campos> =>
  searcher('hard', HARD, character(temper)(12, [cannotWait, overlooks(3)], 0.004));
export const expert = (temper?: string): Bot<Campos> =>
  searcher('expert', EXPERT, character(temper)(0, [], 0.003));
export const master = (): Bot<Campos> =>
  mastering(
    searcher('master', {
      ...EXPERT,
      iterations: (seats) => MASTERLY * EXPERT.iterations(seats),
      first: Infinity,
    }),
  );

export const levelsWith = (temper?: string): Levels<Campos> => ({
  beginner: beginner(temper),
  easy: easy(temper),
  medium: medium(temper),
  hard: hard(temper),
  expert: expert(temper),
  master: master(),
});
