/** Laws of films: every frame is a view that its seat may have, and the last one is the view. */
import { filmFor, viewOf } from '../core/index.ts';
import { bytes, cardsIn, doubles, imagine, type Law, same } from './law.ts';
import { observers, walk } from './walk.ts';

export const FILMS = {
  'a film ends with what the action leads to when nobody looks'(game, how) {
    for (const { before, seat, action, shots, after } of walk(game, how)) {
      const unseen = game.clone(before);
      game.apply(unseen, seat, action);
      same(after, unseen, 'state when nobody is told');
      const { shared, own } = shots[shots.length - 1].state;
      same([shared, own], [unseen.shared, unseen.own], 'what everyone sees last');
    }
  },

  'every frame of a film is possible'(game, how, inventory) {
    const all = cardsIn(game.setup(how.config, how.seed), inventory);
    const eyes = observers(how.config.seats);
    let luck = how.luck;
    for (const { shots } of walk(game, how))
      for (const { state } of shots.slice(0, -1)) {
        same(cardsIn(state, inventory), all, 'cards of a frame');
        const observer = eyes[(luck++ >>> 0) % eyes.length];
        const world = imagine(game, state, observer, luck);
        same(bytes(viewOf(world, observer)), bytes(viewOf(state, observer)), `frame of ${observer}`);
        same(cardsIn(world, inventory), all, `cards of a world of a frame of ${observer}`);
      }
  },

  'a frame shows a seat what it was told by then, and nothing else'(game, how) {
    for (const { observer, truth, world } of doubles(game, how)) {
      // A film of one frame is looked at by two laws of secrets.
      if (truth.shots.length === 1 && world.shots.length === 1) continue;
      const [one, two] = [truth, world].map(({ shots }) => filmFor(shots, observer));
      for (let i = 0; ; i++) {
        const sees = bytes(one[i]?.view) === bytes(two[i]?.view);
        same(sees, bytes(one[i]?.events) === bytes(two[i]?.events), `${observer} sees what frame ${i} tells`);
        if (!sees || i === one.length) break;
      }
    }
  },
} satisfies { [name: string]: Law };
