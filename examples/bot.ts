/**
 * A bot for Punto in TypeScript: it takes the match when one card completes a row, else it asks the greedy bot.
 * Node 22.18 or newer runs it as it is: npx tavola sim punto --seats 2 --bots ./bot.ts,random --games 40 --seed 1
 */
import { type Bot, loadBot, seatSetHas } from '@tavola/engine';
import { game, type Punto } from '@tavola/engine/games/punto';

const greedy = await loadBot('punto', 'greedy');

const bot: Bot<Punto> = {
  name: 'finisher',
  choose(view, legal, rng, options) {
    const { seat } = view;
    if (seat === null) throw new Error('a bot needs a seat');
    const finishing = legal.find((action) => {
      // A position that the view allows: what is hidden from this seat is drawn.
      const world = game.determinize(view, rng);
      game.apply(world, seat, action);
      return game.toAct(world) === 0 && seatSetHas(game.winners(world), seat);
    });
    return finishing ?? greedy.choose(view, legal, rng, options);
  },
};
export default bot;
