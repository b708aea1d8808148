/** Verifies a match of a day's deal: replays every decision, and lets the bots make theirs again. */
import { chooseFromSeed, decisionSeed } from '../bots/seededDecision.ts';
import type { Bot } from '../bots/index.ts';
import { type Game, isLinkFlaw, NO_SEATS, isDeepEqual, Table, decodeRecord } from '../core/index.ts';
import type { DailyDeal } from './dailyDeal.ts';
import { type SeatOutcome, computeOutcome } from './seatOutcome.ts';

export interface Forged {
  readonly wrong: string;
}

export type LoadBot = (game: string, level: string, person: string) => Promise<Bot | undefined>;

const forged = (wrong: string): Forged => ({ wrong });

/** The person's result in a match (see `encodeRecord`), or why the text is no match of that day. */
export async function verifyDailyMatch(
  game: Game,
  deal: DailyDeal,
  text: string,
  loadBot: LoadBot,
): Promise<SeatOutcome | Forged> {
  const record = decodeRecord(game, text);
  if (isLinkFlaw(record)) return forged(record.message);
  if (record.seed !== deal.seed || !isDeepEqual(record.config, deal.config))
    return forged('this is another deal than that day’s');
  const bots = await Promise.all(
    deal.sitters.map(async (sitter) =>
      sitter.kind === 'bot' ? loadBot(game.id, sitter.level, sitter.name) : undefined,
    ),
  );
  const table = new Table(game, deal.config, deal.seed);
  const decided = deal.sitters.map(() => 0);
  for (const [number, [seat, action]] of record.actions.entries()) {
    const bot = bots[seat];
    if (seat !== deal.seat) {
      if (bot === undefined) throw new Error(`there is no bot for seat ${seat} of ${game.id}`);
      const luck = decisionSeed(deal.seed, seat, decided[seat]);
      if (chooseFromSeed(bot, table.view(seat), table.legal(seat), luck) !== action)
        return forged(`decision ${number + 1} is not what the bot of seat ${seat} decides`);
    }
    decided[seat]++;
    table.play(seat, action);
  }
  if (table.toAct !== NO_SEATS) return forged('the match is not over');
  return computeOutcome(game, table.readonlyState, deal.seat);
}
