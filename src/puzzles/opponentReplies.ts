/**
 * Shows the others' answer to a choice on the board. It uses worlds drawn from the solver's view, never the true one, so it shows
 * nothing that the solver could not have considered.
 */
import type { Bot } from '../bots/index.ts';
import { lowestSeat } from '../bots/playMatch.ts';
import {
  type Action,
  fastRng,
  FastRng,
  type Game,
  seatSetHas,
  NO_SEATS,
  computePayoffs,
  type Rng,
  type Seat,
  type State,
  type View,
  viewOf,
} from '../core/index.ts';

export interface OpponentReplies {
  /** The table as it was, with hidden cards as they might lie. */
  readonly world: State;
  /** The choice and the others' answers, until the solver's next decision or the end of the match. */
  readonly decisions: readonly (readonly [Seat, Action])[];
  readonly share: number;
}

/** The number of equally likely worlds to play on; the worst one is shown. */
const WORLDS = 5;
const LONGEST = 12;

function playReplies(
  game: Game,
  bot: Bot,
  world: State,
  seat: Seat,
  action: Action,
  rng: Rng,
): OpponentReplies {
  const state = game.clone(world);
  const decisions: [Seat, Action][] = [];
  const play = (by: Seat, what: Action): void => {
    decisions.push([by, what]);
    game.apply(state, by, what);
  };
  play(seat, action);
  for (let due = game.toAct(state); due !== NO_SEATS && !seatSetHas(due, seat); due = game.toAct(state)) {
    if (decisions.length > LONGEST) break;
    const by = lowestSeat(due);
    const view = viewOf(state, by);
    play(by, bot.choose(view, game.legal(view), rng));
  }
  return { world, decisions, share: expectedShare(game, bot, state, seat, rng) };
}

function expectedShare(game: Game, bot: Bot, state: State, seat: Seat, rng: Rng): number {
  const due = game.toAct(state);
  if (due === NO_SEATS) return computePayoffs(game, state)[seat];
  const view = viewOf(state, seatSetHas(due, seat) ? seat : lowestSeat(due));
  return bot.estimate?.(view, game.legal(view), rng).shares[seat] ?? 0;
}

/** The most harmful answer to a choice, by a bot that plays all other seats; a function of view and choice. */
export function computeReplies(game: Game, bot: Bot, view: View, action: Action): OpponentReplies {
  const seat = view.seat as Seat;
  const rng = fastRng(JSON.stringify(view), action);
  const answers = Array.from({ length: WORLDS }, () => {
    const chance = new FastRng(rng.u32(), rng.u32(), rng.u32(), rng.u32());
    return playReplies(game, bot, game.determinize(view, chance), seat, action, chance);
  });
  return answers.reduce((worst, answer) => (answer.share < worst.share ? answer : worst));
}
