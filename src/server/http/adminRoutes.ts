/** Admin routes for the page and the terminal: all of them need a key. */
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  AdminAction,
  type AdminActionLog,
  type AdminBlocks,
  type ParsedAdminAction,
  type AdminNames,
  type AdminFeatures,
  type AdminPeople,
  type AdminReports,
  type AdminTables,
  type EmptyResponse,
  type ProcessLoads,
  type MatchFile,
  ADMIN_TABLE_FILTERS,
  RequestError,
} from '../../protocol/index.ts';
import type { Admin } from '../admin/admin.ts';
import { findKeyLabel, TERMINAL } from '../admin/adminKeys.ts';
import { listAdminTables } from '../admin/adminTables.ts';
import type { Quotas } from '../limits/limits.ts';
import type { AdminKey } from '../settings/settings.ts';
import {
  createRouter,
  parseBody,
  parseQuery,
  type RouteContext,
  type RouteEnv,
  TABLE_ID,
} from './requests.ts';
import { formatPrefix, parsePrefix } from '../limits/addresses.ts';

const Filter = v.object({
  status: v.optional(v.picklist(ADMIN_TABLE_FILTERS), 'playing'),
  game: v.optional(v.pipe(v.string(), v.maxLength(40))),
  before: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger())),
});
const Page = v.pick(Filter, ['before']);
const Search = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(100)), '') });

/** Normalizes an address or prefix to the form that blocks are stored in. */
function parseBlockedAddress(text: string): string {
  const prefix = parsePrefix(text);
  if (prefix === null)
    throw new RequestError(
      'body',
      'who.address: expected an IPv4 or IPv6 address, or a prefix of at least 8 or 16 bits',
    );
  return formatPrefix(prefix);
}

const normalizeAddress = (deed: ParsedAdminAction): ParsedAdminAction =>
  deed.kind === 'block' && deed.who.is === 'address'
    ? { ...deed, who: { is: 'address', address: parseBlockedAddress(deed.who.address) } }
    : deed;

/** `who` returns the label of the request's key or throws; it runs before every handler. */
export function adminRoutes(admin: Admin, who: (context: RouteContext) => string): Hono<RouteEnv> {
  const app = createRouter();
  app.use(async (context, next) => {
    who(context);
    await next();
  });
  app.get('/load', async (context) => context.json<ProcessLoads>(await admin.load()));
  app.get('/tables', async (context) => {
    const { status: kind, game, before } = parseQuery(context, Filter);
    return context.json<AdminTables>(await listAdminTables(admin.hub, { kind, game, before }));
  });
  app.get('/tables/:id/record', async (context) => {
    const id = context.req.param('id');
    if (!TABLE_ID.test(id)) throw new RequestError('table', 'there is no such table');
    return context.json<MatchFile>(await admin.readRecord(id));
  });
  app.get('/people', async (context) =>
    context.json<AdminPeople>(await admin.listPeople(parseQuery(context, Search).name.trim())),
  );
  app.get('/names', async (context) => context.json<AdminNames>(await admin.listNames()));
  app.get('/blocks', async (context) => context.json<AdminBlocks>(await admin.blocks.list()));
  app.get('/offer', (context) => context.json<AdminFeatures>(admin.listFeatures()));
  app.get('/reports', async (context) => context.json<AdminReports>(await admin.reports.list()));
  app.get('/actions', async (context) =>
    context.json<AdminActionLog>(await admin.actionLog.list(parseQuery(context, Page).before)),
  );
  app.post('/actions', async (context) => {
    await admin.execute(normalizeAddress(await parseBody(context, AdminAction)), who(context));
    return context.json<EmptyResponse>({});
  });
  return app;
}

const offeredKey = (context: Context): string =>
  (context.req.header('authorization') ?? '').replace(/^Bearer /, '');

/** Whether the request comes from the operator's terminal. Its key cannot be guessed, so no rate limit applies. */
export const isFromTerminal = (keys: readonly AdminKey[], context: Context): boolean =>
  findKeyLabel(keys, offeredKey(context)) === TERMINAL;

/** The label of the request's admin key, or an error. */
export function requireAdminKey(keys: readonly AdminKey[], quotas: Quotas, context: RouteContext): string {
  const { address, origin, isOwnPage } = context.var;
  if (context.req.header('origin') !== undefined && !isOwnPage)
    throw new RequestError('origin', `only pages of ${origin} may do this`);
  const label = findKeyLabel(keys, offeredKey(context));
  if (label === TERMINAL) return label;
  if (quotas.isEmpty('guesses', address)) {
    quotas.refuse('guesses');
    throw new RequestError('rateLimited', 'too many wrong keys from your address; wait a minute');
  }
  if (label === undefined) {
    quotas.tryTake('guesses', address);
    throw new RequestError('key', 'this needs the admin key');
  }
  return label;
}
