/** Campos' levels: the lower ones go by what they see at a glance, and see less of it. */
import { characters, glancing, overlooks } from '../../../bots/character.ts';
import { mastering, MASTERLY } from '../../../bots/master.ts';
import type { Levels } from '../../../bots/roster.ts';
import type { Campos } from '../rules/rules.ts';
import { cannotWait, forgetsConditions, isBroken, TEMPERS, waitsTooLong } from './character.ts';
import { glance } from './greedy.ts';
import { searcher } from './search.ts';

export function levelsWith(temper?: string): Levels<Campos> {
  const who = characters({ tempers: TEMPERS, isBroken }, temper);
  return {
    easy: glancing('easy', glance, who(96, [forgetsConditions, overlooks(2), overlooks(2)], 0.5)),
    medium: glancing(
      'medium',
      glance,
      who(100, [cannotWait, forgetsConditions, waitsTooLong, overlooks(2), overlooks(2)], 0.5),
    ),
    hard: searcher('hard', { iterations: 24, first: 12 }, who(5, [cannotWait, overlooks(3)], 0.02)),
    expert: searcher('expert', { iterations: 250, first: 16 }, who(0, [], 0.01)),
    master: mastering(searcher('master', { iterations: 250 * MASTERLY, first: Infinity })),
  };
}

export const levels = levelsWith();
