/**
 * A person who has just learnt Campos: plays the card that scores most, else places or removes the piece after which its cards would
 * score most, met or not.
 */
import type { Action } from '../../../src/core/index.ts';
import type { Bot } from '../../../src/bots/bot.ts';
import { sizesAfter } from '../../../src/games/campos/bots/greedy.ts';
import { getArea } from '../../../src/games/campos/rules/area.ts';
import { CARDS, listCards } from '../../../src/games/campos/rules/data.ts';
import { actionCard, isScoring } from '../../../src/games/campos/rules/moves.ts';
import type { Campos } from '../../../src/games/campos/rules/rules.ts';
import { cardPoints } from '../../../src/games/campos/rules/scoring.ts';

/** More than any area. */
const POINT = 1000;

export const newcomerBot: Bot<Campos> = {
  name: 'newcomer',
  choose({ shared, seat, own }, legal, rng) {
    const hand = listCards(own!.hand);
    const sumScored = (sizes: readonly number[]): number =>
      hand.reduce((sum, card) => sum + sizes[CARDS[card].scores], 0);
    const area = getArea(shared.laid);
    const worthOf = (action: Action): number =>
      isScoring(action)
        ? POINT * cardPoints(area, actionCard(action))
        : sumScored(sizesAfter(shared, area, seat!, action));
    const worths = legal.map(worthOf);
    const most = Math.max(...worths);
    const open = legal.filter((_, i) => worths[i] === most);
    return open[rng.below(open.length)];
  },
};
