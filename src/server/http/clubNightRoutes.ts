/** HTTP routes of club nights, with an event stream for followers. */
import type { Context, Hono } from 'hono';
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
} from '../../protocol/index.ts';
import type { FeatureSwitches } from '../runtime/featureSwitches.ts';
import type { RateName } from '../limits/limits.ts';
import { parseBody, RequestError } from '../runtime/requestBody.ts';
import type { ClubNights, ClubNightEvent, RequestRejection } from '../clubNight/clubNights.ts';
import { LatestEventsQueue, type EventStreams } from './eventStreams.ts';
import { headerReader } from './accountRoutes.ts';
import type { RequestIdentity } from './requestIdentity.ts';

const ID = /^[0-9A-Za-z]{16}$/;
const CODE = /^[A-Z]{4}[0-9]{3}$/;

interface ClubNightRoutesContext {
  readonly clubNights: ClubNights;
  readonly offer: FeatureSwitches;
  readonly visitors: RequestIdentity;
  readonly take: (what: RateName, context: Context) => void;
  readonly streams: EventStreams;
  readonly from: (context: Context) => string;
}

const isRefusal = (outcome: object): outcome is RequestRejection => 'refused' in outcome;

function unwrap<T extends object>(outcome: T | RequestRejection | null): T | null {
  if (outcome !== null && isRefusal(outcome)) throw new RequestError(outcome.refused, outcome.why);
  return outcome;
}

export function addClubNightRoutes(
  app: Hono,
  { clubNights, offer, visitors, take, streams, from }: ClubNightRoutesContext,
): void {
  const readId = (context: Context): string => {
    const id = context.req.param('id') ?? '';
    if (!ID.test(id)) throw new RequestError('clubNight', 'there is no such club night');
    return id;
  };
  app.post('/api/club-nights', async (context) => {
    offer.requireFeature('club');
    const terms = await parseBody(context, NewClubNight);
    for (const game of terms.games) offer.requireTableAllowed(game, terms.size);
    offer.requireAccount((await visitors.findSession(headerReader(context))) === null);
    take('tables', context);
    return context.json<CreatedClubNight>(unwrap(await clubNights.create(terms))!, 201);
  });
  app.get('/api/club-nights/code/:code', async (context) => {
    const code = context.req
      .param('code')
      .replaceAll(/[^0-9A-Za-z]/g, '')
      .toUpperCase();
    take('codes', context);
    const id = CODE.test(code) ? await clubNights.findByCode(code) : undefined;
    if (id === undefined) throw new RequestError('clubNight', 'there is no club night of that code');
    return context.json<FoundClubNight>({ id });
  });
  app.get('/api/club-nights/:id', async (context) => {
    const info = await clubNights.info(readId(context));
    if (info === undefined) throw new RequestError('clubNight', 'there is no such club night');
    return context.json<ClubNightInfo>(info);
  });
  app.get('/api/club-nights/:id/live', async (context) => {
    const id = readId(context);
    take('upgrades', context);
    return streams.follow(context, from(context), async () => {
      const mailbox = new LatestEventsQueue<ClubNightEvent>();
      return { mailbox, stop: unwrap(await clubNights.follow(id, mailbox.put)) as () => void };
    });
  });
  app.post('/api/club-nights/:id/people', async (context) => {
    offer.requireFeature('club');
    const { name, token } = await parseBody(context, ClubNightArrival);
    take('arrivals', context);
    return context.json<ArrivalResult>(unwrap(await clubNights.arrive(readId(context), name, token))!, 201);
  });
  app.post('/api/club-nights/:id/here', async (context) => {
    const { token, here } = await parseBody(context, ClubNightAttendance);
    take('commands', context);
    unwrap(await clubNights.setAttendance(readId(context), token, here));
    return context.json<EmptyResponse>({});
  });
  app.post('/api/club-nights/:id/organiser', async (context) => {
    const act = await parseBody(context, OrganiserAction);
    take('commands', context);
    unwrap(await clubNights.executeOrganiserAction(readId(context), act));
    return context.json<EmptyResponse>({});
  });
}
