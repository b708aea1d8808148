/** HTTP routes of matchmaking. A wait lasts while its event stream is read. */
import type { Hono } from 'hono';
import {
  type EmptyResponse,
  type QueueCounts,
  MatchmakingRequest,
  StopMatchmaking,
} from '../../protocol/index.ts';
import type { EventStreams } from '../events/eventStreams.ts';
import { hashToken } from '../matches/tokens.ts';
import type { Matchmaking } from '../matchmaking/matchmaking.ts';
import type { FeatureSwitches } from '../settings/featureSwitches.ts';
import { createRouter, limit, parseBody, readPerson, type RouteEnv } from './requests.ts';

export interface MatchmakingServices {
  readonly matchmaking: Matchmaking;
  readonly offer: FeatureSwitches;
  readonly streams: EventStreams;
}

export function matchmakingRoutes({ matchmaking, offer, streams }: MatchmakingServices): Hono<RouteEnv> {
  const app = createRouter();
  app.get('/', (context) => {
    offer.requireFeature('meet');
    return context.json<QueueCounts>(matchmaking.counts);
  });
  app.post('/', limit('meets'), async (context) => {
    offer.requireFeature('meet');
    offer.requireNoPause();
    const { token, name, ...wish } = await parseBody(context, MatchmakingRequest);
    const session = await context.var.session();
    offer.requireAccount(session === null);
    if (wish.rated) offer.requireFeature('rated');
    const { address } = context.var;
    const guest = {
      address,
      hash: hashToken(token),
      person: session?.person ?? null,
      name: session?.name ?? name,
      session: session?.id ?? null,
    };
    return streams.follow(context, address, async () => ({
      ...(await matchmaking.wait(guest, wish)),
      person: guest.person,
    }));
  });
  app.post('/stop', limit('commands'), async (context) => {
    const { token } = await parseBody(context, StopMatchmaking);
    await matchmaking.stop({ hash: hashToken(token), person: await readPerson(context) });
    return context.json<EmptyResponse>({});
  });
  return app;
}
