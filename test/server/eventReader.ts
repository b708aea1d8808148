/** A client of server-sent events on a raw socket that counts every byte. */
import { connect, type Socket } from 'node:net';

interface ReceivedEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

export class EventReader {
  readonly #socket: Socket;
  readonly #events: ReceivedEvent[] = [];
  #waiting: (() => void)[] = [];
  #text = '';
  /** All bytes received, including the response head. */
  bytes = 0;
  /** How many keep-alive comments were received. */
  keepAlives = 0;
  status = 0;
  isEnded = false;
  /** Everything after the head, as received. */
  body = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => this.#onData(data.toString()));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.isEnded = true;
      this.#wake();
    });
  }

  static async open(url: string, headers: { [name: string]: string } = {}): Promise<EventReader> {
    const { hostname, port, host, pathname } = new URL(url);
    const socket = connect(Number(port), hostname);
    const lines = new EventReader(socket);
    const head = Object.entries({ host, accept: 'text/event-stream', ...headers });
    socket.write(
      `GET ${pathname} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
    );
    await lines.until(() => lines.status !== 0 || lines.isEnded);
    return lines;
  }

  #onData(text: string): void {
    this.bytes += Buffer.byteLength(text);
    this.#text += text;
    if (this.status === 0) {
      const end = this.#text.indexOf('\r\n\r\n');
      if (end === -1) return;
      this.status = Number(this.#text.slice(9, 12));
      this.#text = this.#text.slice(end + 4);
      this.body = this.#text;
    } else this.body += text;
    // The empty chunk is the last; the connection stays open for further requests.
    if (/(^|\r\n)0\r\n\r\n$/.test(this.body)) this.isEnded = true;
    // Chunk sizes are on lines of their own.
    this.#text = this.#text.replaceAll(/(^|\r\n)[0-9a-f]+\r\n/g, '').replaceAll('\r\n', '');
    for (let end; (end = this.#text.indexOf('\n\n')) !== -1; this.#text = this.#text.slice(end + 2))
      this.#read(this.#text.slice(0, end));
    this.#wake();
  }

  #read(text: string): void {
    if (text === ':') return void this.keepAlives++;
    const field = (name: string): string | undefined =>
      text
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    this.#events.push({
      event: field('event') ?? '',
      id: field('id'),
      data: JSON.parse(field('data') ?? 'null') as unknown,
    });
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async anyEvent(): Promise<ReceivedEvent> {
    await this.until(() => this.#events.length > 0 || this.isEnded);
    const next = this.#events.shift();
    if (next === undefined) throw new Error('nothing came any more');
    return next;
  }
  /** The next event, which must be of that kind. */
  async nextEvent(event: string): Promise<ReceivedEvent> {
    const next = await this.anyEvent();
    if (next.event !== event) throw new Error(`${event} was expected, ${JSON.stringify(next)} came`);
    return next;
  }
  async nextData<T>(event: string): Promise<T> {
    return (await this.nextEvent(event)).data as T;
  }
  get waiting(): number {
    return this.#events.length;
  }

  close(): void {
    this.#socket.destroy();
  }
}
