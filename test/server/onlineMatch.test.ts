/** Tables over sockets: sitting down, playing, watching, reconnecting, ending, rematches. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import {
  getAwayReason,
  findFairDealFlaw,
  isWitnessed,
  type MatchFile,
  readMissedUpdates,
  stepsSince,
  type Snapshot,
  UNDO,
  type TurnStatus,
  type PublicReplay,
} from '../../src/protocol/index.ts';
import { eventsVisibleTo, Table, type EmittedEvent } from '../../src/core/index.ts';
import { replayMatchFile } from '../../src/web/online/table/dealCheck.ts';
import { verifyFair } from '../../src/cli/transcripts/verifyFairDeal.ts';
import { verifyText } from '../../src/cli/transcripts/verifyText.ts';
import { TestClient, openTable, playToEnd, postJson } from './testClient.ts';
import { type TestServer, startTestServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function seated(game: string, seats: number, extra: object = {}): Promise<TestClient[]> {
  const id = await openTable(server.url, { game, seats, ...extra });
  const clients: TestClient[] = [];
  const bots = (extra as { bots?: number[] }).bots ?? [];
  for (let seat = 0; seat < seats; seat++) {
    if (bots.includes(seat)) continue;
    const client = await TestClient.connectTo(server.url, id);
    await client.join();
    await client.sit(`P${seat}`, seat);
    clients.push(client);
  }
  return clients;
}

async function begin(clients: readonly TestClient[]): Promise<void> {
  const all = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(all);
}

const getJson = async <T>(path: string): Promise<T> =>
  (await fetch(`${server.url}${path}`)).json() as Promise<T>;

describe('a match', () => {
  for (const id of Object.keys(GAME_LOADERS))
    test(`of ${id}, played to its end: every seat’s last view equals a fresh snapshot`, async () => {
      const game = await GAME_LOADERS[id]();
      const clients = await seated(id, game.seats.min);
      const spectator = await TestClient.connectTo(server.url, clients[0].id);
      await spectator.join({ spectator: true });
      const seen = spectator.next('snapshot');
      await begin(clients);
      await seen;
      await playToEnd([...clients, spectator]);
      for (const client of [...clients, spectator]) {
        const { update, clocks, number } = client.follower!;
        const { match, table } = await client.join({ spectator: client === spectator });
        expect(match!.view).toEqual(update!.view);
        expect(match).toMatchObject({ toAct: update!.toAct, payoffs: update!.payoffs, clocks, number });
        expect(table.ending).toBe('played');
        client.close();
      }
    });

  test('with bots in the other seats continues by itself', async () => {
    const [client] = await seated('schicht', 3, { bots: [1, 2], level: 'easy' });
    await begin([client]);
    await playToEnd([client]);
    expect(client.follower!.update!.payoffs!.reduce((a, b) => a + b)).toBeCloseTo(1);
    client.close();
  });

  test('shows spectators no hand', async () => {
    const clients = await seated('jericho', 3);
    await begin(clients);
    const spectator = await TestClient.connectTo(server.url, clients[0].id);
    const { match, seat } = await spectator.join({ spectator: true });
    expect(seat).toBeNull();
    expect(match!.view.own).toBeNull();
    expect(await spectator.request([0, 1], 'rejected')).toMatchObject({ code: 'seat', number: 0 });
    expect(await spectator.request({ t: 'start' }, 'rejected')).toMatchObject({ code: 'seat' });
    for (const client of [...clients, spectator]) client.close();
  });

  test('undoes a choice while others still owe theirs', async () => {
    const clients = await seated('schicht', 2);
    await begin(clients);
    const [client] = clients;
    client.decide();
    await client.until('own update', () => client.follower!.number === 1);
    expect(client.follower!.update!.canUndo).toBe(true);
    client.send(client.follower!.decision(UNDO));
    await client.until('undo', () => client.follower!.number === 2);
    expect(client.owes).toBe(true);
    await playToEnd(clients);
    for (const one of clients) one.close();
  });
});

describe('reconnecting', () => {
  test('with the last known version gives the current view and the missed frames', async () => {
    const [one, two] = await seated('punto', 2);
    await begin([one, two]);
    const since = two.follower!.version;
    const second = two.owes ? [two, one] : [one, two];
    second[0].decide();
    await second[1].until('a turn', () => second[1].owes);
    second[1].decide();
    await second[0].until('both updates', () => second[0].updates.length === 2);
    const films = second[0].updates.map(({ frames }) => frames);
    two.terminate();
    const { missed, match } = await two.join({ since });
    const past = stepsSince(readMissedUpdates(missed)!, since)!;
    // Without private parts, both see the same.
    const seen = films.map((frames) => frames.map(({ view, events }) => [events, view.shared]));
    expect(past.steps.map(({ film }) => film.map(({ view, events }) => [events, view.shared]))).toEqual(seen);
    expect(seen.flat().length).toBeGreaterThan(seen.length);
    expect(match!.view.shared).toEqual(one.follower!.update!.view.shared);
    await playToEnd([one, two]);
    one.close();
    two.close();
  });

  test('a repeated decision counts once', async () => {
    const clients = await seated('punto', 2);
    await begin(clients);
    const actor = clients.find(({ owes }) => owes)!;
    const decision = actor.follower!.decision(actor.follower!.update!.legal[0]);
    actor.send(decision);
    actor.send(decision);
    expect(await actor.next('alreadyDone')).toEqual({ t: 'alreadyDone', number: 0 });
    expect(await actor.request([0, decision[1] + 1], 'rejected')).toMatchObject({ code: 'stale' });
    expect(actor.follower!.number).toBe(1);
    for (const client of clients) client.close();
  });

  test('after leaving, a player gets the seat back from the bot', async () => {
    const clients = await seated('punto', 2);
    await begin(clients);
    const [one, two] = clients;
    await two.request({ t: 'leave' }, 'table');
    expect(getAwayReason(two.follower!.table.sitters[1])).toBe('left');
    if (!one.owes) await one.until('the bot', () => one.owes);
    one.decide();
    await one.until('the bot', () => one.follower!.last?.byBot === true);
    two.send({ t: 'back' });
    await two.until('to be back', () => getAwayReason(two.follower!.table.sitters[1]) === null);
    await playToEnd(clients);
    for (const client of clients) client.close();
  });

  test('an idle match is loaded again, also for those who stayed connected', async () => {
    const small = await startTestServer({ idle: 100 });
    try {
      const id = await openTable(small.url, { game: 'punto', seats: 2 });
      const clients = [await TestClient.connectTo(small.url, id), await TestClient.connectTo(small.url, id)];
      for (const [seat, client] of clients.entries()) {
        await client.join();
        await client.sit(`P${seat}`);
      }
      await begin(clients);
      const loaded = async (): Promise<string | undefined> =>
        /^tavola_matches_loaded (\d+)/m.exec(await (await fetch(`${small.url}metrics`)).text())?.[1];
      await expect.poll(loaded).toBe('0');
      await playToEnd(clients);
      for (const client of clients) client.close();
    } finally {
      await small.stop();
    }
  });
});

describe('an idle match', () => {
  for (const id of Object.keys(GAME_LOADERS))
    test(`of ${id} continues for those who stayed, even if others join before the next decision`, async () => {
      const small = await startTestServer({ idle: 100 });
      try {
        const { seats } = await GAME_LOADERS[id]();
        const table = await openTable(small.url, { game: id, seats: seats.min });
        const clients: TestClient[] = [];
        for (let seat = 0; seat < seats.min; seat++) {
          const client = await TestClient.connectTo(small.url, table);
          await client.join();
          await client.sit(`P${seat}`, seat);
          clients.push(client);
        }
        await begin(clients);
        const owing = (): TestClient => clients.find(({ owes }) => owes)!;
        const decide = async (): Promise<void> => {
          const version = Math.max(...clients.map(({ follower }) => follower!.version));
          const actor = owing();
          actor.decide();
          await Promise.all(
            clients.map((client) => client.until('the decision', () => client.follower!.version > version)),
          );
        };
        for (let i = 0; i < 12; i++) await decide();
        const loaded = async (): Promise<string | undefined> =>
          /^tavola_matches_loaded (\d+)/m.exec(await (await fetch(`${small.url}metrics`)).text())?.[1];
        await expect.poll(loaded).toBe('0');
        const late = await TestClient.connectTo(small.url, table);
        await late.join({ spectator: true });
        for (let i = 0; i < 6; i++) await decide();
        for (const client of [...clients, late]) {
          const { update, seat } = client.follower!;
          const { match } = await client.join({ spectator: seat === null });
          expect(update!.view).toEqual(match!.view);
          expect(client.lost).toBe(0);
          client.close();
        }
      } finally {
        await small.stop();
      }
    });
});

describe('time', () => {
  test('that runs out lets a bot play until the player is back', async () => {
    let ahead = 0;
    const quick = await startTestServer({}, { now: () => Date.now() + ahead });
    try {
      const id = await openTable(quick.url, {
        game: 'punto',
        seats: 2,
        time: { kind: 'live', bank: 10_000, increment: 0 },
      });
      const clients = [await TestClient.connectTo(quick.url, id), await TestClient.connectTo(quick.url, id)];
      for (const client of clients) {
        await client.join();
        await client.sit('somebody');
      }
      await begin(clients);
      const late = clients.find(({ owes }) => owes)!;
      ahead += 11_000;
      await late.until('the bot', () => late.follower!.last?.byBot === true);
      expect(getAwayReason(late.follower!.table.sitters[late.follower!.seat!])).toBe('time');
      for (const client of clients) client.close();
    } finally {
      await quick.stop();
    }
  });
});

describe('after the end', () => {
  test('the record is given only to the seats, and anyone can verify it', async () => {
    const game = await GAME_LOADERS.jericho();
    const clients = await seated('jericho', 3);
    await begin(clients);
    const { id, token } = clients[0];
    const early = await postJson(`${server.url}api/tables/${id}/record`, { token });
    expect(early.status).toBe(409);
    await playToEnd(clients);
    expect((await fetch(`${server.url}api/tables/${id}/record`)).status).toBe(403);
    expect((await postJson(`${server.url}api/tables/${id}/record`, { token: 'ab'.repeat(16) })).status).toBe(
      403,
    );
    const response = await postJson(`${server.url}api/tables/${id}/record`, { token });
    const record = (await response.json()) as MatchFile;
    expect(findFairDealFlaw(record.fair)).toBeUndefined();
    expect(record.fair.parts).toEqual(clients.map(({ part }) => part));
    for (const { witness } of clients) expect(isWitnessed(record.fair, witness!)).toBe(true);
    expect(
      await verifyFair('match.json', JSON.stringify({ ...record, witness: clients[0].witness })),
    ).toEqual({
      code: 0,
      message: expect.stringContaining('all promised before any was told, as this device saw them'),
    });
    expect(record.fair.commitment).toBe(clients[0].follower!.table.fair.commitment);
    expect(await verifyText(record.transcript.join('\n'))).toHaveProperty('match');
    const replay = await getJson<PublicReplay>(`api/tables/${id}/replay`);
    expect(replay.record).toBeNull();
    const frames = readMissedUpdates([replay.reel])!.steps.flatMap(({ film }) => film);
    for (const { view } of frames) expect(view).toMatchObject({ seat: null, own: null });
    const told: EmittedEvent[] = [];
    const { config } = replay.table;
    const truth = Table.replay(game, replayMatchFile(game, config, record), (_, played) =>
      told.push(...played.emitted),
    );
    expect(frames.flatMap(({ events }) => events)).toEqual(eventsVisibleTo(told, null));
    expect(frames.at(-1)!.view).toEqual(truth.view(null));
    expect(JSON.stringify(replay)).not.toContain(record.fair.seed);
    for (const client of clients) client.close();
  });

  test('a table with open hands shows them at its public address', async () => {
    const clients = await seated('punto', 2, { showHands: true });
    await begin(clients);
    await playToEnd(clients);
    const replay = await getJson<PublicReplay>(`api/tables/${clients[0].id}/replay`);
    expect(replay.result).toHaveProperty('winners');
    expect(await getJson(`api/tables/${clients[0].id}/record`)).toEqual(replay.record);
    for (const client of clients) client.close();
  });

  test('a rematch is one new table, however many request it', async () => {
    const clients = await seated('punto', 2);
    await begin(clients);
    expect(await clients[0].request({ t: 'rematch', agree: true }, 'rejected')).toMatchObject({
      code: 'playing',
    });
    await playToEnd(clients);
    for (const client of clients) client.send({ t: 'rematch', agree: true });
    await Promise.all(
      clients.map((client) => client.until('a table', () => client.follower!.table.next !== null)),
    );
    const [next, other] = clients.map((client) => client.follower!.table.next);
    expect(next).toBe(other);
    expect(await getJson(`api/tables/${next}`)).toMatchObject({ game: 'punto', status: 'open' });
    for (const client of clients) client.close();
  });
});

describe('own words', () => {
  const text = 'Shall we play once more?';

  test('at a private table everyone reads them, also those who come later; links are refused', async () => {
    const [ada, ben] = await seated('punto', 2);
    const heard = ben.next('words');
    ada.send({ t: 'words', text });
    expect(await heard).toMatchObject({ seat: 0, text });
    for (const link of [
      'see https://a.example',
      'www.example',
      'try example.org now',
      'a\u202eb',
      '',
      'x'.repeat(201),
    ])
      expect(await ada.request({ t: 'words', text: link }, 'rejected'), link).toMatchObject({
        code: 'malformed',
      });
    ada.send({ t: 'words', text: 'Good... well, 3.5 points!' });
    await ben.until('dots', () => ben.heard.filter(({ t }) => t === 'words').length === 2);
    const late = await TestClient.connectTo(server.url, ada.id);
    expect((await late.join({ spectator: true })).words?.[0]).toEqual({ seat: 0, text });
    expect(await late.request({ t: 'words', text }, 'rejected')).toMatchObject({ code: 'seat' });
    await begin([ada, ben]);
    expect(ada.lost + ben.lost).toBe(0);
    for (const client of [ada, ben, late]) client.close();
  });

  test('never at listed or watched tables, nor in a rematch after one', async () => {
    for (const extra of [{ listed: true }, { watch: true }]) {
      const [ada, ben] = await seated('punto', 2, extra);
      expect(await ada.request({ t: 'words', text }, 'rejected')).toMatchObject({ code: 'notAllowed' });
      await begin([ada, ben]);
      ben.send({ t: 'resign' });
      await ada.until('the end', () => ada.isOver);
      ada.send({ t: 'rematch', agree: true });
      await ada.until('a table', () => ada.follower!.table.next !== null);
      const next = await TestClient.connectTo(server.url, ada.follower!.table.next!);
      next.token = ada.token;
      await next.join();
      await next.sit('P0');
      expect(await next.request({ t: 'words', text }, 'rejected')).toMatchObject({ code: 'notAllowed' });
      for (const client of [ada, ben, next]) client.close();
    }
  });

  test('the operator can switch them off', async () => {
    const quiet = await startTestServer({}, {}, { TAVOLA_WORDS: '0' });
    const id = await openTable(quiet.url, { game: 'punto', seats: 2 });
    const client = await TestClient.connectTo(quiet.url, id);
    await client.join();
    await client.sit('P0');
    expect(await client.request({ t: 'words', text }, 'rejected')).toMatchObject({ code: 'notOffered' });
    client.close();
    await quiet.stop();
  });
});

describe('taking back by agreement', () => {
  test('over sockets: every seat’s view equals a fresh snapshot', async () => {
    const clients = await seated('schicht', 3, { bots: [2] });
    await begin(clients);
    const [ada, ben] = clients;
    const spectator = await TestClient.connectTo(server.url, ada.id);
    await spectator.join({ spectator: true });
    const sent = new Map<TestClient, number>();
    const act = (client: TestClient): void => {
      const { number } = client.follower!;
      if (!client.owes || number >= 2 || sent.get(client) === number) return;
      sent.set(client, number);
      client.decide();
    };
    for (const client of clients) {
      client.onUpdate = () => act(client);
      act(client);
    }
    await ada.until('two decisions', () => ada.follower!.number >= 2);
    await ben.until('two decisions', () => ben.follower!.number >= 2);
    for (const client of clients) client.onUpdate = () => {};
    ada.send({ t: 'takeBack', seat: 0, agree: true });
    await ben.until('the request', () => ben.follower!.table.takeBack !== undefined);
    expect(ben.follower!.table.takeBack).toEqual({ seat: 0, agreed: 1 });
    ben.send({ t: 'takeBack', seat: 0, agree: true });
    for (const client of [...clients, spectator])
      await client.until(
        'the undo',
        () => client.follower!.last?.undone === true && client.follower!.last.seat === 0,
      );
    await ada.until('her turn', () => ada.owes);
    for (const client of [...clients, spectator]) {
      const fresh = await TestClient.connectTo(server.url, client.id);
      fresh.token = client.token;
      const { match, version } = await fresh.join({ spectator: client === spectator });
      await client.until('the same version', () => client.follower!.version >= version);
      expect(client.follower!.update!.view).toEqual(match!.view);
      expect(client.lost).toBe(0);
      fresh.close();
    }
    expect(ada.heard.filter(({ t }) => t === 'rejected')).toEqual([]);
    for (const client of [...clients, spectator]) client.close();
  });
});

describe('a series of matches', () => {
  const follow = async (client: TestClient): Promise<TestClient> => {
    await client.until('a next table', () => client.follower!.table.next !== null);
    const next = await TestClient.connectTo(server.url, client.follower!.table.next!);
    next.token = client.token;
    await next.join();
    return next;
  };
  const resign = async (loser: TestClient, all: readonly TestClient[]): Promise<void> => {
    loser.send({ t: 'resign' });
    await Promise.all(all.map((client) => client.until('the end', () => client.isOver)));
  };

  test('counts wins per player, and a rematch begins once everyone has sat down', async () => {
    const [ada, ben] = await seated('punto', 2);
    await begin([ada, ben]);
    expect(ada.follower!.table.series, 'the first match').toBeUndefined();
    await resign(ben, [ada, ben]);
    ben.send({ t: 'rematch', agree: true });
    const [ada2, ben2] = [await follow(ada), await follow(ben)];
    expect(ada2.follower!.table).toMatchObject({ series: [0, 1], startsWhenFull: true, status: 'open' });
    await ben2.sit('P1');
    expect(ben2.follower!.table.fair.isDealing, 'Ada has not agreed').toBe(false);
    await ada2.sit('P0');
    for (const client of [ada2, ben2])
      await client.until('the deal', () => client.follower!.table.status === 'playing');
    expect(ada2.follower!.table.owner, 'Ada opened the first table').toBe(ada2.follower!.seat);
    await resign(ada2, [ada2, ben2]);
    expect(ada2.follower!.table.series).toEqual([1, 1]);
    for (const client of [ada, ben, ada2, ben2]) client.close();
  });

  test('the opener changes game and seats before the match; everyone stays seated', async () => {
    const [ada, ben] = await seated('punto', 3, { bots: [2], listed: true });
    const settings = { game: 'campos', seats: 3, time: null };
    expect(await ben.request({ t: 'rematch', agree: true, settings }, 'rejected')).toMatchObject({
      code: 'notOwner',
    });
    for (const wrong of [
      { ...settings, seats: 1 },
      { ...settings, game: 'chess' },
    ])
      expect(
        await ada.request({ t: 'rematch', agree: true, settings: wrong }, 'rejected'),
        JSON.stringify(wrong),
      ).toMatchObject({ code: 'malformed' });
    expect(await ada.request({ t: 'rematch', agree: true }, 'rejected')).toMatchObject({ code: 'open' });
    ada.send({ t: 'rematch', agree: true, settings });
    const [ada2, ben2] = [await follow(ada), await follow(ben)];
    expect(ada2.follower!.table).toMatchObject({ game: 'campos', link: ada.id, owner: 0, status: 'open' });
    expect([ada2.follower!.seat, ben2.follower!.seat]).toEqual([0, 1]);
    expect(ada2.follower!.table.sitters[2]).toEqual({ kind: 'bot', level: 'medium' });
    const { tables } = await getJson<{ tables: { id: string }[] }>('api/tables');
    expect(tables.map(({ id }) => id).filter((id) => id === ada.id || id === ada2.id)).toEqual([]);
    // The table before is empty, and nobody can sit down there.
    const late = await TestClient.connectTo(server.url, ada.id);
    const { table } = await late.join();
    expect(table.sitters.every(({ kind }) => kind === 'open')).toBe(true);
    const sit = { t: 'sit', seat: null, name: 'Late', token: late.token } as const;
    expect(await late.request(sit, 'rejected')).toMatchObject({ code: 'closed' });
    await begin([ada2, ben2]);
    expect(ada2.follower!.table.status).toBe('playing');
    for (const client of [ada, ben, ada2, ben2, late]) client.close();
  });

  test('the opener suggests another game after the match', async () => {
    const [ada, ben] = await seated('punto', 2);
    await begin([ada, ben]);
    await resign(ben, [ada, ben]);
    const settings = { game: 'jericho', seats: 3, time: null };
    ada.send({ t: 'rematch', agree: true, settings });
    const [ada2, ben2] = [await follow(ada), await follow(ben)];
    expect(ben.follower!.table.nextGame).toBe('jericho');
    expect(ada2.follower!.table).toMatchObject({ game: 'jericho', series: [0, 1, 0] });
    for (const client of [ada2, ben2]) await client.sit('again');
    expect(ada2.follower!.table.status, 'a seat is free').toBe('open');
    for (const client of [ada, ben, ada2, ben2]) client.close();
  });
});

describe('around the table', () => {
  test('public tables with a free seat are listed', async () => {
    const shown = await openTable(server.url, { game: 'campos', seats: 2, listed: true });
    const hidden = await openTable(server.url, { game: 'campos', seats: 2 });
    const { tables } = await getJson<{ tables: { id: string }[] }>('api/tables');
    const ids = tables.map(({ id }) => id);
    expect(ids).toContain(shown);
    expect(ids).not.toContain(hidden);
  });

  test('a device’s owed decisions are listed', async () => {
    const clients = await seated('punto', 2, { time: { kind: 'turns', limit: 86_400_000 } });
    await begin(clients);
    const places = clients.map(({ id, token }) => ({ id, token }));
    const response = await postJson(`${server.url}api/turns`, {
      places: [...places, { id: 'unknownTable', token: places[0].token }],
    });
    const { tables } = (await response.json()) as { tables: TurnStatus[] };
    expect(tables.map(({ turn }) => turn)).toEqual(clients.map(({ owes }) => owes));
    expect(tables.find(({ turn }) => turn)!.until).toBeGreaterThan(Date.now() + 86_000_000);
    for (const client of clients) client.close();
  });

  test('phrases reach everyone', async () => {
    const [one, two] = await seated('punto', 2);
    const heard = two.next('say');
    one.send({ t: 'say', saying: 'goodLuck' });
    expect(await heard).toMatchObject({ seat: 0, saying: 'goodLuck' });
    one.close();
    two.close();
  });

  test('a player who is removed only watches', async () => {
    const [one, two] = await seated('punto', 2);
    const told = two.next('snapshot');
    one.send({ t: 'freeSeat', seat: 1 });
    expect((await told) as Snapshot).toMatchObject({ seat: null });
    expect(await two.request({ t: 'leave' }, 'rejected')).toMatchObject({ code: 'seat' });
    one.close();
    two.close();
  });
});
