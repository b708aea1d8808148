/**
 * Random Punto matches through the contract, for `npm run bench`: reads one order per line, answers with one line of
 * JSON. native and peers play the very same matches; docs/bench.md says what counts.
 */
import { createInterface } from 'node:readline';
import {
  type Action,
  type Config,
  FastRng,
  deriveKey,
  computePayoffs,
  type Rng,
  type Seat,
  type Seed,
  type State,
  SeedStream,
  viewOf,
} from '../../src/core/index.ts';
import { type Options, punto, type Punto } from '../../src/games/punto/rules/rules.ts';

const config: Config<Options> = {
  seats: 2,
  start: null,
  options: { teams: false, reveal: 'turn', roundsToWin: 1 },
};

/** As long as a real seed, which has 128 bits. */
const formatSeed = (match: number): Seed => match.toString(16).padStart(32, '0');

/** The first words of the generator for choices from a match on; 1 is the purpose of their stream. */
function pickWords(first: number): [number, number, number, number] {
  const stream = new SeedStream(deriveKey(formatSeed(first)), 1);
  return [stream.u32(), stream.u32(), stream.u32(), stream.u32()];
}

/** FNV-1a over every action and every result; the other programs fold in the same numbers. */
const fold = (checksum: number, value: number): number => Math.imul(checksum ^ value, 0x01000193);
const EMPTY_CHECKSUM = 0x811c9dc5 | 0;

type Choose = (state: State<Punto>, seat: Seat, rng: Rng) => Action;

/** Like a rollout. */
const byDraw: Choose = (state, seat, rng) => punto.draw!(viewOf(state, seat), rng);

/** Like a bot, which gets the list. */
const byLegal: Choose = (state, seat, rng) => {
  const legal = punto.legal(viewOf(state, seat));
  return legal[rng.below(legal.length)];
};

interface Done {
  readonly plies: number;
  readonly checksum: number;
  /** The checksum after as many matches as a slower program plays. */
  readonly part: number;
}

function play(
  first: number,
  count: number,
  part: number,
  choose: Choose,
  seen?: (state: State<Punto>) => void,
): Done {
  const rng = new FastRng(...pickWords(first));
  let plies = 0;
  let checksum = EMPTY_CHECKSUM;
  let partChecksum = EMPTY_CHECKSUM;
  for (let match = first; match < first + count; match++) {
    if (match === first + part) partChecksum = checksum;
    const state = punto.setup(config, formatSeed(match));
    for (let seats = punto.toAct(state); seats !== 0; seats = punto.toAct(state)) {
      if (seen !== undefined) seen(state);
      const seat = 31 - Math.clz32(seats);
      const action = choose(state, seat, rng);
      punto.apply(state, seat, action);
      checksum = fold(checksum, action);
      plies++;
    }
    checksum = fold(checksum, state.shared.round);
    for (const payoff of computePayoffs(punto, state)) checksum = fold(checksum, 2 * payoff);
  }
  return { plies, checksum: checksum >>> 0, part: partChecksum >>> 0 };
}

/** The input of copying: every state of some matches. */
let samples: { readonly first: number; readonly states: readonly State<Punto>[] } | undefined;

function listStates(first: number, count: number): readonly State<Punto>[] {
  if (samples?.first === first) return samples.states;
  const states: State<Punto>[] = [];
  play(first, count, 0, byDraw, (state) => states.push(punto.clone(state)));
  samples = { first, states };
  return states;
}

/** Keeps the last copies alive, so that the engine cannot optimise them away. */
const kept: State<Punto>[] = [];

function copy(states: readonly State<Punto>[], times: number): object {
  let checksum = EMPTY_CHECKSUM;
  for (let time = 0; time < times; time++) {
    checksum = EMPTY_CHECKSUM;
    for (let i = 0; i < states.length; i++) {
      const state = punto.clone(states[i]);
      kept[i & 63] = state;
      checksum = fold(checksum, state.shared.filled);
    }
  }
  return { copies: states.length * times, checksum: checksum >>> 0 };
}

/** The starting seat and the decks, top last, of every round of some matches: for a program that does not deal itself. */
function listDeals(first: number, count: number): object {
  const matches: { start: Seat; decks: number[][] }[][] = [];
  play(first, count, 0, byDraw, ({ shared, hidden }) => {
    if (shared.filled > 0) return;
    if (shared.round === 1) matches.push([]);
    const decks = hidden.decks.map((deck, seat) =>
      seat === shared.turn ? [...deck, shared.up[seat]] : [...deck],
    );
    matches.at(-1)?.push({ start: shared.start, decks });
  });
  return { picks: pickWords(first), matches };
}

function timed(work: () => object): object {
  const before = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(before);
  return { ...done, seconds: (user + system) / 1e6 };
}

/** The last number is the size of a part in matches, or how often to copy. */
const orders: { readonly [order: string]: (first: number, count: number, last: number) => object } = {
  play: (first, count, part) => timed(() => play(first, count, part, byDraw)),
  list: (first, count, part) => timed(() => play(first, count, part, byLegal)),
  copy(first, count, times) {
    const states = listStates(first, count);
    return timed(() => copy(states, times));
  },
  deals: listDeals,
};

for await (const line of createInterface({ input: process.stdin })) {
  const [order, first, count, last] = line.split(' ');
  console.log(JSON.stringify(orders[order](Number(first), Number(count), Number(last))));
}
