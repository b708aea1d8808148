/**
 * Jericho's levels: the lower ones go by what they see at a glance, and misjudge more of it; `expert` judges positions by
 * networks that have learnt from self-play.
 */
import type { Bot, SearchingBot } from '../../../bots/bot.ts';
import { type Character, characters, glancing, overlooks } from '../../../bots/character.ts';
import { mastering, MASTERLY } from '../../../bots/master.ts';
import { mindfulBot } from '../../../bots/mind/lookahead.ts';
import { Mind } from '../../../bots/mind/mind.ts';
import type { Levels } from '../../../bots/roster.ts';
import { suitedBot } from '../../../bots/think.ts';
import type { Jericho } from '../rules/rules.ts';
import { blowsAtOnce, hoardsTrumpets, isBroken, miscounts, TEMPERS } from './character.ts';
import { glance } from './greedy.ts';
import { jerichoReader } from './reader.ts';
import { searcher } from './search.ts';
import { JERICHO_WEIGHTS } from './weights.ts';

/** How often `expert` tries its choices in all. */
const TRIES = 2000;
/** Where the search hardly tells two choices apart, the policy does. */
const TRUST = 0.005;

const mind = /* @__PURE__ */ new Mind(jerichoReader, JERICHO_WEIGHTS);
const look = () => ({ horizon: 1, width: Infinity, trust: TRUST });

/** With five seats nothing has been shown to be better than playouts. */
const MOST_SEATS = 4;
const PLAYOUTS = 1000;

/** `times`: how many times as much as `expert` it thinks. */
function thinker(name: string, times: number, who?: Character<Jericho>): SearchingBot<Jericho> {
  const mindful = mindfulBot(mind, name, () => times * TRIES, look, who);
  const playouts = searcher(name, times * PLAYOUTS, who);
  return suitedBot(name, ({ shared }) => (shared.seats > MOST_SEATS ? playouts : mindful));
}

/** How a level fails and what it likes, with one of the tempers. */
const character = (temper?: string) => characters({ tempers: TEMPERS, isBroken }, temper);

// Each level is an export of its own: a fingerprint of a bot then has no code of the others (scripts/fingerprint.js).
export const beginner = (temper?: string): Bot<Jericho> =>
  glancing('beginner', glance, character(temper)(100, [overlooks(2)], 0.2));
export const easy = (temper?: string): Bot<Jericho> =>
  glancing(
    'easy',
    glance,
    character(temper)(95, [miscounts, miscounts, miscounts, miscounts, overlooks(2)], 0.2),
  );
export const medium = (temper?: string): Bot<Jericho> =>
  glancing('medium', glance, character(temper)(85, [miscounts, miscounts, blowsAtOnce, hoardsTrumpets], 0.6));
export const hard = (temper?: string): Bot<Jericho> =>
  searcher('hard', 60, character(temper)(0, [miscounts, blowsAtOnce, hoardsTrumpets], 0.008));
export const expert = (temper?: string): Bot<Jericho> =>
  thinker('expert', 1, character(temper)(0, [], 0.005));
export const master = (): Bot<Jericho> => mastering(thinker('master', MASTERLY));

export const levelsWith = (temper?: string): Levels<Jericho> => ({
  beginner: beginner(temper),
  easy: easy(temper),
  medium: medium(temper),
  hard: hard(temper),
  expert: expert(temper),
  master: master(),
});
