/**
 * The levels of Schicht im Schacht. The lower ones judge at a glance, and misjudge more. `expert` predicts the others' choices and
 * evaluates positions with networks trained on self-play, where that measured better.
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

/** With more seats nothing measured better than playouts. */
const MOST_SEATS = 3;
const PLAYOUTS = 3000;
/** With silver, predicting two others measured no better than their policy. */
const CHOOSING = 600;
const LAYING = 150;

/** By seats, the multiple of `expert`'s budget for a choice with predicted others: as much as measurably helped. */
const THOROUGH = [0, 0, 3, 1];

/** `times`: the budget as a multiple of these figures; for the others' choices it may be higher. */
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

const styled = (style?: string) => characterBuilder({ styles: STYLES, isBroken: isBlunder }, style);

// Each level is its own export, so that a bot's fingerprint excludes the code of the others (scripts/fingerprint.js).
export const beginner = (style?: string): Bot<Schicht> =>
  greedyBot('beginner', scoreActions, styled(style)(100, [overlooksChoices(2)], 0.2));
export const easy = (style?: string): Bot<Schicht> =>
  greedyBot(
    'easy',
    scoreActions,
    styled(style)(100, [takesWhatItCan, ...Array.from({ length: 5 }, () => overlooksChoices(2))], 0.2),
  );
export const medium = (style?: string): Bot<Schicht> =>
  greedyBot('medium', scoreActions, styled(style)(12, [takesWhatItCan, fearsOthers, forgetsTheOrder], 0.2));
export const hard = (style?: string): Bot<Schicht> =>
  schichtSearchBot('hard', 150, styled(style)(20, [takesWhatItCan, forgetsTheOrder], 0.02));
export const expert = (style?: string): Bot<Schicht> =>
  neuralLevel('expert', 1, (seats) => THOROUGH[seats], styled(style)(0, [], 0.005));
export const master = (): Bot<Schicht> =>
  withResumableSearch(neuralLevel('master', MASTER_EFFORT, () => MASTER_EFFORT));

export const createLevels = (style?: string): Levels<Schicht> => ({
  beginner: beginner(style),
  easy: easy(style),
  medium: medium(style),
  hard: hard(style),
  expert: expert(style),
  master: master(),
});
