/** What is said to whoever wants to play with somebody now. */
import { unitIn } from '../../../../messages/quantities.ts';
export interface MatchmakingMessages {
  readonly title: string;
  readonly about: string;
  readonly games: string;
  readonly any: string;
  readonly pace: string;
  readonly paces: { readonly [pace in 'quick' | 'normal' | 'slow']: string };
  readonly paceNote: (minutes: number, seconds: number) => string;
  readonly size: string;
  readonly sizeNote: string;
  readonly bots: string;
  readonly botsNote: string;
  readonly never: string;
  readonly seconds: (seconds: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly rated: string;
  readonly ratedNote: string;
  readonly wait: string;
  readonly change: string;
  readonly impossible: string;
  /** How many are here. */
  readonly here: (count: number) => string;
  readonly nobody: string;
  readonly alone: string;
  /** The strip. */
  readonly waiting: string;
  readonly waited: (time: string) => string;
  readonly stop: string;
  readonly again: string;
  readonly lost: string;
  readonly missed: string;
  readonly waitAgain: string;
  readonly close: string;
  readonly meanwhile: string;
  readonly withBots: string;
  readonly puzzles: string;
  /** The call. */
  readonly ready: string;
  readonly readyAt: (game: string) => string;
  readonly kept: (seconds: number) => string;
  readonly keepsMatch: string;
  readonly go: string;
  readonly decline: string;
  /** Why not. */
  readonly noServer: string;
  readonly off: string;
  readonly signIn: string;
  readonly refused: string;
}

const inSeconds = unitIn('en', 'second', 'short');
const inMinutes = unitIn('en', 'minute', 'short');

export const en: MatchmakingMessages = {
  title: 'Play with someone now',
  about:
    'What would you like to play? We’ll match you with people who chose the same. Meanwhile you can keep playing here.',
  games: 'Games',
  any: 'Any',
  pace: 'Time to think',
  paces: { quick: 'Quick', normal: 'Normal', slow: 'Slow' },
  paceNote: (minutes, seconds) => `${inMinutes(minutes)} + ${inSeconds(seconds)}`,
  size: 'How many at the table',
  sizeNote: 'The more you accept, the sooner it starts.',
  bots: 'Fill up with bots',
  botsNote: 'After that time, bots take the seats that are still free.',
  never: 'Never',
  seconds: (seconds) => `after ${inSeconds(seconds)}`,
  minutes: (minutes) => `after ${inMinutes(minutes)}`,
  rated: 'Rated',
  ratedNote:
    'With people about as strong as you. The longer you wait, the wider we search. Others can watch.',
  wait: 'Find players',
  change: 'Find others like this',
  impossible: 'None of these games can be played by that many people.',
  here: (count) => (count === 1 ? '1 person is waiting' : `${count} people are waiting`),
  nobody: 'Nobody is waiting right now.',
  alone: 'only you so far',
  waiting: 'Looking for players',
  waited: (time) => `for ${time}`,
  stop: 'Stop',
  again: 'Someone did not show up. You have kept your place in the queue.',
  lost: 'Connection lost. Reconnecting …',
  missed: 'Your table was ready, but you did not join. You have left the queue.',
  waitAgain: 'Search again',
  close: 'Close',
  meanwhile: 'Meanwhile',
  withBots: 'Play with bots',
  puzzles: 'Solve puzzles',
  ready: 'Your table is ready',
  readyAt: (game) => `${game} can start.`,
  kept: (seconds) =>
    seconds === 1 ? 'Your seat is reserved for 1 second.' : `Your seat is reserved for ${seconds} seconds.`,
  keepsMatch: 'Your match here stays as it is.',
  go: 'Go to the table',
  decline: 'No, thanks',
  noServer: 'No server is available.',
  off: 'This server does not offer that right now.',
  signIn: 'You need an account to play rated matches. Sign in first.',
  refused: 'The server did not accept these choices.',
};
