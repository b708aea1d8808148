/** Which shares in the deal this connection has sent. Each is sent once, however often the table changes. */
import type { TableInfo } from '../../../protocol/index.ts';

export class SentShares {
  readonly #sent = new Set<string>();
  #promised = '';

  /** After a cancelled deal or commitment everything has to be sent again. */
  update({ isDealing, commitments }: TableInfo['fair'], seat: number | null): void {
    const promised = (seat === null ? undefined : commitments[seat]) ?? '';
    if (!isDealing || (promised === '' && this.#promised !== '')) this.#sent.clear();
    this.#promised = promised;
  }

  /** True the first time. */
  markSent(share: string): boolean {
    const isNew = !this.#sent.has(share);
    this.#sent.add(share);
    return isNew;
  }

  /** After a lost connection it is unknown what arrived. */
  clear(): void {
    this.#sent.clear();
    this.#promised = '';
  }
}
