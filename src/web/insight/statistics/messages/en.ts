/** Messages of the statistics. Numbers arrive formatted for the player's locale. */
import { nounIn, percentIn, unitIn } from '../../../../messages/text.ts';
import type { Widen } from '../../../../messages/widen.ts';
const a = (level: string): string => `${/^[aeiou]/.test(level) ? 'an' : 'a'} ${level}`;
const matches = nounIn('en', 'match', 'matches');

const inMinutes = unitIn('en', 'minute', 'short');
const inHours = unitIn('en', 'hour', 'short');

export const en = {
  empty: 'No finished matches on this device yet. Your results will appear here.',
  whose: 'Whose matches',
  unnamed: 'Without a name',
  which: 'Which game',
  allGames: 'All',
  matches: 'Matches',
  outOf: (won: string, all: string) => `${won} of ${all}`,
  streak: 'Wins in a row',
  longest: (count: string) => `best: ${count}`,
  time: 'Time played',
  hours: (hours: number, minutes: number) =>
    hours === 0 ? inMinutes(minutes) : `${inHours(hours)} ${inMinutes(minutes)}`,
  untimed: (count: string) => `unknown for ${count}`,
  expectation: 'Wins compared with expectation',
  heldAgainst: 'Compared with',
  equalChances: 'equal chances',
  like: (level: string) => `${a(level)} bot`,
  expected: (won: string, expected: string, level: string | null) =>
    `${won} won; ${level === null ? 'equal chances would give' : `${a(level)} bot would have won`} ${expected}.`,
  ahead: (by: string) => `${by} more than expected`,
  behind: (by: string) => `${by} fewer than expected`,
  asExpected: 'Just as expected',
  expectationNote: 'A shared win counts in part. People are counted as equal opponents.',
  course: 'Wins above expectation, match by match',
  byGame: 'By game',
  bySeats: 'By seats',
  byCompany: 'By opponent',
  company: { mixed: 'mixed levels', people: 'people' },
  wasExpected: (expected: string) => `expected ${expected}`,
  legend: { won: 'won', notWon: 'not won', expected: 'expected' },
  bests: 'Best scores',
  favourites: 'What you like to do',
  favouritesNote: 'The main reason for your moves, wherever you had a choice.',
  share: percentIn('en'),
  onDeviceNote: (most: string) =>
    `Only this browser stores your last ${most} matches. Lessons, puzzles and replays do not count.`,
  save: 'Save as a file',
  takeOver: 'Import a file',
  takenOver: (fresh: number, known: number) =>
    `${matches(fresh)} imported${known > 0 ? `; ${matches(known)} ${known === 1 ? 'was' : 'were'} here already` : ''}.`,
  flaws: {
    unreadable: 'This file can’t be read, or part of it is missing. Nothing was changed.',
    foreign: 'This isn’t a Tavola statistics file. Nothing was changed.',
    newer: 'This file comes from a newer version of Tavola. Nothing was changed.',
    damaged: (number: number) => `Match ${number} in this file is damaged. Nothing was changed.`,
    unknownGame: (number: number, game: string) =>
      `Match ${number} in this file is of a game that does not exist here: ${game}. Nothing was changed.`,
    noRoom: 'This browser has no storage left. Nothing was changed.',
  },
  delete: 'Delete',
  deleteAsk: 'Delete the statistics?',
  deleteNote: (all: string) =>
    `This deletes ${all} matches of everyone who played on this device, and bots that match your level start over. Replays and settings stay. You can’t undo this, but you can import a file that you saved before.`,
  keep: 'Keep',
  deleteAll: 'Delete all',
  deleted: 'Statistics deleted.',
};

export type StatisticsMessages = Widen<typeof en>;
