/** Random and mutated messages by the thousand: none is carried out that should not be, and a match beside them goes on. */
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { FastRng, type Rng } from '../../src/core/index.ts';
import { SAYINGS } from '../../src/net/index.ts';
import { Client, hex, openTable, playOut } from './client.ts';
import { type Served, served } from './serving.ts';

const MESSAGES = process.env['CI'] === 'true' ? 100_000 : 20_000;
const BATCH = 250;

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)];

const ODD = [
  'null', 'true', '-1', '0.5', '1e400', '9007199254740993', '""', '"\\u0000"', '"\\ud800"', '[]', '[[]]', '{}',
  '{"t":null}', '"__proto__"', '"constructor"', `"${'f'.repeat(900)}"`, '[0,[0]]', '-0', '4294967296',
]; // prettier-ignore

/** A message as the page would send it, or nearly. */
function likely(rng: Rng): string {
  const odd = (value: string): string => (rng.below(4) === 0 ? pick(rng, ODD) : value);
  const seat = odd(`${rng.below(5)}`);
  const make: (() => string)[] = [
    () => `[${odd(`${rng.below(40)}`)},${odd(`${rng.below(200) - 1}`)}]`,
    () => `[${rng.below(3)},${rng.below(130)}]`,
    () => `{"t":"join","token":${odd(`"${hex()}"`)},"since":${odd(`${rng.below(50)}`)}}`,
    () =>
      `{"t":"sit","seat":${seat},"name":${odd('"Eve"')},"token":${odd(`"${hex()}"`)},"part":${odd(`"${hex()}"`)}}`,
    () => `{"t":"bot","seat":${seat},"level":${odd('"easy"')}}`,
    () => `{"t":"${pick(rng, ['start', 'leave', 'back', 'rematch', 'ping', 'fly'])}"}`,
    () => `{"t":"end","agree":${odd('true')}}`,
    () => `{"t":"say","saying":${odd(`"${pick(rng, SAYINGS)}"`)}}`,
  ];
  return pick(rng, make)();
}

/** Some characters changed, left out or doubled. */
function mutated(rng: Rng, text: string): string {
  let result = text;
  for (let i = rng.below(4); i >= 0; i--) {
    const at = rng.below(result.length + 1);
    const kind = rng.below(4);
    const insert = kind === 0 ? String.fromCharCode(rng.below(256)) : kind === 1 ? pick(rng, ODD) : '';
    result = result.slice(0, at) + insert + result.slice(at + (kind === 2 ? 1 + rng.below(5) : 0));
    if (kind === 3) result += result.slice(at);
  }
  return result.slice(0, 1000);
}

function message(rng: Rng): string | Buffer {
  const kind = rng.below(10);
  if (kind < 4) return likely(rng);
  if (kind < 8) return mutated(rng, likely(rng));
  const bytes = Buffer.from(Array.from({ length: rng.below(200) }, () => rng.below(256)));
  return kind === 8 ? bytes : bytes.toString('latin1');
}

async function begun(server: Served, seats: number, bots: number[]): Promise<Client[]> {
  const id = await openTable(server.url, { game: 'punto', seats, bots });
  const clients: Client[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (bots.includes(seat)) continue;
    const client = await Client.make(server.url, id);
    await client.join();
    await client.sit(`P${seat}`, seat);
    clients.push(client);
  }
  const all = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(all);
  return clients;
}

/** A message may have grown too long in bytes: then the line was cut, as it should be, and is opened again. */
function closedForSize(error: unknown): void {
  if (!String(error).includes('"code":1009')) throw error;
}

test(`${MESSAGES} messages from spectators, seats and strangers`, async () => {
  const server = await served({}, {}, { TAVOLA_LIMITS_TIMES: '100000' });
  const rng = new FastRng(2, 0, 2, 6);
  try {
    const beside = await begun(server, 2, []);
    const watched = beside[0].follower!.table.sitters;
    const playing = await begun(server, 3, [2]);
    const lobby = await openTable(server.url, { game: 'schicht', seats: 4 });
    const fuzzers = [
      ...playing, // with seats: what they may do, they may do
      await Client.make(server.url, beside[0].id), // a spectator of the match beside
      await Client.make(server.url, lobby),
      await Client.make(server.url, 'noSuchTable12'),
    ];
    for (let sent = 0; sent < MESSAGES; sent += BATCH) {
      const fuzzer = fuzzers[(sent / BATCH) % fuzzers.length];
      if (fuzzer.socket?.readyState !== WebSocket.OPEN) {
        await fuzzer.connect();
        if (rng.below(3) > 0) fuzzer.send({ t: 'join', token: fuzzer.token });
      }
      for (let i = 0; i < BATCH; i++) fuzzer.socket.send(message(rng));
      if (fuzzer.id === 'noSuchTable12') fuzzer.close();
      else await fuzzer.ask({ t: 'ping' }, 'pong').catch(closedForSize);
      fuzzer.heard.length = 0;
      fuzzer.bytes.length = 0;
      fuzzer.updates.length = 0;
    }
    expect((await fetch(`${server.url}healthz`)).status).toBe(200);
    expect(beside[0].follower!.table.sitters).toEqual(watched);
    expect(beside[0].follower!.number + beside[1].follower!.number, 'nobody else has decided').toBe(0);
    await playOut(beside);
    expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    for (const client of [...beside, ...fuzzers]) client.socket.terminate();
  } finally {
    await server.stop();
  }
});
