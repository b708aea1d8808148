/** Punto's levels: the lower ones go by what they see at a glance, and see less of it. */
import type { Bot } from '../../../bots/bot.ts';
import { characters, glancing, overlooks } from '../../../bots/character.ts';
import { mastering, MASTERLY } from '../../../bots/master.ts';
import type { Levels } from '../../../bots/roster.ts';
import type { Punto } from '../rules/rules.ts';
import { isBroken, overlooksDiagonals, overlooksThreats, TEMPERS } from './character.ts';
import { glance } from './greedy.ts';
import { EXPERT, GLIMPSE, longer } from './looks.ts';
import { searcher } from './search.ts';

/** How a level fails and what it likes, with one of the tempers. */
const character = (temper?: string) => characters({ tempers: TEMPERS, isBroken }, temper);

// Each level is an export of its own: a fingerprint of a bot then has no code of the others (scripts/fingerprint.js).
export const beginner = (temper?: string): Bot<Punto> =>
  glancing('beginner', glance, character(temper)(100, [overlooks(2)], 10));
export const easy = (temper?: string): Bot<Punto> =>
  glancing('easy', glance, character(temper)(94, [overlooksThreats], 10));
export const medium = (temper?: string): Bot<Punto> =>
  glancing(
    'medium',
    glance,
    character(temper)(54, [overlooksThreats, overlooksThreats, overlooksDiagonals], 10),
  );
export const hard = (temper?: string): Bot<Punto> =>
  searcher(
    'hard',
    GLIMPSE,
    character(temper)(6, [overlooksThreats, overlooksDiagonals, overlooks(3)], 0.005),
  );
export const expert = (temper?: string): Bot<Punto> =>
  searcher('expert', EXPERT, character(temper)(0, [], 0.004));
export const master = (): Bot<Punto> => mastering(searcher('master', longer(EXPERT, MASTERLY)), true);

export const levelsWith = (temper?: string): Levels<Punto> => ({
  beginner: beginner(temper),
  easy: easy(temper),
  medium: medium(temper),
  hard: hard(temper),
  expert: expert(temper),
  master: master(),
});
