/**
 * Schicht im Schacht's levels: the lower ones go by what they see at a glance, and misjudge more of it; `expert` foresees what
 * others choose and judges positions by networks that have learnt from self-play.
 */
import { characters, glancing, overlooks } from '../../../bots/character.ts';
import { mastering, MASTERLY } from '../../../bots/master.ts';
import { Mind } from '../../../bots/mind/mind.ts';
import type { Levels } from '../../../bots/roster.ts';
import type { Schicht } from '../rules/rules.ts';
import { fearsOthers, forgetsTheOrder, isBroken, takesWhatItCan, TEMPERS } from './character.ts';
import { foresight } from './foresight.ts';
import { glance } from './greedy.ts';
import { schichtReader } from './reader.ts';
import { searcher } from './search.ts';
import { SCHICHT_WEIGHTS } from './weights.ts';

const mind = new Mind(schichtReader, SCHICHT_WEIGHTS);

export function levelsWith(temper?: string): Levels<Schicht> {
  const who = characters({ tempers: TEMPERS, isBroken }, temper);
  return {
    easy: glancing('easy', glance, who(100, [takesWhatItCan, overlooks(2), overlooks(2), overlooks(2)], 0.2)),
    medium: glancing('medium', glance, who(12, [takesWhatItCan, fearsOthers, forgetsTheOrder], 0.2)),
    hard: searcher('hard', 150, who(15, [takesWhatItCan, forgetsTheOrder], 0.02)),
    expert: foresight(mind, 'expert', 1, who(0, [], 0.005)),
    master: mastering(foresight(mind, 'master', MASTERLY)),
  };
}

export const levels = levelsWith();
