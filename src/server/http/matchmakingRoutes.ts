/** HTTP routes of matchmaking. A wait lasts while its event stream is read. */
import type { Context, Hono } from 'hono';
import {
  type EmptyResponse,
  type QueueCounts,
  type MatchmakingEvent,
  MatchmakingRequest,
  StopMatchmaking,
} from '../../protocol/index.ts';
import type { RateName } from '../limits/limits.ts';
import type { FeatureSwitches } from '../runtime/featureSwitches.ts';
import { parseBody, RequestError } from '../runtime/requestBody.ts';
import { hashToken } from '../matches/tokens.ts';
import type { Matchmaking } from '../matchmaking/matchmaking.ts';
import { LatestEventsQueue, type EventStreams } from './eventStreams.ts';
import { headerReader } from './accountRoutes.ts';
import type { RequestIdentity } from './requestIdentity.ts';

interface MatchmakingRoutesContext {
  readonly matchmaking: Matchmaking;
  readonly offer: FeatureSwitches;
  readonly visitors: RequestIdentity;
  readonly take: (what: RateName, context: Context) => void;
  readonly streams: EventStreams;
  readonly from: (context: Context) => string;
}

export function addMatchmakingRoutes(
  app: Hono,
  { matchmaking, offer, visitors, take, streams, from }: MatchmakingRoutesContext,
): void {
  app.get('/api/meet', (context) => {
    offer.requireFeature('meet');
    return context.json<QueueCounts>(matchmaking.counts);
  });
  app.post('/api/meet', async (context) => {
    offer.requireFeature('meet');
    offer.pause.requireNoPause();
    const { token, name, ...wish } = await parseBody(context, MatchmakingRequest);
    take('meets', context);
    const session = await visitors.findSession(headerReader(context));
    offer.requireAccount(session === null);
    if (wish.rated) offer.requireFeature('rated');
    const guest = {
      address: from(context),
      hash: hashToken(token),
      person: session?.person ?? null,
      name: session?.name ?? name,
      session: session?.id ?? null,
    };
    return streams.follow(context, from(context), async () => {
      const mailbox = new LatestEventsQueue<MatchmakingEvent>(({ event }) => event === 'end');
      const outcome = await matchmaking.wait(guest, wish, mailbox.put);
      if (typeof outcome !== 'function') throw new RequestError(outcome.refused, outcome.why);
      return { mailbox, stop: outcome, ended: mailbox.ended, person: guest.person };
    });
  });
  app.post('/api/meet/stop', async (context) => {
    const { token } = await parseBody(context, StopMatchmaking);
    take('commands', context);
    const session = await visitors.findSession(headerReader(context));
    await matchmaking.stop({ hash: hashToken(token), person: session?.person ?? null });
    return context.json<EmptyResponse>({});
  });
}
