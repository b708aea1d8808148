/** WebSockets, one per table and device. Input is validated, counted and limited before any other code sees it. */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import {
  type ClientMessage,
  type BlockNotice,
  type ErrorCode,
  ERRORS,
  parseMessage,
  type ServerMessage,
} from '../../protocol/index.ts';
import type { Blocks } from '../admin/blocks.ts';
import type { ConnectedPeople } from '../admin/processLoad.ts';
import type { FeatureSwitches } from '../settings/featureSwitches.ts';
import type { Peer } from '../matches/audience.ts';
import { UnplayableError } from '../room/logEntry.ts';
import { clientAddress, isServerName } from '../limits/addresses.ts';
import type { HeldMatch } from '../matches/hub.ts';
import type { Bucket, Quotas, RateName } from '../limits/limits.ts';
import type { Metrics } from '../admin/metrics.ts';
import type { PlayerCommands } from '../matches/playerCommands.ts';
import type { Settings } from '../settings/settings.ts';
import type { Session } from '../accounts/sessions.ts';
import { isForeign, type RequestIdentity } from './requestIdentity.ts';

const PATH = /^\/api\/tables\/([0-9A-Za-z]{8,32})\/socket$/;
/** The longest valid client message is shorter. */
const MAX_MESSAGE = 1024;
/** Unread bytes at which a slow reader is disconnected. It can reconnect and gets the current view. */
const MAX_UNREAD = 512 * 1024;
const HEARTBEAT = 30_000;
const JOIN_TIMEOUT = 10_000;
const MAX_EXCESS = 200;
/** Messages are short, so honest clients need few fragments. */
const MAX_FRAGMENTS = 8;
/** Milliseconds a dismissed client has to close before it is cut off. */
const CLOSE_TIMEOUT = 1000;

const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;
const TRY_LATER = 1013;

function limitsFor(message: ClientMessage): readonly [own: RateName, all: RateName] {
  if (!('t' in message)) return ['decisions', 'allDecisions'];
  return message.t === 'say' || message.t === 'words'
    ? ['sayings', 'allSayings']
    : ['seatCommands', 'allSeatCommands'];
}

class SocketPeer implements Peer {
  seat: number | null = null;
  hash: string | null = null;
  account: Session | null = null;
  idle = false;
  match: HeldMatch | undefined;
  /** Settles when the peer has joined or was refused. */
  joining: Promise<void> | undefined;
  alive = true;
  /** The server has dismissed it: further messages are ignored. */
  isDismissed = false;
  excess = 0;
  readonly socket: WebSocket;
  readonly table: string;
  readonly address: string;
  readonly bucket: Bucket;
  readonly cookie: string | undefined;

  constructor(socket: WebSocket, table: string, address: string, bucket: Bucket, cookie: string | undefined) {
    this.socket = socket;
    this.table = table;
    this.address = address;
    this.bucket = bucket;
    this.cookie = cookie;
  }

  #canSend(): boolean {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount <= MAX_UNREAD) return true;
    // A close frame would wait behind everything that is not read.
    socket.terminate();
    return false;
  }

  pong(data: Buffer): void {
    if (this.#canSend()) this.socket.pong(data);
  }

  send(text: string): void {
    if (this.#canSend()) this.socket.send(text);
  }

  sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}

export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    maxFragments: MAX_FRAGMENTS,
    // Pongs are sent below, after counting.
    autoPong: false,
    perMessageDeflate: false,
    clientTracking: false,
    skipUTF8Validation: false,
  });
  readonly #peers = new Set<SocketPeer>();
  readonly #playerCommands: PlayerCommands;
  readonly #settings: Settings;
  readonly #visitors: RequestIdentity;
  readonly #quotas: Quotas;
  readonly #metrics: Metrics;
  readonly #blocks: Blocks;
  readonly #offer: FeatureSwitches;
  readonly #failed: (what: string, error: unknown) => void;
  readonly #heartbeat: NodeJS.Timeout;
  #closing = false;

  constructor(
    commands: PlayerCommands,
    settings: Settings,
    visitors: RequestIdentity,
    quotas: Quotas,
    metrics: Metrics,
    { blocks, offer }: { readonly blocks: Blocks; readonly offer: FeatureSwitches },
    failed: (what: string, error: unknown) => void,
  ) {
    this.#playerCommands = commands;
    this.#settings = settings;
    this.#visitors = visitors;
    this.#quotas = quotas;
    this.#metrics = metrics;
    this.#blocks = blocks;
    this.#offer = offer;
    this.#failed = failed;
    this.#heartbeat = setInterval(() => this.#pingAll(), HEARTBEAT);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#peers.size;
  }

  get connectedPeople(): ConnectedPeople {
    const accounts = new Set<string>();
    let guests = 0;
    for (const { account, match } of this.#peers)
      if (account !== null) accounts.add(account.person);
      else if (match !== undefined) guests++;
    return { accounts: accounts.size, guests };
  }

  listenTo(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const refuse = (reason: ErrorCode): void => {
      this.#metrics.refused.inc({ reason });
      // A client that never hangs up would keep the file descriptor.
      socket.once('finish', () => socket.destroy());
      const { status } = ERRORS[reason];
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n${reason}\n`,
      );
    };
    const table = PATH.exec((request.url ?? '').split('?')[0]!)?.[1];
    if (table === undefined) return refuse('table');
    if (this.#closing) return refuse('closing');
    const { origin, host } = request.headers;
    if (!isServerName(host, this.#settings.hosts)) return refuse('unknownHostName');
    if (isForeign(origin, host, this.#settings.origins)) return refuse('origin');
    const forwarded = request.headers['x-forwarded-for'];
    const address = clientAddress(
      request.socket.remoteAddress,
      typeof forwarded === 'string' ? forwarded : null,
      this.#settings.proxies,
    );
    if (!this.#quotas.tryTake('upgrades', address)) return refuse('rateLimited');
    const release = this.#quotas.acquire('sockets', address);
    if (release === null) return refuse('rateLimited');
    socket.once('close', release);
    const cookie =
      origin === undefined
        ? undefined
        : this.#visitors.sessionToken((name) => {
            const value = request.headers[name];
            return Array.isArray(value) ? value[0] : value;
          });
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#open(ws, table, address, cookie));
  }

  #open(socket: WebSocket, table: string, address: string, cookie: string | undefined): void {
    const bucket = this.#quotas.bucket('messages');
    const line = new SocketPeer(socket, table, address, bucket, cookie);
    this.#peers.add(line);
    socket.on('error', () => {}); // a broken frame: ws closes the socket itself
    socket.on('close', () => {
      clearTimeout(late);
      this.#peers.delete(line);
      this.#playerCommands.leave(table, line);
    });
    const late = setTimeout(() => {
      if (line.match === undefined) this.#rejectAndClose(line, 'notJoined');
    }, JOIN_TIMEOUT);
    late.unref();
    const block = this.#blocks.findForAddress(address);
    if (block !== null) return this.#closeBlocked(line, block);
    socket.on('ping', (data) => {
      if (this.#countFrame(line)) line.pong(data);
    });
    socket.on('pong', () => this.#countFrame(line));
    socket.on('message', (data, isBinary) => this.#onMessage(line, data, isBinary));
  }

  #reject(line: SocketPeer, code: Exclude<ErrorCode, 'blocked'>): void {
    this.#metrics.refused.inc({ reason: code });
    line.sendMessage({ t: 'rejected', code });
  }

  #rejectAndClose(line: SocketPeer, code: Exclude<ErrorCode, 'blocked'>): void {
    this.#reject(line, code);
    this.#closeSocket(line, code);
  }

  #closeBlocked(line: SocketPeer, block: BlockNotice): void {
    this.#metrics.refused.inc({ reason: 'blocked' });
    line.sendMessage({ t: 'rejected', code: 'blocked', ...block });
    this.#closeSocket(line, 'blocked');
  }

  #closeSocket(line: SocketPeer, code: ErrorCode): void {
    const { socket } = line;
    line.isDismissed = true;
    // Until the other end closes, ws would keep reading and writing.
    this.#playerCommands.leave(line.table, line);
    socket.close(POLICY_VIOLATION, code);
    const linger = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT);
    linger.unref();
  }

  #countFrame(line: SocketPeer): boolean {
    line.alive = true;
    if (line.bucket.tryTake(this.#quotas.now())) return true;
    this.#quotas.refuse('messages');
    if (line.excess++ < MAX_EXCESS) this.#reject(line, 'rateLimited');
    else if (line.socket.readyState === line.socket.OPEN) this.#rejectAndClose(line, 'rateLimited');
    else if (line.excess > 5 * MAX_EXCESS) line.socket.terminate(); // it was dismissed and keeps sending
    return false;
  }

  /** Limits writes by seat, because players may share an address, and by address with a wider limit. */
  #isWithinLimits({ address, seat, table, match }: SocketPeer, message: ClientMessage): boolean {
    // Following to an existing rematch creates no table.
    const isNew = 't' in message && message.t === 'rematch' && (match?.room?.next ?? null) === null;
    if (isNew) return this.#quotas.tryTake('tables', address);
    if (seat === null) return this.#quotas.tryTake('commands', address);
    const [own, all] = limitsFor(message);
    return this.#quotas.tryTake(own, `${table} ${seat}`) && this.#quotas.tryTake(all, address);
  }

  #onMessage(line: SocketPeer, data: RawData, isBinary: boolean): void {
    if (!this.#countFrame(line) || line.isDismissed) return;
    const message = isBinary ? undefined : parseMessage((data as Buffer).toString('utf8'));
    if (message === undefined) return this.#reject(line, 'malformed');
    this.#handle(line, message);
  }

  #handle(line: SocketPeer, message: ClientMessage): void {
    if ('t' in message) {
      if (message.t === 'ping') return line.sendMessage({ t: 'pong', now: this.#playerCommands.now });
      if (message.t === 'join') return this.#join(line, message);
    }
    if (line.match === undefined) return this.#afterJoining(line, message);
    if (!this.#isWithinLimits(line, message)) return this.#rejectOverLimit(line, message);
    if ('t' in message && message.t === 'words' && !this.#offer.now.words)
      return this.#reject(line, 'notOffered');
    if ('t' in message) this.#playerCommands.execute(line.match, line, message);
    else this.#playerCommands.decide(line.match, line, message);
  }

  #rejectOverLimit(line: SocketPeer, message: ClientMessage): void {
    this.#metrics.refused.inc({ reason: 'rateLimited' });
    line.sendMessage({
      t: 'rejected',
      code: 'rateLimited',
      ...('t' in message ? { command: message.t } : { number: message[0] }),
    });
  }

  /** Queues a message behind a pending join, so that clients need not wait for its answer. */
  #afterJoining(line: SocketPeer, message: ClientMessage): void {
    if (line.joining === undefined) return this.#reject(line, 'notJoined');
    void line.joining.then(() => {
      if (line.match !== undefined && !line.isDismissed) this.#handle(line, message);
    });
  }

  #join(line: SocketPeer, message: Extract<ClientMessage, { t: 'join' }>): void {
    if (line.joining !== undefined) return this.#reject(line, 'notJoined');
    line.joining = this.#joinAsAccount(line, message).then(
      (match) => {
        if (match === 'blocked') return undefined;
        if (match === undefined) return this.#rejectAndClose(line, 'table');
        line.match = match;
        this.#sendPause(line);
        if (line.isDismissed || line.socket.readyState !== line.socket.OPEN)
          this.#playerCommands.leave(line.table, line);
      },
      (error: unknown) => {
        if (error instanceof UnplayableError) return this.#rejectAndClose(line, 'unplayable');
        this.#failed('join', error);
        this.#reject(line, 'busy');
        line.socket.close(TRY_LATER, 'busy');
      },
    );
  }

  async #joinAsAccount(
    line: SocketPeer,
    message: Extract<ClientMessage, { t: 'join' }>,
  ): Promise<HeldMatch | undefined | 'blocked'> {
    line.account = (await this.#visitors.sessions?.find(line.cookie)) ?? null;
    if (this.#closeIfBlocked(line)) return 'blocked';
    if (message.guest === true) line.account = null;
    return this.#playerCommands.join(line.table, line, message);
  }

  endSessions(ids: readonly string[]): void {
    for (const line of this.#peers)
      if (line.account !== null && ids.includes(line.account.id))
        this.#rejectAndClose(line, 'accountRequired');
  }

  #closeIfBlocked(line: SocketPeer): boolean {
    const block =
      this.#blocks.findForAddress(line.address) ?? this.#blocks.findForPerson(line.account?.person ?? null);
    if (block !== null) this.#closeBlocked(line, block);
    return block !== null;
  }

  endBlocked(): void {
    for (const line of this.#peers) this.#closeIfBlocked(line);
  }

  broadcastPause(): void {
    for (const line of this.#peers)
      if (line.match !== undefined) line.sendMessage({ t: 'notice', pause: this.#offer.pause });
  }

  #sendPause(line: SocketPeer): void {
    if (this.#offer.pause !== null) line.sendMessage({ t: 'notice', pause: this.#offer.pause });
  }

  /** Closes sockets of devices that another process signed out, in case its note was lost. */
  async #checkSessions(): Promise<void> {
    const ids = new Set([...this.#peers].flatMap(({ account }) => (account === null ? [] : [account.id])));
    if (ids.size > 0) this.endSessions((await this.#visitors.sessions?.listMissing([...ids])) ?? []);
  }

  #pingAll(): void {
    void this.#checkSessions().catch((error: unknown) => this.#failed('sessions', error));
    for (const line of this.#peers) {
      if (!line.alive) line.socket.terminate();
      else {
        line.alive = false;
        line.socket.ping();
      }
    }
  }

  stopAccepting(): void {
    this.#closing = true;
    clearInterval(this.#heartbeat);
  }

  close(): void {
    for (const { socket } of this.#peers) socket.close(GOING_AWAY, 'closing');
    const linger = setTimeout(() => {
      for (const { socket } of this.#peers) socket.terminate();
    }, CLOSE_TIMEOUT);
    linger.unref();
  }
}
