/**
 * A whole match as a short text for a URL. Chance follows from the seed, so each decision needs only its index among the possible
 * ones. Together these indexes are the digits of one number.
 */
import { parseConfig, nonDefaultOptions } from './config.ts';
import type { Action, Game, Json, GameTypes, Seat } from './contract.ts';
import { isJsonObject, parseExact } from './json.ts';
import { listSeats } from './seats.ts';
import { deriveKey } from './seed.ts';
import { isRefusal, type MatchRecord, Table } from './table.ts';

/** Why a text is not a match of the game: wrong form, a lost letter, other rules, an invalid table, invalid decisions. */
export interface LinkFlaw {
  readonly flaw: 'form' | 'damaged' | 'game' | 'version' | 'table' | 'decisions';
  readonly message: string;
}

export const isLinkFlaw = (value: object): value is LinkFlaw => 'flaw' in value;

/** Longer than any real match, and short enough that a forged link cannot block a device. */
const MOST_DECISIONS = 5000;
const LONGEST = 16_000;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function writeNumber(value: bigint): string {
  let text = '';
  for (let rest = value; rest > 0n; rest >>= 6n) text += DIGITS[Number(rest & 63n)];
  return text;
}

function readNumber(text: string): bigint | undefined {
  let value = 0n;
  for (let i = text.length - 1; i >= 0; i--) {
    const digit = DIGITS.indexOf(text[i]);
    if (digit < 0) return undefined;
    value = (value << 6n) | BigInt(digit);
  }
  return value;
}

/** Thirty bits of a hash: enough to detect a truncated or mistyped link. */
const computeCheck = (text: string): string => writeNumber(BigInt(deriveKey(text)[0] >>> 2)).padEnd(5, 'A');

/** Joins texts into one that is safe in a URL, with a checksum at its end. */
export function joinWithCheck(parts: readonly string[]): string {
  const text = parts.map(encode).join('.');
  return `${text}.${computeCheck(text)}`;
}

/** Splits the text again; undefined if the checksum fails. */
export function splitChecked(text: string): string[] | undefined {
  const end = text.lastIndexOf('.');
  if (text.length > LONGEST || end < 0 || computeCheck(text.slice(0, end)) !== text.slice(end + 1))
    return undefined;
  const parts = text.slice(0, end).split('.').map(decode);
  return parts.includes(undefined) ? undefined : (parts as string[]);
}

/** Every possible decision now, in an order that both ends compute. */
function listDecisions<K extends GameTypes>(table: Table<K>): (readonly [Seat, Action])[] {
  return listSeats(table.toAct).flatMap((seat) => table.legal(seat).map((action) => [seat, action] as const));
}

/** Encodes a record with letters that are safe in a URL. */
export function encodeRecord<K extends GameTypes>(game: Game<K>, record: MatchRecord): string {
  if (record.config.knobs !== undefined) throw new Error('a link holds only matches by the rules');
  const table = new Table(game, record.config, record.seed);
  const digits = record.actions.map(([seat, action]) => {
    const choices = listDecisions(table);
    const digit = choices.findIndex(([by, choice]) => by === seat && choice === action);
    if (digit < 0) throw new Error(`decision ${action} of seat ${seat} is not possible`);
    table.play(seat, action);
    return { digit, of: choices.length };
  });
  const number = digits.reduceRight((rest, { digit, of }) => rest * BigInt(of) + BigInt(digit), 0n);
  const options = nonDefaultOptions(game, record.config);
  const text = [
    game.id,
    record.version,
    record.config.seats,
    record.config.start ?? '',
    Object.keys(options).length === 0 ? '' : encode(JSON.stringify(options)),
    encode(record.seed),
    digits.length,
    writeNumber(number),
  ].join('.');
  return `${text}.${computeCheck(text)}`;
}

/** The separator is a dot, so no part may contain one. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E');

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export const readGameId = (text: string): string => text.slice(0, Math.max(0, text.indexOf('.')));

const linkFlaw = (flaw: LinkFlaw['flaw'], message: string): LinkFlaw => ({ flaw, message });

/** Decodes a record, or returns what is wrong with it. The text is untrusted. */
export function decodeRecord<K extends GameTypes>(game: Game<K>, text: string): MatchRecord | LinkFlaw {
  const parts = text.split('.');
  if (text.length > LONGEST || parts.length !== 9) return linkFlaw('form', 'this is no link to a match');
  const [id, version, seats, start, optionsText, seedText, countText, digits, check] = parts;
  if (computeCheck(parts.slice(0, -1).join('.')) !== check)
    return linkFlaw('damaged', 'the link is damaged: a part is missing or changed');
  if (id !== game.id) return linkFlaw('game', `a match of ${id}, not of ${game.id}`);
  if (version !== String(game.version))
    return linkFlaw('version', `${id} rules version ${version}, this is version ${game.version}`);
  const seed = decode(seedText);
  const options = parseOptions(optionsText);
  const number = readNumber(digits);
  const count = wholeNumber(countText);
  if (seed === undefined || options === undefined || number === undefined || count === undefined)
    return linkFlaw('form', 'a part of the link cannot be read');
  if (count > MOST_DECISIONS) return linkFlaw('decisions', `no match has ${count} decisions`);
  const config = parseConfig(game, {
    seats: wholeNumber(seats) ?? null,
    start: start === '' ? null : (wholeNumber(start) ?? -1),
    options,
  });
  if ('expected' in config) return linkFlaw('table', `${config.at} must be ${config.expected}`);
  const table = new Table(game, config, seed);
  let rest = number;
  for (let i = 1; i <= count; i++) {
    const choices = listDecisions(table);
    if (choices.length === 0) return linkFlaw('decisions', `the match is over before decision ${i}`);
    const [seat, action] = choices[Number(rest % BigInt(choices.length))];
    rest /= BigInt(choices.length);
    const played = table.play(seat, action);
    if (isRefusal(played)) return linkFlaw('decisions', `decision ${i} is refused by ${played.clause}`);
  }
  return rest === 0n ? table.record : linkFlaw('decisions', 'the link has more than its decisions');
}

const wholeNumber = (text: string): number | undefined =>
  /^(?:0|[1-9]\d{0,5})$/.test(text) ? Number(text) : undefined;

function parseOptions(text: string): { readonly [id: string]: Json } | undefined {
  if (text === '') return {};
  try {
    const json = parseExact(decode(text) ?? '');
    return isJsonObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
