/** HTTP routes of ratings: all of them read only. */
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import {
  LeaderboardRequest,
  type Leaderboard,
  type RatedTableRules,
  type RatingHistory,
} from '../../protocol/index.ts';
import type { FeatureSwitches } from '../runtime/featureSwitches.ts';
import { RequestError } from '../runtime/requestBody.ts';
import type { Profiles } from '../accounts/profiles.ts';
import type { Leaderboards } from '../ratings/leaderboards.ts';
import { describeRatedRules } from '../room/ratedMatch.ts';

export interface RatingRoutesContext {
  readonly boards: Leaderboards;
  readonly about: Profiles;
  readonly offer: FeatureSwitches;
  readonly personOf: (context: Context) => Promise<string | null>;
}

export function ratingRoutes({ boards, about, offer, personOf }: RatingRoutesContext): Hono {
  const app = new Hono();
  const gameIn = (context: Context): string => {
    const game = context.req.param('game') ?? '';
    if (!describeRatedRules(offer.allowed.games).games.some((one) => one.game === game))
      throw new RequestError('address', 'there is no such game with ratings');
    return game;
  };
  app.get('/', (context) => context.json<RatedTableRules>(describeRatedRules(offer.now.games)));
  app.get('/by/:name/:game', async (context) => {
    const game = gameIn(context);
    return context.json<RatingHistory>(
      await about.ratingHistory(context.req.param('name'), await personOf(context), game),
    );
  });
  app.get('/:game', async (context) => {
    const game = gameIn(context);
    const wish = v.safeParse(LeaderboardRequest, context.req.query());
    if (!wish.success) throw new RequestError('body', 'span: expected month or ever');
    return context.json<Leaderboard>(await boards.read(game, wish.output.span, await personOf(context)));
  });
  return app;
}
