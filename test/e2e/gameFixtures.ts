/** What browser tests need to know about a game. Each game defines it in `test/browser.ts`. */
import { GAMES } from '../../src/games/index.ts';
import { goldenConfigs } from '../playthroughs/playthrough.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';

export interface BrowserFixture {
  /** The address of the shortest table that the rules allow. */
  readonly shortest: string;
  /** The address of a table with as much on it as possible. */
  readonly fullest: string;
  /** The selector of every possible first choice, and the pseudo-element that marks it. */
  readonly markedChoice: readonly [selector: string, pseudo?: string];
  /** What must be visible a few turns later. */
  readonly laterSelectors?: readonly string[];
  /** Where a move that waits for the server is visible. */
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

/** The wanted number of seats, or the nearest that the game allows. */
export const nearestSeatCount = ({ seats: [min, max] }: GameFixture, wish: number): number =>
  Math.min(max, Math.max(min, wish));

/** Each game with each number of seats, and with each option that changes the table. */
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
