/** A scripted player: a socket, a follower, and a legal decision whenever one is owed. */
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { type Game, seatSetHas, type Update } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import {
  type Attendance,
  type ClientMessage,
  type TableCommand,
  Follower,
  isUpdate,
  type NewTable,
  type ServerMessage,
  commitToPart,
  type Snapshot,
  type TableInfo,
  type DealWitness,
} from '../../src/protocol/index.ts';
import { CommandOutbox, SentShares } from '../../src/web/online/table/outbox.ts';

export const randomHex = (): string => randomBytes(16).toString('hex');

export async function postJson(
  url: string,
  body: unknown,
  headers: { [name: string]: string } = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

export async function openTable(url: string, wish: NewTable): Promise<string> {
  const response = await postJson(`${url}api/tables`, wish);
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

export class TestClient {
  readonly id: string;
  token = randomHex();
  part = randomHex();
  witness: DealWitness | undefined;
  readonly #url: string;
  #socket!: WebSocket;
  follower: Follower | undefined;
  readonly #games = new Map<string, Game>();
  readonly heard: ServerMessage[] = [];
  readonly #shares = new SentShares();
  readonly #commands = new CommandOutbox((command) => {
    this.send(command);
    return true;
  });
  readonly bytes: Buffer[] = [];
  /** The same per socket: between two sockets, the order is undefined. */
  readonly connections: Buffer[][] = [];
  readonly updates: Update[] = [];
  /** How often a message could not be verified. */
  lost = 0;
  /** Whether it takes part in deals by itself. */
  sharesDealParts = true;
  closed: { code: number; reason: string } | undefined;
  #waiting: (() => void)[] = [];
  onUpdate: () => void = () => {};
  onClose: () => void = () => {};

  constructor(url: string, id: string, games: { [id: string]: Game }) {
    this.#url = url;
    this.id = id;
    for (const [name, game] of Object.entries(games)) this.#games.set(name, game);
  }

  static async connectTo(url: string, id: string): Promise<TestClient> {
    const games = await Promise.all(
      Object.entries(GAME_LOADERS).map(async ([name, load]) => [name, await load()] as const),
    );
    return new TestClient(url, id, Object.fromEntries(games));
  }

  /** Opens the socket and joins: as a spectator without its token. */
  async join(
    options: {
      readonly spectator?: boolean;
      readonly since?: number;
      readonly url?: string;
      readonly headers?: { [name: string]: string };
    } = {},
  ): Promise<Snapshot> {
    await this.connect(options.url, options.headers);
    this.send({
      t: 'join',
      ...(options.spectator === true ? {} : { token: this.token }),
      ...(options.since === undefined ? {} : { since: options.since }),
    });
    return (await this.next('snapshot')) as Snapshot;
  }

  async connect(url = this.#url, headers: { [name: string]: string } = {}): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/tables/${this.id}/socket`, { headers });
    this.#socket = socket;
    this.closed = undefined;
    this.#shares.clear();
    this.#commands.clear();
    const connection: Buffer[] = [];
    this.connections.push(connection);
    socket.on('message', (data) => {
      connection.push(data as Buffer);
      this.#receive(data as Buffer);
    });
    socket.on('error', () => {});
    socket.on('close', (code, reason) => {
      if (this.#socket !== socket) return;
      this.closed = { code, reason: reason.toString() };
      this.#wake();
      this.onClose();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
  }

  get socket(): WebSocket {
    return this.#socket;
  }

  #receive(data: Buffer): void {
    this.bytes.push(data);
    const text = data.toString();
    if (isUpdate(text)) this.#read(text);
    else {
      const message = JSON.parse(text) as ServerMessage;
      this.heard.push(message);
      if (
        message.t === 'rejected' &&
        message.command !== undefined &&
        (message.code === 'rateLimited' || message.code === 'busy')
      )
        this.#commands.resendLater(message.command);
      if (message.t === 'snapshot')
        this.follower = new Follower(this.#games.get(message.table.game)!, message);
      else if (message.t === 'table' || message.t === 'say' || message.t === 'words')
        this.follower?.applyMessage(message);
      if (message.t === 'snapshot' || message.t === 'table') this.#shareDealParts(message.table);
    }
    this.#wake();
    this.onUpdate();
  }

  /** Like the page: promises a part, and reveals it once all are promised. */
  #shareDealParts({ status, fair, sitters }: TableInfo): void {
    const seat = this.follower?.seat ?? null;
    this.#shares.update(fair, seat);
    if (!this.sharesDealParts || status !== 'open' || !fair.isDealing || seat === null) return;
    const told = this.witness?.part;
    if (fair.commitments[seat] === '') {
      if (told === this.part) this.part = randomHex();
      this.#sendShare({ t: 'commit', commitment: commitToPart(this.id, this.part) });
    } else if (sitters.every(({ kind }, other) => kind !== 'person' || fair.commitments[other] !== '')) {
      const times = (this.witness?.times ?? 0) + 1;
      if (told !== this.part) this.witness = { part: this.part, ...fair, times };
      this.#sendShare({ t: 'reveal', part: this.part });
    }
  }

  #sendShare(share: Extract<TableCommand, { t: 'commit' | 'reveal' }>): void {
    if (this.#shares.markSent(JSON.stringify(share))) this.#commands.send(share);
  }

  #read(text: string): void {
    const wasLost = this.follower!.isLost;
    const update = this.follower!.read(text);
    if (update !== undefined) this.updates.push(update);
    else if (!wasLost) {
      this.lost++;
      this.send({ t: 'resync', since: this.follower!.version });
    }
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  async until(what: string, holds: () => boolean, patience = 60_000): Promise<void> {
    const end = Date.now() + patience;
    while (!holds()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`${what} did not come; heard ${JSON.stringify(this.heard.slice(-3))}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 200));
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  async next(kind: ServerMessage['t']): Promise<ServerMessage> {
    const from = this.heard.length;
    await this.until(
      kind,
      () => this.heard.slice(from).some(({ t }) => t === kind) || this.closed !== undefined,
    );
    const message = this.heard.slice(from).find(({ t }) => t === kind);
    if (message === undefined) throw new Error(`closed: ${JSON.stringify(this.closed)}`);
    return message;
  }

  async request(message: ClientMessage, kind: ServerMessage['t']): Promise<ServerMessage> {
    const answer = this.next(kind);
    this.send(message);
    return answer;
  }

  async sit(name: string, seat: number | null = null): Promise<Snapshot> {
    const snapshot = this.next('snapshot');
    this.#commands.send({ t: 'sit', seat, name, token: this.token });
    return (await snapshot) as Snapshot;
  }

  get owes(): boolean {
    const { follower } = this;
    const update = follower?.update ?? null;
    if (follower === undefined || update === null || follower.table.status === 'over') return false;
    return follower.seat !== null && seatSetHas(update.toAct, follower.seat);
  }

  decide(): void {
    const { legal, version } = this.follower!.update!;
    this.send(this.follower!.decision(legal[(version * 7) % legal.length]));
  }

  get attendance(): Attendance {
    const last = this.heard.findLast(({ t }) => t === 'attendance' || t === 'snapshot') as
      | Snapshot
      | Extract<ServerMessage, { t: 'attendance' }>;
    return 'attendance' in last ? last.attendance : last;
  }

  get isOver(): boolean {
    return this.follower?.table.status === 'over';
  }

  close(): void {
    this.#commands.clear();
    this.#socket.close();
  }
  terminate(): void {
    this.#socket.terminate();
  }
}

export async function playToEnd(clients: readonly TestClient[], patience = 240_000): Promise<void> {
  const sent = new Map<TestClient, number>();
  const act = (client: TestClient): void => {
    if (!client.owes || sent.get(client) === client.follower!.number) return;
    sent.set(client, client.follower!.number);
    client.decide();
  };
  for (const client of clients) {
    client.onUpdate = () => act(client);
    act(client);
  }
  await Promise.all(clients.map((client) => client.until('the end', () => client.isOver, patience)));
  for (const client of clients) client.onUpdate = () => {};
}
