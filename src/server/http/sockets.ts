/** The sockets: one a table and device. What comes in is checked, counted and limited before anyone looks at it. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import {
  type ClientMessage,
  type Block,
  type NoCode,
  type PlainNo,
  parseMessage,
  type ServerMessage,
} from '../../protocol/index.ts';
import type { Blocks } from '../admin/blocks.ts';
import type { Company } from '../admin/load.ts';
import type { Pauses } from '../host/pauses.ts';
import type { Peer } from '../matches/audience.ts';
import { UnplayableError } from '../room/entry.ts';
import { frameOf } from './socketFrame.ts';
import { addressOf, isOurName } from '../host/addresses.ts';
import { isForeign } from './routes.ts';
import type { Match } from '../matches/hub.ts';
import type { Bucket, Quotas, RateName } from '../host/limits.ts';
import type { Metrics } from '../host/metrics.ts';
import type { Commands } from '../matches/commands.ts';
import type { Settings } from '../host/settings.ts';
import type { Session } from '../people/sessions.ts';
import type { Visitors } from './visitors.ts';

const PATH = /^\/api\/tables\/([0-9A-Za-z]{8,32})\/socket$/;
/** No message of ours is longer. */
const LONGEST = 1024;
/** A reader that is so far behind is cut off; it can come back and gets the current view. */
const BEHIND = 512 * 1024;
const HEARTBEAT = 30_000;
/** Whoever does not say who they are is sent away. */
const JOIN_TIME = 10_000;
/** After 200 frames too many the socket is closed. */
const PATIENCE = 200;
/** Nobody needs more frames for a message as short as ours. */
const FRAGMENTS = 8;
/** How long somebody who was sent away may take to go, in milliseconds. */
const LINGER = 1000;

const GOING_AWAY = 1001;
const REFUSED = 1008;
const TRY_LATER = 1013;

/** What limits a message of a seat: the seat itself, and all seats of its address. */
function limitsFor(message: ClientMessage): readonly [own: RateName, all: RateName] {
  if (!('t' in message)) return ['decisions', 'allDecisions'];
  return message.t === 'say' ? ['sayings', 'allSayings'] : ['seatCommands', 'allSeatCommands'];
}

class Line implements Peer {
  seat: number | null = null;
  hash: string | null = null;
  account: Session | null = null;
  idle = false;
  match: Match | undefined;
  /** Ends when the peer has joined, or was refused. */
  joining: Promise<void> | undefined;
  alive = true;
  /** It was sent away: nothing that it still sends counts. */
  isDismissed = false;
  excess = 0;
  readonly socket: WebSocket;
  readonly #stream: Duplex;
  readonly table: string;
  readonly address: string;
  readonly bucket: Bucket;
  /** What its cookie holds. */
  readonly cookie: string | undefined;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    table: string,
    address: string,
    bucket: Bucket,
    cookie: string | undefined,
  ) {
    this.socket = socket;
    this.#stream = stream;
    this.table = table;
    this.address = address;
    this.bucket = bucket;
    this.cookie = cookie;
  }

  /** Whether anything may be written; whatever was written and is not read yet counts. */
  #isReading(): boolean {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount <= BEHIND) return true;
    // A close frame would wait behind everything that is not read.
    socket.terminate();
    return false;
  }

  pong(data: Buffer): void {
    if (this.#isReading()) this.socket.pong(data);
  }

  send(data: string | Uint8Array): void {
    if (!this.#isReading()) return;
    const { socket } = this;
    // What is sent all the time goes straight to the stream; without compression, ws keeps no queue of its own.
    if (typeof data === 'string') socket.send(data);
    else this.#stream.write(frameOf(data));
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}

export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST,
    maxFragments: FRAGMENTS,
    // Answered below, after they were counted.
    autoPong: false,
    perMessageDeflate: false,
    clientTracking: false,
    skipUTF8Validation: false,
  });
  readonly #lines = new Set<Line>();
  readonly #commands: Commands;
  readonly #settings: Settings;
  readonly #visitors: Visitors;
  readonly #quotas: Quotas;
  readonly #metrics: Metrics;
  readonly #blocks: Blocks;
  readonly #pauses: Pauses;
  readonly #failed: (what: string, error: unknown) => void;
  readonly #heart: NodeJS.Timeout;
  #closing = false;

  constructor(
    commands: Commands,
    settings: Settings,
    visitors: Visitors,
    quotas: Quotas,
    metrics: Metrics,
    { blocks, pauses }: { readonly blocks: Blocks; readonly pauses: Pauses },
    failed: (what: string, error: unknown) => void,
  ) {
    this.#commands = commands;
    this.#settings = settings;
    this.#visitors = visitors;
    this.#quotas = quotas;
    this.#metrics = metrics;
    this.#blocks = blocks;
    this.#pauses = pauses;
    this.#failed = failed;
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
    this.#heart.unref();
  }

  get size(): number {
    return this.#lines.size;
  }

  /** How many accounts and guests are there. */
  get company(): Company {
    const accounts = new Set<string>();
    let guests = 0;
    for (const { account, match } of this.#lines)
      if (account !== null) accounts.add(account.person);
      else if (match !== undefined) guests++;
    return { accounts: accounts.size, guests };
  }

  listenTo(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const refuse = (status: string, reason: NoCode | 'host' | 'origin' | 'sockets'): void => {
      this.#metrics.refused.inc({ reason });
      // Whoever does not hang up would keep the descriptor.
      socket.once('finish', () => socket.destroy());
      socket.end(`HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n${reason}\n`);
    };
    const table = PATH.exec((request.url ?? '').split('?')[0]!)?.[1];
    if (table === undefined) return refuse('404 Not Found', 'table');
    if (this.#closing) return refuse('503 Service Unavailable', 'closing');
    const { origin, host } = request.headers;
    if (!isOurName(host, this.#settings.hosts)) return refuse('421 Misdirected Request', 'host');
    if (isForeign(origin, host, this.#settings.origins)) return refuse('403 Forbidden', 'origin');
    const forwarded = request.headers['x-forwarded-for'];
    const address = addressOf(
      request.socket.remoteAddress,
      typeof forwarded === 'string' ? forwarded : null,
      this.#settings.proxies,
    );
    if (!this.#quotas.take('upgrades', address)) return refuse('429 Too Many Requests', 'slow');
    const release = this.#quotas.hold('sockets', address);
    if (release === null) return refuse('429 Too Many Requests', 'sockets');
    socket.once('close', release);
    const cookie =
      origin === undefined
        ? undefined
        : this.#visitors.tokenOf((name) => {
            const value = request.headers[name];
            return Array.isArray(value) ? value[0] : value;
          });
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#open(ws, socket, table, address, cookie));
  }

  #open(socket: WebSocket, stream: Duplex, table: string, address: string, cookie: string | undefined): void {
    const bucket = this.#quotas.bucket('messages');
    const line = new Line(socket, stream, table, address, bucket, cookie);
    this.#lines.add(line);
    socket.on('error', () => {}); // a broken frame: ws closes the socket itself
    socket.on('close', () => {
      clearTimeout(late);
      this.#lines.delete(line);
      this.#commands.leave(table, line);
    });
    const late = setTimeout(() => {
      if (line.match === undefined) this.#refuse(line, 'join');
    }, JOIN_TIME);
    late.unref();
    const block = this.#blocks.ofAddress(address);
    if (block !== null) return this.#turnAway(line, block);
    socket.on('ping', (data) => {
      if (this.#admit(line)) line.pong(data);
    });
    socket.on('pong', () => this.#admit(line));
    socket.on('message', (data, isBinary) => this.#receive(line, data, isBinary));
  }

  #no(line: Line, code: PlainNo): void {
    this.#metrics.refused.inc({ reason: code });
    line.say({ t: 'no', code });
  }

  #refuse(line: Line, code: PlainNo): void {
    this.#no(line, code);
    this.#hangUp(line, code);
  }

  /** Whoever is blocked is told why and until when, and sent away. */
  #turnAway(line: Line, block: Block): void {
    this.#metrics.refused.inc({ reason: 'blocked' });
    line.say({ t: 'no', code: 'blocked', ...block });
    this.#hangUp(line, 'blocked');
  }

  #hangUp(line: Line, code: NoCode): void {
    const { socket } = line;
    line.isDismissed = true;
    // Until the other end has closed, ws would go on in both directions.
    this.#commands.leave(line.table, line);
    socket.close(REFUSED, code);
    const linger = setTimeout(() => socket.terminate(), LINGER);
    linger.unref();
  }

  /** Every frame counts, whatever it is; false if it is one too many. */
  #admit(line: Line): boolean {
    line.alive = true;
    if (line.bucket.take(this.#quotas.now())) return true;
    this.#quotas.refuse('messages');
    if (line.excess++ < PATIENCE) this.#no(line, 'slow');
    else if (line.socket.readyState === line.socket.OPEN) this.#refuse(line, 'slow');
    else if (line.excess > 5 * PATIENCE) line.socket.terminate(); // it was sent away and goes on
    return false;
  }

  /** Whether the sender may write that much: by seat, since many players may share an address, and by address below a wider limit. */
  #mayWrite({ address, seat, table, match }: Line, message: ClientMessage): boolean {
    // A player who follows to the next table makes none.
    const isNew = 't' in message && message.t === 'rematch' && (match?.room?.next ?? null) === null;
    if (isNew) return this.#quotas.take('tables', address);
    if (seat === null) return this.#quotas.take('commands', address);
    const [own, all] = limitsFor(message);
    return this.#quotas.take(own, `${table} ${seat}`) && this.#quotas.take(all, address);
  }

  #receive(line: Line, data: RawData, isBinary: boolean): void {
    if (!this.#admit(line) || line.isDismissed) return;
    const message = isBinary ? undefined : parseMessage((data as Buffer).toString('utf8'));
    if (message === undefined) return this.#no(line, 'message');
    this.#handle(line, message);
  }

  #handle(line: Line, message: ClientMessage): void {
    if ('t' in message) {
      if (message.t === 'ping') return line.say({ t: 'pong', now: this.#commands.now });
      if (message.t === 'join') return this.#join(line, message);
    }
    if (line.match === undefined) return this.#afterJoining(line, message);
    if (!this.#mayWrite(line, message)) return this.#tooMuch(line, message);
    if ('t' in message) this.#commands.obey(line.match, line, message);
    else this.#commands.decide(line.match, line, message);
  }

  #tooMuch(line: Line, message: ClientMessage): void {
    this.#metrics.refused.inc({ reason: 'slow' });
    line.say({ t: 'no', code: 'slow', ...('t' in message ? { of: message.t } : { number: message[0] }) });
  }

  /** Whoever is about to join need not wait for the answer before they go on. */
  #afterJoining(line: Line, message: ClientMessage): void {
    if (line.joining === undefined) return this.#no(line, 'join');
    void line.joining.then(() => {
      if (line.match !== undefined && !line.isDismissed) this.#handle(line, message);
    });
  }

  #join(line: Line, message: Extract<ClientMessage, { t: 'join' }>): void {
    if (line.joining !== undefined) return this.#no(line, 'join');
    line.joining = this.#enter(line, message).then(
      (match) => {
        if (match === 'blocked') return undefined;
        if (match === undefined) return this.#refuse(line, 'table');
        line.match = match;
        this.#tellPause(line);
        if (line.isDismissed || line.socket.readyState !== line.socket.OPEN)
          this.#commands.leave(line.table, line);
      },
      (error: unknown) => {
        if (error instanceof UnplayableError) return this.#refuse(line, 'aside');
        this.#failed('join', error);
        this.#no(line, 'busy');
        line.socket.close(TRY_LATER, 'busy');
      },
    );
  }

  /** Whoever is signed in on the device sits where their account sits. */
  async #enter(
    line: Line,
    message: Extract<ClientMessage, { t: 'join' }>,
  ): Promise<Match | undefined | 'blocked'> {
    line.account = (await this.#visitors.sessions?.find(line.cookie)) ?? null;
    if (this.#turnAwayIfBlocked(line)) return 'blocked';
    return this.#commands.join(line.table, line, message);
  }

  /** Closes the sockets of devices that were signed out; they may come back as guests. */
  endSessions(ids: readonly string[]): void {
    for (const line of this.#lines)
      if (line.account !== null && ids.includes(line.account.id)) this.#refuse(line, 'account');
  }

  #turnAwayIfBlocked(line: Line): boolean {
    const block = this.#blocks.ofAddress(line.address) ?? this.#blocks.ofPerson(line.account?.person ?? null);
    if (block !== null) this.#turnAway(line, block);
    return block !== null;
  }

  /** Closes the sockets of those who are blocked now. */
  endBlocked(): void {
    for (const line of this.#lines) this.#turnAwayIfBlocked(line);
  }

  /** Says what the host has announced, or that it was called off. */
  tellPause(): void {
    for (const line of this.#lines)
      if (line.match !== undefined) line.say({ t: 'notice', pause: this.#pauses.announced });
  }

  #tellPause(line: Line): void {
    if (this.#pauses.announced !== null) line.say({ t: 'notice', pause: this.#pauses.announced });
  }

  /** Another process may have signed a device out, and its word may have been lost. */
  async #checkSessions(): Promise<void> {
    const ids = new Set([...this.#lines].flatMap(({ account }) => (account === null ? [] : [account.id])));
    if (ids.size > 0) this.endSessions((await this.#visitors.sessions?.missing([...ids])) ?? []);
  }

  /** Those who did not answer the last beat are gone. */
  #beat(): void {
    void this.#checkSessions().catch((error: unknown) => this.#failed('sessions', error));
    for (const line of this.#lines) {
      if (!line.alive) line.socket.terminate();
      else {
        line.alive = false;
        line.socket.ping();
      }
    }
  }

  /** Lets nobody in any more. */
  stop(): void {
    this.#closing = true;
    clearInterval(this.#heart);
  }

  /** Sends everyone away; they come back to another process, or to the next one. */
  close(): void {
    for (const { socket } of this.#lines) socket.close(GOING_AWAY, 'closing');
    const linger = setTimeout(() => {
      for (const { socket } of this.#lines) socket.terminate();
    }, LINGER);
    linger.unref();
  }
}
