/** What the tests in a browser have to know of a game; its game says it in `test/browser.ts`. */
import { GAMES } from '../../src/games/index.ts';
import { goldenConfigs } from '../playthroughs/playthrough.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';

export interface BrowserFixture {
  /** A table as an address has it: a match as short as the rules allow. */
  readonly shortest: string;
  /** As much on the table as there can be. */
  readonly fullest: string;
  /** What is drawn for everything that can be chosen at the beginning, and the pseudo-element that marks it. */
  readonly markedChoice: readonly [selector: string, pseudo?: string];
  /** What must be seen a few turns later. */
  readonly laterSelectors?: readonly string[];
  /** Where a move that is on its way to the server is seen. */
  readonly pendingMove: readonly string[];
}

const MODULES = import.meta.glob<BrowserFixture>('../../src/games/*/test/browser.ts', {
  import: 'browser',
  eager: true,
});

export interface GameFixture extends BrowserFixture {
  readonly game: string;
  readonly seats: readonly [min: number, max: number];
}

export const GAME_FIXTURES: readonly GameFixture[] = GAMES.map(({ id, seats }) => {
  const shown = MODULES[`../../src/games/${id}/test/browser.ts`];
  if (shown === undefined) throw new Error(`src/games/${id}/test/browser.ts is missing`);
  return { game: id, seats, ...shown };
});

/** As many seats as wished for, or as near as the game comes. */
export const nearestSeatCount = ({ seats: [min, max] }: GameFixture, wish: number): number =>
  Math.min(max, Math.max(min, wish));

/** Each game at each of its seat counts, and with each of its options that changes what is on the table. */
export async function listTables(): Promise<string[]> {
  const tables: string[] = [];
  for (const { id } of GAMES) {
    const game = await GAME_LOADERS[id]();
    const asIs = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
    for (const { seats, options } of goldenConfigs(game)) {
      const chosen = Object.entries(options).filter(([key, value]) => asIs[key] !== value);
      if (chosen.every(([, value]) => typeof value !== 'number'))
        tables.push(
          [`${id}?seats=${seats}`, ...chosen.map(([key, value]) => `option.${key}=${value}`)].join('&'),
        );
    }
  }
  return tables;
}
