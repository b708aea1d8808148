/** HTTP routes of club nights, with an event stream for followers. */
import type { Hono } from 'hono';
import {
  ClubNightArrival,
  type ArrivalResult,
  ClubNightAttendance,
  type EmptyResponse,
  type ClubNightInfo,
  type FoundClubNight,
  OrganiserAction,
  type CreatedClubNight,
  NewClubNight,
  RequestError,
} from '../../protocol/index.ts';
import type { ClubNights } from '../clubNight/clubNights.ts';
import type { EventStreams } from '../events/eventStreams.ts';
import type { FeatureSwitches } from '../settings/featureSwitches.ts';
import { createRouter, limit, parseBody, readPerson, type RouteContext, type RouteEnv } from './requests.ts';

const ID = /^[0-9A-Za-z]{16}$/;
const CODE = /^[A-Z]{4}[0-9]{3}$/;

export interface ClubNightServices {
  readonly clubNights: ClubNights;
  readonly offer: FeatureSwitches;
  readonly streams: EventStreams;
}

export function clubNightRoutes({ clubNights, offer, streams }: ClubNightServices): Hono<RouteEnv> {
  const readId = (context: RouteContext): string => {
    const id = context.req.param('id') ?? '';
    if (!ID.test(id)) throw new RequestError('clubNight', 'there is no such club night');
    return id;
  };
  const app = createRouter();
  app.post('/', limit('tables'), async (context) => {
    offer.requireFeature('club');
    const terms = await parseBody(context, NewClubNight);
    for (const game of terms.games) offer.requireTableAllowed(game, terms.size);
    offer.requireAccount((await readPerson(context)) === null);
    return context.json<CreatedClubNight>(await clubNights.create(terms), 201);
  });
  app.get('/code/:code', limit('codes'), async (context) => {
    const code = context.req
      .param('code')
      .replaceAll(/[^0-9A-Za-z]/g, '')
      .toUpperCase();
    const id = CODE.test(code) ? await clubNights.findByCode(code) : undefined;
    if (id === undefined) throw new RequestError('clubNight', 'there is no club night of that code');
    return context.json<FoundClubNight>({ id });
  });
  app.get('/:id', async (context) => context.json<ClubNightInfo>(await clubNights.info(readId(context))));
  app.get('/:id/live', limit('upgrades'), (context) => {
    const id = readId(context);
    return streams.follow(context, context.var.address, () => clubNights.follow(id));
  });
  app.post('/:id/people', limit('arrivals'), async (context) => {
    offer.requireFeature('club');
    const { name, token } = await parseBody(context, ClubNightArrival);
    return context.json<ArrivalResult>(await clubNights.arrive(readId(context), name, token), 201);
  });
  app.post('/:id/here', limit('commands'), async (context) => {
    const { token, here } = await parseBody(context, ClubNightAttendance);
    await clubNights.setAttendance(readId(context), token, here);
    return context.json<EmptyResponse>({});
  });
  app.post('/:id/organiser', limit('commands'), async (context) => {
    await clubNights.executeOrganiserAction(readId(context), await parseBody(context, OrganiserAction));
    return context.json<EmptyResponse>({});
  });
  return app;
}
