/** Laws of frames: every frame is a view that its seat may have, and the last one equals the view. */
import { framesFor } from '../core/index.ts';
import {
  serialize,
  sortedCards,
  playDoubles,
  imagineState,
  type Law,
  assertSame,
  assertSameView,
} from './law.ts';
import { listObservers, playWalk } from './randomWalk.ts';

export const FRAME_LAWS = {
  'a film ends with what the action leads to when nobody looks'(game, how) {
    for (const { before, seat, action, steps, after } of playWalk(game, how)) {
      const unseen = game.clone(before);
      game.apply(unseen, seat, action);
      assertSame(after, unseen, 'state when nobody is told');
      const { shared, own } = steps[steps.length - 1].state;
      assertSame([shared, own], [unseen.shared, unseen.own], 'what everyone sees last');
    }
  },

  'every frame of a film is possible'(game, how) {
    const all = sortedCards(game, game.setup(how.config, how.seed));
    const eyes = listObservers(how.config.seats);
    let luck = how.luck;
    for (const { steps } of playWalk(game, how))
      for (const { state } of steps.slice(0, -1)) {
        assertSame(sortedCards(game, state), all, 'cards of a frame');
        const observer = eyes[(luck++ >>> 0) % eyes.length];
        const world = imagineState(game, state, observer, luck);
        assertSameView(game, world, state, observer, `frame of ${observer}`);
        assertSame(sortedCards(game, world), all, `cards of a world of a frame of ${observer}`);
      }
  },

  'a frame shows a seat what it was told by then, and nothing else'(game, how) {
    for (const { observer, truth, world } of playDoubles(game, how)) {
      // Two laws of secrecy already cover a single frame.
      if (truth.steps.length === 1 && world.steps.length === 1) continue;
      const [one, two] = [truth, world].map(({ steps }) => framesFor(steps, observer));
      for (let i = 0; ; i++) {
        const sees = serialize(one[i]?.view) === serialize(two[i]?.view);
        assertSame(
          sees,
          serialize(one[i]?.events) === serialize(two[i]?.events),
          `${observer} sees what frame ${i} tells`,
        );
        if (!sees || i === one.length) break;
      }
    }
  },
} satisfies { [name: string]: Law };
