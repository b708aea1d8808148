import type { Config, Game, Json, GameTypes, Option } from './contract.ts';

/** The part of a requested configuration that is wrong, and what it may be. */
export interface ConfigError {
  readonly at: 'seats' | 'start' | `option ${string}` | `knob ${string}`;
  readonly expected: string;
}

function expectation(option: Option): string {
  if (option.kind === 'flag') return 'true or false';
  if (option.kind === 'choice') return option.values.join(' or ');
  return `a whole number from ${option.min} to ${option.max}`;
}

function fits(option: Option, value: Json): boolean {
  if (option.kind === 'flag') return typeof value === 'boolean';
  if (option.kind === 'choice') return typeof value === 'string' && option.values.includes(value);
  return Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max;
}

const isSeat = (start: Json, seats: number): boolean =>
  Number.isInteger(start) && (start as number) >= 0 && (start as number) < seats;

function findKnobFlaw<K extends GameTypes>(
  game: Game<K>,
  config: Config<K['options']>,
  wish: { readonly [id: string]: Json },
): ConfigError | undefined {
  const knobs = game.knobs ?? [];
  const known = knobs.map(({ id }) => id).join(', ');
  for (const [id, value] of Object.entries(wish)) {
    const knob = knobs.find((each) => each.id === id);
    if (knob === undefined)
      return { at: `knob ${id}`, expected: known === '' ? 'none: the game has no knobs' : `one of ${known}` };
    const { min, max } = knob.range(config);
    if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
      return { at: `knob ${id}`, expected: `a whole number from ${min} to ${max}` };
  }
  return undefined;
}

/** The configuration with those knobs that differ from the rules. */
function withKnobs<K extends GameTypes>(
  game: Game<K>,
  config: Config<K['options']>,
  wish: { readonly [id: string]: Json },
): Config<K['options']> {
  const turned = (game.knobs ?? []).filter(
    ({ id, range }) => Object.hasOwn(wish, id) && wish[id] !== range(config).default,
  );
  if (turned.length === 0) return config;
  return { ...config, knobs: Object.fromEntries(turned.map(({ id }) => [id, wish[id] as number])) };
}

/** Completes a configuration from untrusted parts with defaults. Only research passes `knobs`. */
export function parseConfig<K extends GameTypes>(
  game: Game<K>,
  wish: {
    readonly seats: Json;
    readonly start?: Json;
    readonly options?: { readonly [id: string]: Json };
    readonly knobs?: { readonly [id: string]: Json };
  },
): Config<K['options']> | ConfigError {
  const { seats, start = null, options = {} } = wish;
  const { min, max } = game.seats;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max)
    return { at: 'seats', expected: `a whole number from ${min} to ${max}` };
  if (start !== null && !isSeat(start, seats))
    return { at: 'start', expected: `a seat from 0 to ${seats - 1}` };
  for (const id of Object.keys(options))
    if (!game.options.some((option) => option.id === id)) {
      const known = game.options.map((option) => option.id).join(', ');
      return {
        at: `option ${id}`,
        expected: known === '' ? 'none: the game has no options' : `one of ${known}`,
      };
    }
  const values: { [id: string]: boolean | string | number } = {};
  for (const option of game.options) {
    const value = Object.hasOwn(options, option.id) ? options[option.id] : option.default;
    if (!fits(option, value)) return { at: `option ${option.id}`, expected: expectation(option) };
    if (value !== option.default && option.seats !== undefined && !option.seats.includes(seats))
      return { at: `option ${option.id}`, expected: `a table of ${option.seats.join(' or ')} seats` };
    values[option.id] = value as boolean | string | number;
  }
  const config: Config<K['options']> = { seats, start: start as number | null, options: values };
  if (wish.knobs === undefined) return config;
  return findKnobFlaw(game, config, wish.knobs) ?? withKnobs(game, config, wish.knobs);
}

/** The options that differ from their defaults. */
export function nonDefaultOptions<K extends GameTypes>(
  game: Game<K>,
  config: Config<K['options']>,
): { [id: string]: boolean | string | number } {
  const stated: { [id: string]: boolean | string | number } = {};
  for (const option of game.options)
    if (config.options[option.id] !== option.default) stated[option.id] = config.options[option.id];
  return stated;
}
