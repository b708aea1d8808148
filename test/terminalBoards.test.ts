/** Every game's terminal board and messages, in matches of random moves. */
import { describe, expect, test } from 'vitest';
import { fastRng, LANGUAGES, listSeats, NO_SEATS, singleSeat, viewOf } from '../src/core/index.ts';
import { GAMES } from '../src/games/index.ts';
import { GAME_LOADERS } from '../src/games/gameLoaders.ts';
import { listConfigs } from '../src/laws/index.ts';
import { formatEvent, loadGameMessages, type Names } from '../src/messages/index.ts';
import { loadTerminalBoard } from '../src/terminal/index.ts';
import type { Paint } from '../src/terminal/terminalBoard.ts';

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Seat 4 (greedy)', 'Eve', 'Maximiliane-Charlotte'];
const names: Names = {
  seat: (seat) => PEOPLE[seat],
  seats: (seats) => seats.map((seat) => names.seat(seat)).join(' and '),
};
const plain: Paint = (_, text) => text;
const marked: Paint = (_, text) => `⟦${text}⟧`;
/** Punto lists the cards of all seats in lines that the terminal may wrap. */
const MAY_WRAP = ['punto'];

describe.each(GAMES)('$id', ({ id, seats: [fewest, most] }) => {
  test.each(LANGUAGES)(
    'draws every position in %s, with and without colours, and tells every event',
    async (language) => {
      const [game, words, board] = await Promise.all([
        GAME_LOADERS[id](),
        loadGameMessages(id, language),
        loadTerminalBoard(id),
      ]);
      const configs = listConfigs(game);
      for (const config of [
        configs.find((one) => one.seats === fewest)!,
        configs.findLast((one) => one.seats === most)!,
      ]) {
        const { seats } = config;
        const state = game.setup(config, `board ${seats}`);
        const rng = fastRng(`terminal ${seats}`, 1);
        const check = (eyes: number | null): void => {
          const view = viewOf(state, eyes);
          const legal = eyes === null || (game.toAct(state) & singleSeat(eyes)) === 0 ? [] : game.legal(view);
          const drawing = board.draw(view, legal, words, names, plain);
          const widest = Math.max(...drawing.split('\n').map((line) => line.length));
          if (!MAY_WRAP.includes(id)) expect(widest).toBeLessThanOrEqual(80);
          expect(board.draw(view, legal, words, names, marked).replaceAll(/[⟦⟧]/g, '')).toBe(drawing);
          expect(board.describe(view, words, names)).not.toMatch(/undefined|NaN|null/);
        };
        while (game.toAct(state) !== NO_SEATS) {
          const [seat] = listSeats(game.toAct(state));
          check(seat);
          // Sometimes a seat that may not act, or a spectator.
          if (rng.below(8) === 0)
            check([null, ...Array.from({ length: seats }, (_, i) => i)][rng.below(seats + 1)]);
          const view = viewOf(state, seat);
          const legal = game.legal(view);
          const action = game.draw?.(view, rng) ?? legal[rng.below(legal.length)];
          game.apply(state, seat, action, (event, secret) => {
            for (const version of [event, secret?.event ?? event])
              expect(formatEvent(words, version, names)).toMatch(/^[^\s].*[.]$/);
          });
        }
        check(null);
        check(0);
      }
    },
  );
});
