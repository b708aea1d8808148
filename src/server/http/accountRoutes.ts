/** HTTP routes of accounts: sign-up, sign-in, own data, profiles. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import {
  type ClaimResult,
  ClaimSeatsRequest,
  DeletionRequest,
  type DeviceLinkCode,
  type EmptyResponse,
  SignInRequest,
  type IssuedRecoveryCodes,
  NameRequest,
  NewPasskey,
  type PublicProfile,
  PuzzleCountsUpdate,
  RecoveryRequest,
  SharesUpdate,
  type SignedInAccount,
  RequestError,
} from '../../protocol/index.ts';
import type { Quotas } from '../limits/limits.ts';
import type { Profiles } from '../accounts/profiles.ts';
import type { AccountDeletion } from '../accounts/accountDeletion.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Invites } from '../lobby/invites.ts';
import type { RecentPlayers } from '../lobby/recentPlayers.ts';
import type { Leaderboards } from '../ratings/leaderboards.ts';
import type { AccountRatings } from '../ratings/accountRatings.ts';
import type { AccountSeats } from '../accounts/accountSeats.ts';
import type { Session } from '../accounts/sessions.ts';
import {
  createRouter,
  limit,
  parseBody,
  readPerson,
  requireSession,
  type RouteContext,
  type RouteEnv,
  writesFromOwnPage,
} from './requests.ts';
import { formatCookie } from './requestIdentity.ts';

export interface AccountServices {
  readonly people: Accounts;
  readonly seats: AccountSeats;
  readonly about: Profiles;
  readonly deletion: AccountDeletion;
  readonly ratings: AccountRatings;
  readonly boards: Leaderboards;
  readonly invites: Invites;
  readonly recentPlayers: RecentPlayers;
}

/** Answers with the device's new session, or with none. */
function answerSignedIn(context: RouteContext, token: string | null): Response {
  context.header('set-cookie', formatCookie(context.var.origin, token));
  return context.json<EmptyResponse>({});
}

function addSignInRoutes(app: Hono<RouteEnv>, { people }: AccountServices): void {
  app.post('/name', async (context) => {
    const { name } = await parseBody(context, NameRequest);
    return context.json(await people.passkeyCreationOptions(name.trim(), context.var.origin));
  });
  app.post('/', async (context) => {
    const { made, label } = await parseBody(context, NewPasskey);
    return answerSignedIn(
      context,
      await people.createAccount(made as RegistrationResponseJSON, label, context.var.origin),
    );
  });
  app.post('/challenge', async (context) => context.json(await people.signInOptions(context.var.origin)));
  app.post('/enter', async (context) => {
    const { signed, label } = await parseBody(context, SignInRequest);
    return answerSignedIn(
      context,
      await people.signIn(signed as AuthenticationResponseJSON, label, context.var.origin),
    );
  });
  app.post('/recover', async (context) => {
    const { code, label } = await parseBody(context, RecoveryRequest);
    return answerSignedIn(context, await people.recover(code, label));
  });
}

function addOwnAccountRoutes(
  app: Hono<RouteEnv>,
  { people, seats, deletion, boards }: AccountServices,
): void {
  app.get('/me', async (context) => {
    const session = await context.var.session();
    const me = session === null ? null : await people.readOwnAccount(session);
    return context.json<SignedInAccount>({ me, origin: context.var.origin });
  });
  app.delete('/me', async (context) => {
    const { person, name } = await requireSession(context);
    const typed = (await parseBody(context, DeletionRequest)).name.trim();
    if (typed !== name) throw new RequestError('body', 'name: expected the name of the account');
    await deletion.deleteAccount(person);
    boards.clearCache();
    return answerSignedIn(context, null);
  });
  app.post('/me/name', async (context) => {
    const { person } = await requireSession(context);
    const { name } = await parseBody(context, NameRequest);
    await people.names.checkFree(name.trim(), person);
    context.var.take('renames', person);
    await people.rename(person, name.trim());
    boards.clearCache();
    return context.json<EmptyResponse>({});
  });
  app.post('/me/claim', async (context) => {
    const { person } = await requireSession(context);
    const { places } = await parseBody(context, ClaimSeatsRequest);
    let claimed = 0;
    for (const { id, token } of places) if (await seats.claimSeat(id, token, person)) claimed++;
    await deletion.deleteClaimed(person);
    return context.json<ClaimResult>({ claimed, refused: places.length - claimed });
  });
  app.put('/me/shares', async (context) => {
    const { person } = await requireSession(context);
    await people.setShares(person, await parseBody(context, SharesUpdate));
    boards.clearCache();
    return context.json<EmptyResponse>({});
  });
  app.put('/me/puzzles', async (context) => {
    const { person } = await requireSession(context);
    await people.savePuzzleCounts(person, (await parseBody(context, PuzzleCountsUpdate)).puzzles);
    return context.json<EmptyResponse>({});
  });
}

/** Devices, passkeys and recovery codes of the own account. */
function addDeviceRoutes(app: Hono<RouteEnv>, { people }: AccountServices): void {
  app.post('/me/leave', async (context) => {
    const { person, id } = await requireSession(context);
    await people.sessions.end(person, id);
    return answerSignedIn(context, null);
  });
  app.post('/me/devices', async (context) => {
    const { person } = await requireSession(context);
    return context.json<DeviceLinkCode>({ code: await people.deviceLinks.create(person) });
  });
  app.delete('/me/devices/:id', async (context) => {
    const { person } = await requireSession(context);
    if (!(await people.sessions.end(person, context.req.param('id'))))
      throw new RequestError('unknownPerson', 'there is no such device');
    return context.json<EmptyResponse>({});
  });
  app.post('/me/passkeys/challenge', async (context) =>
    context.json(await people.addPasskeyOptions(await requireSession(context), context.var.origin)),
  );
  app.post('/me/passkeys', async (context) => {
    const session = await requireSession(context);
    const { made, label } = await parseBody(context, NewPasskey);
    await people.addPasskey(session, made as RegistrationResponseJSON, label, context.var.origin);
    return context.json<EmptyResponse>({});
  });
  app.delete('/me/passkeys/:id', async (context) => {
    const { person } = await requireSession(context);
    await people.removePasskey(person, context.req.param('id'));
    return context.json<EmptyResponse>({});
  });
  app.post('/me/codes', async (context) => {
    const { person } = await requireSession(context);
    return context.json<IssuedRecoveryCodes>({ codes: await people.codes.renew(person) });
  });
}

function addExportRoutes(
  app: Hono<RouteEnv>,
  { people, seats, ratings }: AccountServices,
  quotas: Quotas,
): void {
  const holdExport = ({ person }: Session): (() => void) => {
    const release = quotas.acquire('exports', person);
    if (release === null)
      throw new RequestError('rateLimited', 'another export of this account is being written');
    return release;
  };
  app.get('/me/export', async (context) => {
    const session = await requireSession(context);
    const release = holdExport(session);
    try {
      const matches = [];
      for await (const { room: _room, ...match } of seats.played(session.person)) matches.push(match);
      return context.json({
        tavola: 'account',
        ...(await people.readOwnAccount(session)),
        matches,
        ratings: await ratings.readHistories(session.person),
      });
    } finally {
      release();
    }
  });
  app.get('/me/records', async (context) => {
    const session = await requireSession(context);
    const release = holdExport(session);
    context.header('content-type', 'application/jsonl');
    return stream(context, async (lines) => {
      try {
        for await (const record of seats.records(session.person)) {
          if (lines.aborted) return;
          await lines.write(`${JSON.stringify(record)}\n`);
        }
      } finally {
        release();
      }
    });
  });
}

export function accountRoutes(services: AccountServices, quotas: Quotas): Hono<RouteEnv> {
  const app = createRouter();
  app.use(writesFromOwnPage);
  app.on(['POST', 'PUT', 'DELETE'], '*', limit('accounts'));
  addSignInRoutes(app, services);
  addOwnAccountRoutes(app, services);
  addDeviceRoutes(app, services);
  addExportRoutes(app, services, quotas);
  app.get('/by/:name', async (context) => {
    return context.json<PublicProfile>(
      await services.about.readProfile(context.req.param('name'), await readPerson(context)),
    );
  });
  return app;
}
