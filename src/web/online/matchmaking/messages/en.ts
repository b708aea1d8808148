import { unitIn } from '../../../../messages/text.ts';
import type { Widen } from '../../../../messages/widen.ts';
const inSeconds = unitIn('en', 'second', 'short');
const inMinutes = unitIn('en', 'minute', 'short');

export const en = {
  about:
    'What would you like to play? We’ll match you with people who chose the same. Meanwhile you can keep playing here.',
  any: 'Any',
  paces: { quick: 'Quick', normal: 'Normal', slow: 'Slow' } satisfies {
    readonly [pace in 'quick' | 'normal' | 'slow']: string;
  },
  paceNote: (minutes: number, seconds: number) => `${inMinutes(minutes)} + ${inSeconds(seconds)}`,
  size: 'How many at the table',
  sizeNote: 'The more you accept, the sooner it starts.',
  botsNote: 'After that time, bots take the seats that are still free.',
  never: 'Never',
  seconds: (seconds: number) => `after ${inSeconds(seconds)}`,
  minutes: (minutes: number) => `after ${inMinutes(minutes)}`,
  rated: 'Rated',
  ratedNote:
    'With people about as strong as you. The longer you wait, the wider we search. Others can watch.',
  wait: 'Find players',
  change: 'Find others like this',
  impossible: 'None of these games can be played by that many people.',
  here: (count: number) => (count === 1 ? '1 person is waiting' : `${count} people are waiting`),
  nobody: 'Nobody is waiting right now.',
  alone: 'only you so far',
  waiting: 'Looking for players',
  waited: (time: string) => `for ${time}`,
  stop: 'Stop',
  again: 'Someone did not show up. You have kept your place in the queue.',
  lost: 'Connection lost. Reconnecting …',
  missed: 'Your table was ready, but you did not join. You have left the queue.',
  waitAgain: 'Search again',
  meanwhile: 'Meanwhile',
  withBots: 'Play with bots',
  ready: 'Your table is ready',
  readyAt: (game: string) => `${game} can start.`,
  kept: (seconds: number) =>
    seconds === 1 ? 'Your seat is reserved for 1 second.' : `Your seat is reserved for ${seconds} seconds.`,
  keepsMatch: 'Your match here stays as it is.',
  noServer: 'No server is available.',
  off: 'This server does not offer that right now.',
  signIn: 'You need an account to play rated matches. Sign in first.',
  refused: 'The server did not accept these choices.',
};

export type MatchmakingMessages = Widen<typeof en>;
