/** HTTP routes of ratings: all of them read only. */
import type { Hono } from 'hono';
import {
  LeaderboardRequest,
  type Leaderboard,
  type RatedTableRules,
  type RatingHistory,
  RequestError,
} from '../../protocol/index.ts';
import { describeRatedRules } from '../room/ratedMatch.ts';
import type { FeatureSwitches } from '../settings/featureSwitches.ts';
import type { AccountServices } from './accountRoutes.ts';
import { createRouter, parseQuery, readPerson, type RouteContext, type RouteEnv } from './requests.ts';

export function ratingRoutes(
  { boards, about }: AccountServices,
  { offer }: { readonly offer: FeatureSwitches },
): Hono<RouteEnv> {
  const app = createRouter();
  const readGame = (context: RouteContext): string => {
    const game = context.req.param('game') ?? '';
    if (!describeRatedRules(offer.allowed.games).games.some((one) => one.game === game))
      throw new RequestError('address', 'there is no such game with ratings');
    return game;
  };
  app.get('/', (context) => context.json<RatedTableRules>(describeRatedRules(offer.now.games)));
  app.get('/by/:name/:game', async (context) => {
    const game = readGame(context);
    return context.json<RatingHistory>(
      await about.ratingHistory(context.req.param('name'), await readPerson(context), game),
    );
  });
  app.get('/:game', async (context) => {
    const game = readGame(context);
    const { span } = parseQuery(context, LeaderboardRequest);
    return context.json<Leaderboard>(await boards.read(game, span, await readPerson(context)));
  });
  return app;
}
