/** Jericho's levels: the lower ones go by what they see at a glance, and misjudge more of it. */
import { characters, glancing, overlooks } from '../../../bots/character.ts';
import { mastering, MASTERLY } from '../../../bots/master.ts';
import type { Levels } from '../../../bots/roster.ts';
import type { Jericho } from '../rules/rules.ts';
import { blowsAtOnce, hoardsTrumpets, isBroken, miscounts, TEMPERS } from './character.ts';
import { glance } from './greedy.ts';
import { searcher } from './search.ts';

export function levelsWith(temper?: string): Levels<Jericho> {
  const who = characters({ tempers: TEMPERS, isBroken }, temper);
  return {
    easy: glancing('easy', glance, who(100, [miscounts, miscounts, overlooks(2)], 0.2)),
    medium: glancing('medium', glance, who(85, [miscounts, miscounts, blowsAtOnce, hoardsTrumpets], 0.6)),
    hard: searcher('hard', 40, who(0, [miscounts, blowsAtOnce, hoardsTrumpets], 0.04)),
    expert: searcher('expert', 1000, who(0, [], 0.005)),
    master: mastering(searcher('master', 1000 * MASTERLY)),
  };
}

export const levels = levelsWith();
