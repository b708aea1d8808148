/** Whether somebody really played a day's deal: every decision is made again, those of the bots by the bots. */
import { chooseBy, luckOf } from '../bots/decision.ts';
import type { Bot } from '../bots/index.ts';
import { type Game, isLinkFlaw, NOBODY, sameData, Table, unpackRecord } from '../core/index.ts';
import type { DayDeal } from './deal.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** What is wrong with a match, in a sentence. */
export interface Forged {
  readonly wrong: string;
}

export type LoadBot = (game: string, level: string, person: string) => Promise<Bot | undefined>;

const forged = (wrong: string): Forged => ({ wrong });

/** How the match in a text (see `packRecord`) ended for the person, or why it is none of that day's. */
export async function verify(
  game: Game,
  deal: DayDeal,
  text: string,
  loadBot: LoadBot,
): Promise<Outcome | Forged> {
  const record = unpackRecord(game, text);
  if (isLinkFlaw(record)) return forged(record.message);
  if (record.seed !== deal.seed || !sameData(record.config, deal.config))
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
      const luck = luckOf(deal.seed, seat, decided[seat]);
      if (chooseBy(bot, table.view(seat), table.legal(seat), luck) !== action)
        return forged(`decision ${number + 1} is not what the bot of seat ${seat} decides`);
    }
    decided[seat]++;
    table.play(seat, action);
  }
  if (table.toAct !== NOBODY) return forged('the match is not over');
  return outcomeOf(game, table.standing, deal.seat);
}
