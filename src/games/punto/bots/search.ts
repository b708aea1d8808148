/** The search of Punto: it examines the best placements one placement deeper, the best of these one more, and so on. */
import type { Rng, Seat, View } from '../../../core/index.ts';
import type { Cell } from '../rules/data.ts';
import type { Punto } from '../rules/rules.ts';
import { sideSeats, type Shared, sideOf } from '../rules/state.ts';
import type { SearchingBot, Choice, Estimate } from '../../../bots/bot.ts';
import type { Character } from '../../../bots/character.ts';
import type { NamedEvaluatorWeights } from '../../../bots/neural/evaluator.ts';
import { SearchBudget, type Search, searchBot } from '../../../bots/searchBot.ts';
import { computeNextCards } from './nextCards.ts';
import { compareByWorth, PlacementLookahead, type TableSettings, type Reply } from './lookahead.ts';
import { PUNTO_WEIGHTS } from './weights.ts';

/** No deeper step. */
const FIRST_LOOK = { beam: 0, doubt: 0 };
const UNLIMITED = new SearchBudget({ iterations: Infinity });

/** The most promising placement without search, and each seat's expected share of the match after it. */
export function bestAtOnce(view: View<Punto>, rng: Rng): { readonly cell: Cell; readonly shares: number[] } {
  const { shared } = view;
  const seat = view.seat as Seat;
  const ahead = new PlacementLookahead(
    shared,
    computeNextCards(view, rng),
    UNLIMITED,
    PUNTO_WEIGHTS,
    FIRST_LOOK,
  );
  const { cell, chances } = ahead.replies(seat, shared.up[seat], true)[0];
  return { cell, shares: ahead.shares(chances) };
}

/** With few cards on the table, a deeper search gains little and takes long. */
const OPENING = 8;

interface SearchedReply {
  readonly reply: Reply;
  readonly sweeps: number;
}

class PuntoSearch implements Search {
  readonly #shared: Shared;
  readonly #seat: Seat;
  readonly #allowance: SearchBudget;
  readonly #ahead: PlacementLookahead;
  readonly #stages: readonly number[];
  #stage = 0;
  /** Best first. */
  #found: readonly SearchedReply[];
  /** Every stage brings news. */
  readonly reportEvery = 1;

  constructor(
    view: View<Punto>,
    rng: Rng,
    allowance: SearchBudget,
    look: TableSettings,
    evaluators: NamedEvaluatorWeights,
  ) {
    const { shared } = view;
    this.#shared = shared;
    this.#seat = view.seat as Seat;
    this.#allowance = allowance;
    const reach = look(shared);
    this.#ahead = new PlacementLookahead(shared, computeNextCards(view, rng), allowance, evaluators, reach);
    this.#stages = reach.stages.slice(0, shared.filled < OPENING ? 1 : undefined);
    const replies = this.#ahead.replies(this.#seat, shared.up[this.#seat], true);
    this.#found = replies.map((reply) => ({ reply, sweeps: 1 }));
  }

  get iterations(): number {
    return this.#ahead.sweeps;
  }

  step(): boolean {
    const ahead = this.#ahead;
    const seat = this.#seat;
    const depth = this.#stage + 1;
    const width = this.#stages[this.#stage++];
    if (this.#found.length === 1 || width === undefined) return false;
    if (depth > 1 && ahead.sweeps + ahead.cost(seat, width, depth) > this.#allowance.most) return false;
    const deeper: SearchedReply[] = [];
    for (const { reply, sweeps } of this.#found.slice(0, width)) {
      const before = ahead.sweeps;
      const deepened = ahead.deepened(reply, seat, this.#shared.up[seat], depth, depth === 1);
      if (ahead.isCutShort) break;
      deeper.push({ reply: deepened, sweeps: sweeps + ahead.sweeps - before });
    }
    // Values of different depth are not comparable, so deeper ones stay ahead.
    deeper.sort((a, b) => compareByWorth(a.reply, b.reply));
    this.#found = [...deeper, ...this.#found.slice(deeper.length)];
    return !ahead.isCutShort;
  }

  estimate(): Estimate {
    const shared = this.#shared;
    const partners = sideSeats(shared, sideOf(shared, this.#seat)).length;
    const all = this.#found.reduce((sum, { sweeps }) => sum + sweeps, 0);
    const choices = this.#found.map(({ reply, sweeps }): Choice => ({
      action: reply.cell,
      expects: reply.worth / partners,
      weight: sweeps / all,
    }));
    const shares = this.#ahead.shares(this.#found[0].reply.chances);
    return { choices, shares, line: [choices[0].action], iterations: this.iterations };
  }
}

export const puntoSearchBot = (
  name: string,
  look: TableSettings,
  character?: Character<Punto>,
  evaluators: NamedEvaluatorWeights = PUNTO_WEIGHTS,
): SearchingBot<Punto> =>
  searchBot<Punto>({
    name,
    ...(character === undefined ? {} : { character }),
    budget: ({ shared }) => ({ iterations: look(shared).iterations }),
    begin: (view, _legal, rng, allowance) => new PuntoSearch(view, rng, allowance, look, evaluators),
  });
