/** A first-time player of Campos: plays the highest-scoring card, otherwise places pieces at random. */
import type { Bot } from '../../../src/bots/bot.ts';
import { getArea } from '../../../src/games/campos/rules/area.ts';
import { actionCard, isScoring } from '../../../src/games/campos/rules/moves.ts';
import type { Campos } from '../../../src/games/campos/rules/rules.ts';
import { cardPoints } from '../../../src/games/campos/rules/scoring.ts';

export const newcomerBot: Bot<Campos> = {
  name: 'newcomer',
  choose({ shared }, legal, rng) {
    const area = getArea(shared.laid);
    const points = legal.map((action) => (isScoring(action) ? cardPoints(area, actionCard(action)) : 0));
    const most = Math.max(...points);
    const open = legal.filter((_, i) => points[i] === most);
    return open[rng.below(open.length)];
  },
};
