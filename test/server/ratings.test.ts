/** Rated tables, ratings and leaderboards: admission, counting exactly once, and visibility. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  getSeatName,
  getAwayReason,
  type Leaderboard,
  type PublicProfile,
  type RatedTableRules,
  type RatingHistory,
  type ServerMessage,
  type TableInfo,
} from '../../src/protocol/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { Loader } from '../../src/server/matches/loader.ts';
import { ratingId } from '../../src/server/ratings/rateRoom.ts';
import { rebuildRatings } from '../../src/server/ratings/rebuildRatings.ts';
import { RatingStore } from '../../src/server/ratings/ratingStore.ts';
import type { Entry } from '../../src/server/room/logEntry.ts';
import { ratedLevels } from '../../src/server/room/ratedMatch.ts';
import { Room } from '../../src/server/room/room.ts';
import { type Database, openShared, openPostgres } from '../../src/server/storage/database.ts';
import { Store } from '../../src/server/storage/store.ts';
import type { PasskeyBrowser } from './passkeyBrowser.ts';
import { playToEnd } from './testClient.ts';
import { openTestPostgres } from './databases.ts';
import {
  createAccount,
  startRated,
  connectAs,
  waitForEnd,
  openRated,
  waitForRating,
  RATED_REQUEST,
  playByResignation,
} from './ratedTable.ts';
import { dealEntries } from './storedMatch.ts';
import { type TestServer, startTestServer } from './testServer.ts';
import { storageScript } from './storageScripts.ts';

const postgres = await openTestPostgres();

let late = 0;
const now = (): number => Date.now() + late;
const PUBLIC = {
  games: 'private',
  matches: 'private',
  puzzles: 'private',
  ratings: 'public',
  presence: 'private',
} as const;
const NEW = { value: 1500, uncertainty: 500, provisional: true };

interface Started {
  readonly server: TestServer;
  readonly other: TestServer;
  readonly database: Database;
}

function suite(start: () => Promise<Started | undefined>): void {
  let server: TestServer;
  let other: TestServer;
  let database: Database;
  let isMissing = false;
  beforeAll(async () => {
    late = 0;
    const started = await start();
    isMissing = started === undefined;
    if (started !== undefined) ({ server, other, database } = started);
  });
  beforeEach((context) => {
    if (isMissing) context.skip();
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
    if (other !== server) await other?.stop();
  });

  const make = (...names: string[]): Promise<PasskeyBrowser[]> =>
    Promise.all(names.map((name) => createAccount(server.url, name)));
  const build = (write: boolean) => rebuildRatings(database, new Loader(new Store(database)), write);
  const board = (who: PasskeyBrowser, span = 'month'): Promise<Leaderboard> =>
    who.get('GET', `ratings/punto?span=${span}`);
  const see = (who: PasskeyBrowser, name: string): Promise<PublicProfile> =>
    who.get('GET', `people/by/${name}`);

  test('a rated table has default options, a rated clock and only accounts', async () => {
    const [ada, bob] = await make('Ada', 'Bob');
    const refusal = async (wish: object): Promise<string> => {
      const answer = await ada.request('POST', 'tables', { ...RATED_REQUEST, ...wish });
      return ((await answer.json()) as { message?: string }).message ?? 'none';
    };
    expect(await refusal({ time: null })).toContain('time: expected one of');
    expect(await refusal({ time: { kind: 'live', bank: 60_000, increment: 0 } })).toContain('time: ');
    expect(await refusal({ time: { kind: 'turns', limit: 86_400_000 } })).toContain('time: ');
    expect(await refusal({ options: { roundsToWin: 1 } })).toBe(
      'option roundsToWin: expected 2 at a rated table',
    );
    expect(await refusal({ absence: { after: 600_000, wins: false } })).toContain('absence: ');
    expect(await refusal({ seats: 4, options: { teams: true } }), 'teams are a game of their own').toBe(
      'none',
    );
    const guest = await fetch(`${server.url}api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(RATED_REQUEST),
    });
    expect(guest.status).toBe(401);
    const id = await openRated(ada);
    const stranger = await connectAs(server.url, id);
    expect(
      await stranger.request({ t: 'sit', seat: 0, name: 'Ada', token: stranger.token }, 'rejected'),
    ).toMatchObject({
      code: 'signIn',
    });
    const [first, again] = [await connectAs(server.url, id, ada), await connectAs(other.url, id, ada)];
    await first.sit('x', 0);
    const second = await again.sit('x', 1);
    expect(second.seat, 'one account has one seat, on whatever device').toBe(0);
    const last = await connectAs(server.url, id, bob);
    await last.sit('x');
    const { rated: seen, sitters } = last.follower!.table;
    // Between two new players the first match moves 158 points.
    expect(seen).toEqual({ seats: [NEW, NEW], costs: [158, 158], result: null });
    expect(sitters.map(getSeatName)).toEqual(['Ada', 'Bob']);
    for (const client of [stranger, first, again, last]) client.close();
  });

  test('a rated match has no undo, no pause and no end by agreement', async () => {
    const people = await make('Cleo', 'Dan');
    const { clients } = await startRated(server.url, people);
    const mover = clients.find((client) => client.owes)!;
    mover.decide();
    await mover.until('the decision', () => mover.updates.length > 0);
    expect(mover.follower!.update!.canUndo).toBe(false);
    const no = async (message: Parameters<typeof mover.request>[0]): Promise<ServerMessage> =>
      mover.request(message, 'rejected');
    expect(await no([mover.follower!.number, -1])).toMatchObject({ code: 'rated' });
    expect(await no({ t: 'pause', on: true })).toMatchObject({ code: 'rated' });
    expect(await no({ t: 'end', agree: true })).toMatchObject({ code: 'rated' });
    await waitForEnd(clients);
  });

  test('a bot that plays on for a player wins nothing for them', async () => {
    const { clients } = await startRated(server.url, await make('Lotte', 'Moritz'));
    const [lotte, moritz] = clients;
    lotte.send({ t: 'leave' });
    await playToEnd([moritz]);
    const { result, costs } = await waitForRating(moritz);
    expect(moritz.follower!.table).toMatchObject({ ending: 'played', winners: 0b10 });
    expect(result!.map(({ place, left }) => [place, left])).toEqual([
      [1, true],
      [0, false],
    ]);
    // Who has left can lose no more, and the other would still rank ahead.
    expect(costs).toEqual([null, 0]);
    for (const client of clients) client.close();
  });

  test('a match played to its end is rated once, and its table sees the ratings', async () => {
    const people = await make('Eva', 'Finn');
    const { id, clients } = await startRated(server.url, people);
    const watcher = await connectAs(other.url, id);
    await playToEnd(clients);
    const [mine, theirs] = [await waitForRating(clients[0]), await waitForRating(watcher)];
    expect(theirs).toEqual(mine);
    const winner = mine.result!.findIndex(({ place }) => place === 0);
    expect(mine.result![winner]).toMatchObject({ place: 0, left: false, before: NEW });
    expect(mine.result![1 - winner]).toMatchObject({ place: 1, left: false, before: NEW });
    expect(mine.result![winner].after.value).toBeGreaterThan(1500);
    expect(mine.result![1 - winner].after.value).toBeLessThan(1500);
    const logs = await new RatingStore(database).logged();
    expect(logs.filter(({ match }) => match === id)).toHaveLength(1);
    const history = await people[winner].get<RatingHistory>(
      'GET',
      `ratings/by/${['Eva', 'Finn'][winner]}/punto`,
    );
    const { after } = mine.result![winner];
    expect(history.rating).toMatchObject({ game: 'punto', matches: 1, ...after });
    expect(history.points).toEqual([
      { at: history.rating!.at, match: id, value: after.value, uncertainty: after.uncertainty },
    ]);
    clients[0].send({ t: 'rematch', agree: true });
    await watcher.until('the same table once more', () => watcher.follower!.table.next !== null);
    const same = await fetch(`${server.url}api/tables/${watcher.follower!.table.next}`);
    expect(((await same.json()) as TableInfo).rated, 'it counts too').toEqual({
      seats: [null, null],
      costs: [null, null],
      result: null,
    });
    for (const client of [...clients, watcher]) client.close();
    // The next table uses the new rating.
    const next = await startRated(server.url, people);
    expect(next.clients[1].follower!.table.rated!.seats[winner]).toEqual(after);
    await waitForEnd(next.clients);
  });

  test('players who resigned, or needed a bot, rank behind all who stayed', async () => {
    const people = await make('Gil', 'Hana', 'Ivo');
    const { clients } = await startRated(server.url, people, { seats: 4, bots: [3], level: 'hard' });
    const [gil, hana, ivo] = clients as [(typeof clients)[0], (typeof clients)[0], (typeof clients)[0]];
    const { hard } = ratedLevels('punto')!.levels;
    expect(gil.follower!.table.rated!.seats[3]).toEqual({ value: hard, uncertainty: 60, provisional: false });
    // Hana leaves; a bot decides for her; she returns and plays to the end.
    hana.send({ t: 'leave' });
    await gil.until('a bot in her seat', () => getAwayReason(gil.follower!.table.sitters[1]) === 'left');
    const sent = new Map<object, number>();
    const play = (client: (typeof clients)[0]): void => {
      if (!client.owes || sent.get(client) === client.follower!.number) return;
      sent.set(client, client.follower!.number);
      client.decide();
    };
    for (const client of [gil, ivo]) {
      client.onUpdate = () => play(client);
      play(client);
    }
    await hana.until('a decision of the bot', () => hana.follower!.number > 0);
    hana.send({ t: 'back' });
    await hana.until('to be back', () => getAwayReason(hana.follower!.table.sitters[1]) === null);
    hana.onUpdate = () => play(hana);
    play(hana);
    ivo.onUpdate = () => {};
    ivo.send({ t: 'resign' });
    const { result } = await waitForRating(gil);
    expect(result!.map(({ left }) => left)).toEqual([false, true, true, false]);
    expect([result![1].place, result![2].place], 'who went first is last').toEqual([3, 2]);
    expect(result![3].after, 'a bot is worth what it is worth').toEqual(result![3].before);
    expect(result![1].after.value).toBeLessThan(result![2].after.value);
    for (const client of clients) client.close();
  });

  test('a player whose opponent resigns at once gains nothing, and the opponent loses', async () => {
    const people = await make('Buyer', 'Helper');
    const { clients } = await startRated(server.url, people);
    clients[1].send({ t: 'resign' });
    const { result } = await waitForRating(clients[0]);
    for (const client of clients) client.close();
    expect(result![0].after).toEqual(NEW);
    expect(result![1].after.value).toBeLessThan(1500);
    expect(await build(false)).toMatchObject({ different: 0, misjudged: [] });
  });

  test('a rebuild names a match whose log tells of other ratings', async () => {
    const people = await make('Olaf', 'Petra');
    const id = await playByResignation(server.url, people);
    const { entry, ...logged } = (await new Store(database).entriesAfter(id, 0)).at(-1)!;
    if (entry.kind !== 'rated') throw new Error('the last entry is no rating');
    await new Store(database).rewrite(id, {
      ...logged,
      entry: { ...entry, seats: entry.seats.toReversed() },
    });
    expect(await build(false)).toMatchObject({ misjudged: [id] });
    await new Store(database).rewrite(id, { ...logged, entry });
    expect(await build(false)).toMatchObject({ different: 0, misjudged: [] });
  });

  test('no message can set a rating', async () => {
    const people = await make('Jo', 'Kim');
    const [jo] = people;
    const { clients } = await startRated(server.url, people);
    const [client] = clients;
    const rows = JSON.stringify((await new RatingStore(database).all()).ratings);
    const wishes = [
      ['POST', 'ratings'],
      ['POST', 'ratings/punto'],
      ['PUT', 'ratings/by/Jo/punto'],
      ['PATCH', 'ratings/punto'],
      ['DELETE', 'ratings/by/Jo/punto'],
      ['PUT', 'people/me/ratings'],
    ] as const;
    for (const [method, path] of wishes)
      expect(await jo.expectError(method, path, { value: 3000, mu: 50, sigma: 1, matches: 99 })).toBe(
        'address',
      );
    expect(await jo.expectError('POST', 'tables', { ...RATED_REQUEST, rating: 3000 })).toBe('body');
    expect(await jo.expectError('PUT', 'people/me/shares', { ...PUBLIC, rating: 3000 })).toBe('body');
    const seats = [0, 1].map((place) => ({
      place,
      left: false,
      before: NEW,
      after: { ...NEW, value: 3000 },
    }));
    for (const message of [
      { t: 'rated', number: 1, seats },
      { kind: 'rated', number: 1, seats },
      { t: 'sit', seat: 0, name: 'Jo', token: client.token, rating: NEW, player: 'x' },
      { t: 'resign', seat: 1 },
      { t: 'claim', seat: 1 },
    ])
      expect(await client.request(message as never, 'rejected')).toMatchObject({ code: 'malformed' });
    expect(JSON.stringify((await new RatingStore(database).all()).ratings)).toBe(rows);
    await waitForEnd(clients);
  });

  test('a guest’s seat that is claimed later is not rated', async () => {
    const [lea] = await make('Lea');
    const { id } = await lea.get<{ id: string }>('POST', 'tables', { game: 'punto', seats: 2 });
    const clients = [await connectAs(server.url, id), await connectAs(server.url, id)] as const;
    for (const [i, client] of clients.entries()) await client.sit(`Guest ${i}`);
    const playing = clients.map((client) =>
      client.until('the deal', () => client.follower?.table.status === 'playing'),
    );
    clients[0].send({ t: 'start' });
    await Promise.all(playing);
    clients[1].send({ t: 'resign' });
    await clients[0].until('the end', () => clients[0].isOver);
    await lea.get('POST', 'people/me/claim', { places: [{ id, token: clients[0].token }] });
    expect(clients[0].follower!.table.rated).toBeUndefined();
    expect((await see(lea, 'Lea')).ratings).toEqual([]);
    for (const client of clients) client.close();
  });

  test('ratings are visible as shared, and part of the export', async () => {
    const [mia, ned, outsider] = await make('Mia', 'Ned', 'Olga');
    const id = await playByResignation(server.url, [mia, ned]);
    expect((await see(mia, 'Mia')).ratings).toMatchObject([{ game: 'punto', matches: 1, provisional: true }]);
    expect((await see(outsider, 'Mia')).ratings).toBeUndefined();
    expect(await outsider.expectError('GET', 'ratings/by/Mia/punto')).toBe('unknownPerson');
    await mia.get('PUT', 'people/me/shares', { ...PUBLIC, ratings: 'played' });
    expect((await see(ned, 'Mia')).ratings).toHaveLength(1);
    expect((await see(outsider, 'Mia')).ratings).toBeUndefined();
    await mia.get('PUT', 'people/me/shares', PUBLIC);
    expect((await outsider.get<RatingHistory>('GET', 'ratings/by/Mia/punto')).points).toHaveLength(1);
    const saved = await mia.get<{ ratings: RatingHistory[] }>('GET', 'people/me/export');
    expect(saved.ratings).toMatchObject([{ game: 'punto', points: [{ match: id }] }]);
    expect(await outsider.expectError('GET', 'ratings/chess')).toBe('address');
    expect(await outsider.expectError('GET', 'ratings/punto?span=week')).toBe('body');
    const terms = await outsider.get<RatedTableRules>('GET', 'ratings');
    expect(terms.games.find(({ game }) => game === 'punto')).toMatchObject({
      choices: ['teams'],
      bots: { medium: { value: 1500, provisional: false } },
    });
    expect(terms.times).toContainEqual(RATED_REQUEST.time);
  });

  test('a leaderboard lists certain, public ratings, and shows every player their neighbours', async () => {
    const names = ['Pia', 'Quin', 'Rosa', 'Sven', 'Tara', 'Udo', 'Vera', 'Will'];
    const people = await make(...names);
    const ids = await database.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('name', 'in', names)
      .execute();
    const day = 86_400_000;
    const ranks = { Pia: 30, Quin: 29, Rosa: 28, Sven: 28, Tara: 27, Udo: 26, Vera: 25, Will: 29 } as const;
    const store = new RatingStore(database);
    await database.together(
      ids.map(({ id, name }) =>
        store.compileRating({
          game: 'punto',
          player: ratingId(id),
          person: id,
          mu: ranks[name as keyof typeof ranks],
          sigma: name === 'Udo' ? 6 : 4,
          matches: 20,
          // Will has always played the same three.
          opponents: JSON.stringify({
            last: [],
            different: name === 'Will' ? ['a', 'b', 'c'] : ['a', 'b', 'c', 'd'],
          }),
          // Quin has not played for longer than a month.
          at: now() - (name === 'Quin' ? 40 * day : 0),
        }),
      ),
    );
    for (const [i, who] of people.entries())
      if (names[i] !== 'Tara') await who.get('PUT', 'people/me/shares', PUBLIC);
    const [pia, , , , tara, udo, vera, will] = people;
    const seen = ({ top }: Leaderboard): string[] =>
      top.filter(({ name }) => names.includes(name)).map(({ name, place }) => `${place} ${name}`);
    expect(seen(await board(vera, 'ever'))).toEqual(['1 Pia', '2 Quin', '3 Rosa', '3 Sven', '5 Vera']);
    expect(seen(await board(vera))).toEqual(['1 Pia', '2 Rosa', '2 Sven', '4 Vera']);
    const mine = await board(pia);
    expect(mine.top[0]).toEqual({
      place: 1,
      name: 'Pia',
      value: 1800,
      uncertainty: 240,
      matches: 20,
      own: true,
    });
    expect(mine.own).toMatchObject({ missing: null, rating: { value: 1800, matches: 20 } });
    const hidden = await board(tara);
    expect(hidden.own!.missing).toBe('hidden');
    expect(hidden.own!.around.map(({ name }) => name)).toEqual(['Pia', 'Rosa', 'Sven', 'Tara', 'Vera']);
    expect(seen(hidden), 'others do not see her').not.toContain('4 Tara');
    expect((await board(udo)).own).toMatchObject({ missing: 'provisional', around: [] });
    expect((await board(will)).own).toMatchObject({ missing: 'opponents', around: [] });
    const guest = (await (await fetch(`${server.url}api/ratings/punto`)).json()) as Leaderboard;
    expect(guest).toMatchObject({ span: 'month', own: null });
    await pia.get('DELETE', 'people/me', { name: 'Pia' });
    expect(seen(await board(vera))).toEqual(['1 Rosa', '1 Sven', '3 Vera']);
    await database.db
      .deleteFrom('ratings')
      .where(
        'player',
        'in',
        ids.map(({ id }) => ratingId(id)),
      )
      .execute();
  });

  test('a deleted account has no rating, and the others’ ratings still follow from the logs exactly', async () => {
    const [wim, xenia, yann] = await make('Wim', 'Xenia', 'Yann');
    await playByResignation(server.url, [wim, xenia]);
    await playByResignation(other.url, [yann, wim, xenia]);
    const { id, clients } = await startRated(server.url, [wim, yann]);
    await wim.get('DELETE', 'people/me', { name: 'Wim' });
    await clients[1].until('somebody', () => getSeatName(clients[1].follower!.table.sitters[0]) === '');
    expect(clients[1].follower!.table.rated!.seats[0], 'what he was worth').toBeNull();
    clients[1].send({ t: 'resign' });
    await waitForRating(clients[1]);
    for (const client of clients) client.close();
    const { ratings, points } = await new RatingStore(database).all();
    const nobody = ratings.filter(({ person }) => person === null);
    expect(nobody.length, 'the number without the person stays').toBeGreaterThan(0);
    expect(points.filter(({ player }) => nobody.some((one) => one.player === player))).toEqual([]);
    const gone = await database.db.selectFrom('log').select('entry').where('match', '=', id).execute();
    expect(gone.some(({ entry }) => entry?.includes('Wim'))).toBe(false);
    expect(await build(false)).toMatchObject({ different: 0, misjudged: [] });
    expect((await build(false)).matches).toBeGreaterThan(2);
  });

  test('lost or changed ratings are rebuilt from the logs, and the next match builds on them', async () => {
    const [zoe, abe] = await make('Zoe', 'Abe');
    await playByResignation(server.url, [zoe, abe]);
    const store = new RatingStore(database);
    const before = await store.all();
    await database.db.updateTable('ratings').set({ mu: 99.5 }).execute();
    await database.db.deleteFrom('rating_points').execute();
    const found = await build(false);
    expect(found.different).toBe(before.ratings.length + before.points.length);
    expect((await build(true)).different).toBe(found.different);
    expect(await store.all()).toEqual(before);
    await playByResignation(other.url, [abe, zoe]);
    expect(await build(false)).toMatchObject({ different: 0, misjudged: [] });
    expect((await build(true)).different, 'building again changes nothing').toBe(0);
  });

  test('a match left unrated by a dead process is rated by another one', async () => {
    const people = await make('Ben', 'Cora');
    const { id, clients } = await startRated(server.url, people);
    // As if the process had been killed between the last entry and the rating.
    const store = new Store(database);
    const { room, entries } = (await new Loader(store).load(id))!;
    for (const logged of entries) room.apply(logged);
    const last = {
      version: room.version + 1,
      at: room.at,
      entry: { kind: 'resign', seat: 1, by: null } as const,
    };
    await store.append(id, last, { due_at: now() - 1 });
    const info = async (): Promise<TableInfo> =>
      (await (await fetch(`${server.url}api/tables/${id}`)).json()) as TableInfo;
    await expect
      .poll(async () => (await info()).rated?.result?.map(({ place }) => place), { timeout: 60_000 })
      .toEqual([0, 1]);
    for (const client of clients) client.close();
    expect(await build(false)).toMatchObject({ different: 0, misjudged: [] });
  });
}

describe('SQLite', () => {
  suite(async () => {
    const server = await startTestServer({}, { now });
    const database = await openShared(server.folder, await storageScript());
    return { server, other: server, database };
  });
});

describe('PostgreSQL', () => {
  suite(async () => {
    if (postgres === undefined) return undefined;
    const settings = { database: postgres.address };
    return {
      server: await startTestServer(settings, { now }),
      other: await startTestServer(settings, { now }),
      database: await openPostgres(postgres.address),
    };
  });
});

test('features that are not offered have no routes', async () => {
  const server = await startTestServer({ rated: false });
  const who = await createAccount(server.url, 'Dora');
  expect(await who.expectError('POST', 'tables', RATED_REQUEST)).toBe('notOffered');
  expect(await who.expectError('GET', 'ratings/punto')).toBe('address');
  expect((await who.get<PublicProfile>('GET', 'people/by/Dora')).ratings).toBeUndefined();
  expect((await who.get<{ offer: { rated: boolean } }>('GET', 'info')).offer.rated).toBe(false);
  await server.stop();
});

test('the log of a rated match is kept, however soon others are deleted', async () => {
  late = 0;
  const keep = { open: null, unfinished: null, finished: 86_400_000 };
  const server = await startTestServer({ keep, tidy: 100 }, { now });
  const people = [await createAccount(server.url, 'Emil'), await createAccount(server.url, 'Fay')];
  const counts = await playByResignation(server.url, people);
  const { id, clients } = await startRated(server.url, people, { rated: false });
  clients[1].send({ t: 'resign' });
  await clients[0].until('the end', () => clients[0].isOver);
  for (const client of clients) client.close();
  const requestStatus = async (table: string): Promise<number> =>
    (await fetch(`${server.url}api/tables/${table}`)).status;
  await expect
    .poll(() => {
      // Until the server notices that everyone has left, the match is in use.
      late += 3 * 86_400_000;
      return requestStatus(id);
    })
    .toBe(404);
  expect(await requestStatus(counts)).toBe(200);
  late = 0;
  await server.stop();
});

test('cancelled matches are not rated, nor are tables with an unrated player', async () => {
  const sit = (seat: number, player?: string): Entry => ({
    kind: 'sit',
    seat,
    name: `P${seat}`,
    hash: `${seat}`,
    ...(player === undefined ? {} : { person: player, player, rating: NEW }),
  });
  const roomAfter = async (entries: readonly Entry[]): Promise<Room> => {
    const room = new Room({
      id: 'rated',
      game: await GAME_LOADERS['punto'](),
      config: { seats: 2, start: null, options: { teams: false, reveal: 'turn', roundsToWin: 2 } },
      time: RATED_REQUEST.time,
      level: 'medium',
      listed: false,
      showHands: false,
      absence: { after: 60_000, wins: true },
      link: 'rated',
      secret: 'secret',
      created: 0,
      rated: ratedLevels('punto')!,
    });
    for (const [i, entry] of entries.entries()) room.apply({ version: i + 1, at: 0, entry });
    return room;
  };
  const begin: Entry[] = [sit(0, 'a'), sit(1, 'b'), ...dealEntries('rated', [0, 1])];
  const resign: Entry = { kind: 'resign', seat: 0, by: null };
  expect((await roomAfter([...begin, resign])).owesRating).toBe(true);
  const agreed = [0, 1].map((seat): Entry => ({ kind: 'end', seat, agree: true }));
  expect((await roomAfter([...begin, ...agreed])).owesRating).toBe(false);
  expect((await roomAfter([...begin, { kind: 'close' }])).owesRating).toBe(false);
  const claimed = await roomAfter([
    sit(0, 'a'),
    sit(1),
    ...dealEntries('rated', [0, 1]),
    resign,
    { kind: 'claim', seat: 1, person: 'b' },
  ]);
  expect(claimed.owesRating).toBe(false);
  const forgotten = await roomAfter([...begin, { kind: 'forget', seat: 1 }, resign]);
  expect(forgotten.rated!.ratees, 'whoever has gone counts for the others').toEqual([
    { player: 'a' },
    { player: 'b' },
  ]);
});
