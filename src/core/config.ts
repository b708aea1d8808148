import type { Config, Game, Json, GameTypes, Option } from './contract.ts';

/** The part of a requested configuration that is wrong, and what it may be. */
export interface ConfigError {
  readonly at: 'seats' | 'start' | `option ${string}`;
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

/** Completes a configuration from untrusted parts with defaults. */
export function parseConfig<K extends GameTypes>(
  game: Game<K>,
  wish: { readonly seats: Json; readonly start?: Json; readonly options?: { readonly [id: string]: Json } },
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
  return { seats, start: start as number | null, options: values };
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
