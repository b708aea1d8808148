/** What is asked for about club nights; whoever follows one is told of it as it goes on. */
import type { Context, Hono } from 'hono';
import {
  Arrival,
  type Arrived,
  Attending,
  type Done,
  type EveningInfo,
  type FoundEvening,
  HostAct,
  type MadeEvening,
  NewEvening,
} from '../../protocol/index.ts';
import type { Offer } from '../host/offer.ts';
import type { RateName } from '../host/limits.ts';
import { parsed, RefusedRequest } from '../host/requests.ts';
import type { Evenings, News, Refusal } from '../club/evenings.ts';
import { NewsBox, type Streams } from './live.ts';
import { headerOf } from './people.ts';
import type { Visitors } from './visitors.ts';

const ID = /^[0-9A-Za-z]{16}$/;
const CODE = /^[A-Z]{4}[0-9]{3}$/;

interface Parts {
  readonly evenings: Evenings;
  readonly offer: Offer;
  readonly visitors: Visitors;
  /** Takes one of what the address has left. */
  readonly take: (what: RateName, context: Context) => void;
  readonly streams: Streams;
  readonly from: (context: Context) => string;
}

const isRefusal = (outcome: object): outcome is Refusal => 'refused' in outcome;

function granted<T extends object>(outcome: T | Refusal | null): T | null {
  if (outcome !== null && isRefusal(outcome)) throw new RefusedRequest(outcome.refused, outcome.why);
  return outcome;
}

export function clubRoutes(app: Hono, { evenings, offer, visitors, take, streams, from }: Parts): void {
  const idOf = (context: Context): string => {
    const id = context.req.param('id') ?? '';
    if (!ID.test(id)) throw new RefusedRequest('evening', 'there is no such evening');
    return id;
  };
  app.post('/api/evenings', async (context) => {
    offer.need('club');
    const terms = await parsed(context, NewEvening);
    for (const game of terms.games) offer.needTable(game, terms.size);
    offer.needAccount((await visitors.sessionOf(headerOf(context))) === null);
    take('tables', context);
    return context.json<MadeEvening>(granted(await evenings.create(terms))!, 201);
  });
  app.get('/api/evenings/code/:code', async (context) => {
    const code = context.req
      .param('code')
      .replaceAll(/[^0-9A-Za-z]/g, '')
      .toUpperCase();
    take('codes', context);
    const id = CODE.test(code) ? await evenings.coded(code) : undefined;
    if (id === undefined) throw new RefusedRequest('evening', 'there is no evening of that code');
    return context.json<FoundEvening>({ id });
  });
  app.get('/api/evenings/:id', async (context) => {
    const info = await evenings.info(idOf(context));
    if (info === undefined) throw new RefusedRequest('evening', 'there is no such evening');
    return context.json<EveningInfo>(info);
  });
  app.get('/api/evenings/:id/live', async (context) => {
    const id = idOf(context);
    take('upgrades', context);
    return streams.follow(context, from(context), async () => {
      const mailbox = new NewsBox<News>();
      return { mailbox, stop: granted(await evenings.follow(id, mailbox.put)) as () => void };
    });
  });
  app.post('/api/evenings/:id/people', async (context) => {
    offer.need('club');
    const { name, token } = await parsed(context, Arrival);
    take('arrivals', context);
    return context.json<Arrived>(granted(await evenings.arrive(idOf(context), name, token))!, 201);
  });
  app.post('/api/evenings/:id/here', async (context) => {
    const { token, here } = await parsed(context, Attending);
    take('commands', context);
    granted(await evenings.attend(idOf(context), token, here));
    return context.json<Done>({});
  });
  app.post('/api/evenings/:id/host', async (context) => {
    const act = await parsed(context, HostAct);
    take('commands', context);
    granted(await evenings.host(idOf(context), act));
    return context.json<Done>({});
  });
}
