/** Environments for programs that learn. */
import { loadBot } from '../bots/index.ts';
import type { Bot } from '../bots/bot.ts';
import type { Game, Observation, OptionValues, Seat } from '../core/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import { Env, type EnvMode } from './env.ts';

export { Env, type EnvMode, type EnvSettings } from './env.ts';

const OBSERVATIONS = import.meta.glob<Observation>('../games/*/rules/observe.ts', { import: 'observation' });

/** What a seat of a game sees, as bytes. Throws for a game without an observation. */
export async function loadObservation(game: string): Promise<Observation> {
  const load = OBSERVATIONS[`../games/${game}/rules/observe.ts`];
  if (load !== undefined) return load();
  const games = Object.keys(OBSERVATIONS).map((path) => path.split('/')[2]);
  throw new RangeError(`game: expected one of ${games.join(', ')}, got ${JSON.stringify(game)}`);
}

export interface LoadSettings {
  readonly n: number;
  readonly seats: number;
  readonly seed: string;
  readonly options?: OptionValues;
  readonly mode?: EnvMode;
  /** The names of bots by seat. */
  readonly bots?: { readonly [seat: number]: string };
}

async function loadBots(
  game: Game,
  seats: number,
  names: LoadSettings['bots'] = {},
): Promise<Map<Seat, Bot>> {
  const bots = new Map<Seat, Bot>();
  for (const [key, name] of Object.entries(names)) {
    const seat = Number(key);
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
      throw new RangeError(`bots: expected a seat from 0 to ${seats - 1}, got ${key}`);
    const bot = await loadBot(game.id, name);
    if (bot === undefined) throw new RangeError(`bots: ${game.id} has no bot "${name}"`);
    bots.set(seat, bot);
  }
  return bots;
}

/** An environment of one of our games. */
export async function loadEnv(id: string, { bots: names, ...settings }: LoadSettings): Promise<Env> {
  const observation = await loadObservation(id);
  const game = await GAME_LOADERS[id]();
  return new Env(game, { ...settings, observation, bots: await loadBots(game, settings.seats, names) });
}
