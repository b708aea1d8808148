/** A match that a browser keeps, as if it had been played there. */
import type { Page } from 'playwright-core';
import { loadBot } from '../../src/bots/index.ts';
import { botRng, playOut } from '../../src/bots/match.ts';
import type { Config } from '../../src/core/index.ts';
import { punto } from '../../src/games/punto/rules/rules.ts';

const CONFIG = { seats: 2, start: null, options: { teams: false, reveal: 'turn', roundsToWin: 1 } } as const;

/** A short match of a person who plays anyhow, over or up to a decision. */
export async function keepMatch(page: Page, decisions = Infinity): Promise<number> {
  const bots = await Promise.all(['easy', 'medium'].map((name) => loadBot('punto', name)));
  const state = punto.setup(CONFIG, 'look back');
  const actions: [number, number][] = [];
  const players = bots.map((bot, seat) => ({ bot: bot!, rng: botRng('look back', seat) }));
  playOut(punto, state, players, 1000, (seat, action) => actions.push([seat, action]));
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
