/** HTTP routes of the public list of tables: once or live. */
import type { Context, Hono } from 'hono';
import type { TableList } from '../../protocol/index.ts';
import type { FeatureSwitches } from '../runtime/featureSwitches.ts';
import type { RateName } from '../limits/limits.ts';
import type { LiveTableList } from '../lobby/liveTableList.ts';
import type { EventStreams } from './eventStreams.ts';

interface TableListRoutesContext {
  readonly tables: LiveTableList;
  readonly streams: EventStreams;
  readonly offer: FeatureSwitches;
  readonly take: (what: RateName, context: Context) => void;
  readonly from: (context: Context) => string;
}

export function addTableListRoutes(
  app: Hono,
  { tables, streams, offer, take, from }: TableListRoutesContext,
): void {
  app.get('/api/tables', async (context) => {
    offer.requireFeature('list');
    return context.json<TableList>(await tables.read());
  });
  app.get('/api/tables/live', async (context) => {
    offer.requireFeature('list');
    take('upgrades', context);
    return streams.follow(context, from(context), async () => {
      const mailbox = await tables.follow(context.req.header('last-event-id'));
      return { mailbox, stop: () => tables.leave(mailbox) };
    });
  });
}
