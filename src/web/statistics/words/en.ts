/** What is said of the matches on this device. Numbers come written as they are where the person lives. */
export interface StatisticsWords {
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
  readonly hours: (hours: string, minutes: string) => string;
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
  readonly share: (percent: string) => string;
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

const matches = (count: number): string => (count === 1 ? '1 match' : `${count} matches`);

export const en: StatisticsWords = {
  title: 'Statistics',
  empty: 'No match has been finished on this device yet. Once one has, you see here how it went.',
  whose: 'Whose matches',
  unnamed: 'Without a name',
  which: 'Which game',
  allGames: 'All',
  matches: 'Matches',
  won: 'Won',
  outOf: (won, all) => `${won} of ${all}`,
  streak: 'Wins in a row',
  longest: (count) => `at most ${count}`,
  time: 'Time played',
  hours: (hours, minutes) => (hours === '0' ? `${minutes} min` : `${hours} h ${minutes} min`),
  untimed: (count) => `not known of ${count}`,
  expectation: 'Wins, and what was to be expected',
  heldAgainst: 'Held against',
  equalChances: 'equal chances',
  like: (level) => `somebody like ${level}`,
  expected: (won, expected, level) =>
    `${won} won; ${level === null ? 'equal chances would bring' : `somebody who plays like ${level} would have`} ${expected}.`,
  ahead: (by) => `${by} more than expected`,
  behind: (by) => `${by} fewer than expected`,
  asExpected: 'Just as expected',
  expectationNote:
    'A win that is shared counts in parts. Of people nobody knows how strong they are: they count as equals.',
  course: 'Wins ahead of what was expected, match by match',
  byGame: 'By game',
  bySeats: 'By seats',
  byCompany: 'By level',
  seats: (count) => `${count} seats`,
  company: { mixed: 'several levels', people: 'with people' },
  wasExpected: (expected) => `expected ${expected}`,
  legend: { won: 'won', notWon: 'not won', expected: 'expected' },
  bests: 'Best scores',
  points: (score) => `${score} points`,
  favourites: 'What you like to do',
  favouritesNote: 'What spoke for your moves in the first place, wherever there was a choice.',
  share: (percent) => `${percent} %`,
  onDevice: 'On this device',
  onDeviceNote: (most) =>
    `All of this is kept in this browser and nowhere else: the last ${most} matches. Lessons, puzzles and replays do not count.`,
  save: 'Save as a file',
  takeOver: 'Take over from a file',
  takenOver: (fresh, known) =>
    `${matches(fresh)} taken over${known > 0 ? `; ${matches(known)} ${known === 1 ? 'was' : 'were'} here already` : ''}.`,
  flaws: {
    unreadable: 'This file cannot be read, or a part of it is missing. Nothing was changed.',
    foreign: 'This is no file of statistics from Tavola. Nothing was changed.',
    newer: 'This file comes from a newer Tavola than this page. Nothing was changed.',
    damaged: (number) => `Match ${number} in this file is damaged. Nothing was changed.`,
    unknownGame: (number, game) =>
      `Match ${number} in this file is of a game that is not here: ${game}. Nothing was changed.`,
    noRoom: 'This browser has no room for it. Nothing was changed.',
  },
  delete: 'Delete',
  deleteAsk: 'Delete the statistics?',
  deleteNote: (all) =>
    `${all} matches go, for everyone who played on this device, and an even opponent has to get to know you anew. Matches that you can watch again stay, and so do your settings. This cannot be undone; a file that you saved before can be taken over again.`,
  keep: 'Keep them',
  deleteAll: 'Delete them all',
  deleted: 'The statistics are empty now.',
};
