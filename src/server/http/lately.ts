/** The people somebody has played with lately, over HTTP: asked for once, or followed; and inviting them. */
import { type Context, Hono } from 'hono';
import {
  type Done,
  InviteAnswer,
  InviteChoice,
  InviteWish,
  type Lately as Answer,
  Muting,
} from '../../protocol/index.ts';
import type { RateName } from '../host/limits.ts';
import type { Offer } from '../host/offer.ts';
import { parsed, RefusedRequest } from '../host/requests.ts';
import type { Invites } from '../lists/invites.ts';
import type { Lately } from '../lists/lately.ts';
import type { Session } from '../people/sessions.ts';
import type { Streams } from './live.ts';
import type { Push } from './push.ts';
import { headerOf } from './people.ts';
import type { Visitors } from './visitors.ts';

interface Parts {
  readonly lately: Lately;
  readonly invites: Invites;
  readonly offer: Offer;
  readonly visitors: Visitors;
  readonly streams: Streams;
  readonly push: Push;
  /** Takes one of what an address, or a person, has left. */
  readonly take: (what: RateName, context: Context, who?: string) => void;
  readonly from: (context: Context) => string;
  readonly failed: (what: string, error: unknown) => void;
}

export function latelyRoutes({ lately, invites, offer, visitors, streams, push, ...parts }: Parts): Hono {
  const app = new Hono();
  const sessionOf = async (context: Context): Promise<Session> => {
    const session = await visitors.sessionOf(headerOf(context));
    if (session === null) throw new RefusedRequest('session', 'nobody is signed in on this device');
    return session;
  };
  app.use(async (context, next) => {
    if (!context.req.path.endsWith('/live')) offer.need('presence');
    if (context.req.method !== 'GET') {
      if (!visitors.isOwnPage(headerOf(context)))
        throw new RefusedRequest('origin', 'only pages of this server may do this');
      parts.take('commands', context);
    }
    await next();
  });
  app.get('/', async (context) => context.json<Answer>(await lately.of(await sessionOf(context))));
  app.get('/live', async (context) => {
    const session = offer.now.presence ? await visitors.sessionOf(headerOf(context)) : null;
    // A browser that is answered so does not ask again by itself.
    if (session === null) return context.body(null, 204);
    parts.take('upgrades', context);
    return streams.follow(context, parts.from(context), async () => {
      const mailbox = await lately.follow(session);
      return { mailbox, stop: () => lately.leave(mailbox), ended: mailbox.ended };
    });
  });
  app.post('/invite', async (context) => {
    const session = await sessionOf(context);
    const { table, name } = await parsed(context, InviteWish);
    parts.take('invites', context, session.person);
    const invited = await invites.invite(session, table, name);
    void push.notifyInvited(invited, table).catch((error: unknown) => parts.failed('push', error));
    return context.json<Done>({}, 201);
  });
  app.post('/answer', async (context) => {
    const { person } = await sessionOf(context);
    const { table, accept } = await parsed(context, InviteAnswer);
    await invites.answer(person, table, accept);
    return context.json<Done>({});
  });
  app.put('/invites', async (context) => {
    const { person } = await sessionOf(context);
    await invites.choose(person, (await parsed(context, InviteChoice)).invites);
    return context.json<Done>({});
  });
  app.put('/muted', async (context) => {
    const { person } = await sessionOf(context);
    const { name, muted } = await parsed(context, Muting);
    await invites.mute(person, name, muted);
    return context.json<Done>({});
  });
  return app;
}
