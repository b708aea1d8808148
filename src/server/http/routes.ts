/** Everything that is asked for by HTTP: the page, the tables, what waits, finished matches, push, health. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { titleOf } from '../../games/titles.ts';
import {
  type Block,
  type Carried,
  Carrying,
  type CarryLink,
  Claim,
  type Done,
  type Health,
  type Info,
  type MadeTable,
  type MatchFile,
  NewTable,
  Places,
  PROTOCOL,
  Reporting,
  type RefusalCode,
  REFUSALS,
  type Refused,
  Subscription,
  type TableInfo,
  type WaitingList,
  type Wish,
} from '../../protocol/index.ts';
import type { Admin } from '../admin/admin.ts';
import { blocked } from '../admin/blocks.ts';
import { addressOf, isOurName, isOwnMachine } from '../host/addresses.ts';
import { adminRoutes, isFromTerminal, keyHolder } from './admin.ts';
import { type DailyParts, dailyRoutes } from './daily.ts';
import { UnplayableError } from '../room/entry.ts';
import type { Evenings } from '../club/evenings.ts';
import { clubRoutes } from './club.ts';
import { latelyRoutes } from './lately.ts';
import { listRoutes } from './lists.ts';
import type { Streams } from './live.ts';
import type { Invites } from '../lists/invites.ts';
import type { Lately } from '../lists/lately.ts';
import type { LiveTables } from '../lists/liveTables.ts';
import type { Meet } from '../meet/meet.ts';
import { meetRoutes } from './meet.ts';
import type { Hub } from '../matches/hub.ts';
import type { Loader } from '../matches/loader.ts';
import { invitationPage } from './invitation.ts';
import type { Offer } from '../host/offer.ts';
import type { Quotas, RateName } from '../host/limits.ts';
import { parsed, RefusedRequest } from '../host/requests.ts';
import type { Metrics } from '../host/metrics.ts';
import type { Room } from '../room/room.ts';
import type { Page } from './page.ts';
import type { Push } from './push.ts';
import type { Commands } from '../matches/commands.ts';
import { recordOf } from '../matches/record.ts';
import { Replays } from './replay.ts';
import type { HostKey, Settings } from '../host/settings.ts';
import { isStorageFailure, StorageError } from '../storage/errors.ts';
import type { Store } from '../storage/store.ts';
import type { Carries } from '../matches/carries.ts';
import { hashOf, isSame } from '../matches/tokens.ts';
import { headerOf, type PeopleParts, peopleRoutes } from './people.ts';
import { ratingRoutes } from './ratings.ts';
import type { Visitors } from './visitors.ts';

export interface Parts {
  readonly settings: Settings;
  readonly store: Store;
  readonly loader: Loader;
  readonly hub: Hub;
  readonly commands: Commands;
  readonly push: Push;
  readonly page: Page;
  readonly metrics: Metrics;
  readonly quotas: Quotas;
  readonly offer: Offer;
  readonly admin: Admin;
  /** What opens the host's page. */
  readonly hostKeys: () => readonly HostKey[];
  readonly daily: Pick<DailyParts, 'results' | 'check' | 'games'>;
  readonly failed: (what: string, error: unknown) => void;
  readonly isClosing: () => boolean;
  /** Null where the host offers none. */
  readonly evenings: Evenings | null;
  readonly tables: LiveTables;
  readonly streams: Streams;
  readonly meet: Meet | null;
  readonly carries: Carries;
  readonly visitors: Visitors;
  /** Null where the host has no accounts. */
  readonly lately: { readonly lately: Lately; readonly invites: Invites } | null;
  /** Null where the host has no accounts. */
  readonly accounts: PeopleParts | null;
}

const refuse = (context: Context, error: RefusalCode, message: string, block?: Block): Response =>
  context.json<Refused>({ error, message, ...(block === undefined ? {} : { block }) }, REFUSALS[error]);

const BODY = 16 * 1024;
const TABLE_ID = /^[0-9A-Za-z]{8,32}$/;

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "script-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY: readonly (readonly [string, string])[] = [
  ['content-security-policy', POLICY],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ['x-frame-options', 'DENY'],
];

/** Pages of other origins may not talk to us; programs that are no browsers name no origin. */
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

export function httpApp(parts: Parts): Hono {
  const { settings, store, loader, hub, commands, push, page, metrics, quotas, offer, evenings } = parts;
  const { admin, carries, visitors, streams } = parts;
  const from = (context: Context): string =>
    addressOf(
      getConnInfo(context).remote.address,
      context.req.header('x-forwarded-for') ?? null,
      settings.proxies,
    );
  const take = (what: RateName, context: Context, who = from(context)): void => {
    if (!quotas.take(what, who)) throw new RefusedRequest('slow', 'too much of this; wait a little');
  };
  const openTable = async (context: Context) => {
    const id = context.req.param('id') ?? '';
    const match = TABLE_ID.test(id) ? await hub.open(id) : undefined;
    if (match === undefined) throw new RefusedRequest('table', 'there is no such table');
    return match;
  };
  const finished = async (context: Context) => {
    const match = await openTable(context);
    if (match.room.status !== 'over') throw new RefusedRequest(match.room.status, 'the match is not over');
    return match;
  };

  const personOf = async (context: Context): Promise<string | null> =>
    (await visitors.sessionOf(headerOf(context)))?.person ?? null;
  /** Refuses whoever has no seat at the table. */
  const ownSeat = async (context: Context, room: Room): Promise<string> => {
    const { token } = await parsed(context, Claim);
    if (room.seatOf(hashOf(token), await personOf(context)) === null)
      throw new RefusedRequest('seat', 'this is no seat of the table');
    return token;
  };
  /** The places of a device, and where an account sits besides. */
  const placesOf = async (
    places: readonly { readonly id: string; readonly token: string }[],
    person: string | null,
  ) => {
    const known = new Set(places.map(({ id }) => id));
    const more = person === null ? [] : ((await parts.accounts?.seats.going(person)) ?? []);
    return [...places, ...more.filter((id) => !known.has(id)).map((id) => ({ id, token: null }))];
  };

  /** Refuses a table that the host does not offer to whoever asks for it. */
  const mayOpen = async (context: Context, { game, seats, listed, watch, rated }: Wish): Promise<void> => {
    offer.needTable(game, seats);
    if (listed || watch === true) offer.need('list');
    if (rated) offer.need('rated');
    const isGuest = (await personOf(context)) === null;
    offer.needAccount(isGuest);
    if (isGuest && rated)
      throw new RefusedRequest('session', 'only people with an account play at rated tables');
  };

  const replays = new Replays(loader);
  const app = new Hono();
  app.onError((error, context) => {
    const refused = error instanceof UnplayableError ? new RefusedRequest('aside', error.message) : error;
    if (refused instanceof RefusedRequest) {
      metrics.refused.inc({ reason: refused.code });
      return refuse(context, refused.code, refused.message, refused.block);
    }
    parts.failed('request', error);
    if (isStorageFailure(error))
      return refuse(context, 'busy', 'nothing can be written now; try again in a while');
    return refuse(context, 'failed', 'this did not work; try again');
  });
  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    for (const [name, value] of SECURITY) context.res.headers.set(name, value);
    if (context.req.path.startsWith('/api/')) context.res.headers.set('cache-control', 'no-store');
    metrics.requests.observe({ status: context.res.status }, (performance.now() - began) / 1000);
  });
  app.use(async (context, next) => {
    if (!isOurName(context.req.header('host'), settings.hosts))
      throw new RefusedRequest('host', 'this server is not known by that name');
    await next();
  });
  app.get('/healthz', async (context) => {
    if (parts.isClosing()) throw new RefusedRequest('closing', 'this process is about to stop');
    try {
      await store.canWrite();
    } catch (error) {
      const reason = error instanceof StorageError ? `: ${error.message}` : '';
      throw new RefusedRequest('store', `nothing can be written${reason}`);
    }
    return context.json<Health>({ ok: true });
  });
  app.get('/metrics', async (context) => {
    const { metricsKey } = settings;
    const hasKey =
      metricsKey !== null && isSame(context.req.header('authorization') ?? '', `Bearer ${metricsKey}`);
    if (!hasKey && !isOwnMachine(getConnInfo(context).remote.address, context.req.raw.headers))
      throw new RefusedRequest('key', 'figures are for this machine, or for whoever has the key');
    const { contentType } = metrics.registry;
    return context.body(await metrics.registry.metrics(), 200, { 'content-type': contentType });
  });

  app.use('/api/*', async (context, next) => {
    // No text of ours has it, and PostgreSQL cannot keep it.
    if (/%00/.test(context.req.url)) throw new RefusedRequest('body', 'the address: expected no U+0000');
    if (!isFromTerminal(parts.hostKeys(), context) && !quotas.take('requests', from(context)))
      throw new RefusedRequest('slow', 'too many requests from your address; wait a little');
    if (isForeign(context.req.header('origin'), context.req.header('host'), settings.origins))
      throw new RefusedRequest('origin', 'pages of other origins may not do this');
    await next();
  });
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: BODY,
      onError: () => {
        throw new RefusedRequest('large', `a body may have ${BODY} bytes`);
      },
    }),
  );
  app.route('/api/host', adminRoutes(admin, keyHolder(parts.hostKeys, visitors, quotas, from)));
  app.use('/api/*', async (context, next) => {
    const byAddress = admin.blocks.ofAddress(from(context));
    if (byAddress !== null) throw blocked(byAddress);
    // Whoever is blocked may still look, and save or delete what is theirs.
    const mayWrite = context.req.method === 'GET' || context.req.path.startsWith('/api/people/');
    if (!mayWrite && admin.blocks.hasPersons) {
      const byPerson = admin.blocks.ofPerson(await personOf(context));
      if (byPerson !== null) throw blocked(byPerson);
    }
    await next();
  });
  app.get('/api/info', (context) =>
    context.json<Info>({
      protocol: PROTOCOL,
      vapid: push.publicKey,
      games: offer.now.games,
      club: offer.now.club,
      offer: offer.now,
      pause: offer.pause.announced,
    }),
  );
  app.post('/api/tables', async (context) => {
    const wish = await parsed(context, NewTable);
    await mayOpen(context, wish);
    if (!quotas.take('tables', from(context)))
      throw new RefusedRequest('slow', 'too many new tables from your address; wait a minute');
    const made = await hub.create(wish);
    if (typeof made !== 'string') throw new RefusedRequest('body', `${made.at}: expected ${made.expected}`);
    return context.json<MadeTable>({ id: made }, 201);
  });
  listRoutes(app, { tables: parts.tables, streams, offer, take, from });
  app.get('/api/tables/:id', async (context) =>
    context.json<TableInfo>((await openTable(context)).room.info),
  );
  app.get('/api/tables/:id/replay', async (context) => {
    const replay = await replays.of((await finished(context)).room);
    if (replay === undefined) throw new RefusedRequest('table', 'there is no such table');
    return context.body(replay, 200, { 'content-type': 'application/json' });
  });
  app.get('/api/tables/:id/record', async (context) => {
    const { room } = await finished(context);
    if (!room.setup.showHands) throw new RefusedRequest('hands', 'this table does not show its hands');
    return context.json<MatchFile>(recordOf(room));
  });
  app.post('/api/tables/:id/record', async (context) => {
    const { room } = await finished(context);
    await ownSeat(context, room);
    return context.json<MatchFile>(recordOf(room));
  });
  app.post('/api/tables/:id/report', async (context) => {
    const { room } = await openTable(context);
    const { token, seat, reason, note } = await parsed(context, Reporting);
    const by = room.seatOf(hashOf(token), await personOf(context));
    if (by === null) throw new RefusedRequest('seat', 'this is no seat of the table');
    take('reports', context);
    await admin.reports.file(room, by, seat, reason, note);
    return context.json<Done>({}, 201);
  });
  app.post('/api/tables/:id/carry', async (context) => {
    const { id, room } = await openTable(context);
    const token = await ownSeat(context, room);
    if (!quotas.take('commands', from(context)))
      throw new RefusedRequest('slow', 'too many links from your address; wait a minute');
    return context.json<CarryLink>(await carries.make(id, token), 201);
  });
  app.post('/api/carry', async (context) => {
    const carried = await carries.take((await parsed(context, Carrying)).code);
    if (carried === undefined) throw new RefusedRequest('carried', 'this link was used, or is too old');
    return context.json<Carried>(carried);
  });
  app.post('/api/waiting', async (context) => {
    const { places } = await parsed(context, Places);
    const person = await personOf(context);
    const tables = await commands.waiting(await placesOf(places, person), person);
    return context.json<WaitingList>({ tables });
  });
  app.post('/api/push', async (context) => {
    const { subscription, language, places } = await parsed(context, Subscription);
    if (!push.accepts(subscription.endpoint))
      throw new RefusedRequest('endpoint', 'this is no address of a push service');
    if (!quotas.take('pushes', from(context)))
      throw new RefusedRequest('slow', 'too many devices from your address; wait a minute');
    const person = await personOf(context);
    const waiting = await commands.waiting(await placesOf(places, person), person);
    const seats = waiting.map(({ id, seat }) => ({ match: id, seat }));
    await push.targets.subscribe({ ...subscription, language }, seats);
    const session = await visitors.sessionOf(headerOf(context));
    await push.targets.subscribeInvited({ ...subscription, language }, session?.id ?? null);
    return context.json<Done>({});
  });
  app.delete('/api/push', async (context) => {
    const { endpoint } = await parsed(
      context,
      v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) }),
    );
    await push.targets.unsubscribe(endpoint);
    return context.json<Done>({});
  });
  dailyRoutes(app, { ...parts.daily, quotas, now: () => hub.now }, from);
  if (evenings !== null) clubRoutes(app, { evenings, offer, visitors, take, streams, from });
  if (parts.meet !== null) meetRoutes(app, { meet: parts.meet, offer, visitors, take, streams, from });
  if (parts.accounts !== null)
    app.route(
      '/api/people',
      peopleRoutes(parts.accounts, visitors, quotas, (context) => quotas.take('accounts', from(context))),
    );
  if (parts.lately !== null)
    app.route(
      '/api/lately',
      latelyRoutes({ ...parts.lately, offer, visitors, streams, push, take, from, failed: parts.failed }),
    );
  if (parts.accounts !== null && settings.rated) {
    const { boards, about } = parts.accounts;
    app.route('/api/ratings', ratingRoutes({ boards, about, offer, personOf }));
  }
  app.all('/api/*', () => {
    throw new RefusedRequest('address', 'there is nothing here');
  });
  app.get('/t/:id', async (context) => {
    const id = context.req.param('id');
    const html = page.text('/index.html');
    const match = TABLE_ID.test(id) ? await hub.open(id) : undefined;
    if (html === undefined || match === undefined)
      return context.redirect(`../#/t/${encodeURIComponent(id)}`);
    const address = new URL(context.req.url);
    const told = settings.proxies > 0 ? context.req.header('x-forwarded-proto') : undefined;
    if (told === 'https') address.protocol = 'https:';
    const table = match.room.info;
    const invitation = invitationPage(html, {
      table,
      game: titleOf(table.game),
      address: address.href,
      accepted: context.req.header('accept-language') ?? '',
    });
    return context.html(invitation, 200, { 'cache-control': 'no-store', vary: 'accept-language' });
  });
  app.get('*', (context) => {
    const answer = page.answer(context.req.path, context.req.raw.headers);
    if (answer === undefined) throw new RefusedRequest('address', 'there is nothing here');
    return answer;
  });
  return app;
}
