/**
 * Schicht im Schacht's strongest bot. With two and three seats it judges positions by networks it has learnt from
 * self-play; with more seats the search by playouts has not been beaten, and it plays.
 */
import type { View, Level } from '../../../core/index.ts';
import type { Schicht } from '../rules/rules.ts';
import type { Bot } from '../../../bots/bot.ts';
import { mindfulBot } from '../../../bots/mind/lookahead.ts';
import { Mind } from '../../../bots/mind/mind.ts';
import { schichtReader } from './reader.ts';
import { SCHICHT_WEIGHTS } from './weights.ts';
import { levels as searchers } from './search.ts';

/** As many seats as the networks were shown to be better at. */
const MOST_SEATS = 3;
/** Which card to choose decides a match, where to lay it hardly ever does. */
const CHOOSING = 600;
const LAYING = 150;

const mindful = mindfulBot(
  new Mind(schichtReader, SCHICHT_WEIGHTS),
  'expert',
  ({ shared }) => (shared.phase === 'choose' ? CHOOSING : LAYING),
  { horizon: 1, width: Infinity, trust: 0 },
);

const playouts = searchers.expert as Required<Bot<Schicht>>;

const suited = ({ shared }: View<Schicht>): Required<Bot<Schicht>> =>
  shared.seats <= MOST_SEATS ? mindful : playouts;

export const levels: { readonly [L in Level]: Bot<Schicht> } = {
  ...searchers,
  expert: {
    name: 'expert',
    choose: (view, legal, rng, thinking) => suited(view).choose(view, legal, rng, thinking),
    estimate: (view, legal, rng, thinking) => suited(view).estimate(view, legal, rng, thinking),
  },
};
