import {
  type Config,
  type ConfigError,
  type Game,
  type Json,
  type GameTypes,
  parseConfig as parse,
} from '../../core/index.ts';
import { checkGame, checkObject } from './argumentChecks.ts';

/**
 * Completes a configuration from untrusted parts with defaults, or says which part is wrong. Throws if the arguments are not a
 * game and a table.
 */
export function parseConfig<K extends GameTypes>(
  game: Game<K>,
  wish: { readonly seats: Json; readonly start?: Json; readonly options?: { readonly [id: string]: Json } },
): Config<K['options']> | ConfigError {
  checkGame('parseConfig, argument game', game);
  checkObject('parseConfig, argument wish', `a table such as { seats: ${game.seats.min} }`, wish);
  if (wish.options !== undefined) {
    const ids = game.options.map(({ id }) => id).join(', ');
    checkObject(
      'parseConfig, wish.options',
      ids === '' ? `{}: ${game.id} has no options` : `an object with any of ${ids}`,
      wish.options,
    );
  }
  return parse(game, wish);
}

/** A table's configuration. Throws for other values, and where `parseConfig` refuses. */
export function checkedConfig<K extends GameTypes>(
  where: string,
  game: Game<K>,
  config: Config<K['options']> | ConfigError,
): Config<K['options']> {
  checkObject(where, `what parseConfig returns, such as { seats: ${game.seats.min} }`, config);
  const parsed = 'expected' in config ? config : parseConfig(game, config);
  if ('expected' in parsed) throw new TypeError(`${where}: wrong ${parsed.at}; expected ${parsed.expected}`);
  return parsed;
}

/** What `configure` takes: the number of seats, and those options that differ from their defaults. */
export interface TableWish<Options> {
  readonly seats: number;
  /** The seat that starts; the seed chooses it by default. */
  readonly start?: number | null;
  readonly options?: Partial<Options>;
}

/** A table's configuration, completed with defaults. Throws an error that says which part is wrong, and what is allowed. */
export function configure<K extends GameTypes>(
  game: Game<K>,
  wish: TableWish<K['options']>,
): Config<K['options']> {
  const parsed = parseConfig(game, wish as Parameters<typeof parseConfig>[1]);
  if ('expected' in parsed) throw new TypeError(`configure: wrong ${parsed.at}; expected ${parsed.expected}`);
  return parsed;
}
