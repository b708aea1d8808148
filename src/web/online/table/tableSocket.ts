/** The socket to a table: it reconnects by itself and detects a silent server. */
import { signal } from '@preact/signals';
import type { ClientMessage } from '../../../protocol/index.ts';
import { onVisibleOrOnline } from '../../ui/browser/visibility.ts';

/** After 25 seconds of silence the page pings the server, after 40 it reconnects. */
const PING_AFTER_MS = 25_000;
const DEAD_AFTER_MS = 40_000;
const CHECK_MS = 5_000;
const FIRST_WAIT_MS = 400;
const MAX_WAIT_MS = 15_000;

export type SocketState = 'opening' | 'open' | 'lost' | 'closed';

interface SocketHandlers {
  readonly hello: () => ClientMessage;
  readonly onText: (text: string) => void;
}

export class TableSocket {
  readonly state = signal<SocketState>('opening');
  readonly #address: string;
  readonly #handlers: SocketHandlers;
  #socket: WebSocket | undefined;
  #lastHeard = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #heartbeat: ReturnType<typeof setInterval>;
  readonly #stopListening: () => void;

  constructor(address: string, ends: SocketHandlers) {
    this.#address = address;
    this.#handlers = ends;
    this.#heartbeat = setInterval(() => this.#checkHeartbeat(), CHECK_MS);
    this.#stopListening = onVisibleOrOnline(() => this.#reconnectNow());
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#lastHeard = Date.now();
    socket.addEventListener('open', () => {
      if (socket === this.#socket) socket.send(JSON.stringify(this.#handlers.hello()));
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#lastHeard = Date.now();
      this.#tries = 0;
      this.state.value = 'open';
      this.#handlers.onText(data);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#reconnect(code === 1001);
    });
  }

  /** Waits longer each time; retries at once after a shutdown, because another process may take over. */
  #reconnect(atOnce: boolean): void {
    this.#socket = undefined;
    if (this.state.value === 'closed') return;
    if (this.state.value === 'open') this.state.value = 'lost';
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), atOnce && this.#tries < 3 ? 100 : wait);
  }

  #checkHeartbeat(): void {
    const silence = Date.now() - this.#lastHeard;
    if (this.#socket === undefined) return;
    if (silence > DEAD_AFTER_MS) this.drop();
    else if (silence > PING_AFTER_MS) this.send({ t: 'ping' });
  }

  /** The device has woken up or is online again: the player should not have to wait. */
  #reconnectNow(): void {
    if (document.hidden || this.state.value === 'closed') return;
    if (this.#socket === undefined) {
      this.#tries = 0;
      this.#open();
    } else if (Date.now() - this.#lastHeard > PING_AFTER_MS) {
      this.send({ t: 'ping' });
      this.#lastHeard = Date.now() - DEAD_AFTER_MS + CHECK_MS;
    }
  }

  /** False without a connection. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  drop(): void {
    const socket = this.#socket;
    this.#reconnect(false);
    if (socket !== undefined) closeOnceOpen(socket);
  }

  close(): void {
    this.state.value = 'closed';
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    this.#stopListening();
    if (this.#socket !== undefined) closeOnceOpen(this.#socket);
    this.#socket = undefined;
  }
}

/** Browsers log an error if a page closes a socket before it is connected. */
function closeOnceOpen(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
  else socket.close();
}

/** After a minute without a touch, a key or a movement. */
const IDLE_AFTER_MS = 60_000;
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls `tell` with true when the player goes idle or hides the page. Returns a function that stops it. */
export function watchIdle(tell: (isIdle: boolean) => void, quiet = IDLE_AFTER_MS): () => void {
  let isIdle = false;
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const report = (now: boolean): void => {
    if (now === isIdle) return;
    isIdle = now;
    tell(isIdle);
  };
  const check = (): void => {
    const left = last + quiet - Date.now();
    if (left <= 0) return report(true);
    timer = setTimeout(check, left);
  };
  const noteActivity = (): void => {
    last = Date.now();
    if (!isIdle) return;
    report(false);
    clearTimeout(timer);
    check();
  };
  const handleVisibility = (): void => {
    if (document.hidden) report(true);
    else noteActivity();
  };
  for (const event of ACTIVITY_EVENTS)
    addEventListener(event, noteActivity, { passive: true, capture: true });
  document.addEventListener('visibilitychange', handleVisibility);
  check();
  handleVisibility();
  return () => {
    clearTimeout(timer);
    for (const event of ACTIVITY_EVENTS) removeEventListener(event, noteActivity, { capture: true });
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
