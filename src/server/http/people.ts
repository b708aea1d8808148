/** Accounts over HTTP: making one, signing in, what is one's own, the page about a person. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import {
  type Claimed,
  Claiming,
  Deleting,
  type Done,
  Entering,
  type FreshCodes,
  NameWish,
  NewPasskey,
  type PersonPage,
  Puzzling,
  Recovering,
  Sharing,
  type WhoAmI,
} from '../../protocol/index.ts';
import type { Quotas } from '../host/limits.ts';
import { parsed, RefusedRequest } from '../host/requests.ts';
import type { About } from '../people/about.ts';
import type { Deletion } from '../people/deletion.ts';
import type { People } from '../people/people.ts';
import type { Boards } from '../ratings/board.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { PersonSeats } from '../people/personSeats.ts';
import type { Session } from '../people/sessions.ts';
import { cookieFor, type Header, type Visitors } from './visitors.ts';

export interface PeopleParts {
  readonly people: People;
  readonly seats: PersonSeats;
  readonly about: About;
  readonly deletion: Deletion;
  readonly ratings: Ratings;
  readonly boards: Boards;
}

export const headerOf =
  (context: Context): Header =>
  (name) =>
    context.req.header(name);

/** `mayWrite` says whether the sender's address may ask for that much. */
export function peopleRoutes(
  { people, seats, about, deletion, ratings, boards }: PeopleParts,
  visitors: Visitors,
  quotas: Quotas,
  mayWrite: (context: Context) => boolean,
): Hono {
  const app = new Hono();
  const originOf = (context: Context): string => visitors.originOf(headerOf(context));
  const sessionOf = async (context: Context): Promise<Session> => {
    const session = await visitors.sessionOf(headerOf(context));
    if (session === null) throw new RefusedRequest('session', 'nobody is signed in on this device');
    return session;
  };
  const holdExport = ({ person }: Session): (() => void) => {
    const release = quotas.hold('exports', person);
    if (release === null) throw new RefusedRequest('slow', 'another export of this account is being written');
    return release;
  };
  const signIn = (context: Context, token: string): Response => {
    context.header('set-cookie', cookieFor(originOf(context), token));
    return context.json<Done>({});
  };
  const signOut = (context: Context): Response => {
    context.header('set-cookie', cookieFor(originOf(context), null));
    return context.json<Done>({});
  };

  app.use(async (context, next) => {
    if (context.req.method !== 'GET') {
      if (!visitors.isOwnPage(headerOf(context)))
        throw new RefusedRequest('origin', `only pages of ${originOf(context)} may do this`);
      if (!mayWrite(context))
        throw new RefusedRequest('slow', 'too many tries from your address; wait a minute');
    }
    await next();
  });
  app.post('/name', async (context) => {
    const { name } = await parsed(context, NameWish);
    return context.json(await people.askToMake(name.trim(), originOf(context)));
  });
  app.post('/', async (context) => {
    const { made, label } = await parsed(context, NewPasskey);
    return signIn(context, await people.make(made as RegistrationResponseJSON, label, originOf(context)));
  });
  app.post('/challenge', async (context) => context.json(await people.askToSign(originOf(context))));
  app.post('/enter', async (context) => {
    const { signed, label } = await parsed(context, Entering);
    return signIn(
      context,
      await people.enter(signed as AuthenticationResponseJSON, label, originOf(context)),
    );
  });
  app.post('/recover', async (context) => {
    const { code, label } = await parsed(context, Recovering);
    return signIn(context, await people.recover(code, label));
  });

  app.get('/me', async (context) => {
    const session = await visitors.sessionOf(headerOf(context));
    const me = session === null ? null : await people.me(session);
    return context.json<WhoAmI>({ me, origin: originOf(context) });
  });
  app.delete('/me', async (context) => {
    const { person, name } = await sessionOf(context);
    const typed = (await parsed(context, Deleting)).name.trim();
    if (typed !== name) throw new RefusedRequest('body', 'name: expected the name of the account');
    await deletion.of(person);
    boards.forget();
    return signOut(context);
  });
  app.post('/me/name', async (context) => {
    const { person } = await sessionOf(context);
    const { name } = await parsed(context, NameWish);
    await people.names.checkFree(name.trim(), person);
    if (!quotas.take('renames', person)) throw new RefusedRequest('slow', 'too many new names; wait a day');
    await people.rename(person, name.trim());
    boards.forget();
    return context.json<Done>({});
  });
  app.post('/me/leave', async (context) => {
    const { person, id } = await sessionOf(context);
    await people.sessions.end(person, id);
    return signOut(context);
  });
  app.delete('/me/devices/:id', async (context) => {
    const { person } = await sessionOf(context);
    if (!(await people.sessions.end(person, context.req.param('id'))))
      throw new RefusedRequest('person', 'there is no such device');
    return context.json<Done>({});
  });
  app.post('/me/passkeys/challenge', async (context) =>
    context.json(await people.askToAdd(await sessionOf(context), originOf(context))),
  );
  app.post('/me/passkeys', async (context) => {
    const session = await sessionOf(context);
    const { made, label } = await parsed(context, NewPasskey);
    await people.add(session, made as RegistrationResponseJSON, label, originOf(context));
    return context.json<Done>({});
  });
  app.delete('/me/passkeys/:id', async (context) => {
    const { person } = await sessionOf(context);
    await people.removePasskey(person, context.req.param('id'));
    return context.json<Done>({});
  });
  app.post('/me/codes', async (context) => {
    const { person } = await sessionOf(context);
    return context.json<FreshCodes>({ codes: await people.codes.renew(person) });
  });
  app.post('/me/claim', async (context) => {
    const { person } = await sessionOf(context);
    const { places } = await parsed(context, Claiming);
    let claimed = 0;
    for (const { id, token } of places) if (await seats.claim(id, token, person)) claimed++;
    await deletion.afterClaim(person);
    return context.json<Claimed>({ claimed, refused: places.length - claimed });
  });
  app.put('/me/shares', async (context) => {
    const { person } = await sessionOf(context);
    await people.share(person, await parsed(context, Sharing));
    boards.forget();
    return context.json<Done>({});
  });
  app.put('/me/puzzles', async (context) => {
    const { person } = await sessionOf(context);
    await people.keepPuzzles(person, (await parsed(context, Puzzling)).puzzles);
    return context.json<Done>({});
  });
  app.get('/me/export', async (context) => {
    const session = await sessionOf(context);
    const release = holdExport(session);
    try {
      const matches = [];
      for await (const { room: _room, ...match } of seats.played(session.person)) matches.push(match);
      return context.json({
        tavola: 'account',
        ...(await people.me(session)),
        matches,
        ratings: await ratings.everything(session.person),
      });
    } finally {
      release();
    }
  });
  app.get('/me/records', async (context) => {
    const session = await sessionOf(context);
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
  app.get('/by/:name', async (context) => {
    const session = await visitors.sessionOf(headerOf(context));
    return context.json<PersonPage>(await about.page(context.req.param('name'), session?.person ?? null));
  });
  return app;
}
