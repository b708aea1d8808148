/**
 * The levels of Jericho. The lower ones judge at a glance, and misjudge more. `expert` evaluates positions with networks trained
 * on self-play.
 */
import type { Bot, SearchingBot } from '../../../bots/bot.ts';
import { type Character, characterBuilder, greedyBot, overlooksChoices } from '../../../bots/character.ts';
import { withResumableSearch, MASTER_EFFORT } from '../../../bots/resumableSearch.ts';
import { neuralBot } from '../../../bots/neural/lookahead.ts';
import { PolicyValueNet } from '../../../bots/neural/policyValueNet.ts';
import type { Levels } from '../../../bots/roster.ts';
import { delegatingBot } from '../../../bots/searchBot.ts';
import type { Jericho } from '../rules/rules.ts';
import { blowsAtOnce, hoardsTrumpets, isBlunder, miscounts, STYLES } from './stylesAndMistakes.ts';
import { scoreActions } from './greedy.ts';
import { jerichoEncoder } from './featureEncoder.ts';
import { jerichoSearchBot } from './search.ts';
import { JERICHO_WEIGHTS } from './weights.ts';

const TRIES = 2000;
/** Where the search cannot separate two choices, the policy decides. */
const TRUST = 0.005;

const net = /* @__PURE__ */ new PolicyValueNet(jerichoEncoder, JERICHO_WEIGHTS);
const look = () => ({ horizon: 1, width: Infinity, trust: TRUST });

/** With five seats nothing measured better than playouts. */
const MOST_SEATS = 4;
const PLAYOUTS = 1000;

/** `times`: the budget as a multiple of `expert`'s. */
function neuralLevel(name: string, times: number, who?: Character<Jericho>): SearchingBot<Jericho> {
  const mindful = neuralBot(net, name, () => times * TRIES, look, who);
  const playouts = jerichoSearchBot(name, times * PLAYOUTS, who);
  return delegatingBot(name, ({ shared }) => (shared.seats > MOST_SEATS ? playouts : mindful));
}

const styled = (style?: string) => characterBuilder({ styles: STYLES, isBroken: isBlunder }, style);

// Each level is its own export, so that a bot's fingerprint excludes the code of the others (scripts/fingerprint.js).
export const beginner = (style?: string): Bot<Jericho> =>
  greedyBot('beginner', scoreActions, styled(style)(100, [overlooksChoices(2)], 0.2));
export const easy = (style?: string): Bot<Jericho> =>
  greedyBot(
    'easy',
    scoreActions,
    styled(style)(100, [miscounts, miscounts, miscounts, overlooksChoices(2)], 0.2),
  );
export const medium = (style?: string): Bot<Jericho> =>
  greedyBot(
    'medium',
    scoreActions,
    styled(style)(80, [miscounts, blowsAtOnce, blowsAtOnce, hoardsTrumpets], 0.6),
  );
export const hard = (style?: string): Bot<Jericho> =>
  jerichoSearchBot('hard', 60, styled(style)(0, [miscounts, blowsAtOnce, hoardsTrumpets], 0.008));
export const expert = (style?: string): Bot<Jericho> => neuralLevel('expert', 1, styled(style)(0, [], 0.005));
export const master = (): Bot<Jericho> => withResumableSearch(neuralLevel('master', MASTER_EFFORT));

export const createLevels = (style?: string): Levels<Jericho> => ({
  beginner: beginner(style),
  easy: easy(style),
  medium: medium(style),
  hard: hard(style),
  expert: expert(style),
  master: master(),
});
