/**
 * Self-play for learning, and duels to see what was learnt. `learn/learn.py` calls it:
 *
 *   selfPlay.js practice GAME --out FOLDER --seed S --matches N [--seconds T] [--jobs J] [--weights FILE]
 *   selfPlay.js duel GAME --weights FILE --against BOT --seats N --matches N --seed S [--iterations I] [--jobs J]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loadBot } from '../bots/index.ts';
import { mindfulBot } from '../bots/mind/lookahead.ts';
import { Mind } from '../bots/mind/mind.ts';
import type { Weights } from '../bots/mind/net.ts';
import { fastRng, type Kind, payoffsOf, viewOf } from '../core/index.ts';
import { COURSES } from './courses.ts';
import { Practice } from './practice.ts';
import { RowWriter, widthsOf } from './records.ts';

interface Task {
  readonly what: string;
  readonly game: string;
  readonly out: string;
  readonly seed: string;
  readonly matches: number;
  readonly seconds: number;
  readonly jobs: number;
  readonly weights: string;
  readonly against: string;
  readonly seats: number;
  readonly options: string;
  readonly iterations: number;
  readonly horizon: number;
  readonly width: number;
  readonly trust: number;
}

const courseOf = (game: string) => {
  const course = COURSES[game];
  if (course === undefined)
    throw new Error(`there is no course for ${game}; there is one for ${Object.keys(COURSES).join(', ')}`);
  return course;
};

function mindOf(task: Task): Mind<Kind> | null {
  if (task.weights === '') return null;
  return new Mind(courseOf(task.game).reader, JSON.parse(readFileSync(task.weights, 'utf8')) as Weights);
}

/** Plays every match whose number leaves this worker's as a rest, and writes files of its own. */
async function practise(task: Task, worker: number): Promise<object> {
  const course = courseOf(task.game);
  const widths = widthsOf(course.reader);
  const books = {
    value: new RowWriter(join(task.out, `value-${worker}.rows`), widths.value),
    policy: new RowWriter(join(task.out, `policy-${worker}.rows`), widths.policy),
  };
  const greedy = await loadBot(task.game, 'greedy');
  if (greedy === undefined) throw new Error(`${task.game} has no greedy bot to begin with`);
  const practice = new Practice(course, books, mindOf(task), greedy);
  const until = performance.now() + task.seconds * 1000;
  let played = 0;
  for (let match = worker; match < task.matches && performance.now() < until; match += task.jobs, played++)
    practice.match(`${task.seed}/${match}`);
  books.value.close();
  books.policy.close();
  return { played, value: books.value.total, policy: books.policy.total };
}

/** One seat of the learner among copies of another, the same deal from every seat. */
async function fight(task: Task, worker: number): Promise<object> {
  const { reader } = courseOf(task.game);
  const { game } = reader;
  const mind = mindOf(task);
  if (mind === null) throw new Error('a duel needs weights');
  const bot = mindfulBot(
    mind,
    'learner',
    () => task.iterations,
    () => task,
  );
  const other = await loadBot(task.game, task.against);
  if (other === undefined) throw new Error(`${task.game} has no bot ${task.against}`);
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const config = {
    seats: task.seats,
    start: null,
    options: { ...options, ...(JSON.parse(task.options) as object) },
  };
  const until = performance.now() + task.seconds * 1000;
  let sum = 0;
  let squares = 0;
  let deals = 0;
  const time = [0, 0];
  const decisions = [0, 0];
  let longest = 0;
  for (let deal = worker; deal * task.seats < task.matches && performance.now() < until; deal += task.jobs) {
    let share = 0;
    for (let mine = 0; mine < task.seats; mine++) {
      const seed = `${task.seed}/${deal}`;
      const state = game.setup({ ...config, start: deal % task.seats }, seed);
      const rngs = Array.from({ length: task.seats }, (_, seat) =>
        fastRng(`${seed}/${mine}`, (1 << 20) + seat),
      );
      for (let due = game.toAct(state); due !== 0; due = game.toAct(state)) {
        const seat = 31 - Math.clz32(due & -due);
        const began = performance.now();
        const view = viewOf(state, seat);
        const legal = game.legal(view);
        const action = (seat === mine ? bot : other).choose(view, legal, rngs[seat]);
        if (legal.length > 1) {
          const who = seat === mine ? 0 : 1;
          const took = performance.now() - began;
          time[who] += took;
          decisions[who]++;
          if (who === 0) longest = Math.max(longest, took);
        }
        game.apply(state, seat, action);
      }
      share += payoffsOf(game, state)[mine];
    }
    share /= task.seats;
    sum += share;
    squares += share * share;
    deals++;
  }
  return {
    deals,
    sum,
    squares,
    mine: time[0],
    theirs: time[1],
    mineCount: decisions[0],
    theirCount: decisions[1],
    longest,
  };
}

interface Fought {
  readonly deals: number;
  readonly sum: number;
  readonly squares: number;
  readonly mine: number;
  readonly theirs: number;
  readonly mineCount: number;
  readonly theirCount: number;
  readonly longest: number;
}

function reportDuel(task: Task, parts: readonly Fought[]): void {
  const total = (of: (part: Fought) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
  const deals = total((part) => part.deals);
  const mean = total((part) => part.sum) / deals;
  const variance = (total((part) => part.squares) / deals - mean * mean) / Math.max(1, deals - 1);
  const half = 1.96 * Math.sqrt(variance);
  const percent = (share: number): string => (100 * share).toFixed(1);
  console.log(
    `${task.game} ${task.seats} seats ${task.options} ${task.iterations}/${task.horizon}/${task.trust} against ${task.against}: ${percent(mean)} % (${percent(mean - half)} – ${percent(mean + half)}), ` +
      `${deals * task.seats} matches, ${(total((part) => part.mine) / total((part) => part.mineCount)).toFixed(1)} ms a decision, ` +
      `theirs ${(total((part) => part.theirs) / total((part) => part.theirCount)).toFixed(1)}, longest ${Math.max(...parts.map((part) => part.longest)).toFixed(0)}`,
  );
}

const work = (task: Task, worker: number): Promise<object> =>
  task.what === 'practice' ? practise(task, worker) : fight(task, worker);

const inThread = (task: Task, worker: number): Promise<object> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: { task, worker } });
    thread.once('message', resolve);
    thread.once('error', reject);
  });

function readTask(): Task {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: '.' },
      seed: { type: 'string', default: 'learn' },
      matches: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '1e9' },
      jobs: { type: 'string', default: '1' },
      weights: { type: 'string', default: '' },
      against: { type: 'string', default: 'greedy' },
      seats: { type: 'string', default: '2' },
      options: { type: 'string', default: '{}' },
      iterations: { type: 'string', default: '500' },
      horizon: { type: 'string', default: '1' },
      width: { type: 'string', default: '16' },
      trust: { type: 'string', default: '0' },
    },
  });
  const [what, game] = positionals;
  if ((what !== 'practice' && what !== 'duel') || game === undefined)
    throw new Error('say practice or duel, and a game');
  courseOf(game);
  return {
    ...values,
    what,
    game,
    matches: Number(values.matches),
    seconds: Number(values.seconds),
    jobs: Number(values.jobs),
    seats: Number(values.seats),
    iterations: Number(values.iterations),
    horizon: Number(values.horizon),
    width: Number(values.width),
    trust: Number(values.trust),
  };
}

async function main(): Promise<void> {
  const task = readTask();
  if (task.what === 'practice') mkdirSync(task.out, { recursive: true });
  const numbers = Array.from({ length: task.jobs }, (_, worker) => worker);
  const parts = await Promise.all(
    numbers.map((worker) => (task.jobs === 1 ? work(task, worker) : inThread(task, worker))),
  );
  if (task.what === 'duel') {
    reportDuel(task, parts as Fought[]);
    return;
  }
  const { reader } = courseOf(task.game);
  const { state, view, moves } = reader;
  const done = parts as { played: number; value: number; policy: number }[];
  const sum = (of: 'played' | 'value' | 'policy'): number => done.reduce((all, part) => all + part[of], 0);
  const about = { state, view, moves, played: sum('played'), value: sum('value'), policy: sum('policy') };
  // Written last: a folder without it was left in the middle.
  writeFileSync(join(task.out, 'about.json'), JSON.stringify(about));
  console.log(JSON.stringify({ played: about.played, value: about.value, policy: about.policy }));
}

if (isMainThread) await main();
else {
  const { task, worker } = workerData as { task: Task; worker: number };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(await work(task, worker));
}
