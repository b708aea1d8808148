/** `tavola replay --json`: a transcript for programs, with readable views. */
import { expect, test } from 'vitest';
import { random } from '../../bots/random.ts';
import { type Config, type Json, parseConfig, type Seat, Table } from '../../core/index.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import { recordMatch } from './transcriptCommands.ts';
import { replayJson } from './replay.ts';

test.each(Object.keys(GAME_LOADERS))(
  '%s: every decision with its move, its events, and the table by name',
  async (id) => {
    const game = await GAME_LOADERS[id]();
    const seats = game.seats.min;
    const lines: string[] = [];
    const config = parseConfig(game, { seats }) as Config;
    recordMatch(game, config, 'replayed', Array<typeof random>(seats).fill(random), false, (line) =>
      lines.push(line),
    );
    const said: string[] = [];
    expect(await replayJson(lines.join('\n'), (line) => said.push(line))).toBeUndefined();
    const moves = lines
      .map((line) => JSON.parse(line) as { readonly seat: Seat; readonly move?: Json })
      .filter((line) => line.move !== undefined);
    const told = said.map((line) => JSON.parse(line) as { decision?: number; move?: object; own?: object[] });
    expect(told.slice(0, -1).map(({ move }) => move)).toHaveLength(moves.length);
    expect(told.at(-1)).toHaveProperty('result');
    expect(told[0]).toMatchObject({ decision: 1, shared: { seats } });
    expect(told[0].own).toHaveLength(seats);
    // The game's own readable view, where a card is its name.
    const table = new Table(game, config, 'replayed');
    const [{ seat, move = null }] = moves;
    table.play(seat, game.moves.encode(table.view(seat), game.moves.parse(move)!));
    expect(told[0]).toMatchObject({ shared: JSON.parse(JSON.stringify(game.show(table.view(null)).shared)) });
  },
);

test("reports a transcript's flaw before any decision", async () => {
  const said: string[] = [];
  expect(await replayJson('hello\n', (line) => said.push(line))).toMatchObject({
    transcript: false,
    line: 1,
  });
  expect(said).toEqual([]);
});
