/** What every route knows of a request: sender, session, limits; and the validation of bodies and queries. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { RequestError } from '../../protocol/index.ts';
import type { Session } from '../accounts/sessions.ts';
import { clientAddress } from '../limits/addresses.ts';
import { LIMITS, type Quotas, type RateName } from '../limits/limits.ts';
import type { Settings } from '../settings/settings.ts';
import type { RequestIdentity } from './requestIdentity.ts';

export interface RouteEnv {
  readonly Variables: {
    readonly address: string;
    /** The origin that the page must have to change accounts. */
    readonly origin: string;
    readonly isOwnPage: boolean;
    /** The signed-in device; looked up once per request. */
    readonly session: () => Promise<Session | null>;
    /** Counts the request against a limit, of its address by default. */
    readonly take: (limit: RateName, key?: string) => void;
  };
}
export type RouteContext = Context<RouteEnv>;
export const createRouter = (): Hono<RouteEnv> => new Hono<RouteEnv>();

interface RequestServices {
  readonly settings: Settings;
  readonly visitors: RequestIdentity;
  readonly quotas: Quotas;
}

export const identifyRequests =
  ({ settings, visitors, quotas }: RequestServices): MiddlewareHandler<RouteEnv> =>
  async (context, next) => {
    const header = (name: string): string | undefined => context.req.header(name);
    const direct = getConnInfo(context).remote.address;
    const address = clientAddress(direct, header('x-forwarded-for') ?? null, settings.proxies);
    let session: Promise<Session | null> | undefined;
    context.set('address', address);
    context.set('origin', visitors.origin(header));
    context.set('isOwnPage', visitors.isOwnPage(header));
    context.set('session', () => (session ??= visitors.findSession(header)));
    context.set('take', (limit, key = address) => {
      if (!quotas.tryTake(limit, key))
        throw new RequestError('rateLimited', `too many: ${LIMITS[limit].of}; wait a little`);
    });
    await next();
  };

/** Middleware: counts the request against a limit of its address. */
export const limit =
  (name: RateName): MiddlewareHandler<RouteEnv> =>
  async (context, next) => {
    context.var.take(name);
    await next();
  };

/** Middleware: only pages of this server may change something. Other programs must set the header too. */
export const writesFromOwnPage: MiddlewareHandler<RouteEnv> = async (context, next) => {
  if (context.req.method !== 'GET' && !context.var.isOwnPage)
    throw new RequestError('origin', `only pages of ${context.var.origin} may do this`);
  await next();
};

export const readPerson = async (context: RouteContext): Promise<string | null> =>
  (await context.var.session())?.person ?? null;

export async function requireSession(context: RouteContext): Promise<Session> {
  const session = await context.var.session();
  if (session === null) throw new RequestError('session', 'nobody is signed in on this device');
  return session;
}

/** The form of a table's id; other texts name no table. */
export const TABLE_ID = /^[0-9A-Za-z]{8,32}$/;

/** U+0000 in JSON; our texts never contain it, and PostgreSQL cannot store it. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

function parseInput<S extends v.GenericSchema>(schema: S, input: unknown, what: string): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const expected = issue.expected ?? 'something else';
  throw new RequestError('body', `${v.getDotPath(issue) ?? what}: expected ${expected}`);
}

export const parseQuery = <S extends v.GenericSchema>(context: Context, schema: S): v.InferOutput<S> =>
  parseInput(schema, context.req.query(), 'the query');

export async function parseBody<S extends v.GenericSchema>(
  context: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  if (!/^application\/json\b/.test(context.req.header('content-type') ?? ''))
    throw new RequestError('type', 'the body must be application/json');
  let json: unknown;
  try {
    const text = await context.req.text();
    if (NUL.test(text)) throw new RequestError('body', 'the body: expected no U+0000');
    json = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new RequestError('json', 'the body is not JSON');
    // The client hung up: not a server error, and no one reads a response.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET')
      throw new RequestError('json', 'the connection ended before the body did');
    throw error;
  }
  return parseInput(schema, json, 'the body');
}
