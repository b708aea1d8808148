/**
 * HTTP routes of the daily deal: results are verified by replaying, and their distribution is shown to those who
 * finished.
 */
import type { Hono } from 'hono';
import { type Day, EDITION, isDay, findSubmissionState } from '../../daily/index.ts';
import {
  DailyStandingRequest,
  type DailyStanding,
  DailySubmission,
  RequestError,
} from '../../protocol/index.ts';
import type { VerifyDaily } from '../daily/dailyVerifier.ts';
import type { DailyResults } from '../daily/dailyResults.ts';
import type { GameList } from '../matches/loader.ts';
import { createRouter, limit, parseBody, type RouteEnv } from './requests.ts';

export interface DailyServices {
  readonly daily: { readonly results: DailyResults; readonly check: VerifyDaily; readonly games: GameList };
  readonly now: () => number;
}

export function dailyRoutes({ daily: { results, check, games }, now }: DailyServices): Hono<RouteEnv> {
  const rulesVersion = async (game: string): Promise<number> => {
    if (!Object.hasOwn(games, game))
      throw new RequestError('body', `game: expected one of ${Object.keys(games).join(', ')}`);
    return (await games[game]!()).version;
  };
  const requireOpen = (day: Day): void => {
    if (!isDay(day)) throw new RequestError('body', 'day: expected a day of the calendar');
    const opening = findSubmissionState(day, now());
    if (opening === 'early') throw new RequestError('day', `${day} has begun nowhere yet`);
    if (opening === 'late') throw new RequestError('day', `${day} is too long ago`);
  };
  const app = createRouter();
  app.post('/', limit('dailies'), async (context) => {
    const { edition, attempt, match, ...place } = await parseBody(context, DailySubmission);
    const rules = await rulesVersion(place.game);
    requireOpen(place.day);
    if (edition !== EDITION)
      throw new RequestError('edition', `bots of edition ${edition}, here they are of edition ${EDITION}`);
    const twice = new RequestError('alreadySubmitted', `try ${attempt} of ${place.day} was told before`);
    if ((await results.readLeads(place)).includes(attempt)) throw twice;
    const outcome = await check({ game: place.game, day: place.day, match });
    if ('wrong' in outcome) throw new RequestError('match', outcome.wrong);
    context.var.take('dailyTries', `${context.var.address} ${place.game} ${place.day}`);
    if (!(await results.add(place, { attempt, rules, lead: outcome.lead }))) throw twice;
    return context.json<DailyStanding>(await results.standing(place.game, place.day, rules), 201);
  });
  app.post('/standing', async (context) => {
    const place = await parseBody(context, DailyStandingRequest);
    const rules = await rulesVersion(place.game);
    if (!isDay(place.day) || (await results.readLeads(place)).length === 0)
      throw new RequestError('unfinished', 'everyone’s results are for those who have finished a try');
    return context.json<DailyStanding>(await results.standing(place.game, place.day, rules));
  });
  return app;
}
