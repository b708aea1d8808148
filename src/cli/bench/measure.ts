/** Speed per CPU second, taken in interleaved rounds so that a busy machine slows all contenders alike. */
import {
  type Config,
  drawAction,
  fastRng,
  type Game,
  NO_SEATS,
  type Rng,
  type State,
  viewOf,
} from '../../core/index.ts';
import { lowestSeat } from '../../bots/playMatch.ts';

export interface BenchRound {
  readonly matches: number;
  readonly plies: number;
  readonly playSeconds: number;
  readonly clones: number;
  readonly cloneSeconds: number;
}

/** A program that can play matches: this contract, another framework, a native program. */
export interface Contender {
  readonly name: string;
  round(seconds: number): BenchRound | Promise<BenchRound>;
}

export interface Speed {
  readonly matches: number;
  readonly plies: number;
  readonly clones: number;
}

export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Repeats a task for a number of CPU seconds; returns the number of runs and the time that they took. */
function repeatFor(seconds: number, once: () => void): { times: number; seconds: number } {
  const began = cpuSeconds();
  let times = 0;
  let batch = 1;
  for (;;) {
    for (let i = 0; i < batch; i++) once();
    times += batch;
    const used = cpuSeconds() - began;
    if (used >= seconds) return { times, seconds: used };
    // Reading the clock is slow, so it is read about twenty times per round.
    batch = Math.max(1, Math.floor(((times / Math.max(used, 1e-4)) * seconds) / 20));
  }
}

/** Plays a random match to its end, as bots do; returns the number of decisions. */
function playRandom(game: Game, state: State, rng: Rng): number {
  let plies = 0;
  for (let due = game.toAct(state); due !== NO_SEATS; due = game.toAct(state)) {
    const seat = lowestSeat(due);
    game.apply(state, seat, drawAction(game, viewOf(state, seat), rng));
    plies++;
  }
  return plies;
}

function midMatchState(game: Game, config: Config, rng: Rng): State {
  const plies = playRandom(game, game.setup(config, 'middle'), rng);
  let state = game.setup(config, 'middle');
  for (let ply = 0; 2 * ply < plies; ply++) {
    const next = game.clone(state);
    const seat = lowestSeat(game.toAct(next));
    game.apply(next, seat, drawAction(game, viewOf(next, seat), rng));
    if (game.toAct(next) === NO_SEATS) break;
    state = next;
  }
  return state;
}

export function contractContender(game: Game, config: Config, name: string = game.id): Contender {
  const rng = fastRng('bench', 0);
  const sample = midMatchState(game, config, rng);
  let match = 0;
  return {
    name,
    round(seconds) {
      let plies = 0;
      const play = repeatFor(seconds, () => {
        plies += playRandom(game, game.setup(config, `bench/${match++}`), rng);
      });
      // Keeps the last copies alive, or the engine would optimise them away.
      const copies: State[] = [];
      let copied = 0;
      const cloning = repeatFor(seconds / 5, () => {
        copies[copied++ & 63] = game.clone(sample);
      });
      return {
        matches: play.times,
        plies,
        playSeconds: play.seconds,
        clones: cloning.times,
        cloneSeconds: cloning.seconds,
      };
    },
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** All contenders take turns, after one round to warm up; the median round of each counts. */
export async function race(
  contenders: readonly Contender[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
  done?: (share: number) => void,
): Promise<Speed[]> {
  const results: BenchRound[][] = contenders.map(() => []);
  for (let turn = 0; turn <= rounds; turn++)
    for (const [i, contender] of contenders.entries()) {
      const result = await contender.round(seconds);
      if (turn > 0) results[i]!.push(result);
      done?.((turn * contenders.length + i + 1) / ((rounds + 1) * contenders.length));
    }
  const speed = (all: readonly BenchRound[], of: (r: BenchRound) => number): number => median(all.map(of));
  return results.map((all) => ({
    matches: speed(all, (r) => r.matches / r.playSeconds),
    plies: speed(all, (r) => r.plies / r.playSeconds),
    clones: speed(all, (r) => r.clones / r.cloneSeconds),
  }));
}
