/**
 * The search of Schicht im Schacht. In every sampled world the other seats choose first, by their views. Each of the searcher's
 * actions then meets the same choices and hands. So no seat answers a hidden choice, and actions differ by their effects rather
 * than by luck. Clearly inferior actions drop out.
 */
import type { Action, Rng, Seat, View } from '../../../core/index.ts';
import { HAND, isSilver, ROUNDS } from '../rules/data.ts';
import { chosenCard, closedOption, laidPlace } from '../rules/moves.ts';
import type { Schicht } from '../rules/rules.ts';
import { handSize, type Shared } from '../rules/state.ts';
import { unseenCards } from '../rules/determinize.ts';
import type { SearchingBot, Estimate } from '../../../bots/bot.ts';
import type { Character } from '../../../bots/character.ts';
import { exp } from '../../../bots/portableMath.ts';
import { type Odds, publicOdds } from './danger.ts';
import {
  chooseCard,
  addTaken,
  copyWorld,
  finishRound,
  newWorld,
  playOutRounds,
  removeCard,
  type SearchWorld,
} from './playout.ts';
import { closeWith, layOnPacked, readLayout, settle } from '../rules/packedTable.ts';
import { SearchBudget, type Search, searchBot } from '../../../bots/searchBot.ts';

/** The rounds of a playout after the present one; more gain nothing and take longer. */
const ROUNDS_AHEAD = 2;
/** For a brief search one is enough. */
const MOMENT_AHEAD = 1;
interface Measure {
  /** The lead in cards that makes a difference; it grows with every round left. */
  readonly lead: number;
  readonly victory: number;
}
const END: Measure = { lead: 1, victory: 0.8 };
const LEAD_A_ROUND = 2;
/** Actions drop out from 8 worlds on, if they are behind by 2.5 standard errors. */
const WORLDS_AT_LEAST = 8;
const BEHIND = 2.5;

interface TriedAction {
  readonly action: Action;
  visits: number;
  sum: number;
  squares: number;
  isBehind: boolean;
}

/** S17: silver cards only break ties. */
const SILVER_TIE = 1 / 128;

/** The value of a world for each seat: a share of the victory, estimated from the leads while rounds are left. */
export function evaluateWorld(
  { taken, silver, round }: SearchWorld,
  worth: Float64Array,
  atEnd: Measure = END,
): void {
  const left = ROUNDS + 1 - round;
  const lead = atEnd.lead + LEAD_A_ROUND * Math.sqrt(left);
  let most = 0;
  for (let seat = 0; seat < taken.length; seat++)
    most = Math.max(most, (worth[seat] = taken[seat] - SILVER_TIE * silver[seat]));
  let winners = 0;
  let total = 0;
  for (let seat = 0; seat < taken.length; seat++) {
    if (worth[seat] === most) winners++;
    total += exp((worth[seat] - most) / lead);
  }
  for (let seat = 0; seat < taken.length; seat++) {
    const share = exp((worth[seat] - most) / lead) / total;
    const victory = worth[seat] === most ? 1 / winners : 0;
    worth[seat] = left > 0 ? share : atEnd.victory * victory + (1 - atEnd.victory) * share;
  }
}

function knownWorld({ seat, shared, own }: View<Schicht>): SearchWorld {
  const world = newWorld(shared.seats);
  readLayout(shared.layout, world.table);
  world.round = shared.round;
  world.sizes.fill(handSize(shared));
  shared.treasures.forEach((cards, owner) => {
    world.taken[owner] = cards.length;
    world.silver[owner] = cards.filter(isSilver).length;
  });
  own?.hand.forEach((card, at) => (world.hands[(seat as Seat) * HAND + at] = card));
  return world;
}

class SchichtSearch implements Search {
  readonly #shared: Shared;
  readonly #searcher: Seat;
  readonly #rng: Rng;
  readonly #allowance: SearchBudget;
  readonly #odds: Odds;
  readonly #trials: readonly TriedAction[];
  readonly #deck: Uint8Array;
  readonly #known: SearchWorld;
  readonly #dealt: SearchWorld;
  readonly #world: SearchWorld;
  /** By seat, the cards still to be laid this round except the searcher's action. */
  readonly #others: Uint8Array;
  readonly #chosen: Uint8Array;
  readonly #worth: Float64Array;
  readonly #shares: Float64Array;
  readonly #until: number;
  #worlds = 0;
  iterations = 0;

  constructor(
    view: View<Schicht>,
    legal: readonly Action[],
    rng: Rng,
    allowance: SearchBudget,
    odds = publicOdds(view.shared),
    ahead = ROUNDS_AHEAD,
  ) {
    if (view.seat === null) throw new Error('a spectator has no move');
    const { seats } = view.shared;
    this.#shared = view.shared;
    this.#searcher = view.seat;
    this.#rng = rng;
    this.#allowance = allowance;
    this.#odds = odds;
    this.#until = Math.min(ROUNDS, view.shared.round + ahead) + 1;
    this.#trials = legal.map((action) => ({ action, visits: 0, sum: 0, squares: 0, isBehind: false }));
    this.#deck = Uint8Array.from(unseenCards(view));
    this.#known = knownWorld(view);
    this.#dealt = newWorld(seats);
    this.#world = newWorld(seats);
    this.#others = new Uint8Array(seats);
    this.#chosen = new Uint8Array(seats);
    this.#worth = new Float64Array(seats);
    this.#shares = new Float64Array(seats);
  }

  step(): boolean {
    this.#deal();
    this.#othersChoose();
    this.#worlds++;
    const running = this.#trials.filter(({ isBehind }) => !isBehind);
    for (const trial of running.slice(0, this.#allowance.left(this.iterations))) this.#try(trial);
    if (this.#worlds >= WORLDS_AT_LEAST) this.#leaveOut(running);
    return true;
  }

  #deal(): void {
    const dealt = this.#dealt;
    const deck = this.#deck;
    copyWorld(this.#known, dealt);
    let next = 0;
    for (let seat = 0; seat < dealt.sizes.length; seat++) {
      if (seat === this.#searcher) continue;
      for (let at = 0; at < dealt.sizes[seat]; at++, next++) {
        const drawn = next + this.#rng.below(deck.length - next);
        const card = deck[drawn];
        deck[drawn] = deck[next];
        deck[next] = card;
        dealt.hands[seat * HAND + at] = card;
      }
    }
  }

  /** S6: before the searcher's action is known; S7: revealed cards are fixed. */
  #othersChoose(): void {
    const { phase, order, laid, revealed } = this.#shared;
    const others = this.#others;
    others.fill(0);
    if (phase === 'choose') {
      for (let seat = 0; seat < others.length; seat++)
        if (seat !== this.#searcher) others[seat] = chooseCard(this.#dealt, seat, this.#odds, this.#rng);
    } else for (const seat of order.slice(laid)) if (seat !== this.#searcher) others[seat] = revealed[seat];
  }

  #try(trial: TriedAction): void {
    const world = this.#world;
    const chosen = this.#chosen;
    copyWorld(this.#dealt, world);
    chosen.set(this.#others);
    this.#act(trial.action);
    finishRound(world, chosen, this.#rng);
    playOutRounds(world, this.#until, chosen, this.#odds, this.#rng);
    evaluateWorld(world, this.#worth);
    const worth = this.#worth[this.#searcher];
    trial.visits++;
    trial.sum += worth;
    trial.squares += worth * worth;
    for (let seat = 0; seat < this.#shares.length; seat++) this.#shares[seat] += this.#worth[seat];
    this.iterations++;
  }

  #act(action: Action): void {
    const world = this.#world;
    const seat = this.#searcher;
    const { phase, revealed } = this.#shared;
    if (phase === 'choose') {
      this.#chosen[seat] = chosenCard(action);
      removeCard(world, seat, chosenCard(action));
      return;
    }
    if (phase === 'lay') layOnPacked(world.table, revealed[seat], laidPlace(action));
    else closeWith(world.table, closedOption(action));
    addTaken(
      world,
      seat,
      settle(world.table, (ways) => this.#rng.below(ways)),
    );
  }

  #leaveOut(running: readonly TriedAction[]): void {
    let best = 0;
    let variance = 0;
    for (const { sum, squares, visits } of running) {
      const mean = sum / visits;
      best = Math.max(best, mean);
      variance += (squares / visits - mean * mean) / running.length;
    }
    const width = BEHIND * Math.sqrt(variance / this.#worlds);
    for (const trial of running) trial.isBehind = trial.sum / trial.visits < best - width;
  }

  estimate(): Estimate {
    const tried = this.#trials.filter(({ visits }) => visits > 0);
    tried.sort((a, b) => b.visits - a.visits || b.sum / b.visits - a.sum / a.visits);
    const choices = tried.map(({ action, visits, sum }) => ({
      action,
      expects: sum / visits,
      weight: visits / this.iterations,
    }));
    return {
      choices,
      shares: Array.from(this.#shares, (sum) => sum / this.iterations),
      line: [choices[0].action],
      iterations: this.iterations,
    };
  }
}

export function quickChoice(
  view: View<Schicht>,
  legal: readonly Action[],
  rng: Rng,
  iterations: number,
  odds: Odds,
): Action {
  const allowance = new SearchBudget({ iterations });
  const search = new SchichtSearch(view, legal, rng, allowance, odds, MOMENT_AHEAD);
  do search.step();
  while (!allowance.isOver(search.iterations));
  return search.estimate().choices[0].action;
}

/** The choice of a card decides a match, the place hardly ever does, so it gets a tenth of the budget. */
const LAYING = 0.1;

export const schichtSearchBot = (
  name: string,
  iterations: number,
  character?: Character<Schicht>,
): SearchingBot<Schicht> =>
  searchBot<Schicht>({
    name,
    ...(character === undefined ? {} : { character }),
    budget: ({ shared }) => ({
      iterations: shared.phase === 'choose' ? iterations : Math.ceil(iterations * LAYING),
    }),
    begin: (view, legal, rng, allowance) => new SchichtSearch(view, legal, rng, allowance),
  });
