/**
 * Plays matches for training, and duels to measure the result. `learn.py` calls it as build/research/selfPlay.js:
 *
 *   selfPlay.js practice GAME --out FOLDER --seed S --matches N [--seconds T] [--jobs J] [--weights FILE]
 *   selfPlay.js duel GAME --weights FILE --against BOT --seats N --matches N --seed S [--iterations I] [--jobs J] [--sees-all]
 *
 * BOT may also be a file of older bots, built by `npm run old-expert`. With --sees-all the bot cheats: it measures the value of
 * knowing every card.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Bot, loadBot } from '../../src/bots/index.ts';
import { neuralBot } from '../../src/bots/neural/lookahead.ts';
import { PolicyValueNet } from '../../src/bots/neural/policyValueNet.ts';
import type { NetworkWeights } from '../../src/bots/neural/sparseNetwork.ts';
import type { SelfPlayConfig } from './selfPlayConfig.ts';
import type { TrainingTask } from './trainingTask.ts';
import { fastRng, type GameTypes, computePayoffs, type State, viewOf } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import type { NamedEvaluatorWeights } from '../../src/bots/neural/evaluator.ts';
import { TRAININGS, isTrainingTask } from './trainings.ts';
import { exampleWidth, writeExample, RowWriter, computeWidths } from './trainingRows.ts';
import { SelfPlay } from './selfPlay.ts';

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
  readonly effort: number;
  readonly 'sees-all': boolean;
}

const findTraining = (game: string) => {
  const training = TRAININGS[game];
  if (training === undefined)
    throw new Error(`there is no course for ${game}; there is one for ${Object.keys(TRAININGS).join(', ')}`);
  return training;
};

const readWeights = (task: Task): unknown =>
  task.weights === '' ? null : JSON.parse(readFileSync(task.weights, 'utf8'));

interface SelfPlayResult {
  readonly played: number;
  readonly rows: { readonly [book: string]: number };
}

/** Plays every match whose number modulo the number of workers is this worker's, and writes its own files. */
async function runSelfPlay(task: Task, worker: number): Promise<SelfPlayResult> {
  const training = findTraining(task.game);
  const books = new Map<string, RowWriter>();
  const open = (name: string, width: number): RowWriter => {
    const book = new RowWriter(join(task.out, `${name}-${worker}.rows`), width);
    books.set(name, book);
    return book;
  };
  const match = isTrainingTask(training)
    ? startTrainingTask(task, training, open)
    : await startSelfPlay(task, training, open);
  const until = performance.now() + task.seconds * 1000;
  let played = 0;
  for (let number = worker; number < task.matches && performance.now() < until; number += task.jobs, played++)
    match(`${task.seed}/${number}`);
  for (const book of books.values()) book.close();
  return { played, rows: Object.fromEntries([...books].map(([name, { total }]) => [name, total])) };
}

type OpenRows = (name: string, width: number) => RowWriter;

function startTrainingTask(
  task: Task,
  { evaluators, match }: TrainingTask,
  open: OpenRows,
): (seed: string) => void {
  const books = new Map(
    Object.entries(evaluators).map(([name, shape]) => [name, open(name, exampleWidth(shape))]),
  );
  const weights = readWeights(task) as NamedEvaluatorWeights | null;
  return (seed) => match(seed, weights, (lesson) => writeExample(books.get(lesson.evaluator)!.row(), lesson));
}

async function startSelfPlay(
  task: Task,
  training: SelfPlayConfig,
  open: OpenRows,
): Promise<(seed: string) => void> {
  const { value, policy } = computeWidths(training.reader);
  const greedy = await loadBot(task.game, 'greedy');
  if (greedy === undefined) throw new Error(`${task.game} has no greedy bot to begin with`);
  const weights = readWeights(task) as NetworkWeights | null;
  const net = weights === null ? null : new PolicyValueNet(training.reader, weights);
  const practice = new SelfPlay(
    training,
    { value: open('value', value), policy: open('policy', policy) },
    net,
    greedy,
  );
  return (seed) => practice.match(seed);
}

/** An encoder whose only imagined world is the true one. */
function withPerfectInformation(
  reader: SelfPlayConfig['reader'],
  truth: () => State<GameTypes>,
): SelfPlayConfig['reader'] {
  const game = { ...reader.game, determinize: () => reader.game.clone(truth()) };
  return Object.create(reader, { game: { value: game } }) as SelfPlayConfig['reader'];
}

function createLearner(task: Task, truth: () => State<GameTypes>): Bot {
  const training = findTraining(task.game);
  if (task.weights === '') throw new Error('a duel needs weights');
  if (isTrainingTask(training)) {
    if (task['sees-all'])
      throw new Error(`nobody can see all in ${task.game}: its evaluators imagine no worlds`);
    return training.bot(readWeights(task) as NamedEvaluatorWeights, task.effort);
  }
  const reader = task['sees-all'] ? withPerfectInformation(training.reader, truth) : training.reader;
  return neuralBot(
    new PolicyValueNet(reader, readWeights(task) as NetworkWeights),
    'learner',
    () => task.iterations,
    () => task,
  );
}

const importLoader = async (file: string): Promise<typeof loadBot> =>
  ((await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as { loadBot: typeof loadBot })
    .loadBot;

async function loadOpponent({ game, against }: Task): Promise<Bot> {
  const [load, name] = against.endsWith('.js') ? [await importLoader(against), 'expert'] : [loadBot, against];
  const bot = await load(game, name);
  if (bot === undefined) throw new Error(`${game} has no bot ${against}`);
  return bot;
}

/** One seat of the learner among copies of another bot, with the same deal from every seat. */
async function playDuel(task: Task, worker: number): Promise<object> {
  const game = await GAME_LOADERS[task.game]();
  let truth: State<GameTypes>;
  const bot = createLearner(task, () => truth);
  const other = await loadOpponent(task);
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
      const state = (truth = game.setup({ ...config, start: deal % task.seats }, seed));
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
      share += computePayoffs(game, state)[mine];
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

interface DuelResult {
  readonly deals: number;
  readonly sum: number;
  readonly squares: number;
  readonly mine: number;
  readonly theirs: number;
  readonly mineCount: number;
  readonly theirCount: number;
  readonly longest: number;
}

function reportDuel(task: Task, parts: readonly DuelResult[]): void {
  const total = (of: (part: DuelResult) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
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
  task.what === 'practice' ? runSelfPlay(task, worker) : playDuel(task, worker);

const runInThread = (task: Task, worker: number): Promise<object> =>
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
      effort: { type: 'string', default: '1' },
      'sees-all': { type: 'boolean', default: false },
    },
  });
  const [what, game] = positionals;
  if ((what !== 'practice' && what !== 'duel') || game === undefined)
    throw new Error('say practice or duel, and a game');
  findTraining(game);
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
    effort: Number(values.effort),
  };
}

async function main(): Promise<void> {
  const task = readTask();
  if (task.what === 'practice') mkdirSync(task.out, { recursive: true });
  const numbers = Array.from({ length: task.jobs }, (_, worker) => worker);
  const parts = await Promise.all(
    numbers.map((worker) => (task.jobs === 1 ? work(task, worker) : runInThread(task, worker))),
  );
  if (task.what === 'duel') {
    reportDuel(task, parts as DuelResult[]);
    return;
  }
  const training = findTraining(task.game);
  const done = parts as SelfPlayResult[];
  const names = Object.keys(done[0].rows);
  const count = (of: (part: SelfPlayResult) => number): number =>
    done.reduce((all, part) => all + of(part), 0);
  const report = {
    played: count(({ played }) => played),
    ...Object.fromEntries(names.map((name) => [name, count(({ rows }) => rows[name])])),
  };
  const about = isTrainingTask(training)
    ? { judges: training.evaluators }
    : { state: training.reader.state, view: training.reader.view, moves: training.reader.moves };
  // Written last: a folder without it is incomplete.
  writeFileSync(join(task.out, 'about.json'), JSON.stringify({ ...about, ...report }));
  console.log(JSON.stringify(report));
}

if (isMainThread) await main();
else {
  const { task, worker } = workerData as { task: Task; worker: number };
  parentPort?.postMessage(await work(task, worker));
}
