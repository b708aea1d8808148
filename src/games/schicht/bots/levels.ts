/**
 * Schicht im Schacht's levels: the lower ones go by what they see at a glance, and misjudge more of it. With two and three
 * seats `expert` judges positions by networks it has learnt from self-play; with more seats the search by playouts has
 * not been beaten, and it plays.
 */
import type { View } from '../../../core/index.ts';
import type { Schicht } from '../rules/rules.ts';
import type { SearchingBot } from '../../../bots/bot.ts';
import { type Character, characters, glancing, overlooks } from '../../../bots/character.ts';
import { mastering, MASTERLY } from '../../../bots/master.ts';
import { mindfulBot } from '../../../bots/mind/lookahead.ts';
import { Mind } from '../../../bots/mind/mind.ts';
import type { Levels } from '../../../bots/roster.ts';
import { fearsOthers, forgetsTheOrder, isBroken, takesWhatItCan, TEMPERS } from './character.ts';
import { glance } from './greedy.ts';
import { schichtReader } from './reader.ts';
import { searcher } from './search.ts';
import { SCHICHT_WEIGHTS } from './weights.ts';

/** As many seats as the networks were shown to be better at. */
const MOST_SEATS = 3;
/** Which card to choose decides a match, where to lay it hardly ever does. */
const CHOOSING = 600;
const LAYING = 150;
/** How many imagined matches it plays for a decision where it plays them out. */
const PLAYOUTS = 3000;

const mind = new Mind(schichtReader, SCHICHT_WEIGHTS);

function thinker(name: string, times: number, who?: Character<Schicht>): SearchingBot<Schicht> {
  const mindful = mindfulBot(
    mind,
    name,
    ({ shared }) => times * (shared.phase === 'choose' ? CHOOSING : LAYING),
    { horizon: 1, width: Infinity, trust: 0 },
    who,
  );
  const playouts = searcher(name, times * PLAYOUTS, who);
  const suited = ({ shared }: View<Schicht>): SearchingBot<Schicht> =>
    shared.seats <= MOST_SEATS ? mindful : playouts;
  return {
    name,
    choose: (view, legal, rng, thinking) => suited(view).choose(view, legal, rng, thinking),
    estimate: (view, legal, rng, thinking) => suited(view).estimate(view, legal, rng, thinking),
  };
}

export function levelsWith(temper?: string): Levels<Schicht> {
  const who = characters({ tempers: TEMPERS, isBroken }, temper);
  return {
    easy: glancing('easy', glance, who(100, [takesWhatItCan, overlooks(2), overlooks(2), overlooks(2)], 0.2)),
    medium: glancing('medium', glance, who(12, [takesWhatItCan, fearsOthers, forgetsTheOrder], 0.2)),
    hard: searcher('hard', 150, who(15, [takesWhatItCan, forgetsTheOrder], 0.02)),
    expert: thinker('expert', 1, who(0, [], 0.005)),
    master: mastering(thinker('master', MASTERLY)),
  };
}

export const levels = levelsWith();
