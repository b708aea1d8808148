/** A simulation that can be broken off and taken up again: what it has come to is written down chunk by chunk. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../console/arguments.ts';
import type { Plan, Tally } from './tally.ts';

/** What was kept of a simulation, and where more of it is written. */
export interface KeptRun {
  /** By the number of its chunk. */
  readonly tallies: ReadonlyMap<number, Tally>;
  add(index: number, tally: Tally): void;
}

interface Line {
  readonly index: number;
  readonly tally: Tally;
}

const write = (value: unknown): string => `${JSON.stringify(value)}\n`;

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new UsageError(`option --keep: cannot read ${file} (${(error as Error).message})`);
  }
}

/** The lines of a file; whoever broke it off in the middle of the last one loses that one only. */
function linesIn(file: string, text: string): unknown[] {
  const lines = text.split('\n').slice(0, -1);
  try {
    return lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    throw new UsageError(`option --keep: ${file} is not a simulation that was kept`);
  }
}

/** Takes a plan's simulation up where the file left it; a file that is not there yet is begun. */
export function keptRun(file: string, plan: Plan): KeptRun {
  const text = textIn(file);
  const [before, ...lines] = linesIn(file, text);
  if (before !== undefined && JSON.stringify(before) !== JSON.stringify(plan))
    throw new UsageError(`option --keep: ${file} is another simulation: ${JSON.stringify(before)}`);
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
