/** HTTP routes of tables: the public list, new tables, and what a finished match leaves. */
import type { Hono } from 'hono';
import {
  type TransferLink,
  SeatProof,
  type EmptyResponse,
  type CreatedTable,
  type MatchFile,
  NewTable,
  ReportRequest,
  RequestError,
  type TableInfo,
  type TableList,
  type TableRequest,
} from '../../protocol/index.ts';
import type { Admin } from '../admin/admin.ts';
import type { EventStreams } from '../events/eventStreams.ts';
import type { LiveTableList } from '../lobby/liveTableList.ts';
import type { Hub } from '../matches/hub.ts';
import type { Loader } from '../matches/loader.ts';
import { buildMatchFile } from '../room/fairDealing.ts';
import type { SeatTransfers } from '../matches/seatTransfers.ts';
import { hashToken } from '../matches/tokens.ts';
import type { Room } from '../room/room.ts';
import type { FeatureSwitches } from '../settings/featureSwitches.ts';
import { PublicReplays } from './publicReplays.ts';
import {
  createRouter,
  limit,
  parseBody,
  readPerson,
  type RouteContext,
  type RouteEnv,
  TABLE_ID,
} from './requests.ts';

export interface TableServices {
  readonly hub: Hub;
  readonly loader: Loader;
  readonly offer: FeatureSwitches;
  readonly admin: Admin;
  readonly tables: LiveTableList;
  readonly streams: EventStreams;
  readonly seatTransfers: SeatTransfers;
}

export function tableRoutes({
  hub,
  loader,
  offer,
  admin,
  tables,
  streams,
  seatTransfers,
}: TableServices): Hono<RouteEnv> {
  const replays = new PublicReplays(loader);
  const requireTable = async (context: RouteContext) => {
    const id = context.req.param('id') ?? '';
    const match = TABLE_ID.test(id) ? await hub.open(id) : undefined;
    if (match === undefined) throw new RequestError('table', 'there is no such table');
    return match;
  };
  const requireFinished = async (context: RouteContext) => {
    const match = await requireTable(context);
    if (match.room.status !== 'over') throw new RequestError(match.room.status, 'the match is not over');
    return match;
  };
  const requireOwnSeat = async (context: RouteContext, room: Room, token: string) => {
    const seat = room.seating.findSeat(hashToken(token), await readPerson(context));
    if (seat === null) throw new RequestError('seat', 'this is no seat of the table');
    return seat;
  };
  /** Refuses tables that the server does not offer to this requester. */
  const requireMayOpen = async (
    context: RouteContext,
    { game, seats, listed, watch, rated }: TableRequest,
  ): Promise<void> => {
    offer.requireTableAllowed(game, seats);
    if (listed || watch === true) offer.requireFeature('list');
    if (rated) offer.requireFeature('rated');
    const isGuest = (await readPerson(context)) === null;
    offer.requireAccount(isGuest);
    if (isGuest && rated)
      throw new RequestError('session', 'only people with an account play at rated tables');
  };

  const app = createRouter();
  app.post('/', limit('tables'), async (context) => {
    const wish = await parseBody(context, NewTable);
    await requireMayOpen(context, wish);
    return context.json<CreatedTable>({ id: await hub.create(wish) }, 201);
  });
  app.get('/', async (context) => {
    offer.requireFeature('list');
    return context.json<TableList>(await tables.read());
  });
  app.get('/live', limit('upgrades'), async (context) => {
    offer.requireFeature('list');
    return streams.follow(context, context.var.address, async () => {
      const feed = await tables.follow(context.req.header('last-event-id'));
      return { feed, stop: () => tables.leave(feed) };
    });
  });
  app.get('/:id', async (context) => context.json<TableInfo>((await requireTable(context)).room.info));
  app.get('/:id/replay', async (context) => {
    const replay = await replays.read((await requireFinished(context)).room);
    if (replay === undefined) throw new RequestError('table', 'there is no such table');
    return context.body(replay, 200, { 'content-type': 'application/json' });
  });
  app.get('/:id/record', async (context) => {
    const { room } = await requireFinished(context);
    if (!room.setup.showHands) throw new RequestError('handsHidden', 'this table does not show its hands');
    return context.json<MatchFile>(buildMatchFile(room));
  });
  app.post('/:id/record', async (context) => {
    const { room } = await requireFinished(context);
    await requireOwnSeat(context, room, (await parseBody(context, SeatProof)).token);
    return context.json<MatchFile>(buildMatchFile(room));
  });
  app.post('/:id/report', limit('reports'), async (context) => {
    const { room } = await requireTable(context);
    const { token, seat, reason, note } = await parseBody(context, ReportRequest);
    await admin.reports.file(room, await requireOwnSeat(context, room, token), seat, reason, note);
    return context.json<EmptyResponse>({}, 201);
  });
  app.post('/:id/transfer', limit('commands'), async (context) => {
    const { id, room } = await requireTable(context);
    const { token } = await parseBody(context, SeatProof);
    await requireOwnSeat(context, room, token);
    return context.json<TransferLink>(await seatTransfers.createLink(id, token), 201);
  });
  return app;
}
