/** Which shares in the deal a connection has sent: each is sent once, however often the table changes meanwhile. */
import type { TableInfo } from '../../../protocol/index.ts';

export class SentShares {
  readonly #sent = new Set<string>();
  #promised = '';

  /** The table has changed. Where the deal or this seat's promise was called off, everything has to be sent again. */
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

  /** Nobody knows what arrived over a connection that is lost. */
  clear(): void {
    this.#sent.clear();
    this.#promised = '';
  }
}
