/** Seats and spectators receive the same bytes in two worlds that differ only in what they may not know. */
import { describe, expect, test } from 'vitest';
import { type Game, seatSetHas, listSeats, type Seat, type State, viewOf } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { commitToPart, type TableInfo } from '../../src/protocol/index.ts';
import { createWalkRng, playWalk } from '../../src/laws/index.ts';
import { TestClient, openTable, postJson } from './testClient.ts';
import { EventReader } from './eventReader.ts';
import { type TestServer, startTestServer } from './testServer.ts';

const defaults = (game: Game): { [id: string]: boolean | string | number } =>
  Object.fromEntries(game.options.map((option) => [option.id, option.default]));

/** Two states in the middle of a match that differ in hidden cards; who has chosen already is public. */
function worlds(game: Game, steps: number, observer: Seat | null): [State, State] {
  const config = { seats: game.seats.min, start: null, options: defaults(game) };
  const start = game.setup(config, 'secrecy');
  let found: [State, State] = [start, start];
  for (const { before } of playWalk(game, { config, seed: 'secrecy', luck: 3, steps })) {
    const other = game.determinize(viewOf(game.clone(before), observer), createWalkRng(11));
    if (game.toAct(other) === game.toAct(before)) found = [game.clone(before), other];
  }
  return found;
}

/** Removes random ids, hashes and parts, which carry no information. */
const plain = (text: string): string =>
  text.replaceAll(/[0-9a-f]{32,64}/g, 'HEX').replaceAll(/"(id|link)":"[0-9A-Za-z]{16}"/g, '"$1":"ID"');

async function observed(game: Game, world: State, observer: Seat | null, last: boolean): Promise<string[]> {
  const given = { ...game, setup: () => game.clone(world) };
  const server: TestServer = await startTestServer(
    {},
    { games: { [game.id]: async () => given }, now: () => 1_800_000_000_000 },
  );
  const seats = world.own.length;
  const sent: string[] = [];
  try {
    const id = await openTable(server.url, {
      game: game.id,
      seats,
      listed: true,
      watch: true,
      options: defaults(game),
    });
    const clients: TestClient[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const client = await TestClient.connectTo(server.url, id);
      await client.join();
      await client.sit(`P${seat}`);
      clients.push(client);
    }
    const watcher = observer === null ? await TestClient.connectTo(server.url, id) : clients[observer];
    if (observer === null) await watcher.join({ spectator: true });
    const begun = [...new Set([...clients, watcher])].map((client) => client.next('snapshot'));
    // One by one, so that messages have a fixed order.
    for (const client of clients) client.sharesDealParts = false;
    clients[0].send({ t: 'start' });
    const fair = (): TableInfo['fair'] => watcher.follower!.table.fair;
    await watcher.until('the deal', () => fair().isDealing);
    for (const [seat, client] of clients.entries()) {
      client.send({ t: 'commit', commitment: commitToPart(id, client.part) });
      await watcher.until('a promise', () => fair().commitments[seat] !== '');
    }
    for (const [seat, client] of clients.entries()) {
      client.send({ t: 'reveal', part: client.part });
      await watcher.until('a part', () => fair().parts[seat] !== '');
    }
    await Promise.all(begun);

    // Everything a curious observer might try.
    for (let i = 0; i < 60; i++) {
      const action = Math.floor((i * game.moves.count) / 60);
      if (watcher.follower!.update!.legal.includes(action)) continue;
      await watcher.request([0, action], 'no');
    }
    await watcher.request([5, 0], 'no');
    await watcher.request([0, -1], 'no');

    // The others choose freely in this world, except for the last who owes a choice.
    const owing = listSeats(clients[0].follower!.update!.toAct).filter((seat) => seat !== observer);
    const keeps = observer !== null && clients[observer].owes ? 0 : 1;
    for (const seat of owing.slice(0, owing.length - keeps)) {
      const { legal } = clients[seat].follower!.update!;
      const before = watcher.updates.length;
      clients[seat].send(clients[seat].follower!.decision(legal[last ? legal.length - 1 : 0]));
      await watcher.until('an update', () => watcher.updates.length > before);
    }

    const get = async (path: string): Promise<void> => {
      const response = await fetch(`${server.url}${path}`);
      sent.push(`${path.replace(id, 'ID')} ${response.status} ${await response.text()}`);
    };
    await get('api/tables');
    const live = await EventReader.open(`${server.url}api/tables/live`);
    sent.push(JSON.stringify(await live.nextData('all')).replaceAll(id, 'ID'));
    live.close();
    await get(`api/tables/${id}`);
    await get(`api/tables/${id}/replay`);
    await get(`api/tables/${id}/record`);
    const places = [{ id, token: watcher.token }];
    sent.push(await (await postJson(`${server.url}api/waiting`, { places })).text());
    sent.push(
      await (await postJson(`${server.url}api/tables/${id}/record`, { token: watcher.token })).text(),
    );
    sent.push(JSON.stringify(await watcher.join({ spectator: observer === null, since: 1 })));
    for (const [seat, client] of clients.entries()) {
      client.send({ t: 'end', agree: true });
      const { follower } = watcher;
      await watcher.until(
        'agreement',
        () => follower?.table.status === 'over' || seatSetHas(follower!.table.proposed, seat),
      );
    }
    await watcher.until('the end on every socket', () =>
      watcher.connections.every((bytes) => bytes.some((one) => one.includes('"status":"over"'))),
    );
    if (observer === null) await get(`api/tables/${id}/replay`);
    // Presence depends on the real clock; snapshots contain it too, and those are compared.
    const received = watcher.connections.flat().map((bytes) => bytes.toString('latin1'));
    sent.push(...received.filter((text) => !text.startsWith('{"t":"attendance"')));
    for (const client of [...clients, watcher]) client.close();
    sent.push(
      ...server.lines
        .filter((line) => !line.includes('listening'))
        .map((line) => line.replaceAll(/"(time|pid)":\d+/g, '')),
    );
  } finally {
    await server.stop();
  }
  return sent.map(plain);
}

for (const [id, load] of Object.entries(GAME_LOADERS)) {
  const game = await load();
  describe(id, () => {
    for (const steps of [1, 23])
      for (const observer of [0, null])
        test(`${observer === null ? 'a spectator' : 'a seat'}, after ${steps} decisions`, async () => {
          const [world, other] = worlds(game, steps, observer);
          expect(other, 'something hidden is different').not.toEqual(world);
          const [one, two] = [
            await observed(game, world, observer, false),
            await observed(game, other, observer, true),
          ];
          expect(two).toEqual(one);
        });
  });
}

test('the comparison would detect a leak', async () => {
  const game = await GAME_LOADERS.jericho();
  const [world] = worlds(game, 1, null);
  const other = game.clone(world);
  const leaking = (state: State): State => ({
    ...state,
    shared: { ...(state.shared as object), leak: (state.own[1] as { hand: number[] }).hand },
  });
  (other.own[1] as { hand: number[] }).hand.reverse();
  const [one, two] = [
    await observed(game, leaking(world), null, false),
    await observed(game, leaking(other), null, false),
  ];
  expect(two).not.toEqual(one);
});
