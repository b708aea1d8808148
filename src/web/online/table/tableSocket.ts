/** The socket to a table: it comes back by itself, and notices when the other end has gone silent. */
import { signal } from '@preact/signals';
import type { ClientMessage } from '../../../protocol/index.ts';
import { whenSeenOrOnline } from '../../ui/browser/visibility.ts';

/** After 25 seconds without a word the other end is asked whether it is there, after 40 it is given up. */
const QUIET = 25_000;
const DEAD = 40_000;
const LOOK = 5_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export type SocketState = 'opening' | 'open' | 'lost' | 'closed';

interface Ends {
  /** The first thing to say, every time. */
  readonly hello: () => ClientMessage;
  readonly hear: (data: string | Uint8Array) => void;
}

export class TableSocket {
  readonly state = signal<SocketState>('opening');
  readonly #address: string;
  readonly #ends: Ends;
  #socket: WebSocket | undefined;
  #heard = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;
  readonly #sleep: () => void;

  constructor(address: string, ends: Ends) {
    this.#address = address;
    this.#ends = ends;
    this.#watch = setInterval(() => this.#look(), LOOK);
    this.#sleep = whenSeenOrOnline(() => this.#awake());
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#address);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#heard = Date.now();
    socket.addEventListener('open', () => {
      if (socket === this.#socket) socket.send(JSON.stringify(this.#ends.hello()));
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#tries = 0;
      this.state.value = 'open';
      this.#ends.hear(typeof data === 'string' ? data : new Uint8Array(data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#lost(code === 1001);
    });
  }

  /** Tries again, each time a little later; at once if the server only makes room for another. */
  #lost(atOnce: boolean): void {
    this.#socket = undefined;
    if (this.state.value === 'closed') return;
    if (this.state.value === 'open') this.state.value = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), atOnce && this.#tries < 3 ? 100 : wait);
  }

  #look(): void {
    const silence = Date.now() - this.#heard;
    if (this.#socket === undefined) return;
    if (silence > DEAD) this.drop();
    else if (silence > QUIET) this.send({ t: 'ping' });
  }

  /** The device has woken up or is back in its network: nobody wants to wait now. */
  #awake(): void {
    if (document.hidden || this.state.value === 'closed') return;
    if (this.#socket === undefined) {
      this.#tries = 0;
      this.#open();
    } else if (Date.now() - this.#heard > QUIET) {
      this.send({ t: 'ping' });
      this.#heard = Date.now() - DEAD + LOOK;
    }
  }

  /** False if there is no connection now. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Gives this connection up and makes another. */
  drop(): void {
    const socket = this.#socket;
    this.#lost(false);
    socket?.close();
  }

  close(): void {
    this.state.value = 'closed';
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    this.#sleep();
    this.#socket?.close();
    this.#socket = undefined;
  }
}
