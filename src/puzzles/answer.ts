/**
 * What a choice allows, shown on the board: the others' answer to it. It is played in worlds drawn from the solver's view, never in the
 * true one, so nothing is shown that the solver could not have thought of.
 */
import type { Bot } from '../bots/index.ts';
import { lowestSeat } from '../bots/match.ts';
import {
  type Action,
  fastRng,
  FastRng,
  type Game,
  has,
  NOBODY,
  payoffsOf,
  type Rng,
  type Seat,
  type State,
  type View,
  viewOf,
} from '../core/index.ts';

export interface Answer {
  /** The table as it was, with hidden cards as they might lie. */
  readonly world: State;
  /** The choice, and what the others do after it, until the solver is asked again or the match is over. */
  readonly decisions: readonly (readonly [Seat, Action])[];
  /** The share of the victory that the solver can expect then. */
  readonly share: number;
}

/** In so many worlds, each as likely as the others, it is looked at what follows; the worst of them is shown. */
const WORLDS = 5;
/** After so many decisions nobody waits any longer. */
const LONGEST = 12;

function followed(game: Game, bot: Bot, world: State, seat: Seat, action: Action, rng: Rng): Answer {
  const state = game.clone(world);
  const decisions: [Seat, Action][] = [];
  const play = (by: Seat, what: Action): void => {
    decisions.push([by, what]);
    game.apply(state, by, what);
  };
  play(seat, action);
  for (let due = game.toAct(state); due !== NOBODY && !has(due, seat); due = game.toAct(state)) {
    if (decisions.length > LONGEST) break;
    const by = lowestSeat(due);
    const view = viewOf(state, by);
    play(by, bot.choose(view, game.legal(view), rng));
  }
  return { world, decisions, share: shareIn(game, bot, state, seat, rng) };
}

/** What the solver can expect, as far as the bot can tell from the seat that is asked next. */
function shareIn(game: Game, bot: Bot, state: State, seat: Seat, rng: Rng): number {
  const due = game.toAct(state);
  if (due === NOBODY) return payoffsOf(game, state)[seat];
  const view = viewOf(state, has(due, seat) ? seat : lowestSeat(due));
  return bot.estimate?.(view, game.legal(view), rng).shares[seat] ?? 0;
}

/** The answer to a choice that costs the solver most, by a bot that plays all the others; the same for the same view and choice. */
export function answerTo(game: Game, bot: Bot, view: View, action: Action): Answer {
  const seat = view.seat as Seat;
  const rng = fastRng(JSON.stringify(view), action);
  const answers = Array.from({ length: WORLDS }, () => {
    const chance = new FastRng(rng.u32(), rng.u32(), rng.u32(), rng.u32());
    return followed(game, bot, game.determinize(view, chance), seat, action, chance);
  });
  return answers.reduce((worst, answer) => (answer.share < worst.share ? answer : worst));
}
