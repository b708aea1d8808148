/** Every game matches its manifest, and no code outside its folder mentions a game by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { botNames, loadBot } from '../src/bots/index.ts';
import { LANGUAGES } from '../src/core/index.ts';
import type { GameInfo } from '../src/games/gameInfo.ts';
import { GAMES } from '../src/games/index.ts';
import { GAME_LOADERS } from '../src/games/gameLoaders.ts';
import { loadTerminalBoard } from '../src/terminal/index.ts';
import { LISTED_GAMES } from '../src/web/match/games/index.ts';
import { loadGameMessages } from '../src/messages/index.ts';

const SRC = join(import.meta.dirname, '../src');

describe.each(GAMES)('$id', ({ id, seats, letter, title, options = [], starter }) => {
  test('allows the numbers of players of its manifest', async () => {
    const game = await GAME_LOADERS[id]();
    expect([game.id, game.seats.min, game.seats.max]).toEqual([id, ...seats]);
  });
  test('allows the options of its manifest', async () => {
    const game = await GAME_LOADERS[id]();
    expect(game.options).toEqual(options);
    const standard = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
    for (let count = seats[0]; count <= seats[1]; count++) {
      const [one, other] = [0, 1].map((start) =>
        game.setup({ seats: count, start, options: standard }, 'who starts'),
      );
      if (starter === 'nobody') expect(one, `${count} seats`).toEqual(other);
      else expect(one, `${count} seats`).not.toEqual(other);
    }
  });
  test('shares neither letter nor title with another game', () =>
    expect(GAMES.filter((game) => game.letter === letter || game.title === title)).toHaveLength(1));
  test('has every folder', async () => {
    for (const language of LANGUAGES) expect(await loadGameMessages(id, language)).toHaveProperty('refusals');
    expect(await loadTerminalBoard(id)).toHaveProperty('draw');
    for (const name of botNames(id)) expect((await loadBot(id, name))?.name).toBe(name);
    const shown = LISTED_GAMES.find((one) => one.id === id);
    expect([typeof shown?.Art, typeof shown?.load]).toEqual(['function', 'function']);
  });
});

/** As in the rulebooks, otherwise on the box. Where all choose at once, no seat starts. */
const PRINTED: { readonly [id: string]: Pick<GameInfo, 'ages' | 'starter'> & { readonly minutes?: number } } =
  {
    punto: { ages: { from: 7, printedOn: 'box' }, starter: 'youngest' },
    jericho: { ages: { from: 8, printedOn: 'rulebook' }, starter: 'agreed', minutes: 20 },
    campos: { ages: { from: 8, printedOn: 'rulebook' }, starter: 'oldest' },
    schicht: { ages: { from: 8, printedOn: 'box' }, starter: 'nobody' },
  };
test.each(Object.entries(PRINTED))('%s has the printed age, starter and duration', (id, printed) =>
  expect(GAMES.find((game) => game.id === id)).toMatchObject(printed),
);

test('no source outside its folder names a game, for every game', () => {
  const named = new RegExp(`['"\`/](${GAMES.map(({ id }) => id).join('|')})\\b['"\`/?]`);
  const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(tsx?|js|css|html)$/.test(path) && !/^games\/\w+\/|\.test\.ts$/.test(path),
  );
  const lines = paths.flatMap((path) =>
    readFileSync(join(SRC, path), 'utf8')
      .split('\n')
      .flatMap((line) => (named.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(lines.filter((line) => !line.startsWith('games/index.ts: import'))).toEqual([]);
});
