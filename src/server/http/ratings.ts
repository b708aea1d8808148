/** Ratings over HTTP: they are only ever asked for. Nothing that is sent here, or anywhere else, can change one. */
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { BoardWish, type Leaderboard, type RatedTerms, type RatingHistory } from '../../protocol/index.ts';
import type { Offer } from '../host/offer.ts';
import { RefusedRequest } from '../host/requests.ts';
import type { About } from '../people/about.ts';
import type { Boards } from '../ratings/board.ts';
import { ratedTerms } from '../room/ratedTerms.ts';

export interface RatingParts {
  readonly boards: Boards;
  readonly about: About;
  readonly offer: Offer;
  /** Who asks; null for whoever is not signed in. */
  readonly personOf: (context: Context) => Promise<string | null>;
}

export function ratingRoutes({ boards, about, offer, personOf }: RatingParts): Hono {
  const app = new Hono();
  const gameIn = (context: Context): string => {
    const game = context.req.param('game') ?? '';
    if (!ratedTerms(offer.bound.games).games.some((one) => one.game === game))
      throw new RefusedRequest('address', 'there is no such game with ratings');
    return game;
  };
  app.get('/', (context) => context.json<RatedTerms>(ratedTerms(offer.now.games)));
  app.get('/by/:name/:game', async (context) => {
    const game = gameIn(context);
    return context.json<RatingHistory>(
      await about.ratingHistory(context.req.param('name'), await personOf(context), game),
    );
  });
  app.get('/:game', async (context) => {
    const game = gameIn(context);
    const wish = v.safeParse(BoardWish, context.req.query());
    if (!wish.success) throw new RefusedRequest('body', 'span: expected month or ever');
    return context.json<Leaderboard>(await boards.of(game, wish.output.span, await personOf(context)));
  });
  return app;
}
