/** A player who finishes a match despite broken connections, and remembers what the server acknowledged. */
import type { Action, Rng, Seat } from '../../src/core/index.ts';
import { TestClient } from './testClient.ts';
import type { ServerProcess } from './serverProcess.ts';

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Decision {
  readonly number: number;
  readonly action: Action;
}

export class PersistentPlayer {
  readonly client: TestClient;
  readonly acknowledged: Decision[] = [];
  seat: Seat | undefined;
  readonly #processes: readonly ServerProcess[];
  readonly #rng: Rng;
  /** The name for taking a reserved seat; undefined for a player who already sits. */
  readonly #name: string | undefined;
  #pending: Decision | undefined;
  #version = 0;
  #heard = 0;

  constructor(client: TestClient, processes: readonly ServerProcess[], rng: Rng, name?: string) {
    this.client = client;
    this.#processes = processes;
    this.#rng = rng;
    this.#name = name;
    client.onUpdate = () => this.#react();
  }

  get isOver(): boolean {
    return this.client.isOver;
  }

  #acknowledge(number: number): void {
    if (this.#pending?.number !== number) return;
    this.acknowledged.push(this.#pending);
    this.seat ??= this.client.follower!.seat!;
    this.#pending = undefined;
  }

  #react(): void {
    const { client } = this;
    const { follower } = client;
    const message = client.heard.length > this.#heard ? client.heard.at(-1) : undefined;
    this.#heard = client.heard.length;
    if (follower === undefined) return;
    if (message?.t === 'done') this.#acknowledge(message.number);
    if (follower.version > this.#version) {
      this.#version = follower.version;
      if (follower.last?.seat === follower.seat) this.#acknowledge(follower.number - 1);
    }
    if (message?.t === 'no') client.terminate(); // rejected for whatever reason: join again
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

  async #join(): Promise<void> {
    const url = this.#processes[this.#rng.below(this.#processes.length)].url;
    this.client.follower = undefined;
    this.#version = 0;
    const { seat, table } = await this.client.join({ url });
    if (seat === null && this.#name !== undefined && table.status !== 'over')
      await this.client.sit(this.#name);
  }

  async run(end: number): Promise<void> {
    const { client } = this;
    while (!client.isOver && Date.now() < end) {
      try {
        await this.#join();
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
