/** Saves the progress of a simulation chunk by chunk, so that it can be resumed. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../console/arguments.ts';
import type { SimulationPlan, Tally } from '../../lab/simulation.ts';

export interface SavedRun {
  readonly tallies: ReadonlyMap<number, Tally>;
  add(index: number, tally: Tally): void;
}

interface Line {
  readonly index: number;
  readonly tally: Tally;
}

const write = (value: unknown): string => `${JSON.stringify(value)}\n`;

function readIfPresent(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new UsageError(`option --keep: cannot read ${file} (${(error as Error).message})`);
  }
}

function parseLines(file: string, text: string): unknown[] {
  const lines = text.split('\n').slice(0, -1);
  try {
    return lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    throw new UsageError(`option --keep: ${file} is not a saved simulation; choose another file`);
  }
}

export function openSavedRun(file: string, plan: SimulationPlan): SavedRun {
  const text = readIfPresent(file);
  const [before, ...lines] = parseLines(file, text);
  if (before !== undefined && JSON.stringify(before) !== JSON.stringify(plan))
    throw new UsageError(
      `option --keep: ${file} has another simulation (${JSON.stringify(before)}); choose another file`,
    );
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  try {
    writeFileSync(file, before === undefined ? write(plan) : whole);
  } catch (error) {
    throw new UsageError(`option --keep: cannot write ${file} (${(error as Error).message})`);
  }
  return {
    tallies: new Map((lines as Line[]).map(({ index, tally }) => [index, tally])),
    add: (index, tally) => appendFileSync(file, write({ index, tally } satisfies Line)),
  };
}
