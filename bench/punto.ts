/**
 * Random Punto matches through the contract, for `npm run bench`: reads one order a line, answers one line of JSON.
 * bench/native and bench/peers play the very same matches; docs/bench.md says what is counted.
 */
import { createInterface } from 'node:readline';
import {
  type Action,
  type Config,
  type Rng,
  type Seat,
  type Seed,
  type State,
  FastRng,
  keyOf,
  Stream,
} from '../src/core/index.ts';
import { type Options, punto, type Punto } from '../src/games/punto/rules.ts';

const config: Config<Options> = {
  seats: 2,
  start: null,
  options: { teams: false, reveal: 'turn', roundsToWin: 1 },
};

/** As long as the 128 bits that a real seed has. */
const seedOf = (match: number): Seed => match.toString(16).padStart(32, '0');

/** The four words that the generator of all picks of one order starts from; 1 is the purpose of its stream. */
function pickWords(first: number): [number, number, number, number] {
  const stream = new Stream(keyOf(seedOf(first)), 1);
  return [stream.u32(), stream.u32(), stream.u32(), stream.u32()];
}

/** FNV-1a over every action and every result; the other programs fold in the same numbers. */
const fold = (checksum: number, value: number): number => Math.imul(checksum ^ value, 0x01000193);
const EMPTY_CHECKSUM = 0x811c9dc5 | 0;

type Choose = (state: State<Punto>, seat: Seat, rng: Rng) => Action;

/** As a playout plays. */
const byDraw: Choose = (state, seat, rng) => punto.draw!(state, seat, rng);

/** As a bot plays, which is given the list. */
const byLegal: Choose = (state, seat, rng) => {
  const legal = punto.legal(state, seat);
  return legal[rng.below(legal.length)];
};

interface Done {
  readonly plies: number;
  readonly checksum: number;
}

function play(first: number, count: number, choose: Choose, seen?: (state: State<Punto>) => void): Done {
  const rng = new FastRng(...pickWords(first));
  let plies = 0;
  let checksum = EMPTY_CHECKSUM;
  for (let match = first; match < first + count; match++) {
    const state = punto.setup(config, seedOf(match));
    for (let seats = punto.toAct(state); seats !== 0; seats = punto.toAct(state)) {
      if (seen !== undefined) seen(state);
      const seat = 31 - Math.clz32(seats);
      const action = choose(state, seat, rng);
      punto.apply(state, seat, action);
      checksum = fold(checksum, action);
      plies++;
    }
    checksum = fold(checksum, state.shared.round);
    for (const payoff of punto.payoffs(state)) checksum = fold(checksum, 2 * payoff);
  }
  return { plies, checksum: checksum >>> 0 };
}

/** What is copied in turn: every state of four matches. */
const samples: State<Punto>[] = [];
play(0, 4, byDraw, (state) => samples.push(punto.clone(state)));

/** The last copies stay alive, so that none can be left out. */
const kept: State<Punto>[] = [];

function copy(count: number): Done {
  let checksum = EMPTY_CHECKSUM;
  for (let i = 0, sample = 0; i < count; i++) {
    const state = punto.clone(samples[sample]);
    kept[i & 63] = state;
    checksum = fold(checksum, state.shared.filled);
    if (++sample === samples.length) sample = 0;
  }
  return { plies: 0, checksum: checksum >>> 0 };
}

/** Who starts and the decks, top last, of every round of some matches: for a program that does not deal itself. */
function dealsOf(first: number, count: number): unknown {
  const matches: { start: Seat; decks: number[][] }[][] = [];
  let round = 0;
  play(first, count, byDraw, ({ shared, hidden }) => {
    if (shared.filled > 0) return;
    if (shared.round === 1) matches.push([]);
    const decks = hidden.decks.map((deck, seat) =>
      seat === shared.turn ? [...deck, shared.up[seat]] : [...deck],
    );
    matches.at(-1)?.push({ start: shared.start, decks });
  });
  return { picks: pickWords(first), matches };
}

const orders: { readonly [order: string]: (first: number, count: number) => object } = {
  play: (first, count) => play(first, count, byDraw),
  list: (first, count) => play(first, count, byLegal),
  copy: (_first, count) => copy(count),
  deals: dealsOf,
};

for await (const line of createInterface({ input: process.stdin })) {
  const [order, first, count] = line.split(' ');
  const before = process.cpuUsage();
  const done = orders[order](Number(first), Number(count));
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ ...done, seconds: (user + system) / 1e6 }));
}
