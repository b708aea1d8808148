/** HTTP routes of recent players: once or as a stream, and invitations. */
import { type Context, Hono } from 'hono';
import {
  type EmptyResponse,
  InviteAnswer,
  InviteSetting,
  InviteRequest,
  type RecentPlayersList as Answer,
  MuteRequest,
} from '../../protocol/index.ts';
import type { RateName } from '../limits/limits.ts';
import type { FeatureSwitches } from '../runtime/featureSwitches.ts';
import { parseBody, RequestError } from '../runtime/requestBody.ts';
import type { Invites } from '../lobby/invites.ts';
import type { RecentPlayers } from '../lobby/recentPlayers.ts';
import type { Session } from '../accounts/sessions.ts';
import type { EventStreams } from './eventStreams.ts';
import type { PushNotifier } from './pushNotifier.ts';
import { headerReader } from './accountRoutes.ts';
import type { RequestIdentity } from './requestIdentity.ts';

interface RecentPlayersRoutesContext {
  readonly lately: RecentPlayers;
  readonly invites: Invites;
  readonly offer: FeatureSwitches;
  readonly visitors: RequestIdentity;
  readonly streams: EventStreams;
  readonly push: PushNotifier;
  readonly take: (what: RateName, context: Context, who?: string) => void;
  readonly from: (context: Context) => string;
  readonly failed: (what: string, error: unknown) => void;
}

export function recentPlayersRoutes({
  lately,
  invites,
  offer,
  visitors,
  streams,
  push,
  ...parts
}: RecentPlayersRoutesContext): Hono {
  const app = new Hono();
  const requireSession = async (context: Context): Promise<Session> => {
    const session = await visitors.findSession(headerReader(context));
    if (session === null) throw new RequestError('session', 'nobody is signed in on this device');
    return session;
  };
  app.use(async (context, next) => {
    if (!context.req.path.endsWith('/live')) offer.requireFeature('presence');
    if (context.req.method !== 'GET') {
      if (!visitors.isOwnPage(headerReader(context)))
        throw new RequestError('origin', 'only pages of this server may do this');
      parts.take('commands', context);
    }
    await next();
  });
  app.get('/', async (context) => context.json<Answer>(await lately.read(await requireSession(context))));
  app.get('/live', async (context) => {
    const session = offer.now.presence ? await visitors.findSession(headerReader(context)) : null;
    // 204 keeps browsers from reconnecting.
    if (session === null) return context.body(null, 204);
    parts.take('upgrades', context);
    return streams.follow(context, parts.from(context), async () => {
      const mailbox = await lately.follow(session);
      return { mailbox, stop: () => lately.leave(mailbox), ended: mailbox.ended };
    });
  });
  app.post('/invite', async (context) => {
    const session = await requireSession(context);
    const { table, name } = await parseBody(context, InviteRequest);
    parts.take('invites', context, session.person);
    const invited = await invites.invite(session, table, name);
    void push.notifyInvited(invited, table).catch((error: unknown) => parts.failed('push', error));
    return context.json<EmptyResponse>({}, 201);
  });
  app.post('/answer', async (context) => {
    const { person } = await requireSession(context);
    const { table, accept } = await parseBody(context, InviteAnswer);
    await invites.answer(person, table, accept);
    return context.json<EmptyResponse>({});
  });
  app.put('/invites', async (context) => {
    const { person } = await requireSession(context);
    await invites.setAllowed(person, (await parseBody(context, InviteSetting)).invites);
    return context.json<EmptyResponse>({});
  });
  app.put('/muted', async (context) => {
    const { person } = await requireSession(context);
    const { name, muted } = await parseBody(context, MuteRequest);
    await invites.setMuted(person, name, muted);
    return context.json<EmptyResponse>({});
  });
  return app;
}
