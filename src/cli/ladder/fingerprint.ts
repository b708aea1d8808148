/** What bots decide on a few tables, as eight digits: a row of the ladder stands as long as its bots still decide so. */
import { createHash } from 'node:crypto';
import { chooseBy } from '../../bots/decision.ts';
import type { Bot } from '../../bots/index.ts';
import { type Config, fastRng, type Game, LEVELS, listSeats, viewOf } from '../../core/index.ts';

const TABLES = 6;
/** A level that fails now and then is asked so often on a table, for a moment each: it may fail more rarely or more often since. */
const TIMES = 40;
const MOMENT = { budget: { iterations: 24 } };
const isFailing = ({ name }: Bot): boolean => LEVELS.slice(0, -1).some((level) => level === name);
/** How many decisions lie between two tables: a match is looked at from its beginning to its end. */
const APART = 9;

/** Matches go on at random, so that the tables stay the same whatever the bots decide. */
export function fingerprintOf(game: Game, config: Config, bots: readonly Bot[]): string {
  const hash = createHash('sha256');
  const rng = fastRng('fingerprint', 0);
  let asked = 0;
  for (let match = 0; asked < TABLES; match++) {
    const state = game.setup(config, `fingerprint ${match}`);
    for (let open = 0; asked < TABLES;) {
      const [seat] = listSeats(game.toAct(state));
      if (seat === undefined) break;
      const view = viewOf(state, seat);
      const legal = game.legal(view);
      if (legal.length > 1 && ++open % APART === 0) {
        for (const bot of bots) {
          hash.update(`${chooseBy(bot, view, legal, `fingerprint ${asked}`)} `);
          for (let time = 1; time < (isFailing(bot) ? TIMES : 1); time++)
            hash.update(`${bot.choose(view, legal, fastRng('fingerprint', time), MOMENT)} `);
        }
        asked++;
      }
      game.apply(state, seat, legal[rng.below(legal.length)]!);
    }
  }
  return hash.digest('hex').slice(0, 8);
}
