/** The folder of a run: its plan, and for each chunk the rows and the decisions. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetRead } from 'hyparquet';
import type { LabTable, Plan, RowColumns } from '../../lab/index.ts';
import { UsageError } from '../console/arguments.ts';
import { codeFingerprint, parsePlan } from './planFile.ts';

export interface ChunkBytes {
  readonly index: number;
  readonly rows: Uint8Array;
  readonly record: Uint8Array;
}

const chunkName = (index: number): string => String(index).padStart(6, '0');

/** A reader sees a whole file, or none. */
function writeWhole(file: string, bytes: Uint8Array | string): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

export class RunFolder {
  readonly path: string;
  readonly plan: Plan;
  readonly fingerprint: string;

  private constructor(path: string, plan: Plan, fingerprint: string) {
    this.path = path;
    this.plan = plan;
    this.fingerprint = fingerprint;
  }

  /** Creates the folder of a plan, or continues it. Throws for the folder of another plan, or of other code. */
  static create(path: string, plan: Plan): RunFolder {
    const fingerprint = codeFingerprint(plan);
    if (existsSync(join(path, 'plan.json'))) {
      const found = RunFolder.open(path);
      if (JSON.stringify(found.plan) !== JSON.stringify(plan))
        throw new UsageError(`option --out: ${path} has another plan; choose another folder`);
      if (found.fingerprint !== fingerprint)
        throw new UsageError(
          `option --out: ${path} was played by other code (${found.fingerprint}, this is ${fingerprint}); choose another folder`,
        );
      return found;
    }
    for (const folder of ['rows', 'records']) mkdirSync(join(path, folder), { recursive: true });
    writeWhole(join(path, 'plan.json'), `${JSON.stringify({ plan, fingerprint }, null, 2)}\n`);
    return new RunFolder(path, plan, fingerprint);
  }

  static open(path: string): RunFolder {
    const file = join(path, 'plan.json');
    if (!existsSync(file)) throw new UsageError(`argument DIR: ${path} is not the folder of a lab's run`);
    const { plan, fingerprint } = JSON.parse(readFileSync(file, 'utf8')) as {
      plan: unknown;
      fingerprint: string;
    };
    return new RunFolder(path, parsePlan(file, JSON.stringify(plan)), fingerprint);
  }

  #file(folder: 'rows' | 'records', index: number): string {
    return join(this.path, folder, `${chunkName(index)}.${folder === 'rows' ? 'parquet' : 'bin'}`);
  }

  /** The chunks whose rows are written; their decisions are written before. */
  finished(): Set<number> {
    return new Set(
      readdirSync(join(this.path, 'rows'))
        .filter((name) => name.endsWith('.parquet'))
        .map((name) => Number.parseInt(name, 10)),
    );
  }

  write({ index, rows, record }: ChunkBytes): void {
    writeWhole(this.#file('records', index), record);
    writeWhole(this.#file('rows', index), rows);
  }

  remove(index: number): void {
    rmSync(this.#file('rows', index), { force: true });
    rmSync(this.#file('records', index), { force: true });
  }

  rows(index: number): Uint8Array {
    return readFileSync(this.#file('rows', index));
  }

  record(index: number): Uint8Array {
    return readFileSync(this.#file('records', index));
  }
}

const EMPTY: ArrayLike<never> = [];

/** Reads the Parquet file of a chunk. */
export async function readRows(bytes: Uint8Array, { config }: LabTable): Promise<RowColumns> {
  const columns = new Map<string, ArrayLike<never>>();
  // A copy of the exact size: a Buffer may be a part of a larger one.
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  await parquetRead({
    file,
    onChunk: ({ columnName, columnData }) =>
      void columns.set(columnName, columnData as unknown as ArrayLike<never>),
  });
  const column = (name: string): ArrayLike<never> => columns.get(name) ?? EMPTY;
  return {
    length: column('deal').length,
    deal: column('deal'),
    rotation: column('rotation'),
    start: column('start'),
    plies: column('length'),
    winners: column('winners'),
    leadChanges: column('lead_changes'),
    decided: column('decided'),
    scores: Array.from({ length: config.seats }, (_, seat) => column(`score_${seat}`)),
    branching: column('branching'),
    swapSeat: column('swap_seat'),
    card: column('card'),
    other: column('other'),
  };
}
