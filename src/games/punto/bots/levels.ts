/** Punto's levels: the lower ones go by what they see at a glance, and see less of it. */
import { characters, glancing, overlooks } from '../../../bots/character.ts';
import { mastering, MASTERLY } from '../../../bots/master.ts';
import type { Levels } from '../../../bots/roster.ts';
import type { Punto } from '../rules/rules.ts';
import { isBroken, overlooksDiagonals, overlooksThreats, TEMPERS } from './character.ts';
import { glance } from './greedy.ts';
import { EXPERT, GLIMPSE, longer } from './looks.ts';
import { searcher } from './search.ts';

export function levelsWith(temper?: string): Levels<Punto> {
  const who = characters({ tempers: TEMPERS, isBroken }, temper);
  return {
    beginner: glancing('beginner', glance, who(100, [overlooks(2)], 10)),
    easy: glancing('easy', glance, who(94, [overlooksThreats], 10)),
    medium: glancing('medium', glance, who(54, [overlooksThreats, overlooksThreats, overlooksDiagonals], 10)),
    hard: searcher('hard', GLIMPSE, who(23, [overlooksThreats, overlooksDiagonals, overlooks(3)], 0.005)),
    expert: searcher('expert', EXPERT, who(0, [], 0.004)),
    master: mastering(searcher('master', longer(EXPERT, MASTERLY)), true),
  };
}

export const levels = levelsWith();
