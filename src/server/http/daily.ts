/** Results of the deal of the day: taken once they were played again, and told as a distribution to whoever has finished. */
import type { Context, Hono } from 'hono';
import { type Day, EDITION, isDay, openingOf } from '../../daily/index.ts';
import { DailyQuestion, type DailyStanding, DailyTry } from '../../protocol/index.ts';
import { type Check, CheckerBusy } from '../daily/checker.ts';
import type { DailyResults } from '../daily/results.ts';
import type { Quotas } from '../host/limits.ts';
import type { GameList } from '../matches/loader.ts';
import { parsed, RefusedRequest } from '../host/requests.ts';

export interface DailyParts {
  readonly results: DailyResults;
  readonly check: Check;
  readonly games: GameList;
  readonly quotas: Quotas;
  readonly now: () => number;
}

export function dailyRoutes(
  app: Hono,
  { results, check, games, quotas, now }: DailyParts,
  from: (context: Context) => string,
): void {
  const rulesOf = async (game: string): Promise<number> => {
    if (!Object.hasOwn(games, game))
      throw new RefusedRequest('body', `game: expected one of ${Object.keys(games).join(', ')}`);
    return (await games[game]!()).version;
  };
  const mustBeOpen = (day: Day): void => {
    if (!isDay(day)) throw new RefusedRequest('body', 'day: expected a day of the calendar');
    const opening = openingOf(day, now());
    if (opening === 'early') throw new RefusedRequest('day', `${day} has begun nowhere yet`);
    if (opening === 'late') throw new RefusedRequest('day', `${day} is too long ago`);
  };
  app.post('/api/daily', async (context) => {
    const { edition, attempt, match, ...place } = await parsed(context, DailyTry);
    const rules = await rulesOf(place.game);
    mustBeOpen(place.day);
    if (edition !== EDITION)
      throw new RefusedRequest('edition', `bots of edition ${edition}, here they are of edition ${EDITION}`);
    if (!quotas.take('dailies', from(context)))
      throw new RefusedRequest('slow', 'too many results from your address; wait a minute');
    const twice = new RefusedRequest('twice', `try ${attempt} of ${place.day} was told before`);
    if ((await results.told(place)).includes(attempt)) throw twice;
    const outcome = await check({ game: place.game, day: place.day, match }).catch((error: unknown) => {
      if (error instanceof CheckerBusy) throw new RefusedRequest('busy', error.message);
      throw error;
    });
    if ('wrong' in outcome) throw new RefusedRequest('match', outcome.wrong);
    if (!quotas.take('dailyTries', `${from(context)} ${place.game} ${place.day}`))
      throw new RefusedRequest('slow', 'too many results of this day from your address');
    if (!(await results.add(place, { attempt, rules, lead: outcome.lead }))) throw twice;
    return context.json<DailyStanding>(await results.standing(place.game, place.day, rules), 201);
  });
  app.post('/api/daily/standing', async (context) => {
    const place = await parsed(context, DailyQuestion);
    const rules = await rulesOf(place.game);
    if (!isDay(place.day) || (await results.told(place)).length === 0)
      throw new RefusedRequest('unfinished', 'everyone’s results are for those who have finished a try');
    return context.json<DailyStanding>(await results.standing(place.game, place.day, rules));
  });
}
