/** Campos' levels: the lower ones go by what they see at a glance, and see less of it. */
import { characters, glancing, overlooks } from '../../../bots/character.ts';
import { mastering, MASTERLY } from '../../../bots/master.ts';
import type { Levels } from '../../../bots/roster.ts';
import type { Campos } from '../rules/rules.ts';
import { cannotWait, forgetsConditions, isBroken, TEMPERS, waitsTooLong } from './character.ts';
import { glance } from './greedy.ts';
import { EXPERT, HARD } from './looks.ts';
import { searcher } from './search.ts';

export function levelsWith(temper?: string): Levels<Campos> {
  const who = characters({ tempers: TEMPERS, isBroken }, temper);
  return {
    beginner: glancing('beginner', glance, who(100, [overlooks(2)], 0.5)),
    easy: glancing('easy', glance, who(91, [forgetsConditions, overlooks(2), overlooks(2)], 0.5)),
    medium: glancing(
      'medium',
      glance,
      who(100, [cannotWait, forgetsConditions, waitsTooLong, overlooks(2), overlooks(2)], 0.5),
    ),
    hard: searcher('hard', HARD, who(38, [cannotWait, overlooks(3)], 0.004)),
    expert: searcher('expert', EXPERT, who(0, [], 0.003)),
    master: mastering(
      searcher('master', {
        ...EXPERT,
        iterations: (seats) => MASTERLY * EXPERT.iterations(seats),
        first: Infinity,
      }),
    ),
  };
}

export const levels = levelsWith();
