/**
 * How Campos is searched: the most promising actions compete in sampled worlds, all of them in the same ones, for what
 * is dealt decides more than any single placement; again and again those that do worst drop out. A turn is two decisions
 * of one seat: the first is judged with the second as an imagined seat would make it, the second is searched anew.
 */
import { type Action, FastRng, type Rng, type View } from '../core/index.ts';
import { NO_PIECE } from '../games/campos/data.ts';
import {
  actionAnchor,
  actionCard,
  actionIndex,
  actionPlace,
  isRemoving,
  isScoring,
  placing,
  removing,
  scoring,
} from '../games/campos/moves.ts';
import { placeAnchor, placeAt, placeTurn } from '../games/campos/placing.ts';
import type { Campos } from '../games/campos/rules.ts';
import type { Bot, Budget, Estimate, Thinking } from './bot.ts';
import { eachPlace, placePromise, playOut, removePromise, takeUp } from './camposPlayout.ts';
import { begin, deal, LARGER, lowest, SCORES, SMALLER, Trial } from './camposTrial.ts';
import { type Level, onAWhim } from './levels.ts';

/** How much the victory itself counts; the rest is for the margin of points, squashed on this scale. */
const VICTORY = 0.3;
const SCALE = 8;

export interface Strength {
  /** How many imagined matches it plays out for a decision, for each opponent. */
  readonly iterations: number;
  /** How many actions compete at first. */
  readonly first: number;
  /** How far below the best a choice may be expected to end and still be taken, as if on a whim; 0 for none. */
  readonly whim: number;
}

interface Rival {
  readonly action: Action;
  visits: number;
  worth: number;
}

function apply(trial: Trial, action: Action): void {
  if (isScoring(action)) trial.score(actionCard(action));
  else if (isRemoving(action)) trial.remove(trial.slotAt(actionAnchor(action)));
  else {
    const place = actionPlace(action);
    trial.place(actionIndex(action), placeAnchor(place), placeTurn(place));
  }
}

/** Cards come before everything else that may be done. */
const CARD_FIRST = 100;

/** The most promising actions of the seat whose turn it is, best first. */
function ranked(trial: Trial, most: number): Rival[] {
  const { turn: seat, sizes } = trial;
  takeUp(trial);
  const found: { action: Action; value: number }[] = [];
  if (trial.second)
    for (let left = trial.hands[seat]; left !== 0; left &= left - 1) {
      const card = lowest(left);
      if (sizes[LARGER[card]] > sizes[SMALLER[card]])
        found.push({ action: scoring(card), value: CARD_FIRST + sizes[SCORES[card]] });
    }
  if (trial.building) {
    const first = trial.front[2 * seat];
    const second = trial.front[2 * seat + 1];
    eachPlace(trial, (anchor, turn) => {
      const place = placeAt(anchor, turn);
      if (first !== NO_PIECE)
        found.push({ action: placing(0, place), value: placePromise(trial, first, anchor, turn) });
      if (second !== NO_PIECE && second !== first)
        found.push({ action: placing(1, place), value: placePromise(trial, second, anchor, turn) });
    });
  } else
    for (let left = trial.removable(); left !== 0; left &= left - 1) {
      const slot = lowest(left);
      found.push({ action: removing(trial.anchors[slot]), value: removePromise(trial, slot) });
    }
  found.sort((a, b) => b.value - a.value || a.action - b.action);
  return found.slice(0, most).map(({ action }) => ({ action, visits: 0, worth: 0 }));
}

/** What the end of a match is worth to each seat, from 0 to 1. */
function worthOf({ scores, seats }: Trial, into: number[]): void {
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
    into[seat] = VICTORY * share + (1 - VICTORY) / (1 + Math.exp(-margin / SCALE));
  }
}

/** How much of a budget is spent, from 0 to 1. */
const spent = (budget: Budget, iterations: number, began: number): number =>
  'iterations' in budget ? iterations / budget.iterations : (budget.now() - began) / budget.milliseconds;

/** At the end so many are left to compete. */
const FINAL = 2;
const REPORT_EVERY = 512;
const byWorth = (a: Rival, b: Rival): number => b.worth / b.visits - a.worth / a.visits;

/** One world in which all compete, and the match that is played out in it. */
const dealt = new Trial();
const trial = new Trial();

function think(
  view: View<Campos>,
  rng: Rng,
  first: number,
  budget: Budget,
  { isCancelled, progress }: Thinking,
): Estimate {
  const { root, unseen } = begin(view);
  const seat = root.turn;
  const rivals = ranked(root, 'iterations' in budget ? Math.min(first, budget.iterations) : first);
  const begun = rivals.length;
  const out: Rival[] = [];
  const worth = Array.from({ length: root.seats }, () => 0);
  const sums = worth.slice();
  let iterations = 0;
  const began = 'now' in budget ? budget.now() : 0;
  const estimate = (): Estimate => {
    rivals.sort(byWorth);
    const choices = [...rivals, ...out].map(({ action, visits, worth: sum }) => ({
      action,
      expects: sum / visits,
      weight: visits / iterations,
    }));
    return { choices, shares: sums.map((sum) => sum / iterations), line: [choices[0].action], iterations };
  };
  for (let part = 0, reported = 0; part < 1; part = spent(budget, iterations, began)) {
    const keep = Math.max(FINAL, Math.ceil(begun * (FINAL / begun) ** part));
    if (keep < rivals.length) {
      rivals.sort(byWorth);
      out.unshift(...rivals.splice(keep));
    }
    dealt.copy(root);
    deal(dealt, unseen, rng);
    const luck = rng.u32();
    for (const rival of rivals) {
      trial.copy(dealt);
      apply(trial, rival.action);
      playOut(trial, new FastRng(luck, ~luck, 1, 2));
      worthOf(trial, worth);
      rival.visits++;
      rival.worth += worth[seat];
      for (let other = 0; other < worth.length; other++) sums[other] += worth[other];
      iterations++;
    }
    if (isCancelled?.() === true) break;
    if (iterations - reported >= REPORT_EVERY) {
      reported = iterations;
      progress?.(estimate());
    }
  }
  return estimate();
}

/** A bot for Campos of a given strength. */
export function camposBot(name: string, { iterations, first, whim }: Strength): Bot<Campos> {
  const budgetFor = ({ shared }: View<Campos>, { budget }: Thinking): Budget =>
    budget ?? { iterations: iterations * (shared.seats - 1) };
  return {
    name,
    estimate: (view, _legal, rng, thinking = {}) =>
      think(view, rng, first, budgetFor(view, thinking), thinking),
    choose(view, legal, rng, thinking = {}) {
      if (legal.length === 1) return legal[0];
      const { choices } = think(view, rng, first, budgetFor(view, thinking), thinking);
      return onAWhim(choices, whim, rng);
    },
  };
}

export const levels: { readonly [L in Level]: Bot<Campos> } = {
  easy: camposBot('easy', { iterations: 8, first: 8, whim: 0.15 }),
  medium: camposBot('medium', { iterations: 16, first: 8, whim: 0.06 }),
  hard: camposBot('hard', { iterations: 50, first: 12, whim: 0 }),
  expert: camposBot('expert', { iterations: 250, first: 16, whim: 0 }),
};
