/** The seats of this device at one table: its owner's, and those of other people who play beside them. */
import { type Signal, signal } from '@preact/signals';
import type { Game } from '../../../core/index.ts';
import { findListedGame } from '../../match/games/index.ts';
import { refreshPush } from '../push.ts';
import { addSeatBeside, listSeatsBeside, removeSeatBeside } from '../heldSeats.ts';
import { RemoteMatch } from './remoteMatch.ts';
import { TableStore } from './tableStore.ts';

export class DeviceSeat {
  readonly table: TableStore;
  /** Null until the match has begun. */
  readonly match = signal<RemoteMatch | null>(null);
  readonly #stop: () => void;
  #hasLeft = false;

  constructor(id: string, beside: number) {
    this.table = new TableStore(id, beside);
    this.#stop = this.table.match.game.subscribe((game) => {
      if (game !== null) void this.#begin(game);
    });
  }

  async #begin(game: Game): Promise<void> {
    const screen = await findListedGame(game.id)!.load();
    if (this.#hasLeft) return;
    const match = new RemoteMatch(this.table, game, screen, listSeatsBeside(this.table.id).length > 0);
    match.cover();
    this.match.value = match;
  }

  close(): void {
    this.#hasLeft = true;
    this.#stop();
    this.match.value?.close();
    this.match.value = null;
    this.table.close();
  }
}

export class DeviceSeats {
  readonly own: DeviceSeat;
  readonly beside: Signal<readonly DeviceSeat[]>;
  readonly #stops: readonly (() => void)[];

  /** `onNext` gets the next match of the table. */
  constructor(id: string, onNext: (id: string) => void) {
    this.own = new DeviceSeat(id, 0);
    this.beside = signal(listSeatsBeside(id).map((beside) => new DeviceSeat(id, beside)));
    this.#stops = [
      this.own.table.next.subscribe((next) => {
        if (next === null) return;
        for (const { table } of this.beside.peek()) table.followTo(next);
        onNext(next);
      }),
      this.own.table.seat.subscribe((seat) => {
        if (seat !== null) void refreshPush();
      }),
    ];
  }

  get all(): readonly DeviceSeat[] {
    return [this.own, ...this.beside.value];
  }

  /** Another person on this device takes a free seat. */
  add(name: string): void {
    const { id } = this.own.table;
    addSeatBeside(id, name);
    const open = this.beside.peek();
    const added = listSeatsBeside(id).filter((one) => open.every(({ table }) => table.beside !== one));
    this.beside.value = [...open, ...added.map((beside) => new DeviceSeat(id, beside))];
  }

  remove(seat: DeviceSeat): void {
    seat.table.command({ t: 'leave' });
    removeSeatBeside(seat.table.id, seat.table.beside);
    this.beside.value = this.beside.peek().filter((other) => other !== seat);
    seat.close();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    for (const seat of [this.own, ...this.beside.peek()]) seat.close();
  }
}
