/** All HTTP routes: page, tables, turns, finished matches, push, health. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { gameTitle } from '../../games/gameTitles.ts';
import {
  type BlockNotice,
  type TransferredSeat,
  TransferRequest,
  type TransferLink,
  SeatProof,
  type EmptyResponse,
  type HealthResponse,
  type ServerInfo,
  type CreatedTable,
  type MatchFile,
  NewTable,
  SeatKeyList,
  PROTOCOL_VERSION,
  ReportRequest,
  FaultReport,
  type ErrorCode,
  ERROR_STATUS,
  type ErrorResponse,
  PushRegistration,
  type TableInfo,
  type TurnList,
  type TableRequest,
} from '../../protocol/index.ts';
import type { Admin } from '../admin/admin.ts';
import { createBlockedError } from '../admin/blocks.ts';
import { clientAddress, isServerName, isOwnMachine } from '../limits/addresses.ts';
import { adminRoutes, isFromTerminal, requireAdminKey } from './adminRoutes.ts';
import { type DailyRoutesContext, dailyRoutes } from './dailyRoutes.ts';
import { UnplayableError } from '../room/logEntry.ts';
import type { ClubNights } from '../clubNight/clubNights.ts';
import { addClubNightRoutes } from './clubNightRoutes.ts';
import { recentPlayersRoutes } from './recentPlayersRoutes.ts';
import { addTableListRoutes } from './tableListRoutes.ts';
import type { EventStreams } from './eventStreams.ts';
import type { Invites } from '../lobby/invites.ts';
import type { RecentPlayers } from '../lobby/recentPlayers.ts';
import type { LiveTableList } from '../lobby/liveTableList.ts';
import type { Matchmaking } from '../matchmaking/matchmaking.ts';
import { addMatchmakingRoutes } from './matchmakingRoutes.ts';
import type { Hub } from '../matches/hub.ts';
import type { Loader } from '../matches/loader.ts';
import { renderInvitationPage } from './invitationPage.ts';
import type { FeatureSwitches } from '../runtime/featureSwitches.ts';
import type { Quotas, RateName } from '../limits/limits.ts';
import { parseBody, RequestError } from '../runtime/requestBody.ts';
import type { Metrics } from '../runtime/metrics.ts';
import type { Room } from '../room/room.ts';
import type { StaticPage } from './staticPage.ts';
import type { PushNotifier } from './pushNotifier.ts';
import type { PlayerCommands } from '../matches/playerCommands.ts';
import { buildMatchFile } from '../room/fairDealing.ts';
import { PublicReplays } from './publicReplays.ts';
import type { AdminKey, Settings } from '../runtime/settings.ts';
import { isStorageFailure, StorageError } from '../storage/errors.ts';
import type { Store } from '../storage/store.ts';
import type { SeatTransfers } from '../matches/seatTransfers.ts';
import { hashToken, isSameText } from '../matches/tokens.ts';
import { headerReader, type AccountServices, accountRoutes } from './accountRoutes.ts';
import { ratingRoutes } from './ratingRoutes.ts';
import type { RequestIdentity } from './requestIdentity.ts';

export interface HttpContext {
  readonly settings: Settings;
  readonly store: Store;
  readonly loader: Loader;
  readonly hub: Hub;
  readonly commands: PlayerCommands;
  readonly push: PushNotifier;
  readonly page: StaticPage;
  readonly metrics: Metrics;
  readonly quotas: Quotas;
  readonly offer: FeatureSwitches;
  readonly admin: Admin;
  readonly hostKeys: () => readonly AdminKey[];
  readonly daily: Pick<DailyRoutesContext, 'results' | 'check' | 'games'>;
  readonly failed: (what: string, error: unknown) => void;
  readonly log: Pick<Logger, 'error'>;
  readonly isClosing: () => boolean;
  readonly clubNights: ClubNights | null;
  readonly tables: LiveTableList;
  readonly streams: EventStreams;
  readonly matchmaking: Matchmaking | null;
  readonly seatTransfers: SeatTransfers;
  readonly visitors: RequestIdentity;
  readonly lately: { readonly lately: RecentPlayers; readonly invites: Invites } | null;
  readonly accounts: AccountServices | null;
}

const errorResponse = (context: Context, error: ErrorCode, message: string, block?: BlockNotice): Response =>
  context.json<ErrorResponse>(
    { error, message, ...(block === undefined ? {} : { block }) },
    ERROR_STATUS[error],
  );

const MAX_BODY = 16 * 1024;
const TABLE_ID = /^[0-9A-Za-z]{8,32}$/;

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  // The bots' networks compute in WebAssembly, which this allows without allowing `eval`.
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY: readonly (readonly [string, string])[] = [
  ['content-security-policy', CONTENT_SECURITY_POLICY],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ['x-frame-options', 'DENY'],
];

/** Whether the request comes from another origin; programs other than browsers send none. */
export function isForeign(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes(origin)) return false;
  try {
    return new URL(origin).host !== host;
  } catch {
    return true;
  }
}

export function createHttpApp(parts: HttpContext): Hono {
  const { settings, store, loader, hub, commands, push, page, metrics, quotas, offer, clubNights } = parts;
  const { admin, seatTransfers, visitors, streams } = parts;
  const from = (context: Context): string =>
    clientAddress(
      getConnInfo(context).remote.address,
      context.req.header('x-forwarded-for') ?? null,
      settings.proxies,
    );
  const take = (what: RateName, context: Context, who = from(context)): void => {
    if (!quotas.tryTake(what, who)) throw new RequestError('rateLimited', 'too much of this; wait a little');
  };
  const requireTable = async (context: Context) => {
    const id = context.req.param('id') ?? '';
    const match = TABLE_ID.test(id) ? await hub.open(id) : undefined;
    if (match === undefined) throw new RequestError('table', 'there is no such table');
    return match;
  };
  const requireFinished = async (context: Context) => {
    const match = await requireTable(context);
    if (match.room.status !== 'over') throw new RequestError(match.room.status, 'the match is not over');
    return match;
  };

  const personOf = async (context: Context): Promise<string | null> =>
    (await visitors.findSession(headerReader(context)))?.person ?? null;
  const requireOwnSeat = async (context: Context, room: Room): Promise<string> => {
    const { token } = await parseBody(context, SeatProof);
    if (room.seating.findSeat(hashToken(token), await personOf(context)) === null)
      throw new RequestError('seat', 'this is no seat of the table');
    return token;
  };
  const collectSeatKeys = async (
    places: readonly { readonly id: string; readonly token: string }[],
    person: string | null,
  ) => {
    const known = new Set(places.map(({ id }) => id));
    const more = person === null ? [] : ((await parts.accounts?.seats.listRunning(person)) ?? []);
    return [...places, ...more.filter((id) => !known.has(id)).map((id) => ({ id, token: null }))];
  };

  /** Refuses tables that the server does not offer to this requester. */
  const requireMayOpen = async (
    context: Context,
    { game, seats, listed, watch, rated }: TableRequest,
  ): Promise<void> => {
    offer.requireTableAllowed(game, seats);
    if (listed || watch === true) offer.requireFeature('list');
    if (rated) offer.requireFeature('rated');
    const isGuest = (await personOf(context)) === null;
    offer.requireAccount(isGuest);
    if (isGuest && rated)
      throw new RequestError('session', 'only people with an account play at rated tables');
  };

  const replays = new PublicReplays(loader);
  const app = new Hono();
  app.onError((error, context) => {
    const refused = error instanceof UnplayableError ? new RequestError('unplayable', error.message) : error;
    if (refused instanceof RequestError) {
      metrics.refused.inc({ reason: refused.code });
      return errorResponse(context, refused.code, refused.message, refused.block);
    }
    parts.failed('request', error);
    if (isStorageFailure(error))
      return errorResponse(context, 'busy', 'nothing can be written now; try again in a while');
    return errorResponse(context, 'failed', 'this did not work; try again');
  });
  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    for (const [name, value] of SECURITY) context.res.headers.set(name, value);
    if (context.req.path.startsWith('/api/')) context.res.headers.set('cache-control', 'no-store');
    metrics.requests.observe({ status: context.res.status }, (performance.now() - began) / 1000);
  });
  app.use(async (context, next) => {
    if (!isServerName(context.req.header('host'), settings.hosts))
      throw new RequestError('unknownHostName', 'this server is not known by that name');
    await next();
  });
  app.get('/healthz', async (context) => {
    if (parts.isClosing()) throw new RequestError('closing', 'this process is about to stop');
    try {
      await store.canWrite();
    } catch (error) {
      const reason = error instanceof StorageError ? `: ${error.message}` : '';
      throw new RequestError('storage', `nothing can be written${reason}`);
    }
    return context.json<HealthResponse>({ ok: true });
  });
  app.get('/metrics', async (context) => {
    const { metricsKey } = settings;
    const hasKey =
      metricsKey !== null && isSameText(context.req.header('authorization') ?? '', `Bearer ${metricsKey}`);
    if (!hasKey && !isOwnMachine(getConnInfo(context).remote.address, context.req.raw.headers))
      throw new RequestError('key', 'metrics are for this machine, or need the admin key');
    const { contentType } = metrics.registry;
    return context.body(await metrics.registry.metrics(), 200, { 'content-type': contentType });
  });

  app.use('/api/*', async (context, next) => {
    // No value of ours contains NUL, and PostgreSQL cannot store it.
    if (/%00/.test(context.req.url)) throw new RequestError('body', 'the address: expected no U+0000');
    if (!isFromTerminal(parts.hostKeys(), context) && !quotas.tryTake('requests', from(context)))
      throw new RequestError('rateLimited', 'too many requests from your address; wait a little');
    if (isForeign(context.req.header('origin'), context.req.header('host'), settings.origins))
      throw new RequestError('origin', 'pages of other origins may not do this');
    await next();
  });
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: MAX_BODY,
      onError: () => {
        throw new RequestError('large', `a body may have ${MAX_BODY} bytes`);
      },
    }),
  );
  app.route('/api/admin', adminRoutes(admin, requireAdminKey(parts.hostKeys, visitors, quotas, from)));
  app.use('/api/*', async (context, next) => {
    const byAddress = admin.blocks.findForAddress(from(context));
    if (byAddress !== null) throw createBlockedError(byAddress);
    // Blocked players may still read, and save or delete their own data.
    const mayWrite = context.req.method === 'GET' || context.req.path.startsWith('/api/people/');
    if (!mayWrite && admin.blocks.hasPersons) {
      const byPerson = admin.blocks.findForPerson(await personOf(context));
      if (byPerson !== null) throw createBlockedError(byPerson);
    }
    await next();
  });
  app.get('/api/info', (context) =>
    context.json<ServerInfo>({
      protocol: PROTOCOL_VERSION,
      vapid: push.publicKey,
      games: offer.now.games,
      club: offer.now.club,
      offer: offer.now,
      pause: offer.pause.announced,
    }),
  );
  app.post('/api/tables', async (context) => {
    const wish = await parseBody(context, NewTable);
    await requireMayOpen(context, wish);
    if (!quotas.tryTake('tables', from(context)))
      throw new RequestError('rateLimited', 'too many new tables from your address; wait a minute');
    const made = await hub.create(wish);
    if (typeof made !== 'string') throw new RequestError('body', `${made.at}: expected ${made.expected}`);
    return context.json<CreatedTable>({ id: made }, 201);
  });
  addTableListRoutes(app, { tables: parts.tables, streams, offer, take, from });
  app.get('/api/tables/:id', async (context) =>
    context.json<TableInfo>((await requireTable(context)).room.info),
  );
  app.get('/api/tables/:id/replay', async (context) => {
    const replay = await replays.read((await requireFinished(context)).room);
    if (replay === undefined) throw new RequestError('table', 'there is no such table');
    return context.body(replay, 200, { 'content-type': 'application/json' });
  });
  app.get('/api/tables/:id/record', async (context) => {
    const { room } = await requireFinished(context);
    if (!room.setup.showHands) throw new RequestError('handsHidden', 'this table does not show its hands');
    return context.json<MatchFile>(buildMatchFile(room));
  });
  app.post('/api/tables/:id/record', async (context) => {
    const { room } = await requireFinished(context);
    await requireOwnSeat(context, room);
    return context.json<MatchFile>(buildMatchFile(room));
  });
  app.post('/api/tables/:id/report', async (context) => {
    const { room } = await requireTable(context);
    const { token, seat, reason, note } = await parseBody(context, ReportRequest);
    const by = room.seating.findSeat(hashToken(token), await personOf(context));
    if (by === null) throw new RequestError('seat', 'this is no seat of the table');
    take('reports', context);
    await admin.reports.file(room, by, seat, reason, note);
    return context.json<EmptyResponse>({}, 201);
  });
  app.post('/api/tables/:id/transfer', async (context) => {
    const { id, room } = await requireTable(context);
    const token = await requireOwnSeat(context, room);
    if (!quotas.tryTake('commands', from(context)))
      throw new RequestError('rateLimited', 'too many links from your address; wait a minute');
    return context.json<TransferLink>(await seatTransfers.createLink(id, token), 201);
  });
  app.post('/api/transfer', async (context) => {
    const carried = await seatTransfers.transferSeat((await parseBody(context, TransferRequest)).code);
    if (carried === undefined) throw new RequestError('transferUsed', 'this link was used, or is too old');
    return context.json<TransferredSeat>(carried);
  });
  app.post('/api/turns', async (context) => {
    const { places } = await parseBody(context, SeatKeyList);
    const person = await personOf(context);
    const tables = await commands.listTurns(await collectSeatKeys(places, person), person);
    return context.json<TurnList>({ tables });
  });
  app.post('/api/push', async (context) => {
    const { subscription, language, places } = await parseBody(context, PushRegistration);
    if (!push.accepts(subscription.endpoint))
      throw new RequestError('endpoint', 'this is no address of a push service');
    if (!quotas.tryTake('pushes', from(context)))
      throw new RequestError('rateLimited', 'too many devices from your address; wait a minute');
    const person = await personOf(context);
    const waiting = await commands.listTurns(await collectSeatKeys(places, person), person);
    const seats = waiting.map(({ id, seat }) => ({ match: id, seat }));
    await push.targets.subscribe({ ...subscription, language }, seats);
    const session = await visitors.findSession(headerReader(context));
    await push.targets.subscribeInvited({ ...subscription, language }, session?.id ?? null);
    return context.json<EmptyResponse>({});
  });
  app.delete('/api/push', async (context) => {
    const { endpoint } = await parseBody(
      context,
      v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) }),
    );
    await push.targets.unsubscribe(endpoint);
    return context.json<EmptyResponse>({});
  });
  if (settings.faults)
    app.post('/api/faults', async (context) => {
      take('faults', context);
      parts.log.error({ fault: await parseBody(context, FaultReport) }, 'a page failed');
      return context.json<EmptyResponse>({});
    });
  dailyRoutes(app, { ...parts.daily, quotas, now: () => hub.now }, from);
  if (clubNights !== null) addClubNightRoutes(app, { clubNights, offer, visitors, take, streams, from });
  if (parts.matchmaking !== null)
    addMatchmakingRoutes(app, { matchmaking: parts.matchmaking, offer, visitors, take, streams, from });
  if (parts.accounts !== null)
    app.route(
      '/api/people',
      accountRoutes(parts.accounts, visitors, quotas, (context) => quotas.tryTake('accounts', from(context))),
    );
  if (parts.lately !== null)
    app.route(
      '/api/recent-players',
      recentPlayersRoutes({
        ...parts.lately,
        offer,
        visitors,
        streams,
        push,
        take,
        from,
        failed: parts.failed,
      }),
    );
  if (parts.accounts !== null && settings.rated) {
    const { boards, about } = parts.accounts;
    app.route('/api/ratings', ratingRoutes({ boards, about, offer, personOf }));
  }
  app.all('/api/*', () => {
    throw new RequestError('address', 'there is nothing here');
  });
  app.get('/t/:id', async (context) => {
    const id = context.req.param('id');
    const html = page.text('/index.html');
    const match = TABLE_ID.test(id) ? await hub.open(id) : undefined;
    if (html === undefined || match === undefined)
      return context.redirect(`../#/t/${encodeURIComponent(id)}`);
    const address = new URL(context.req.url);
    const reported = settings.proxies > 0 ? context.req.header('x-forwarded-proto') : undefined;
    if (reported === 'https') address.protocol = 'https:';
    const table = match.room.info;
    const invitation = renderInvitationPage(html, {
      table,
      game: gameTitle(table.game),
      address: address.href,
      accepted: context.req.header('accept-language') ?? '',
    });
    return context.html(invitation, 200, { 'cache-control': 'no-store', vary: 'accept-language' });
  });
  app.get('*', (context) => {
    const answer = page.respond(context.req.path, context.req.raw.headers);
    if (answer === undefined) throw new RequestError('address', 'there is nothing here');
    return answer;
  });
  return app;
}
