/** `tavola lab`: many matches by a plan, their rows, and a report with intervals. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { gameArgument, loadGame, parseJobs, UsageError, wholeNumber, JOBS } from '../console/arguments.ts';
import { withExamples } from '../console/commandLine.ts';
import { RunError } from '../console/errors.ts';
import { printLine, Progress, round } from '../console/output.ts';
import { compareRuns } from './compareRuns.ts';
import { defaultPlan } from './defaultPlan.ts';
import { runLab, type RunProgress, summarizeFolder } from './labRun.ts';
import { loadLabPlan, readPlan } from './planFile.ts';
import { RunFolder } from './runFolder.ts';

/** A progress bar with the rate and the present interval; undefined where nobody looks. */
function createReporter(): { report?: (progress: RunProgress) => void; end(): void } {
  if (!process.stderr.isTTY) return { end: () => undefined };
  const bar = new Progress();
  const began = performance.now();
  return {
    report: ({ share, matches, interval }) => {
      const rate = matches / ((performance.now() - began) / 1000);
      bar.update(share, `, ${round(rate)} matches/s, ${interval} points`);
    },
    end: () => bar.end(),
  };
}

interface RunFlags {
  readonly out: string;
  readonly jobs?: string;
  readonly queue?: string;
  readonly patience: string;
}

async function run(file: string, flags: RunFlags): Promise<void> {
  const plan = readPlan(file);
  const jobs = parseJobs(flags.jobs);
  const patience = wholeNumber('option --patience', flags.patience, 1, 86_000);
  const loaded = await loadLabPlan(plan);
  const folder = RunFolder.create(flags.out, plan);
  const { report, end } = createReporter();
  const began = performance.now();
  if (flags.queue === undefined) await runLab(loaded, folder, jobs, report);
  else await (await import('./queue.ts')).runQueue(loaded, folder, flags.queue, patience, report);
  end();
  const seconds = (performance.now() - began) / 1000;
  printLine(
    `${folder.finished().size} chunks in ${flags.out} (${round(seconds)} s); tavola lab report ${flags.out} -o report.html`,
  );
}

async function report(
  path: string,
  flags: { readonly output: string; readonly pictures?: string },
): Promise<void> {
  const { buildReport } = await import('./report/report.ts');
  const folder = RunFolder.open(path);
  const loaded = await loadLabPlan(folder.plan);
  const { html, pictures } = buildReport({
    plan: folder.plan,
    fingerprint: folder.fingerprint,
    tables: loaded.tables,
    summaries: await summarizeFolder(loaded, folder),
    isUnfinished: folder.plan.precision === null && folder.finished().size < loaded.chunks.length,
  });
  try {
    writeFileSync(flags.output, html);
    if (flags.pictures !== undefined) {
      mkdirSync(flags.pictures, { recursive: true });
      for (const { name, svg } of pictures) writeFileSync(join(flags.pictures, `${name}.svg`), svg);
    }
  } catch (error) {
    throw new UsageError(`option --output: cannot write ${flags.output} (${(error as Error).message})`);
  }
  printLine(`${flags.output}: ${Math.ceil(html.length / 1024)} kB`);
}

function parsePoints(typed: string): number {
  const points = Number(typed.replace(/^±/, ''));
  if (!(points > 0 && points <= 50))
    throw new UsageError(
      `option --until: expected percentage points from 0 to 50, such as 1.0, got ${typed}`,
    );
  return points;
}

export function addLab(program: Command): void {
  const lab = program
    .command('lab')
    .description('answer questions about balance: many matches by a plan, and a report with intervals');
  withExamples(
    lab,
    'lab plan punto > plan.json',
    'lab run plan.json --out run',
    'lab report run --output report.html',
    'lab compare before.json after.json --until 1.0',
  );
  withExamples(
    lab
      .command('plan')
      .description('print a plan to edit')
      .argument('<GAME>', gameArgument())
      .action(async (id: string) => printLine(JSON.stringify(defaultPlan(await loadGame(id)), null, 2))),
    'lab plan punto > plan.json',
  );
  withExamples(
    lab
      .command('run')
      .description('play a plan, or what is missing of it')
      .argument('<PLAN>', 'the file of a plan')
      .requiredOption('--out <DIR>', 'folder for the rows and the decisions of all matches')
      .option('--jobs <N>', JOBS)
      .option('--queue <URL>', 'let the workers of a PostgreSQL database play it')
      .option('--patience <SECONDS>', 'with --queue: a chunk that takes longer is played again', '900')
      .action(run),
    'lab run plan.json --out run',
    'lab run plan.json --out run --queue postgres://lab@host/lab',
  );
  withExamples(
    lab
      .command('report')
      .description('write what the rows of a run say as one HTML file')
      .argument('<DIR>', 'the folder of a run')
      .requiredOption('-o, --output <FILE>', 'the file to write')
      .option('--pictures <DIR>', 'also write each plot to this folder as an SVG file')
      .action(report),
    'lab report run --output report.html',
  );
  withExamples(
    lab
      .command('compare')
      .description('compare the first tables of two plans on the same deals, until the difference is clear')
      .argument('<A>', 'a plan, or the folder of a run')
      .argument('<B>', 'a plan, or the folder of a run')
      .option(
        '--until <POINTS>',
        'also stop once the difference is known to ± this many percentage points',
        '1.0',
      )
      .action(async (a: string, b: string, flags: { readonly until: string }) =>
        printLine(await compareRuns(a, b, parsePoints(flags.until))),
      ),
    'lab compare before.json after.json --until 1.0',
    'lab compare run-a run-b',
  );
  withExamples(
    lab
      .command('work')
      .description('play chunks of plans that other machines have queued, until stopped')
      .argument('<URL>', 'the PostgreSQL database of the queue')
      .option('--until-empty', 'stop when no plan is left')
      .action(async (url: string, flags: { readonly untilEmpty?: true }) => {
        const { work } = await import('./queue.ts');
        const played = await work(url, flags.untilEmpty === true);
        if (played === 0 && flags.untilEmpty !== true) throw new RunError('no chunk was played');
        printLine(`${played} chunks played`);
      }),
    'lab work postgres://lab@host/lab',
  );
}
