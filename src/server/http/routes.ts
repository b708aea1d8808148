/** The HTTP application: checks for every request, one router per resource, and the page. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { gameTitle } from '../../games/gameTitles.ts';
import {
  type EmptyResponse,
  ERRORS,
  type ErrorResponse,
  FaultReport,
  type HealthResponse,
  PROTOCOL_VERSION,
  RequestError,
  type ServerInfo,
} from '../../protocol/index.ts';
import { createBlockedError } from '../admin/blocks.ts';
import type { ProcessLoadMonitor } from '../admin/processLoad.ts';
import type { Metrics } from '../admin/metrics.ts';
import type { ClubNights } from '../clubNight/clubNights.ts';
import { isOwnMachine, isServerName } from '../limits/addresses.ts';
import type { Quotas } from '../limits/limits.ts';
import { isSameText } from '../matches/tokens.ts';
import type { Matchmaking } from '../matchmaking/matchmaking.ts';
import { UnplayableError } from '../room/logEntry.ts';
import type { AdminKey, Settings } from '../settings/settings.ts';
import { isStorageFailure, StorageError } from '../storage/errors.ts';
import type { Store } from '../storage/store.ts';
import { accountRoutes, type AccountServices } from './accountRoutes.ts';
import { adminRoutes, isFromTerminal, requireAdminKey } from './adminRoutes.ts';
import { clubNightRoutes } from './clubNightRoutes.ts';
import { type DailyServices, dailyRoutes } from './dailyRoutes.ts';
import { type DeviceServices, deviceRoutes } from './deviceRoutes.ts';
import { renderInvitationPage } from './invitationPage.ts';
import { matchmakingRoutes } from './matchmakingRoutes.ts';
import { ratingRoutes } from './ratingRoutes.ts';
import { recentPlayersRoutes } from './recentPlayersRoutes.ts';
import { isForeign, type RequestIdentity } from './requestIdentity.ts';
import {
  createRouter,
  identifyRequests,
  limit,
  parseBody,
  readPerson,
  type RouteEnv,
  TABLE_ID,
} from './requests.ts';
import type { StaticPage } from './staticPage.ts';
import { tableRoutes, type TableServices } from './tableRoutes.ts';

export interface HttpServices extends TableServices, DeviceServices, DailyServices {
  readonly settings: Settings;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly quotas: Quotas;
  readonly visitors: RequestIdentity;
  readonly load: Pick<ProcessLoadMonitor, 'noteFault'>;
  readonly hostKeys: readonly AdminKey[];
  readonly log: Pick<Logger, 'error'>;
  readonly failed: (what: string, error: unknown) => void;
  /** Null where the settings switch them off. */
  readonly clubNights: ClubNights | null;
  readonly matchmaking: Matchmaking | null;
  readonly accounts: AccountServices | null;
}

const MAX_BODY = 16 * 1024;

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

/** The refusal that an error stands for; undefined for a fault of the server's. */
export const toRefusal = (error: Error): RequestError | undefined => {
  if (error instanceof RequestError) return error;
  return error instanceof UnplayableError ? new RequestError('unplayable', error.message) : undefined;
};

export function respondRefusal(context: Context, { code, message, block }: RequestError): Response {
  const body: ErrorResponse = { error: code, message, ...(block === undefined ? {} : { block }) };
  return context.json(body, ERRORS[code].status);
}

function respondError(
  error: Error,
  context: Context,
  { metrics, failed }: Pick<HttpServices, 'metrics' | 'failed'>,
): Response {
  const refusal = toRefusal(error);
  if (refusal !== undefined) {
    metrics.refused.inc({ reason: refusal.code });
    return respondRefusal(context, refusal);
  }
  failed('request', error);
  const fault = isStorageFailure(error)
    ? new RequestError('busy', 'nothing can be written now; try again in a while')
    : new RequestError('failed', 'this did not work; try again');
  return respondRefusal(context, fault);
}

/** Visitors choose the names, so only the first ones are logged. */
const MAX_LOGGED_NAMES = 20;

/** Tells the operator once per name which setting lacks it. */
function createHostNameReporter(log: Pick<Logger, 'error'>): (host: string) => void {
  const logged = new Set<string>();
  return (host) => {
    if (logged.has(host) || logged.size >= MAX_LOGGED_NAMES) return;
    logged.add(host);
    log.error(
      { host: host.slice(0, 100) },
      'a visitor was refused, because TAVOLA_HOSTS does not list the name that their browser asked for',
    );
  };
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** A page for people whose browser asks by a name that the operator has not listed. */
const renderUnknownHostName = (host: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Unknown address</title>
<h1>This address is not set up</h1>
<p>This Tavola server does not know the name <b>${escapeHtml(host.slice(0, 100))}</b>. Check the address for typing errors.</p>
<p>If you run the server: add the name to the setting <code>TAVOLA_HOSTS</code> and restart it. Its log has the details.</p>
</html>
`;

/** What every request to /api must keep, before any route sees it. */
function apiChecks({ settings, quotas, hostKeys, ...services }: HttpServices): Hono<RouteEnv> {
  const app = createRouter();
  app.use(identifyRequests({ settings, quotas, visitors: services.visitors }));
  app.use(async (context, next) => {
    // No value of ours contains NUL, and PostgreSQL cannot store it.
    if (/%00/.test(context.req.url)) throw new RequestError('body', 'the address: expected no U+0000');
    if (!isFromTerminal(hostKeys, context)) context.var.take('requests');
    if (isForeign(context.req.header('origin'), context.req.header('host'), settings.origins))
      throw new RequestError('origin', 'pages of other origins may not do this');
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: () => {
        throw new RequestError('large', `a body may have ${MAX_BODY} bytes`);
      },
    }),
  );
  return app;
}

/** Blocked players may still read, save or delete their own data, and administer the server. */
function blockChecks({ admin: { blocks } }: HttpServices): Hono<RouteEnv> {
  const app = createRouter();
  app.use(async (context, next) => {
    const byAddress = blocks.findForAddress(context.var.address);
    if (byAddress !== null) throw createBlockedError(byAddress);
    const mayWrite = context.req.method === 'GET' || context.req.path.startsWith('/api/people/');
    if (!mayWrite && blocks.hasPersons) {
      const byPerson = blocks.findForPerson(await readPerson(context));
      if (byPerson !== null) throw createBlockedError(byPerson);
    }
    await next();
  });
  return app;
}

/** The state of this process, for operators and load balancers. */
function healthRoutes({ store, settings, metrics }: HttpServices, isClosing: () => boolean): Hono {
  const app = new Hono();
  app.get('/healthz', async (context) => {
    if (isClosing()) throw new RequestError('closing', 'this process is about to stop');
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
  return app;
}

function infoRoutes({ push, offer }: HttpServices): Hono<RouteEnv> {
  const app = createRouter();
  app.get('/', (context) =>
    context.json<ServerInfo>({
      protocol: PROTOCOL_VERSION,
      vapid: push.publicKey,
      games: offer.now.games,
      club: offer.now.club,
      offer: offer.now,
      pause: offer.pause,
    }),
  );
  return app;
}

/** Errors of pages, for the operator's log. */
function faultRoutes({ log, load }: HttpServices): Hono<RouteEnv> {
  const app = createRouter();
  app.post('/', limit('faults'), async (context) => {
    const fault = await parseBody(context, FaultReport);
    log.error({ fault }, 'a page failed');
    load.noteFault(
      `${fault.name}: ${fault.message} (${[fault.page, ...fault.places.slice(0, 1)].join(' ')})`,
    );
    return context.json<EmptyResponse>({});
  });
  return app;
}

/** The page, and the previews of links to tables. */
function pageRoutes({ hub, settings }: HttpServices, page: StaticPage): Hono {
  const app = new Hono();
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

export function createHttpApp(services: HttpServices, page: StaticPage, isClosing: () => boolean): Hono {
  const { settings, metrics, quotas, hostKeys, admin, accounts, clubNights, matchmaking } = services;
  const app = new Hono();
  const reportHostName = createHostNameReporter(services.log);
  app.onError((error, context) => respondError(error, context, services));
  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    for (const [name, value] of SECURITY) context.res.headers.set(name, value);
    if (context.req.path.startsWith('/api/')) context.res.headers.set('cache-control', 'no-store');
    metrics.requests.observe({ status: context.res.status }, (performance.now() - began) / 1000);
  });
  app.use(async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (isServerName(host, settings.hosts)) return next();
    reportHostName(host);
    if (context.req.header('accept')?.includes('text/html') !== true)
      throw new RequestError('unknownHostName', 'this server is not known by that name');
    metrics.refused.inc({ reason: 'unknownHostName' });
    return context.html(renderUnknownHostName(host), ERRORS.unknownHostName.status);
  });
  app.route('/', healthRoutes(services, isClosing));
  app.route('/api', apiChecks(services));
  app.route(
    '/api/admin',
    adminRoutes(admin, (context) => requireAdminKey(hostKeys, quotas, context)),
  );
  app.route('/api', blockChecks(services));
  app.route('/api/info', infoRoutes(services));
  app.route('/api/tables', tableRoutes(services));
  app.route('/api', deviceRoutes(services));
  app.route('/api/daily', dailyRoutes(services));
  if (clubNights !== null) app.route('/api/club-nights', clubNightRoutes({ ...services, clubNights }));
  if (matchmaking !== null) app.route('/api/matchmaking', matchmakingRoutes({ ...services, matchmaking }));
  if (accounts !== null) {
    app.route('/api/people', accountRoutes(accounts, quotas));
    app.route('/api/recent-players', recentPlayersRoutes(accounts, services));
    if (settings.rated) app.route('/api/ratings', ratingRoutes(accounts, services));
  }
  if (settings.faults) app.route('/api/faults', faultRoutes(services));
  app.all('/api/*', () => {
    throw new RequestError('address', 'there is nothing here');
  });
  app.route('/', pageRoutes(services, page));
  return app;
}
