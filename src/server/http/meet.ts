/** What is asked for by those who want to play with somebody now. A wait lasts as long as somebody reads what they are told. */
import type { Context, Hono } from 'hono';
import { type Done, type HowMany, type MeetNews, NewWait, StopWaiting } from '../../protocol/index.ts';
import type { RateName } from '../host/limits.ts';
import type { Offer } from '../host/offer.ts';
import { parsed, RefusedRequest } from '../host/requests.ts';
import { hashOf } from '../matches/tokens.ts';
import type { Meet } from '../meet/meet.ts';
import { NewsBox, type Streams } from './live.ts';
import { headerOf } from './people.ts';
import type { Visitors } from './visitors.ts';

interface Parts {
  readonly meet: Meet;
  readonly offer: Offer;
  readonly visitors: Visitors;
  /** Takes one of what the address has left. */
  readonly take: (what: RateName, context: Context) => void;
  readonly streams: Streams;
  readonly from: (context: Context) => string;
}

export function meetRoutes(app: Hono, { meet, offer, visitors, take, streams, from }: Parts): void {
  app.get('/api/meet', (context) => {
    offer.need('meet');
    return context.json<HowMany>(meet.howMany);
  });
  app.post('/api/meet', async (context) => {
    offer.need('meet');
    offer.pause.needTime();
    const { token, name, ...wish } = await parsed(context, NewWait);
    take('meets', context);
    const session = await visitors.sessionOf(headerOf(context));
    offer.needAccount(session === null);
    if (wish.rated) offer.need('rated');
    const guest = {
      address: from(context),
      hash: hashOf(token),
      person: session?.person ?? null,
      name: session?.name ?? name,
      session: session?.id ?? null,
    };
    return streams.follow(context, from(context), async () => {
      const mailbox = new NewsBox<MeetNews>(({ event }) => event === 'end');
      const outcome = await meet.wait(guest, wish, mailbox.put);
      if (typeof outcome !== 'function') throw new RefusedRequest(outcome.refused, outcome.why);
      return { mailbox, stop: outcome, ended: mailbox.ended, person: guest.person };
    });
  });
  app.post('/api/meet/stop', async (context) => {
    const { token } = await parsed(context, StopWaiting);
    take('commands', context);
    const session = await visitors.sessionOf(headerOf(context));
    await meet.stop({ hash: hashOf(token), person: session?.person ?? null });
    return context.json<Done>({});
  });
}
