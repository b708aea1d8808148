/** What is said of the matches on this device. Numbers come written as they are where the person lives. */
import { percentIn, unitIn } from '../../../../messages/quantities.ts';
export interface StatisticsMessages {
  readonly title: string;
  readonly empty: string;
  readonly whose: string;
  readonly unnamed: string;
  readonly which: string;
  readonly allGames: string;
  readonly matches: string;
  readonly won: string;
  readonly outOf: (won: string, matches: string) => string;
  readonly streak: string;
  readonly longest: (count: string) => string;
  readonly time: string;
  readonly hours: (hours: number, minutes: number) => string;
  readonly untimed: (count: string) => string;
  readonly expectation: string;
  readonly heldAgainst: string;
  readonly equalChances: string;
  readonly like: (level: string) => string;
  readonly expected: (won: string, expected: string, level: string | null) => string;
  readonly ahead: (by: string) => string;
  readonly behind: (by: string) => string;
  readonly asExpected: string;
  readonly expectationNote: string;
  readonly course: string;
  readonly byGame: string;
  readonly bySeats: string;
  readonly byCompany: string;
  readonly seats: (count: number) => string;
  readonly company: { readonly mixed: string; readonly people: string };
  readonly wasExpected: (expected: string) => string;
  readonly legend: { readonly won: string; readonly notWon: string; readonly expected: string };
  readonly bests: string;
  readonly points: (score: string) => string;
  readonly favourites: string;
  readonly favouritesNote: string;
  readonly share: (percent: number) => string;
  readonly onDevice: string;
  readonly onDeviceNote: (most: string) => string;
  readonly save: string;
  readonly takeOver: string;
  readonly takenOver: (fresh: number, known: number) => string;
  readonly flaws: {
    readonly unreadable: string;
    readonly foreign: string;
    readonly newer: string;
    readonly damaged: (number: number) => string;
    readonly unknownGame: (number: number, game: string) => string;
    readonly noRoom: string;
  };
  readonly delete: string;
  readonly deleteAsk: string;
  readonly deleteNote: (matches: string) => string;
  readonly keep: string;
  readonly deleteAll: string;
  readonly deleted: string;
}

const a = (level: string): string => `${/^[aeiou]/.test(level) ? 'an' : 'a'} ${level}`;
const matches = (count: number): string => (count === 1 ? '1 match' : `${count} matches`);

const inMinutes = unitIn('en', 'minute', 'short');
const inHours = unitIn('en', 'hour', 'short');

export const en: StatisticsMessages = {
  title: 'Statistics',
  empty: 'No finished matches on this device yet. Your results will appear here.',
  whose: 'Whose matches',
  unnamed: 'Without a name',
  which: 'Which game',
  allGames: 'All',
  matches: 'Matches',
  won: 'Won',
  outOf: (won, all) => `${won} of ${all}`,
  streak: 'Wins in a row',
  longest: (count) => `best: ${count}`,
  time: 'Time played',
  hours: (hours, minutes) => (hours === 0 ? inMinutes(minutes) : `${inHours(hours)} ${inMinutes(minutes)}`),
  untimed: (count) => `unknown for ${count}`,
  expectation: 'Wins compared with expectation',
  heldAgainst: 'Compared with',
  equalChances: 'equal chances',
  like: (level) => `${a(level)} bot`,
  expected: (won, expected, level) =>
    `${won} won; ${level === null ? 'equal chances would give' : `${a(level)} bot would have won`} ${expected}.`,
  ahead: (by) => `${by} more than expected`,
  behind: (by) => `${by} fewer than expected`,
  asExpected: 'Just as expected',
  expectationNote: 'A shared win counts in part. People are counted as equal opponents.',
  course: 'Wins above expectation, match by match',
  byGame: 'By game',
  bySeats: 'By seats',
  byCompany: 'By opponent',
  seats: (count) => `${count} seats`,
  company: { mixed: 'mixed levels', people: 'people' },
  wasExpected: (expected) => `expected ${expected}`,
  legend: { won: 'won', notWon: 'not won', expected: 'expected' },
  bests: 'Best scores',
  points: (score) => `${score} points`,
  favourites: 'What you like to do',
  favouritesNote: 'The main reason for your moves, wherever you had a choice.',
  share: percentIn('en'),
  onDevice: 'On this device',
  onDeviceNote: (most) =>
    `Only this browser stores your last ${most} matches. Lessons, puzzles and replays do not count.`,
  save: 'Save as a file',
  takeOver: 'Import a file',
  takenOver: (fresh, known) =>
    `${matches(fresh)} imported${known > 0 ? `; ${matches(known)} ${known === 1 ? 'was' : 'were'} here already` : ''}.`,
  flaws: {
    unreadable: 'This file can’t be read, or part of it is missing. Nothing was changed.',
    foreign: 'This isn’t a Tavola statistics file. Nothing was changed.',
    newer: 'This file comes from a newer version of Tavola. Nothing was changed.',
    damaged: (number) => `Match ${number} in this file is damaged. Nothing was changed.`,
    unknownGame: (number, game) =>
      `Match ${number} in this file is of a game that does not exist here: ${game}. Nothing was changed.`,
    noRoom: 'This browser has no storage left. Nothing was changed.',
  },
  delete: 'Delete',
  deleteAsk: 'Delete the statistics?',
  deleteNote: (all) =>
    `This deletes ${all} matches of everyone who played on this device, and bots that match your level start over. Replays and settings stay. You can’t undo this, but you can import a file that you saved before.`,
  keep: 'Keep',
  deleteAll: 'Delete all',
  deleted: 'Statistics deleted.',
};
