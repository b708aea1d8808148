/**
 * The search of Campos: sequential halving. The most promising actions compete in the same sampled worlds, because the deal
 * matters more than any single placement. The worst drop out repeatedly. A turn is two decisions of one seat: the first assumes a
 * rollout's choice for the second, and the second gets its own search.
 */
import { type Action, FastRng, type Rng, type Seat, type View } from '../../../core/index.ts';
import { type Area, getArea, countBits, newArea } from '../rules/area.ts';
import { anchorOf, listCards, NO_CARDS, NO_PIECE } from '../rules/data.ts';
import { encodePlace, encodeRemoval, encodeScore } from '../rules/moves.ts';
import { placeAt } from '../rules/placing.ts';
import { listSlots, noteAllBlockers, findRemovable } from '../rules/removing.ts';
import type { Campos, Shared } from '../rules/rules.ts';
import { cardsThatHold, cardPoints } from '../rules/scoring.ts';
import { spread, type Unseen, unseenIn } from '../rules/determinize.ts';
import type { SearchingBot, Estimate } from '../../../bots/bot.ts';
import { forEachPlace, placeValue, playTurns, removalValue, takeUpHand } from './fastRollout.ts';
import { type CamposEvaluator, findEvaluator } from './evaluator.ts';
import { CAMPOS_WEIGHTS } from './weights.ts';
import { applyToWorld, copyWorld, type World } from './searchWorld.ts';
import { exp, ln } from '../../../bots/portableMath.ts';
import type { NamedEvaluatorWeights } from '../../../bots/neural/evaluator.ts';
import type { Character } from '../../../bots/character.ts';
import { type SearchBudget, type Search, searchBot } from '../../../bots/searchBot.ts';

const VICTORY = 0.3;
const SCALE = 8;

export interface SearchSettings {
  readonly iterations: (seats: number) => number;
  readonly first: number;
  /** The number of turns before an imagined match is judged, by the number of seats; undefined plays to its end. */
  readonly turns?: (seats: number) => number;
}

/** With this few pieces left, rollouts play to the end. */
const NEAR_THE_END = 6;

interface Candidate {
  readonly action: Action;
  visits: number;
  worth: number;
}

/** Cards come before all other actions. */
const CARD_FIRST = 100;

function rankActions({ shared, own }: View<Campos>, area: Area, most: number): Candidate[] {
  const seat = shared.turn as Seat;
  const hand = own?.hand ?? NO_CARDS;
  takeUpHand(hand, shared.phase);
  const found: { action: Action; value: number }[] = [];
  if (shared.second)
    for (const card of listCards(hand & cardsThatHold(area)))
      found.push({ action: encodeScore(card), value: CARD_FIRST + cardPoints(area, card) });
  if (shared.phase === 'construction') {
    const first = shared.front[2 * seat];
    const second = shared.front[2 * seat + 1];
    forEachPlace(area, (anchor, turn) => {
      const place = placeAt(anchor, turn);
      if (first !== NO_PIECE)
        found.push({ action: encodePlace(0, place), value: placeValue(area, first, anchor, turn) });
      if (second !== NO_PIECE && second !== first)
        found.push({ action: encodePlace(1, place), value: placeValue(area, second, anchor, turn) });
    });
  } else
    for (const slot of listSlots(findRemovable(area)))
      found.push({ action: encodeRemoval(anchorOf(shared.laid[slot])), value: removalValue(area, slot) });
  found.sort((a, b) => b.value - a.value || a.action - b.action);
  return found.slice(0, most).map(({ action }) => ({ action, visits: 0, worth: 0 }));
}

export function computeWorths({ scores, seats }: Shared, into: number[]): void {
  for (let seat = 0; seat < seats; seat++) {
    let best = -1;
    let alike = 1;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      if (scores[other] === scores[seat]) alike++;
      if (scores[other] > best) best = scores[other];
    }
    const margin = scores[seat] - best;
    const share = margin < 0 ? 0 : 1 / alike;
    into[seat] = VICTORY * share + (1 - VICTORY) / (1 + exp(-margin / SCALE));
  }
}

/** Normalizes the values to a sum of 1, as evaluators do. */
export function toShares(worths: number[]): void {
  let all = 0;
  for (let seat = 0; seat < worths.length; seat++) all += worths[seat];
  for (let seat = 0; seat < worths.length; seat++) worths[seat] /= all;
}

const FINAL = 2;
const byWorth = (a: Candidate, b: Candidate): number => b.worth / b.visits - a.worth / a.visits;

class CamposSearch implements Search {
  readonly #view: View<Campos>;
  readonly #rng: Rng;
  readonly #allowance: SearchBudget;
  readonly #unseen: Unseen;
  readonly #area: Area;
  readonly #rivals: Candidate[];
  /** The eliminated candidates, latest first. */
  readonly #out: Candidate[] = [];
  readonly #begun: number;
  /** The logarithm of the share of candidates that reach the end. */
  readonly #falling: number;
  readonly #room = newArea();
  readonly #worth: number[];
  readonly #sums: number[];
  readonly #turns: number;
  readonly #outlook: CamposEvaluator | null;
  iterations = 0;

  constructor(
    view: View<Campos>,
    rng: Rng,
    look: SearchSettings,
    allowance: SearchBudget,
    evaluators: NamedEvaluatorWeights,
  ) {
    const { laid, phase, scores, seats } = view.shared;
    this.#turns = look.turns?.(seats) ?? Infinity;
    this.#outlook = look.turns === undefined ? null : findEvaluator(seats, evaluators[seats]);
    this.#view = view;
    this.#rng = rng;
    this.#allowance = allowance;
    this.#unseen = unseenIn(view);
    this.#area = getArea(laid);
    if (phase === 'deconstruction') noteAllBlockers(this.#area);
    this.#rivals = rankActions(view, this.#area, Math.min(look.first, allowance.most));
    this.#begun = this.#rivals.length;
    this.#falling = this.#begun <= FINAL ? 0 : ln(FINAL / this.#begun);
    this.#worth = scores.map(() => 0);
    this.#sums = scores.map(() => 0);
  }

  step(): boolean {
    const { spent } = this.#allowance;
    this.#dropOut(Math.max(FINAL, Math.ceil(this.#begun * exp(spent * this.#falling))));
    const dealt = spread(this.#view, this.#unseen, this.#rng);
    const luck = this.#rng.u32();
    const seat = this.#view.shared.turn as Seat;
    for (const rival of this.#rivals.slice(0, this.#allowance.left(this.iterations))) {
      const world = copyWorld(dealt, this.#area, this.#room);
      applyToWorld(world, rival.action);
      this.#judge(world, new FastRng(luck, ~luck, 1, 2));
      rival.visits++;
      rival.worth += this.#worth[seat];
      for (let other = 0; other < this.#sums.length; other++) this.#sums[other] += this.#worth[other];
      this.iterations++;
    }
    return true;
  }

  #judge(world: World, rng: Rng): void {
    const { shared } = world.state;
    playTurns(world, this.#turns, rng);
    const isNearTheEnd = shared.phase === 'deconstruction' && countBits(world.area.lying) <= NEAR_THE_END;
    if (shared.turn !== null && isNearTheEnd) playTurns(world, Infinity, rng);
    if (shared.turn === null) {
      computeWorths(shared, this.#worth);
      if (this.#outlook !== null) toShares(this.#worth);
    } else this.#outlook?.judge(world, this.#worth);
  }

  #dropOut(keep: number): void {
    if (keep >= this.#rivals.length) return;
    this.#rivals.sort(byWorth);
    this.#out.unshift(...this.#rivals.splice(keep));
  }

  estimate(): Estimate {
    const { iterations } = this;
    this.#rivals.sort(byWorth);
    const choices = [...this.#rivals, ...this.#out].map(({ action, visits, worth }) => ({
      action,
      expects: worth / visits,
      weight: visits / iterations,
    }));
    return {
      choices,
      shares: this.#sums.map((sum) => sum / iterations),
      line: [choices[0].action],
      iterations,
    };
  }
}

export const camposSearchBot = (
  name: string,
  look: SearchSettings,
  character?: Character<Campos>,
  evaluators: NamedEvaluatorWeights = CAMPOS_WEIGHTS,
): SearchingBot<Campos> =>
  searchBot<Campos>({
    name,
    ...(character === undefined ? {} : { character }),
    budget: ({ shared }) => ({ iterations: look.iterations(shared.seats) }),
    begin: (view, _legal, rng, allowance) => new CamposSearch(view, rng, look, allowance, evaluators),
  });
