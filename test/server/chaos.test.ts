/** Processes die and connections break at any moment: acknowledged decisions are in the log, and every match ends. */
import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Action, FastRng, type Rng, type Seat, viewOf } from '../../src/core/index.ts';
import type { NewTable } from '../../src/protocol/index.ts';
import { type Database, openFolder, openPostgres } from '../../src/server/storage/database.ts';
import { Loader } from '../../src/server/matches/loader.ts';
import { Store } from '../../src/server/storage/store.ts';
import { freePort } from '../freePort.ts';
import { SEED } from '../seed.ts';
import { TestClient, openTable } from './testClient.ts';
import { startPostgres } from './postgres.ts';
import { ServerProcess } from './serverProcess.ts';
import { temporaryFolder } from './testServer.ts';
import { storageScript } from './storageScripts.ts';

/** `npm run chaos` kills more often and plays more matches. */
const MATCHES = Number(process.env['CHAOS_MATCHES'] ?? 20);
const KILLS = Number(process.env['CHAOS_KILLS'] ?? 5);
const PATIENCE = 200_000 + KILLS * 5000 + MATCHES * 2000;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A player who finishes a match despite broken connections. */
class Player {
  readonly client: TestClient;
  readonly acknowledged: { readonly number: number; readonly action: Action }[] = [];
  readonly #processes: readonly ServerProcess[];
  readonly #rng: Rng;
  #pending: { readonly number: number; readonly action: Action } | undefined;
  #version = 0;
  #messagesRead = 0;

  constructor(client: TestClient, processes: readonly ServerProcess[], rng: Rng) {
    this.client = client;
    this.#processes = processes;
    this.#rng = rng;
    client.onUpdate = () => this.#onUpdate();
  }

  #acknowledge(number: number): void {
    if (this.#pending?.number !== number) return;
    this.acknowledged.push(this.#pending);
    this.#pending = undefined;
  }

  /** Handles the newest state and decides if it is this seat's turn. */
  #onUpdate(): void {
    const { client } = this;
    const follower = client.follower!;
    const message = client.heard.length > this.#messagesRead ? client.heard.at(-1) : undefined;
    this.#messagesRead = client.heard.length;
    if (message?.t === 'done') this.#acknowledge(message.number);
    if (follower.version > this.#version) {
      this.#version = follower.version;
      if (follower.last?.seat === follower.seat) this.#acknowledge(follower.number - 1);
    }
    if (message?.t === 'no') this.client.terminate(); // rejected for whatever reason: start over
    if (client.owes && (this.#pending === undefined || this.#pending.number < follower.number)) {
      const { legal } = follower.update!;
      this.#pending = { number: follower.number, action: legal[this.#rng.below(legal.length)] };
      this.#send();
    }
  }

  #send(): void {
    const pending = this.#pending;
    if (pending !== undefined && this.client.socket.readyState === 1)
      this.client.send([pending.number, pending.action]);
  }

  get isOver(): boolean {
    return this.client.isOver;
  }

  async run(end: number): Promise<void> {
    const { client } = this;
    while (!client.isOver && Date.now() < end) {
      const url = this.#processes[this.#rng.below(this.#processes.length)].url;
      try {
        client.follower = undefined;
        this.#version = 0;
        await client.join({ url });
      } catch {
        await sleep(100);
        continue;
      }
      this.#send(); // send again what was not acknowledged
      await client
        .until('the end', () => client.isOver || client.closed !== undefined, end - Date.now())
        .catch(() => {});
    }
  }
}

const TABLES: readonly (NewTable & { readonly bots: number[] })[] = [
  { game: 'punto', seats: 2, bots: [], options: { roundsToWin: 1 } },
  { game: 'punto', seats: 3, bots: [2], options: { roundsToWin: 1 } },
  { game: 'schicht', seats: 3, bots: [1] },
  { game: 'jericho', seats: 4, bots: [2, 3] },
  { game: 'campos', seats: 2, bots: [] },
];

async function chaos(processes: readonly ServerProcess[], open: () => Promise<Database>): Promise<void> {
  const rng = new FastRng(SEED, 6, 7, 8);
  await Promise.all(processes.map((one) => one.start()));
  const end = Date.now() + PATIENCE;
  const players: Player[] = [];
  try {
    for (let i = 0; i < MATCHES; i++) {
      const wish = TABLES[i % TABLES.length];
      const url = processes[i % processes.length].url;
      const id = await openTable(url, { ...wish, level: 'easy' });
      const clients: TestClient[] = [];
      for (let seat = 0; seat < wish.seats; seat++) {
        if (wish.bots.includes(seat)) continue;
        const client = await TestClient.connectTo(url, id);
        await client.join();
        await client.sit(`P${seat}`, seat);
        clients.push(client);
      }
      const begun = clients.map((client) => client.next('snapshot'));
      clients[0].send({ t: 'start' });
      await Promise.all(begun);
      for (const client of clients) {
        client.terminate();
        players.push(new Player(client, processes, new FastRng(SEED, i, 2, 3)));
      }
    }
    const running = players.map((player) => player.run(end));
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(500 + rng.below(1500));
      for (let i = 0; i < 10; i++) players[rng.below(players.length)].client.terminate();
      const victim = processes[kill % processes.length];
      await victim.kill();
      await sleep(rng.below(500));
      await victim.start();
    }
    await Promise.all(running);
    expect(players.filter((player) => !player.isOver).map(({ client }) => client.follower?.table)).toEqual(
      [],
    );
    // Only one process at a time has the embedded database, and a kill releases it.
    await Promise.all(processes.map((one) => one.kill()));
    const store = new Store(await open());
    const loader = new Loader(store);
    for (const { client, acknowledged } of players) {
      const { room, entries } = (await loader.load(client.id))!;
      const made: Action[] = [];
      const seat = client.follower!.seat as Seat;
      for (const logged of entries) {
        room.apply(logged);
        if (logged.entry.kind === 'act' && logged.entry.seat === seat) made.push(logged.entry.action);
      }
      for (const { number, action } of acknowledged) expect(made[number]).toBe(action);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(client.follower!.update!.view).toEqual(viewOf(room.table.truth, seat));
      expect(room.status).toBe('over');
    }
    await store.close();
  } finally {
    for (const { client } of players) client.socket.terminate();
    await Promise.all(processes.map((one) => one.kill()));
  }
}

describe('every acknowledged decision is kept, and every match ends', { timeout: PATIENCE + 60_000 }, () => {
  test('with two processes on PostgreSQL, each killed again and again', async (context) => {
    const postgres = await startPostgres();
    if (postgres === undefined) return context.skip();
    try {
      const env = { DATABASE_URL: postgres.address };
      const processes = [new ServerProcess(await freePort(), env), new ServerProcess(await freePort(), env)];
      await chaos(processes, () => openPostgres(postgres.address));
    } finally {
      postgres.stop();
    }
  });

  test('with one process on the embedded database', async () => {
    const folder = temporaryFolder();
    try {
      const processes = [new ServerProcess(await freePort(), { TAVOLA_DATA: folder, DATABASE_URL: '' })];
      await chaos(processes, async () => openFolder(folder, await storageScript()));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
