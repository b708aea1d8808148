/** The decisions of many matches in few bytes: a count, then the actions, seven bits a byte. */
import type { Action } from '../core/index.ts';

export class ActionWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;
  readonly #actions: Action[] = [];

  begin(): void {
    this.#actions.length = 0;
  }

  add(action: Action): Action {
    this.#actions.push(action);
    return action;
  }

  end(): void {
    this.#write(this.#actions.length);
    for (const action of this.#actions) this.#write(action);
  }

  #write(value: number): void {
    if (this.#length + 5 > this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#bytes.length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.#bytes[this.#length++] = 128 | (rest & 127);
    this.#bytes[this.#length++] = rest;
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

export class ActionReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #left = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  begin(): void {
    if (this.#left !== 0) throw new Error('a recorded match has more decisions than the game');
    this.#left = this.#read();
  }

  next(): Action {
    if (this.#left-- === 0) throw new Error('a recorded match ends before the game');
    return this.#read();
  }

  #read(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      if (this.#at === this.#bytes.length) throw new Error('a record ends too early');
      const byte = this.#bytes[this.#at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}
