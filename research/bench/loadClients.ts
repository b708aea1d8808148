/** Scripted clients for our server, or for the bare echo: `load.js tavola|echo URL[,URL…] MATCHES [idle|SPECTATORS]`. */
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { seatSetHas } from '../../src/core/index.ts';
import { punto } from '../../src/games/punto/rules/rules.ts';
import {
  Follower,
  commitToPart,
  isUpdate,
  type ServerMessage,
  type TableInfo,
} from '../../src/protocol/index.ts';
import { runOrders, Pacer, type Pair } from './pacer.ts';

const [kind, addresses = '', count = '200', mode] = process.argv.slice(2);
/** Several processes serve the same matches: the seats of a match are spread over them. */
const urls = addresses.split(',');
const urlFor = (which: number): string => urls[which % urls.length] ?? '';
let matches = 0;
const spectators = Number(mode) || 0;
const hex = (): string => randomBytes(16).toString('hex');
let bytes = 0;

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

class TavolaPair implements Pair {
  readonly #followers: (Follower | undefined)[] = [undefined, undefined];
  readonly #sockets: WebSocket[] = [];
  readonly #parts = [hex(), hex()];
  readonly #arrived: (pair: Pair) => void;
  #expected = 0;

  constructor(arrived: (pair: Pair) => void) {
    this.#arrived = arrived;
  }

  async open(): Promise<void> {
    const first = matches++;
    const response = await fetch(`${urlFor(first)}api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'punto', seats: 2, options: { roundsToWin: 5 } }),
    });
    const { id } = (await response.json()) as { id: string };
    for (const seat of [0, 1]) {
      const socket = new WebSocket(`${urlFor(first + seat).replace('http', 'ws')}api/tables/${id}/socket`);
      this.#sockets.push(socket);
      await opened(socket);
      const sat = new Promise<void>((resolve) => {
        socket.on('message', (data: Buffer) => {
          bytes += data.length;
          const text = data.toString();
          if (isUpdate(text)) this.#handleUpdate(seat, text);
          else if (this.#handleMessage(seat, text)) resolve();
        });
      });
      socket.send(JSON.stringify({ t: 'join' }));
      socket.send(JSON.stringify({ t: 'sit', seat, name: 'Load', token: hex() }));
      await sat;
    }
    this.#sockets[0]?.send(JSON.stringify({ t: 'start' }));
    while (this.#followers.some((follower) => follower?.update === null))
      await new Promise((resolve) => {
        setTimeout(resolve, 2);
      });
    for (let i = 0; i < spectators; i++) await this.#watch(id, first + i);
  }

  async #watch(id: string, which: number): Promise<void> {
    const socket = new WebSocket(`${urlFor(which).replace('http', 'ws')}api/tables/${id}/socket`);
    await opened(socket);
    const joined = new Promise((resolve) => {
      socket.once('message', resolve);
    });
    socket.on('message', (data: Buffer) => (bytes += data.length));
    socket.send(JSON.stringify({ t: 'join' }));
    await joined;
  }

  #handleMessage(seat: number, text: string): boolean {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'table') {
      this.#followers[seat]?.applyMessage(message);
      this.#takePart(seat, message.table);
    }
    if (message.t !== 'snapshot') return false;
    this.#followers[seat] = new Follower(punto, message);
    return message.seat === seat;
  }

  /** Everyone publishes a hash, then reveals a part: the match begins. */
  #takePart(seat: number, { id, fair }: TableInfo): void {
    if (!fair.isDealing) return;
    const part = this.#parts[seat] ?? '';
    const order = fair.commitments.includes('')
      ? { t: 'commit', commitment: commitToPart(id, part) }
      : { t: 'reveal', part };
    this.#sockets[seat]?.send(JSON.stringify(order));
  }

  #handleUpdate(seat: number, text: string): void {
    this.#followers[seat]?.read(text);
    if (this.#followers.every((follower) => (follower?.version ?? 0) >= this.#expected)) this.#arrived(this);
  }

  get isOver(): boolean {
    return this.#followers[0]?.update?.toAct === 0;
  }

  decide(): void {
    for (const [seat, follower] of this.#followers.entries()) {
      if (follower?.update === null || follower === undefined || !seatSetHas(follower.update.toAct, seat))
        continue;
      const { legal, version } = follower.update;
      this.#expected = version + 1;
      this.#sockets[seat]?.send(JSON.stringify(follower.decision(legal[(version * 7) % legal.length] ?? 0)));
    }
  }
}

/** The upper limit: a server that only sends a decision's bytes to both seats. */
class EchoPair implements Pair {
  readonly isOver = false;
  readonly #sockets: WebSocket[] = [];
  readonly #arrived: (pair: Pair) => void;
  #missing = 0;
  #turn = 0;

  constructor(arrived: (pair: Pair) => void) {
    this.#arrived = arrived;
  }

  async open(): Promise<void> {
    const id = hex();
    for (let seat = 0; seat < 2; seat++) {
      const socket = new WebSocket(`${urlFor(seat).replace('http', 'ws')}${id}`);
      await opened(socket);
      this.#sockets.push(socket);
      socket.on('message', (data: Buffer) => {
        bytes += data.length;
        if (--this.#missing === 0) this.#arrived(this);
      });
    }
  }

  decide(): void {
    this.#missing = 2;
    this.#sockets[(this.#turn ^= 1)]?.send('[123,45]');
  }
}

const pairs: (TavolaPair | EchoPair)[] = [];
const pacer: Pacer = new Pacer(pairs);
const arrived = (pair: Pair): void => pacer.arrived(pair);
for (let i = 0; i < Number(count); i += 20) {
  const next = Array.from({ length: Math.min(20, Number(count) - i) }, () =>
    kind === 'echo' ? new EchoPair(arrived) : new TavolaPair(arrived),
  );
  await Promise.all(next.map((pair) => pair.open()));
  if (mode !== 'idle') pairs.push(...next);
}
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
await runOrders(createInterface({ input: process.stdin }), pacer, () => bytes, printLine);
process.exit(0);
