/** A daily deal played by choosing the n-th of the legal decisions, with n growing by a stride. */
import { chooseFromSeed, decisionSeed } from '../src/bots/seededDecision.ts';
import { loadBot } from '../src/bots/index.ts';
import {
  type Action,
  type Game,
  listSeats,
  NO_SEATS,
  type Seat,
  Table,
  type View,
} from '../src/core/index.ts';
import type { DailyDeal } from '../src/daily/index.ts';

export interface BotAsked {
  readonly game: string;
  readonly bot: string;
  readonly person: string;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly seed: string;
  readonly answer: Action;
}

interface DailyPlayOptions {
  readonly stride: number;
  /** Whether others decide first where several seats owe a decision. */
  readonly isSlow?: boolean;
  readonly asked?: (question: BotAsked) => void;
}

export async function playDailyDeal(
  game: Game,
  deal: DailyDeal,
  { stride, isSlow = false, asked }: DailyPlayOptions,
): Promise<Table> {
  const table = new Table(game, deal.config, deal.seed);
  const decided = deal.sitters.map(() => 0);
  const isPerson = (seat: Seat): number => Number(seat === deal.seat);
  for (let due = table.toAct; due !== NO_SEATS; due = table.toAct) {
    const seats = listSeats(due);
    const [seat] = isSlow ? seats.toSorted((a, b) => isPerson(a) - isPerson(b)) : seats;
    const legal = table.legal(seat);
    const sitter = deal.sitters[seat];
    const number = decided[seat]++;
    let action = legal[(number * stride) % legal.length];
    if (sitter.kind === 'bot') {
      const bot = (await loadBot(game.id, sitter.level, sitter.name))!;
      const seed = decisionSeed(deal.seed, seat, number);
      const view = table.view(seat);
      action = chooseFromSeed(bot, view, legal, seed);
      asked?.({ game: game.id, bot: sitter.level, person: sitter.name, view, legal, seed, answer: action });
    }
    table.play(seat, action);
  }
  return table;
}
