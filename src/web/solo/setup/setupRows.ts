/** The players of a table that is being set up. */
import { BOT_NAMES, type Player } from '../../../core/index.ts';
import {
  ADAPTIVE_LEVEL,
  chooseLevel,
  chooseOpponents,
  DEFAULT_LEVEL,
  toChosenLevel,
} from '../../match/session/opponents.ts';
import { myName } from '../../ui/browser/settings.ts';

/**
 * A seat in the setup. `me` is the owner of the device. `other` is another person on this device, or online any person
 * with the link. Online, `beside` is another person on this device.
 */
export interface SetupRow {
  readonly who: 'me' | 'other' | 'beside' | 'bot';
  /** Whether the seat was for a person with the link, before the player chose this device. */
  readonly wasByLink?: boolean;
  readonly name: string;
  readonly person: string;
  readonly level: string;
}

/** The players of an existing match, or this player against bots, others than last time. */
export function createRows(game: string, seats: number, saved: readonly Player[] | undefined): SetupRow[] {
  const count = saved?.length ?? seats;
  const level = chooseLevel(game);
  const people = chooseOpponents(count);
  return Array.from({ length: count }, (_, seat): SetupRow => {
    const sitter = saved?.[seat];
    const isBot = sitter === undefined ? seat > 0 : sitter.kind === 'bot';
    return {
      who: isBot ? 'bot' : seat === 0 ? 'me' : 'other',
      name: isBot ? '' : (sitter?.name ?? myName.value),
      person: isBot ? people.shift()! : '',
      level: sitter?.kind === 'bot' ? toChosenLevel(sitter.level) : level,
    };
  });
}

/** The next bot after the given one that is not at the table. */
export function chooseOtherBot(rows: readonly SetupRow[], after: string): string {
  const from = BOT_NAMES.findIndex((name) => name === after);
  const round = BOT_NAMES.map((_, i) => BOT_NAMES[(from + 1 + i) % BOT_NAMES.length]!);
  const isThere = (name: string): boolean => rows.some(({ who, person }) => who === 'bot' && person === name);
  return round.find((name) => !isThere(name)) ?? after;
}

/** No bot is adaptive online. */
export const toOnlineLevel = (level: string): string => (level === ADAPTIVE_LEVEL ? DEFAULT_LEVEL : level);

/** Online, seats are for people first. */
export const toOnlineRow = (row: SetupRow): SetupRow =>
  row.who === 'bot' ? { ...row, who: 'other', level: toOnlineLevel(row.level) } : row;

export const toLocalRow = (row: SetupRow): SetupRow =>
  row.who === 'beside' ? { ...row, who: 'other' } : row.who === 'other' ? { ...row, wasByLink: true } : row;

/** Others on this device stay there; without any, seats are for people with the link. */
export function toOnlineRows(rows: readonly SetupRow[]): SetupRow[] {
  if (rows.every(({ who }) => who !== 'other')) return rows.map(toOnlineRow);
  return rows.map((row) => ({
    ...row,
    who: row.who === 'other' && row.wasByLink !== true ? 'beside' : row.who,
    level: toOnlineLevel(row.level),
  }));
}
