/** `tavola sim`: many matches between bots on all cores, and their statistics. */
import { Worker } from 'node:worker_threads';
import { RunError } from '../console/errors.ts';
import { columns, round } from '../console/output.ts';
import type { SavedRun } from './savedRun.ts';
import type { ChunkResult } from './simWorker.ts';
import type { ConfidenceInterval } from '../../lab/index.ts';
import {
  addTallies,
  type Chunk,
  type SimulationPlan,
  type SimulationReport,
  splitIntoChunks,
  type Tally,
} from '../../lab/simulation.ts';
import { loadPlan, playChunk } from './loadPlan.ts';

/** The number of chunks queued per worker, so that it never waits for the next one. */
const AHEAD = 2;

function runWorker(
  worker: Worker,
  next: () => Chunk | undefined,
  finished: (index: number, tally: Tally) => void,
) {
  return new Promise<void>((resolve, reject) => {
    let owed = 0;
    const send = (): void => {
      const chunk = next();
      if (chunk === undefined) return;
      owed++;
      worker.postMessage(chunk);
    };
    worker.on('message', (answer: ChunkResult) => {
      if ('failure' in answer) {
        reject(new RunError(answer.failure));
        return;
      }
      owed--;
      finished(answer.index, answer.tally);
      send();
      if (owed === 0) resolve();
    });
    worker.on('error', reject);
    for (let i = 0; i < AHEAD; i++) send();
    if (owed === 0) resolve();
  });
}

/** Plays a plan in `jobs` threads. Neither their number nor interruptions change the result. */
export async function simulate(
  plan: SimulationPlan,
  jobs: number,
  done: (share: number) => void,
  kept?: SavedRun,
): Promise<Tally> {
  const all = splitIntoChunks(plan);
  const tallies: Tally[] = [];
  kept?.tallies.forEach((tally, index) => (tallies[index] = tally));
  const chunks = all.filter(({ index }) => tallies[index] === undefined);
  let finished = all.length - chunks.length;
  const finish = (index: number, tally: Tally): void => {
    tallies[index] = tally;
    kept?.add(index, tally);
    done(++finished / all.length);
  };
  if (jobs === 1) {
    const loaded = await loadPlan(plan);
    for (const chunk of chunks) finish(chunk.index, playChunk(loaded, plan, chunk));
  } else {
    const queue = chunks.values();
    const next = (): Chunk | undefined => queue.next().value;
    const script = new URL('./simWorker.js', import.meta.url);
    const threads = Array.from(
      { length: Math.min(jobs, chunks.length) },
      () => new Worker(script, { workerData: plan }),
    );
    try {
      await Promise.all(threads.map((thread) => runWorker(thread, next, finish)));
    } finally {
      await Promise.all(threads.map((thread) => thread.terminate()));
    }
  }
  return addTallies(tallies);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const percents = ({ low, high }: ConfidenceInterval): string =>
  `${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)}`;
const bounds = ({ low, high }: ConfidenceInterval): string =>
  Number.isFinite(low) ? `${low.toFixed(2)} – ${high.toFixed(2)}` : 'unknown';

function luckText(bots: SimulationReport['bots'], chance: readonly ConfidenceInterval[]): string {
  const text = (mean: ConfidenceInterval | null): string[] =>
    mean === null
      ? ['unknown', '']
      : [`${mean.mean < 0 ? '−' : '+'}${(100 * Math.abs(mean.mean)).toFixed(1)}`, percents(mean)];
  const rows = [
    ['luck and skill, out of 100', '', '95 %'],
    ...chance.map((mean, seat) => [`chance gave seat ${seat}`, ...text(mean)]),
    ...bots.map(({ bot, skill }) => [`own decisions gave ${bot}`, ...text(skill)]),
  ];
  const surer = bots.flatMap(({ bot, adjusted: without }) =>
    without === null
      ? []
      : [
          `${bot} without the luck of draws: ${percent(without.mean)} (${percents(without)}), as sure as ${without.worth.toFixed(1)} times as many matches`,
        ],
  );
  return [columns(rows), '', ...surer].join('\n');
}

export function reportText({
  game,
  seats,
  games,
  seed,
  bots,
  plies,
  starting,
  seatShares,
  chance,
}: SimulationReport): string {
  const fair = 1 / seats;
  const edge = (share: ConfidenceInterval): string =>
    `${share.mean < fair ? '−' : '+'}${(Math.abs(share.mean - fair) * 100).toFixed(1)}`;
  const seatRows = [
    ['seat', 'wins', '95 %', 'edge'],
    ...(starting === null
      ? []
      : [['the one that begins', percent(starting.mean), percents(starting), edge(starting)]]),
    ...seatShares.map((share, seat) => [`seat ${seat}`, percent(share.mean), percents(share), edge(share)]),
  ];
  return [
    `${game}, ${seats} seats, ${games.toLocaleString('en')} ${games === 1 ? 'match' : 'matches'}, seed ${seed}`,
    '',
    columns([
      ['bot', 'wins', '95 %', 'fair', 'score', '95 %'],
      ...bots.map(({ bot, seats: count, share, fair: chance, score }) => [
        count === 1 ? bot : `${bot} ×${count}`,
        percent(share.mean),
        percents(share),
        percent(chance),
        score.mean.toFixed(2),
        bounds(score),
      ]),
    ]),
    '',
    columns(seatRows),
    '',
    ...(chance === null ? [] : [luckText(bots, chance), '']),
    `decisions a match: ${round(plies.mean)} (${plies.min} to ${plies.max})`,
    ...bots
      .filter(({ faults }) => faults > 0)
      .map(({ bot, faults }) => `${bot}: ${faults} answers were late, missing or illegal`),
  ].join('\n');
}
