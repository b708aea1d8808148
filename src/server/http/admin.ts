/** What a host asks for, by the page or from a terminal: everything is behind a key, and nothing else is. */
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  AdminAct,
  type AdminActs,
  type AdminBlocks,
  type AdminDeed,
  type AdminNames,
  type AdminOffer,
  type AdminPeople,
  type AdminReports,
  type AdminTables,
  type Done,
  type LoadList,
  type MatchFile,
  TABLE_KINDS,
} from '../../protocol/index.ts';
import type { Admin } from '../admin/admin.ts';
import { labelOf, TERMINAL } from '../admin/keys.ts';
import { listTables } from '../admin/tables.ts';
import type { Quotas } from '../host/limits.ts';
import { parsed, RefusedRequest } from '../host/requests.ts';
import type { HostKey } from '../host/settings.ts';
import { formatPrefix, prefixOf } from '../host/addresses.ts';
import { headerOf } from './people.ts';
import type { Visitors } from './visitors.ts';

const TABLE_ID = /^[0-9A-Za-z]{8,32}$/;

const Filter = v.object({
  status: v.optional(v.picklist(TABLE_KINDS), 'playing'),
  game: v.optional(v.pipe(v.string(), v.maxLength(40))),
  before: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger())),
});
const Page = v.pick(Filter, ['before']);
const Search = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(100)), '') });

function asked<S extends v.GenericSchema>(context: Context, schema: S): v.InferOutput<S> {
  const result = v.safeParse(schema, context.req.query());
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new RefusedRequest(
    'body',
    `${v.getDotPath(issue) ?? 'the question'}: expected ${issue.expected ?? 'something else'}`,
  );
}

/** An address or a prefix as blocks are written down. */
function addressFrom(text: string): string {
  const prefix = prefixOf(text);
  if (prefix === null)
    throw new RefusedRequest(
      'body',
      'who.address: expected an IPv4 or IPv6 address, or a prefix of at least 8 or 16 bits',
    );
  return formatPrefix(prefix);
}

const withAddress = (deed: AdminDeed): AdminDeed =>
  deed.kind === 'block' && deed.who.is === 'address'
    ? { ...deed, who: { is: 'address', address: addressFrom(deed.who.address) } }
    : deed;

/** `who` says whose key a request has, or refuses it; nothing is answered before. */
export function adminRoutes(admin: Admin, who: (context: Context) => string): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    who(context);
    await next();
  });
  app.get('/load', async (context) => context.json<LoadList>(await admin.load()));
  app.get('/tables', async (context) => {
    const { status: kind, game, before } = asked(context, Filter);
    return context.json<AdminTables>(await listTables(admin.hub, { kind, game, before }));
  });
  app.get('/tables/:id/record', async (context) => {
    const id = context.req.param('id');
    if (!TABLE_ID.test(id)) throw new RefusedRequest('table', 'there is no such table');
    return context.json<MatchFile>(await admin.record(id));
  });
  app.get('/people', async (context) =>
    context.json<AdminPeople>(await admin.people(asked(context, Search).name.trim())),
  );
  app.get('/names', async (context) => context.json<AdminNames>(await admin.listNames()));
  app.get('/blocks', async (context) => context.json<AdminBlocks>(await admin.blocks.list()));
  app.get('/offer', (context) => context.json<AdminOffer>(admin.offers()));
  app.get('/reports', async (context) => context.json<AdminReports>(await admin.reports.list()));
  app.get('/acts', async (context) =>
    context.json<AdminActs>(await admin.acts.list(asked(context, Page).before)),
  );
  app.post('/act', async (context) => {
    await admin.do(withAddress(await parsed(context, AdminAct)), who(context));
    return context.json<Done>({});
  });
  return app;
}

const offeredKey = (context: Context): string =>
  (context.req.header('authorization') ?? '').replace(/^Bearer /, '');

/** Whether the operator's own terminal asks: its key is too long to guess, so no limit locks it out. */
export const isFromTerminal = (keys: readonly HostKey[], context: Context): boolean =>
  labelOf(keys, offeredKey(context)) === TERMINAL;

/** Who has a key: a page of this very site, or a program; whoever guesses has to guess slowly. */
export function keyHolder(
  keys: () => readonly HostKey[],
  visitors: Visitors,
  quotas: Quotas,
  from: (context: Context) => string,
): (context: Context) => string {
  return (context) => {
    const header = headerOf(context);
    if (header('origin') !== undefined && !visitors.isOwnPage(header))
      throw new RefusedRequest('origin', `only pages of ${visitors.originOf(header)} may do this`);
    const address = from(context);
    const label = labelOf(keys(), offeredKey(context));
    if (label === TERMINAL) return label;
    if (quotas.isEmpty('guesses', address)) {
      quotas.refuse('guesses');
      throw new RefusedRequest('slow', 'too many wrong keys from your address; wait a minute');
    }
    if (label === undefined) {
      quotas.take('guesses', address);
      throw new RefusedRequest('key', 'this is for whoever has the key of the host');
    }
    return label;
  };
}
