/** The matches of a simulation, in groups that share a deal: every bot sits once in every seat. */
import type { Bot } from '../bots/bot.ts';
import { botRng, playMatch } from '../bots/playMatch.ts';
import { type Action, type Config, type Game, computePayoffs, type Seat, type State } from '../core/index.ts';
import { EndlessMatch } from './endlessMatch.ts';
import {
  type Adjusted,
  addGroup,
  addSums,
  adjusted,
  type ConfidenceInterval,
  estimate,
  estimateShare,
  NO_PAIRS,
  NO_SUMS,
  type Pairs,
  pairLuck,
  type Sums,
} from './stats.ts';

export interface SimulationPlan {
  readonly game: string;
  readonly config: Config;
  /** One per seat in the first match of a group. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** A match that takes more decisions ends the simulation. */
  readonly limit: number;
  /** Whether the luck of every match is measured, */
  readonly adjust?: boolean;
  /** and the number of worlds per decision; an eighth of a review's by default. */
  readonly worlds?: number;
}

/** Far beyond the longest match of any game here. */
export const USUAL_LIMIT = 10_000;

export interface LoadedPlan {
  readonly game: Game;
  readonly bots: readonly Bot[];
  readonly luckometer: LuckMeter | null;
  /** What bots need to know about their matches, apart from views; null if they need nothing. */
  readonly outside: Outside | null;
}

/** Tells outside programs about their matches. `bots` are listed by seat. */
export interface Outside {
  /** Returns the game to play, which collects its events for them. */
  begin(game: Game, bots: readonly Bot[], match: number): Game;
  end(game: Game, bots: readonly Bot[], state: State): void;
  /** The answers of a bot that had to be replaced so far. */
  faults(bot: Bot): number;
}

/** Some groups of a plan, from `from` up to but not including `to`. */
export interface Chunk {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

export interface Tally {
  /**
   * By the bots' names, each name once: the share of victories of all its seats together, a seat's mean score, and
   * how many answers of an outside program had to be replaced.
   */
  readonly bots: readonly {
    readonly share: Sums;
    readonly score: Sums;
    readonly faults: number;
    /** Its share of victories, paired with its gain by chance. */
    readonly pairs: Pairs;
    readonly skill: Sums;
  }[];
  readonly chance: readonly Sums[];
  readonly seats: readonly Sums[];
  readonly starting: Sums;
  readonly plies: { readonly sum: number; readonly min: number; readonly max: number };
}

export const distinct = (bots: readonly string[]): string[] => [...new Set(bots)];

const groupCount = ({ games, config }: SimulationPlan): number => Math.ceil(games / config.seats);

/** Chunks of a plan, independent of the number of threads: at least a few hundred in a large plan. */
export function splitIntoChunks(plan: SimulationPlan): Chunk[] {
  const groups = groupCount(plan);
  const size = Math.min(50, Math.max(1, Math.floor(groups / 400)));
  return Array.from({ length: Math.ceil(groups / size) }, (_, index) => ({
    index,
    from: index * size,
    to: Math.min(groups, (index + 1) * size),
  }));
}

interface Played {
  readonly payoffs: readonly number[];
  readonly scores: readonly number[];
  readonly plies: number;
  readonly entries: readonly number[];
  readonly luck: LuckShares;
}

interface LuckShares {
  readonly chance: readonly number[];
  readonly own: readonly number[];
}

/** Measures a finished match: its states before each decision and after the last, and the decisions. */
export type LuckMeter = (course: {
  readonly game: Game;
  readonly config: Config;
  readonly seed: string;
  readonly states: readonly State[];
  readonly decisions: readonly (readonly [Seat, Action])[];
}) => LuckShares;

const startSeat = ({ config }: SimulationPlan, group: number): Seat => group % config.seats;

function playOne(
  { game, bots, luckometer, outside }: LoadedPlan,
  plan: SimulationPlan,
  group: number,
  rotation: number,
): Played {
  const { config, seed } = plan;
  const deal = `${seed}/${group}`;
  const entries = bots.map((_, seat) => (seat + rotation) % bots.length);
  const players = entries.map((entry) => ({
    bot: bots[entry],
    rng: botRng(deal, rotation * bots.length + entry),
  }));
  const state = game.setup({ ...config, start: startSeat(plan, group) }, deal);
  const states: State[] = [];
  const decisions: (readonly [Seat, Action])[] = [];
  const seated = players.map(({ bot }) => bot);
  // Programs get a number, since the seed would reveal hidden cards.
  const played = outside?.begin(game, seated, group * bots.length + rotation + 1) ?? game;
  const plies = playMatch(played, state, players, plan.limit, (seat, action) => {
    if (luckometer === null) return;
    states.push(game.clone(state));
    decisions.push([seat, action]);
  });
  if (plies === Infinity) {
    throw new EndlessMatch(
      `a match does not end within ${plan.limit} decisions: seed ${deal}, seat ${startSeat(plan, group)} begins, bots by seat ${seated.map(({ name }) => name).join(', ')}`,
    );
  }
  outside?.end(game, seated, state);
  const scores = game.transcript.result(state).scores as readonly number[];
  states.push(state);
  // All seats start equally often, so before the deal all shares are equal.
  const course = { game, config: { ...config, start: null }, seed: `${deal}/${rotation}`, states, decisions };
  const noughts = entries.map(() => 0);
  return {
    payoffs: computePayoffs(game, state),
    scores,
    plies,
    entries,
    luck: luckometer?.(course) ?? { chance: noughts, own: noughts },
  };
}

const sumUp = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export function tallyChunk(loaded: LoadedPlan, plan: SimulationPlan, { from, to }: Chunk): Tally {
  const { bots, outside } = loaded;
  const names = distinct(plan.bots);
  const seats = plan.config.seats;
  const faultsOf = (name: string): number => outside?.faults(bots[plan.bots.indexOf(name)]) ?? 0;
  const faultsBefore = names.map(faultsOf);
  const tally = {
    bots: names.map(() => ({ share: NO_SUMS, score: NO_SUMS, faults: 0, pairs: NO_PAIRS, skill: NO_SUMS })),
    seats: Array.from({ length: seats }, () => NO_SUMS),
    chance: Array.from({ length: seats }, () => NO_SUMS),
    starting: NO_SUMS,
    plies: { sum: 0, min: Infinity, max: 0 },
  };
  for (let group = from; group < to; group++) {
    const matches = Math.min(seats, plan.games - group * seats);
    const played = Array.from({ length: matches }, (_, rotation) => playOne(loaded, plan, group, rotation));
    const observe = (sums: Sums, of: (match: Played) => number): Sums => addGroup(sums, played.map(of));
    tally.bots = tally.bots.map(({ share, score, faults, pairs, skill }, i) => {
      const ofBot = (numbers: readonly number[], { entries }: Played): number[] =>
        numbers.filter((_, seat) => plan.bots[entries[seat]] === names[i]);
      return {
        share: observe(share, (match) => sumUp(ofBot(match.payoffs, match))),
        score: observe(score, (match) => {
          const scores = ofBot(match.scores, match);
          return sumUp(scores) / scores.length;
        }),
        skill: observe(skill, (match) => {
          const own = ofBot(match.luck.own, match);
          return sumUp(own) / own.length;
        }),
        faults,
        pairs: addSums(
          pairs,
          pairLuck(
            played.map((match) => sumUp(ofBot(match.payoffs, match))),
            played.map((match) => sumUp(ofBot(match.luck.chance, match))),
          ),
        ),
      };
    });
    tally.seats = tally.seats.map((sums, seat) => observe(sums, ({ payoffs }) => payoffs[seat]));
    tally.chance = tally.chance.map((sums, seat) => observe(sums, ({ luck }) => luck.chance[seat]));
    tally.starting = observe(tally.starting, ({ payoffs }) => payoffs[startSeat(plan, group)]);
    for (const { plies } of played) {
      tally.plies.sum += plies;
      tally.plies.min = Math.min(tally.plies.min, plies);
      tally.plies.max = Math.max(tally.plies.max, plies);
    }
  }
  tally.bots = tally.bots.map((bot, i) => ({ ...bot, faults: faultsOf(names[i]) - faultsBefore[i] }));
  return tally;
}

/** Adds up in the order of the chunks, so that the sums are the same to the last bit for any number of threads. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({
    bots: a.bots.map((bot, i) => ({
      share: addSums(bot.share, b.bots[i].share),
      score: addSums(bot.score, b.bots[i].score),
      faults: bot.faults + b.bots[i].faults,
      pairs: addSums(bot.pairs, b.bots[i].pairs),
      skill: addSums(bot.skill, b.bots[i].skill),
    })),
    seats: a.seats.map((sums, seat) => addSums(sums, b.seats[seat])),
    chance: a.chance.map((sums, seat) => addSums(sums, b.chance[seat])),
    starting: addSums(a.starting, b.starting),
    plies: {
      sum: a.plies.sum + b.plies.sum,
      min: Math.min(a.plies.min, b.plies.min),
      max: Math.max(a.plies.max, b.plies.max),
    },
  }));
}

/** Whether a seat starts; in a game in which all choose at the same time, none does. */
export function hasStart(game: Game, config: Config, seed: string): boolean {
  const dealt = (start: Seat): string => JSON.stringify(game.setup({ ...config, start }, seed));
  return dealt(0) !== dealt(1);
}

/** What a simulation found, with 95% intervals. */
export interface SimulationReport {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [id: string]: boolean | string | number };
  readonly seed: string;
  readonly games: number;
  /** `share` is the part of all victories that the bot's seats took together, `fair` what chance would give them. */
  readonly bots: readonly {
    readonly bot: string;
    readonly seats: number;
    readonly fair: number;
    readonly share: ConfidenceInterval;
    readonly score: ConfidenceInterval;
    /** Answers of an outside program that were late, missing or illegal. */
    readonly faults: number;
    /** Its share without the luck of draws; null unless measured. */
    readonly adjusted: Adjusted | null;
    /** The gain by one seat's decisions in a match, compared with a quick, steady player; null unless measured. */
    readonly skill: ConfidenceInterval | null;
  }[];
  /** The gain of each seat by chance in a match, as a share of the victory; null unless measured. */
  readonly chance: readonly ConfidenceInterval[] | null;
  readonly plies: { readonly mean: number; readonly min: number; readonly max: number };
  /** The share of victories of the seat that starts; null where all choose at the same time. */
  readonly starting: ConfidenceInterval | null;
  readonly seatShares: readonly ConfidenceInterval[];
}

export function buildReport(game: Game, plan: SimulationPlan, tally: Tally): SimulationReport {
  const { config, bots, games, seed } = plan;
  return {
    game: game.id,
    seats: config.seats,
    options: config.options,
    seed,
    games,
    bots: distinct(bots).map((bot, i) => {
      const seats = bots.filter((name) => name === bot).length;
      const { share, score, faults, pairs, skill } = tally.bots[i];
      return {
        bot,
        seats,
        fair: seats / bots.length,
        share: estimateShare(share),
        score: estimate(score),
        faults,
        adjusted: plan.adjust === true ? adjusted(pairs) : null,
        skill: plan.adjust === true ? estimate(skill) : null,
      };
    }),
    plies: { mean: tally.plies.sum / games, min: tally.plies.min, max: tally.plies.max },
    starting: hasStart(game, config, seed) ? estimateShare(tally.starting) : null,
    seatShares: tally.seats.map(estimateShare),
    chance: plan.adjust === true ? tally.chance.map(estimate) : null,
  };
}
