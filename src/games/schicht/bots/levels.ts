/**
 * Schicht im Schacht's levels: the lower ones go by what they see at a glance, and misjudge more of it; `expert` foresees what
 * others choose and judges positions by networks that have learnt from self-play, where that was shown to be better.
 */
import { type Character, characters, glancing, overlooks } from '../../../bots/character.ts';
import { mastering, MASTERLY } from '../../../bots/master.ts';
import { mindfulBot } from '../../../bots/mind/lookahead.ts';
import { Mind } from '../../../bots/mind/mind.ts';
import type { Bot, SearchingBot } from '../../../bots/bot.ts';
import type { Levels } from '../../../bots/roster.ts';
import { suitedBot } from '../../../bots/think.ts';
import type { Schicht } from '../rules/rules.ts';
import { fearsOthers, forgetsTheOrder, isBroken, takesWhatItCan, TEMPERS } from './character.ts';
import { foresight } from './foresight.ts';
import { glance } from './greedy.ts';
import { schichtReader } from './reader.ts';
import { searcher } from './search.ts';
import { SCHICHT_WEIGHTS } from './weights.ts';

const mind = /* @__PURE__ */ new Mind(schichtReader, SCHICHT_WEIGHTS);

/** With more seats nothing has been shown to be better than playouts. */
const MOST_SEATS = 3;
const PLAYOUTS = 3000;
/** With silver two others are not foreseen: it was not better than taking them by their policy. */
const CHOOSING = 600;
const LAYING = 150;

/** By seats, how many times as much `expert` thinks over a choice where it foresees the others: as much as was shown to help. */
const THOROUGH = [0, 0, 3, 1];

/** `times`: how many times as much as the figures here it thinks; over the others' choices it may be more. */
function thinker(
  name: string,
  times: number,
  choosing: (seats: number) => number,
  who?: Character<Schicht>,
): SearchingBot<Schicht> {
  const foreseeing = foresight(mind, name, { choosing, laying: times }, who);
  const mindful = mindfulBot(
    mind,
    name,
    ({ shared }) => times * (shared.phase === 'choose' ? CHOOSING : LAYING),
    () => ({ horizon: 1, width: Infinity, trust: 0 }),
    who,
  );
  const playouts = searcher(name, times * PLAYOUTS, who);
  return suitedBot(name, ({ shared }) => {
    if (shared.seats > MOST_SEATS) return playouts;
    return shared.options.silver && shared.seats > 2 ? mindful : foreseeing;
  });
}

/** How a level fails and what it likes, with one of the tempers. */
const character = (temper?: string) => characters({ tempers: TEMPERS, isBroken }, temper);

// Each level is an export of its own: a fingerprint of a bot then has no code of the others (scripts/fingerprint.js).
export const beginner = (temper?: string): Bot<Schicht> =>
  glancing('beginner', glance, character(temper)(100, [overlooks(2)], 0.2));
export const easy = (temper?: string): Bot<Schicht> =>
  glancing(
    'easy',
    glance,
    character(temper)(100, [takesWhatItCan, overlooks(2), overlooks(2), overlooks(2)], 0.2),
  );
export const medium = (temper?: string): Bot<Schicht> =>
  glancing('medium', glance, character(temper)(12, [takesWhatItCan, fearsOthers, forgetsTheOrder], 0.2));
export const hard = (temper?: string): Bot<Schicht> =>
  searcher('hard', 150, character(temper)(20, [takesWhatItCan, forgetsTheOrder], 0.02));
export const expert = (temper?: string): Bot<Schicht> =>
  thinker('expert', 1, (seats) => THOROUGH[seats], character(temper)(0, [], 0.005));
export const master = (): Bot<Schicht> => mastering(thinker('master', MASTERLY, () => MASTERLY));

export const levelsWith = (temper?: string): Levels<Schicht> => ({
  beginner: beginner(temper),
  easy: easy(temper),
  medium: medium(temper),
  hard: hard(temper),
  expert: expert(temper),
  master: master(),
});
