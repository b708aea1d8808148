/** Saves matches in a browser, as if they had been played there. */
import type { Page } from 'playwright-core';
import { loadBot } from '../../src/bots/index.ts';
import { botRng, playMatch } from '../../src/bots/playMatch.ts';
import { type Config, parseConfig } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { punto } from '../../src/games/punto/rules/rules.ts';
import type { SavedMatch } from '../../src/web/match/storage/savedMatches.ts';

const CONFIG = { seats: 2, start: null, options: { teams: false, reveal: 'turn', roundsToWin: 1 } } as const;

/** A short match of a person with random moves, finished or up to a decision. */
export async function saveRandomMatch(page: Page, decisions = Infinity): Promise<number> {
  const bots = await Promise.all(['easy', 'medium'].map((name) => loadBot('punto', name)));
  const state = punto.setup(CONFIG, 'look back');
  const actions: [number, number][] = [];
  const players = bots.map((bot, seat) => ({ bot: bot!, rng: botRng('look back', seat) }));
  playMatch(punto, state, players, 1000, (seat, action) => actions.push([seat, action]));
  const match = {
    id: 'looked',
    game: 'punto',
    version: punto.version,
    config: CONFIG satisfies Config,
    seed: 'look back',
    sitters: [
      { kind: 'person', name: '' },
      { kind: 'bot', name: 'Bruno', level: 'medium' },
    ],
    actions: actions.slice(0, decisions),
    at: 1,
    over: decisions >= actions.length,
    curtain: true,
    help: true,
  };
  await page.evaluate((text) => localStorage.setItem('tavola.match.looked', text), JSON.stringify(match));
  return match.actions.length;
}

/** A match of greedy bots, saved as if a person had the first seat: finished, or up to a decision. Its id is `shared`. */
export async function saveBotMatch(
  page: Page,
  id: string,
  { decisions = Infinity, ...changes }: Partial<SavedMatch> & { readonly decisions?: number } = {},
): Promise<number> {
  const game = await GAME_LOADERS[id]();
  const bot = (await loadBot(id, 'greedy'))!;
  const config = parseConfig(game, { seats: game.seats.min }) as Config;
  const state = game.setup(config, 'shared');
  const actions: [number, number][] = [];
  const players = Array.from({ length: config.seats }, (_, seat) => ({ bot, rng: botRng('shared', seat) }));
  playMatch(game, state, players, 1000, (seat, action) => actions.push([seat, action]));
  const match: SavedMatch = {
    id: 'shared',
    game: id,
    version: game.version,
    config,
    seed: 'shared',
    sitters: [
      { kind: 'person' as const, name: 'Mina' },
      { kind: 'bot' as const, name: 'Bruno', level: 'easy' },
      { kind: 'bot' as const, name: 'Carla', level: 'easy' },
    ].slice(0, config.seats),
    actions: actions.slice(0, decisions),
    at: 1,
    over: decisions >= actions.length,
    curtain: true,
    help: true,
    ...changes,
  };
  await page.evaluate((text) => localStorage.setItem('tavola.match.shared', text), JSON.stringify(match));
  return match.actions.length;
}
