/** What somebody missed is shown in one go, however many decisions it was. */
import { describe, expect, test } from 'vitest';
import { FastRng, heard, isRefusal, type Kind, listSeats, parseConfig, Table } from '../../core/index.ts';
import { GAMES } from '../../games/rules.ts';
import { beats as jericho } from '../../games/jericho/screen/beats.ts';
import { beats as punto } from '../../games/punto/screen/beats.ts';
import type { GameScreen } from '../ui/board.ts';

type Beats = NonNullable<GameScreen['beats']>;
const BEATS: { readonly [game: string]: Beats } = { jericho, punto };

/** A match played at random, looked at only now and then. */
async function follow(id: string, number: number, look: (...seen: Parameters<Beats>) => void): Promise<void> {
  const game = await GAMES[id]();
  const { min, max } = game.seats;
  const config = parseConfig(game, { seats: min + (number % (max - min + 1)) });
  if ('expected' in config) throw new Error(`${config.at}: ${config.expected}`);
  const table = new Table(game, config, `missed ${number}`);
  const rng = new FastRng(1, 2, 3, number + 1);
  const seat = number % 3 === 0 ? null : rng.below(config.seats);
  let before = table.view(seat);
  let events: Kind['event'][] = [];
  while (table.toAct !== 0) {
    for (let gap = rng.below(9); gap >= 0 && table.toAct !== 0; gap--) {
      const owing = listSeats(table.toAct);
      const actor = owing[rng.below(owing.length)];
      const legal = table.legal(actor);
      const played = table.play(actor, legal[rng.below(legal.length)]);
      if (isRefusal(played)) throw new Error(played.clause);
      events.push(...heard(played.told, seat));
    }
    const after = table.view(seat);
    look(before, after, events);
    before = after;
    events = [];
  }
}

describe.each(Object.entries(BEATS))('%s', (id, beats) => {
  test('several decisions at once', async () => {
    for (let number = 0; number < 40; number++)
      await follow(id, number, (before, after, events) => {
        const shown = beats(before, after, events);
        expect(shown.at(-1)?.view).toEqual(after);
        expect(shown.flatMap((beat) => beat.events)).toEqual(events);
      });
  });
});
