/** What is said to whoever wants to play with somebody now. */
export interface MeetWords {
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

export const en: MeetWords = {
  title: 'Play with somebody now',
  about:
    'Say what you would play. Whoever would play the same is put at a table with you. Meanwhile you can go on playing here.',
  games: 'Games',
  any: 'Any',
  pace: 'Time to think',
  paces: { quick: 'Quick', normal: 'Normal', slow: 'Slow' },
  paceNote: (minutes, seconds) => `${minutes} min + ${seconds} s`,
  size: 'How many at the table',
  sizeNote: 'The more you accept, the sooner it begins.',
  bots: 'Bots fill up',
  botsNote: 'Then you play with whoever is there by then, and bots take the other seats.',
  never: 'Never',
  seconds: (seconds) => `after ${seconds} s`,
  minutes: (minutes) => `after ${minutes} min`,
  rated: 'For the rating',
  ratedNote:
    'With people about as strong as you. The longer you wait, the further it is looked. Others may watch.',
  wait: 'Find people',
  change: 'Find others like this',
  impossible: 'None of these games can be played by that many.',
  here: (count) => (count === 1 ? 'One person waits' : `${count} people wait`),
  nobody: 'Nobody waits just now.',
  alone: 'only you so far',
  waiting: 'Looking for people',
  waited: (time) => `for ${time}`,
  stop: 'Stop',
  again: 'Somebody did not come. You have kept your place.',
  lost: 'The line is lost. It is tried again.',
  missed: 'Your table was ready and you did not come. You no longer wait.',
  waitAgain: 'Wait again',
  close: 'Close',
  meanwhile: 'Meanwhile',
  withBots: 'Play with bots',
  puzzles: 'Solve puzzles',
  ready: 'Your table is ready',
  readyAt: (game) => `${game} can begin.`,
  kept: (seconds) =>
    seconds === 1 ? 'Your seat is kept for a second.' : `Your seat is kept for ${seconds} seconds.`,
  keepsMatch: 'What you play here stays as it is.',
  go: 'Go to the table',
  decline: 'No, thanks',
  noServer: 'No server answers here.',
  off: 'This server does not offer it now.',
  signIn: 'Only accounts play for a rating. Sign in first.',
  refused: 'The server does not take this wish.',
};
