/** The rows of a chunk, one per match, as columns of a Parquet file. */
import type { Seat, SeatSet } from '../core/index.ts';
import { parquetWriteBuffer } from 'hyparquet-writer';

export interface Row {
  readonly table: number;
  readonly deal: number;
  readonly rotation: number;
  readonly start: Seat;
  readonly length: number;
  readonly winners: SeatSet;
  readonly scores: readonly number[];
  readonly leadChanges: number;
  readonly decided: number;
  readonly branching: number;
  readonly swap: { readonly seat: Seat; readonly card: string; readonly other: string } | undefined;
}

/** Columns of whole numbers; docs/research.md describes each. */
export const NUMBERS = [
  'table',
  'deal',
  'rotation',
  'start',
  'length',
  'winners',
  'lead_changes',
  'decided',
] as const;

export class Columns {
  readonly numbers: { readonly [name in (typeof NUMBERS)[number]]: number[] };
  readonly scores: readonly number[][];
  readonly branching: (number | null)[] = [];
  readonly swapSeat: (number | null)[] = [];
  readonly card: (string | null)[] = [];
  readonly other: (string | null)[] = [];

  constructor(seats: number) {
    this.numbers = {
      table: [],
      deal: [],
      rotation: [],
      start: [],
      length: [],
      winners: [],
      lead_changes: [],
      decided: [],
    };
    this.scores = Array.from({ length: seats }, () => []);
  }

  get length(): number {
    return this.numbers.table.length;
  }

  add(row: Row): void {
    const { numbers } = this;
    numbers.table.push(row.table);
    numbers.deal.push(row.deal);
    numbers.rotation.push(row.rotation);
    numbers.start.push(row.start);
    numbers.length.push(row.length);
    numbers.winners.push(row.winners);
    numbers.lead_changes.push(row.leadChanges);
    numbers.decided.push(row.decided);
    for (let seat = 0; seat < this.scores.length; seat++) this.scores[seat].push(row.scores[seat]);
    this.branching.push(Number.isNaN(row.branching) ? null : row.branching);
    this.swapSeat.push(row.swap?.seat ?? null);
    this.card.push(row.swap?.card ?? null);
    this.other.push(row.swap?.other ?? null);
  }

  /** The chunk as a Parquet file. The same rows give the same bytes. */
  toParquet(): Uint8Array {
    const whole = NUMBERS.map((name) => ({ name, data: this.numbers[name], type: 'INT32' as const }));
    const scores = this.scores.map((data, seat) => ({
      name: `score_${seat}`,
      data,
      type: data.every(Number.isInteger) ? ('INT32' as const) : ('DOUBLE' as const),
    }));
    const sparse = [
      { name: 'branching', data: this.branching, type: 'FLOAT' as const, nullable: true },
      { name: 'swap_seat', data: this.swapSeat, type: 'INT32' as const, nullable: true },
      { name: 'card', data: this.card, type: 'STRING' as const, nullable: true },
      { name: 'other', data: this.other, type: 'STRING' as const, nullable: true },
    ];
    return new Uint8Array(
      parquetWriteBuffer({ columnData: [...whole, ...scores, ...sparse], statistics: false }),
    );
  }
}
