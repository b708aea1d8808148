/** The list of tables that anybody may find: once, or live. */
import type { Context, Hono } from 'hono';
import type { TableList } from '../../protocol/index.ts';
import type { Offer } from '../host/offer.ts';
import type { RateName } from '../host/limits.ts';
import type { LiveTables } from '../lists/liveTables.ts';
import type { Streams } from './live.ts';

interface Parts {
  readonly tables: LiveTables;
  readonly streams: Streams;
  readonly offer: Offer;
  /** Takes one of what the address has left. */
  readonly take: (what: RateName, context: Context) => void;
  readonly from: (context: Context) => string;
}

export function listRoutes(app: Hono, { tables, streams, offer, take, from }: Parts): void {
  app.get('/api/tables', async (context) => {
    offer.need('list');
    return context.json<TableList>(await tables.now());
  });
  app.get('/api/tables/live', async (context) => {
    offer.need('list');
    take('upgrades', context);
    return streams.follow(context, from(context), async () => {
      const mailbox = await tables.watch(context.req.header('last-event-id'));
      return { mailbox, stop: () => tables.leave(mailbox) };
    });
  });
}
