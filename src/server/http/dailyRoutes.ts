/**
 * HTTP routes of the daily deal: results are verified by replaying, and their distribution is shown to those who
 * finished.
 */
import type { Context, Hono } from 'hono';
import { type Day, EDITION, isDay, findSubmissionState } from '../../daily/index.ts';
import { DailyStandingRequest, type DailyStanding, DailySubmission } from '../../protocol/index.ts';
import { type VerifyDaily, VerifierBusyError } from '../daily/dailyVerifier.ts';
import type { DailyResults } from '../daily/dailyResults.ts';
import type { Quotas } from '../limits/limits.ts';
import type { GameList } from '../matches/loader.ts';
import { parseBody, RequestError } from '../runtime/requestBody.ts';

export interface DailyRoutesContext {
  readonly results: DailyResults;
  readonly check: VerifyDaily;
  readonly games: GameList;
  readonly quotas: Quotas;
  readonly now: () => number;
}

export function dailyRoutes(
  app: Hono,
  { results, check, games, quotas, now }: DailyRoutesContext,
  from: (context: Context) => string,
): void {
  const rulesVersion = async (game: string): Promise<number> => {
    if (!Object.hasOwn(games, game))
      throw new RequestError('body', `game: expected one of ${Object.keys(games).join(', ')}`);
    return (await games[game]!()).version;
  };
  const mustBeOpen = (day: Day): void => {
    if (!isDay(day)) throw new RequestError('body', 'day: expected a day of the calendar');
    const opening = findSubmissionState(day, now());
    if (opening === 'early') throw new RequestError('day', `${day} has begun nowhere yet`);
    if (opening === 'late') throw new RequestError('day', `${day} is too long ago`);
  };
  app.post('/api/daily', async (context) => {
    const { edition, attempt, match, ...place } = await parseBody(context, DailySubmission);
    const rules = await rulesVersion(place.game);
    mustBeOpen(place.day);
    if (edition !== EDITION)
      throw new RequestError('edition', `bots of edition ${edition}, here they are of edition ${EDITION}`);
    if (!quotas.tryTake('dailies', from(context)))
      throw new RequestError('slow', 'too many results from your address; wait a minute');
    const twice = new RequestError('twice', `try ${attempt} of ${place.day} was told before`);
    if ((await results.readLeads(place)).includes(attempt)) throw twice;
    const outcome = await check({ game: place.game, day: place.day, match }).catch((error: unknown) => {
      if (error instanceof VerifierBusyError) throw new RequestError('busy', error.message);
      throw error;
    });
    if ('wrong' in outcome) throw new RequestError('match', outcome.wrong);
    if (!quotas.tryTake('dailyTries', `${from(context)} ${place.game} ${place.day}`))
      throw new RequestError('slow', 'too many results of this day from your address');
    if (!(await results.add(place, { attempt, rules, lead: outcome.lead }))) throw twice;
    return context.json<DailyStanding>(await results.standing(place.game, place.day, rules), 201);
  });
  app.post('/api/daily/standing', async (context) => {
    const place = await parseBody(context, DailyStandingRequest);
    const rules = await rulesVersion(place.game);
    if (!isDay(place.day) || (await results.readLeads(place)).length === 0)
      throw new RequestError('unfinished', 'everyone’s results are for those who have finished a try');
    return context.json<DailyStanding>(await results.standing(place.game, place.day, rules));
  });
}
