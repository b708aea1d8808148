/**
 * Schicht im Schacht's levels: the lower ones go by what they see at a glance, and misjudge more of it; `expert` foresees what
 * others choose and judges positions by networks that have learnt from self-play, where that was shown to be better.
 */
import { type Character, characterBuilder, greedyBot, overlooksChoices } from '../../../bots/character.ts';
import { withResumableSearch, MASTER_EFFORT } from '../../../bots/resumableSearch.ts';
import { neuralBot } from '../../../bots/neural/lookahead.ts';
import { PolicyValueNet } from '../../../bots/neural/policyValueNet.ts';
import type { Bot, SearchingBot } from '../../../bots/bot.ts';
import type { Levels } from '../../../bots/roster.ts';
import { delegatingBot } from '../../../bots/searchBot.ts';
import type { Schicht } from '../rules/rules.ts';
import { fearsOthers, forgetsTheOrder, isBlunder, takesWhatItCan, STYLES } from './stylesAndMistakes.ts';
import { createForesightBot } from './foresight.ts';
import { scoreActions } from './greedy.ts';
import { schichtEncoder } from './featureEncoder.ts';
import { schichtSearchBot } from './search.ts';
import { SCHICHT_WEIGHTS } from './weights.ts';

const net = /* @__PURE__ */ new PolicyValueNet(schichtEncoder, SCHICHT_WEIGHTS);

/** With more seats nothing has been shown to be better than playouts. */
const MOST_SEATS = 3;
const PLAYOUTS = 3000;
/** With silver two others are not foreseen: it was not better than taking them by their policy. */
const CHOOSING = 600;
const LAYING = 150;

/** By seats, how many times as much `expert` thinks over a choice where it foresees the others: as much as was shown to help. */
const THOROUGH = [0, 0, 3, 1];

/** `times`: how many times as much as the figures here it thinks; over the others' choices it may be more. */
function neuralLevel(
  name: string,
  times: number,
  choosing: (seats: number) => number,
  who?: Character<Schicht>,
): SearchingBot<Schicht> {
  const foreseeing = createForesightBot(net, name, { choosing, laying: times }, who);
  const mindful = neuralBot(
    net,
    name,
    ({ shared }) => times * (shared.phase === 'choose' ? CHOOSING : LAYING),
    () => ({ horizon: 1, width: Infinity, trust: 0 }),
    who,
  );
  const playouts = schichtSearchBot(name, times * PLAYOUTS, who);
  return delegatingBot(name, ({ shared }) => {
    if (shared.seats > MOST_SEATS) return playouts;
    return shared.options.silver && shared.seats > 2 ? mindful : foreseeing;
  });
}

/** How a level fails and what it likes, with one of the tempers. */
const styled = (temper?: string) => characterBuilder({ tempers: STYLES, isBroken: isBlunder }, temper);

// Each level is an export of its own: a fingerprint of a bot then has no code of the others (scripts/fingerprint.js).
export const beginner = (temper?: string): Bot<Schicht> =>
  greedyBot('beginner', scoreActions, styled(temper)(100, [overlooksChoices(2)], 0.2));
export const easy = (temper?: string): Bot<Schicht> =>
  greedyBot(
    'easy',
    scoreActions,
    styled(temper)(100, [takesWhatItCan, overlooksChoices(2), overlooksChoices(2), overlooksChoices(2)], 0.2),
  );
export const medium = (temper?: string): Bot<Schicht> =>
  greedyBot('medium', scoreActions, styled(temper)(12, [takesWhatItCan, fearsOthers, forgetsTheOrder], 0.2));
export const hard = (temper?: string): Bot<Schicht> =>
  schichtSearchBot('hard', 150, styled(temper)(20, [takesWhatItCan, forgetsTheOrder], 0.02));
export const expert = (temper?: string): Bot<Schicht> =>
  neuralLevel('expert', 1, (seats) => THOROUGH[seats], styled(temper)(0, [], 0.005));
export const master = (): Bot<Schicht> =>
  withResumableSearch(neuralLevel('master', MASTER_EFFORT, () => MASTER_EFFORT));

export const createLevels = (temper?: string): Levels<Schicht> => ({
  beginner: beginner(temper),
  easy: easy(temper),
  medium: medium(temper),
  hard: hard(temper),
  expert: expert(temper),
  master: master(),
});
