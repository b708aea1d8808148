/**
 * Jericho's levels: the lower ones go by what they see at a glance, and misjudge more of it; `expert` judges positions by
 * networks that have learnt from self-play.
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

/** How often `expert` tries its choices in all. */
const TRIES = 2000;
/** Where the search hardly tells two choices apart, the policy does. */
const TRUST = 0.005;

const net = /* @__PURE__ */ new PolicyValueNet(jerichoEncoder, JERICHO_WEIGHTS);
const look = () => ({ horizon: 1, width: Infinity, trust: TRUST });

/** With five seats nothing has been shown to be better than playouts. */
const MOST_SEATS = 4;
const PLAYOUTS = 1000;

/** `times`: how many times as much as `expert` it thinks. */
function neuralLevel(name: string, times: number, who?: Character<Jericho>): SearchingBot<Jericho> {
  const mindful = neuralBot(net, name, () => times * TRIES, look, who);
  const playouts = jerichoSearchBot(name, times * PLAYOUTS, who);
  return delegatingBot(name, ({ shared }) => (shared.seats > MOST_SEATS ? playouts : mindful));
}

/** How a level fails and what it likes, with one of the tempers. */
const styled = (temper?: string) => characterBuilder({ tempers: STYLES, isBroken: isBlunder }, temper);

// Each level is an export of its own: a fingerprint of a bot then has no code of the others (scripts/fingerprint.js).
export const beginner = (temper?: string): Bot<Jericho> =>
  greedyBot('beginner', scoreActions, styled(temper)(100, [overlooksChoices(2)], 0.2));
export const easy = (temper?: string): Bot<Jericho> =>
  greedyBot(
    'easy',
    scoreActions,
    styled(temper)(95, [miscounts, miscounts, miscounts, miscounts, overlooksChoices(2)], 0.2),
  );
export const medium = (temper?: string): Bot<Jericho> =>
  greedyBot(
    'medium',
    scoreActions,
    styled(temper)(85, [miscounts, miscounts, blowsAtOnce, hoardsTrumpets], 0.6),
  );
export const hard = (temper?: string): Bot<Jericho> =>
  jerichoSearchBot('hard', 60, styled(temper)(0, [miscounts, blowsAtOnce, hoardsTrumpets], 0.008));
export const expert = (temper?: string): Bot<Jericho> =>
  neuralLevel('expert', 1, styled(temper)(0, [], 0.005));
export const master = (): Bot<Jericho> => withResumableSearch(neuralLevel('master', MASTER_EFFORT));

export const createLevels = (temper?: string): Levels<Jericho> => ({
  beginner: beginner(temper),
  easy: easy(temper),
  medium: medium(temper),
  hard: hard(temper),
  expert: expert(temper),
  master: master(),
});
