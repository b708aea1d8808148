/**
 * How Campos is searched: the most promising actions compete in sampled worlds, all of them in the same ones, for what
 * is dealt decides more than any single placement; again and again those that do worst drop out. A turn is two decisions
 * of one seat: the first is judged with the second as an imagined seat would make it, the second is searched anew.
 */
import { type Action, FastRng, type Rng, type Seat, type View } from '../../../core/index.ts';
import { type Area, areaOf, countBits, newArea } from '../rules/area.ts';
import { anchorOf, listCards, NO_CARDS, NO_PIECE } from '../rules/data.ts';
import { placing, removing, scoring } from '../rules/moves.ts';
import { placeAt } from '../rules/placing.ts';
import { listSlots, lookOut, removable } from '../rules/removing.ts';
import type { Campos, Shared } from '../rules/rules.ts';
import { holding, pointsOf } from '../rules/scoring.ts';
import { spread, type Unseen, unseenIn } from '../rules/worlds.ts';
import type { SearchingBot, Estimate } from '../../../bots/bot.ts';
import { eachPlace, placePromise, playOn, removePromise, takeUp } from './playout.ts';
import { type Outlook, outlookOf } from './judge.ts';
import { CAMPOS_WEIGHTS } from './weights.ts';
import { apply, goOnFrom, type World } from './world.ts';
import { exp, ln } from '../../../bots/portableMath.ts';
import type { Judges } from '../../../bots/mind/judge.ts';
import type { Character } from '../../../bots/character.ts';
import { type Allowance, type Search, searchBot } from '../../../bots/think.ts';

/** How much the victory itself counts; the rest is for the margin of points, squashed on this scale. */
const VICTORY = 0.3;
const SCALE = 8;

/** How much it looks at. */
export interface Look {
  /** How many imagined matches it plays for a decision, by the number of seats. */
  readonly iterations: (seats: number) => number;
  /** How many actions compete at first. */
  readonly first: number;
  /** After how many turns an imagined match is judged, by the number of seats; without it is played to its end. */
  readonly turns?: (seats: number) => number;
}

/** With so few pieces left a match is played to its end. */
const NEAR_THE_END = 6;

interface Rival {
  readonly action: Action;
  visits: number;
  worth: number;
}

/** Cards come before everything else that may be done. */
const CARD_FIRST = 100;

/** The most promising actions of the seat whose turn it is, best first. */
function ranked({ shared, own }: View<Campos>, area: Area, most: number): Rival[] {
  const seat = shared.turn as Seat;
  const hand = own?.hand ?? NO_CARDS;
  takeUp(hand, shared.phase);
  const found: { action: Action; value: number }[] = [];
  if (shared.second)
    for (const card of listCards(hand & holding(area)))
      found.push({ action: scoring(card), value: CARD_FIRST + pointsOf(area, card) });
  if (shared.phase === 'construction') {
    const first = shared.front[2 * seat];
    const second = shared.front[2 * seat + 1];
    eachPlace(area, (anchor, turn) => {
      const place = placeAt(anchor, turn);
      if (first !== NO_PIECE)
        found.push({ action: placing(0, place), value: placePromise(area, first, anchor, turn) });
      if (second !== NO_PIECE && second !== first)
        found.push({ action: placing(1, place), value: placePromise(area, second, anchor, turn) });
    });
  } else
    for (const slot of listSlots(removable(area)))
      found.push({ action: removing(anchorOf(shared.laid[slot])), value: removePromise(area, slot) });
  found.sort((a, b) => b.value - a.value || a.action - b.action);
  return found.slice(0, most).map(({ action }) => ({ action, visits: 0, worth: 0 }));
}

/** What the end of a match is worth to each seat, from 0 to 1. */
export function worthOf({ scores, seats }: Shared, into: number[]): void {
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

/** Makes them 1 in all, as a judge has it. */
export function toShares(worths: number[]): void {
  let all = 0;
  for (let seat = 0; seat < worths.length; seat++) all += worths[seat];
  for (let seat = 0; seat < worths.length; seat++) worths[seat] /= all;
}

/** At the end two are left to compete. */
const FINAL = 2;
const byWorth = (a: Rival, b: Rival): number => b.worth / b.visits - a.worth / a.visits;

/** One search of one decision. */
class CamposSearch implements Search {
  readonly #view: View<Campos>;
  readonly #rng: Rng;
  readonly #allowance: Allowance;
  readonly #unseen: Unseen;
  readonly #area: Area;
  readonly #rivals: Rival[];
  /** Those that dropped out, the last one first. */
  readonly #out: Rival[] = [];
  readonly #begun: number;
  /** The logarithm of how many are left at the end, of those that begun. */
  readonly #falling: number;
  /** Where imagined matches are played. */
  readonly #room = newArea();
  readonly #worth: number[];
  readonly #sums: number[];
  readonly #turns: number;
  readonly #outlook: Outlook | null;
  iterations = 0;

  constructor(view: View<Campos>, rng: Rng, look: Look, allowance: Allowance, judges: Judges) {
    const { laid, phase, scores, seats } = view.shared;
    this.#turns = look.turns?.(seats) ?? Infinity;
    this.#outlook = look.turns === undefined ? null : outlookOf(seats, judges[seats]);
    this.#view = view;
    this.#rng = rng;
    this.#allowance = allowance;
    this.#unseen = unseenIn(view);
    this.#area = areaOf(laid);
    if (phase === 'deconstruction') lookOut(this.#area);
    this.#rivals = ranked(view, this.#area, Math.min(look.first, allowance.most));
    this.#begun = this.#rivals.length;
    this.#falling = this.#begun <= FINAL ? 0 : ln(FINAL / this.#begun);
    this.#worth = scores.map(() => 0);
    this.#sums = scores.map(() => 0);
  }

  /** All that are left compete in one more world. */
  step(): boolean {
    const { spent } = this.#allowance;
    this.#dropOut(Math.max(FINAL, Math.ceil(this.#begun * exp(spent * this.#falling))));
    const dealt = spread(this.#view, this.#unseen, this.#rng);
    const luck = this.#rng.u32();
    const seat = this.#view.shared.turn as Seat;
    for (const rival of this.#rivals.slice(0, this.#allowance.left(this.iterations))) {
      const world = goOnFrom(dealt, this.#area, this.#room);
      apply(world, rival.action);
      this.#judge(world, new FastRng(luck, ~luck, 1, 2));
      rival.visits++;
      rival.worth += this.#worth[seat];
      for (let other = 0; other < this.#sums.length; other++) this.#sums[other] += this.#worth[other];
      this.iterations++;
    }
    return true;
  }

  /** Goes on from an action and finds what that is worth to each seat. */
  #judge(world: World, rng: Rng): void {
    const { shared } = world.state;
    playOn(world, this.#turns, rng);
    const isNearTheEnd = shared.phase === 'deconstruction' && countBits(world.area.lying) <= NEAR_THE_END;
    if (shared.turn !== null && isNearTheEnd) playOn(world, Infinity, rng);
    if (shared.turn === null) {
      worthOf(shared, this.#worth);
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

export const searcher = (
  name: string,
  look: Look,
  character?: Character<Campos>,
  judges: Judges = CAMPOS_WEIGHTS,
): SearchingBot<Campos> =>
  searchBot<Campos>({
    name,
    ...(character === undefined ? {} : { character }),
    budget: ({ shared }) => ({ iterations: look.iterations(shared.seats) }),
    begin: (view, _legal, rng, allowance) => new CamposSearch(view, rng, look, allowance, judges),
  });
