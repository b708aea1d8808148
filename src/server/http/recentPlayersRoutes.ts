/** HTTP routes of recent players: once or as a stream, and invitations. */
import type { Hono } from 'hono';
import {
  type EmptyResponse,
  InviteAnswer,
  InviteSetting,
  InviteRequest,
  type RecentPlayersList,
  MuteRequest,
} from '../../protocol/index.ts';
import type { EventStreams } from '../events/eventStreams.ts';
import type { FeatureSwitches } from '../settings/featureSwitches.ts';
import type { AccountServices } from './accountRoutes.ts';
import type { PushNotifier } from './pushNotifier.ts';
import {
  createRouter,
  limit,
  parseBody,
  requireSession,
  type RouteEnv,
  writesFromOwnPage,
} from './requests.ts';

export interface RecentPlayersServices {
  readonly offer: FeatureSwitches;
  readonly streams: EventStreams;
  readonly push: PushNotifier;
  readonly failed: (what: string, error: unknown) => void;
}

export function recentPlayersRoutes(
  { recentPlayers, invites }: AccountServices,
  { offer, streams, push, failed }: RecentPlayersServices,
): Hono<RouteEnv> {
  const app = createRouter();
  app.get('/live', limit('upgrades'), async (context) => {
    const session = offer.now.presence ? await context.var.session() : null;
    // 204 keeps browsers from reconnecting.
    if (session === null) return context.body(null, 204);
    return streams.follow(context, context.var.address, () => recentPlayers.follow(session));
  });
  app.use(async (_, next) => {
    offer.requireFeature('presence');
    await next();
  });
  app.use(writesFromOwnPage);
  app.get('/', async (context) =>
    context.json<RecentPlayersList>(await recentPlayers.read(await requireSession(context))),
  );
  app.post('/invite', limit('commands'), async (context) => {
    const session = await requireSession(context);
    const { table, name } = await parseBody(context, InviteRequest);
    context.var.take('invites', session.person);
    const invited = await invites.invite(session, table, name);
    void push.notifyInvited(invited, table).catch((error: unknown) => failed('push', error));
    return context.json<EmptyResponse>({}, 201);
  });
  app.post('/answer', limit('commands'), async (context) => {
    const { person } = await requireSession(context);
    const { table, accept } = await parseBody(context, InviteAnswer);
    await invites.answer(person, table, accept);
    return context.json<EmptyResponse>({});
  });
  app.put('/invites', limit('commands'), async (context) => {
    const { person } = await requireSession(context);
    await invites.setAllowed(person, (await parseBody(context, InviteSetting)).invites);
    return context.json<EmptyResponse>({});
  });
  app.put('/muted', limit('commands'), async (context) => {
    const { person } = await requireSession(context);
    const { name, muted } = await parseBody(context, MuteRequest);
    await invites.setMuted(person, name, muted);
    return context.json<EmptyResponse>({});
  });
  return app;
}
