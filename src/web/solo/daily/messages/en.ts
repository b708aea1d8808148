import { countIn, percentIn } from '../../../../messages/text.ts';
import type { Widen } from '../../../../messages/widen.ts';
const nth = (number: number): string => ['1st', '2nd', '3rd'][number - 1] ?? `${number}th`;
const times = countIn('en');

const percent = percentIn('en');

export const en = {
  title: 'Deal of the day',
  about: 'Same cards for everyone, three tries each. New at midnight.',
  done: (done: number, all: number) =>
    done === 0 ? 'A new deal in every game' : done === all ? 'All are done' : `${done} of ${all} are done`,
  begun: (count: number) => `${count} started`,
  states: { finished: 'done', begun: 'started', open: 'open' },
  measure: 'lead',
  tries: (game: string) => `Tries at ${game}`,
  nth,
  nthTry: (number: number) => `${nth(number)} try`,
  running: 'started',
  left: 'given up',
  notYet: 'not yet',
  wonBy: (lead: number) => (lead === 0 ? 'won on the tie-break' : `won by ${lead}`),
  lostBy: (lead: number) => (lead === 0 ? 'lost on the tie-break' : `lost by ${lead}`),
  placeOf: (place: number, seats: number) => `${nth(place)} of ${seats}`,
  aheadBy: (by: number) => `${by} ahead`,
  behindBy: (by: number) => `${by} behind`,
  tryAgain: 'Same cards once more: now you know how they fall.',
  allTried: 'All three tries are played. The review shows where points were lost.',
  reviewBest: 'Review the best try',
  puzzle: 'Puzzle of the day',
  puzzleNote: 'One position, one best move. It counts for your streak.',
  learnFirst: 'New to this game? Learn it in three minutes',
  differs: 'Different from the basic game today:',
  begin: (number: number) => `Start the ${nth(number)} try`,
  goOn: (number: number) => `Continue the ${nth(number)} try`,
  goOnWith: (game: string) => `Continue with ${game}`,
  beginWith: (game: string) => `Start with ${game}`,
  allDone: 'All done for today. New deals at midnight.',
  fair: 'Once started, a try counts. No hints, no undo.',
  you: 'You',
  whoSits: 'At the table',
  later: 'This day is over. You can still finish tries that you started.',
  watchTry: (number: number) => `Replay the ${nth(number)} try`,
  streak: 'Your streak',
  streakNote: 'Days with a deal or a puzzle of the day. You may miss one day a week.',
  startStreak: 'Finish today’s deal or try today’s puzzle to start a streak.',
  puzzleTried: 'puzzle of the day tried',
  inARow: (days: number) => times(days, 'day', 'days'),
  dayDone: (day: string, done: number, all: number) => `${day}: ${done} of ${all} games`,

  compare: 'Compare with everyone',
  compareNote:
    'Sends your tries to this server without your name. It replays them and only shows how many ended how.',
  asking: 'Asking the server …',
  noServer: 'The server is not responding. Your tries are saved on this device.',
  notTaken: 'The server could not confirm a try: its bots or rules may be different by now.',
  nobodyElse: 'You are the first today: no one else has shared a result yet.',
  higherThan: (share: number, tries: number) =>
    `Ahead of ${percent(share)} of ${times(tries, 'try', 'tries')}`,
  chart: (from: string, to: string, tries: number, own: string) =>
    `The leads of ${times(tries, 'try', 'tries')}, from ${from} to ${to}. Yours: ${own}.`,
  columnOf: (from: string, to: string, tries: number) =>
    `${from === to ? from : `${from} to ${to}`}: ${tries}`,
  places: { top: 'top quarter', upper: 'upper half', lower: 'lower half' },

  toShare: 'To share',
  nothingAway: 'gives nothing away',
  won: 'won',
  notWon: 'not won',
  copy: 'Copy',
  copyFailed: 'Select the text to copy it',

  challenge: 'Challenge a friend',
  challengeTitle: (game: string) => `Your ${game} deal, for a friend`,
  challengeAbout:
    'The link contains the same cards and the same bots. It also contains your moves, which your friend sees only at the end.',
  challengeLink: 'The link',
  invitation: (game: string) => `Can you do better at ${game}? Same cards, same bots:`,
  challenged: (name: string | null, game: string) =>
    name === null ? `A friend challenges you to ${game}` : `${name} challenges you to ${game}`,
  challengedAbout: 'You get the same cards and the same bots. Afterwards you see both matches side by side.',
  sameDeal: 'Play the same deal',
  goOnHere: 'Continue',
  seeBoth: 'Compare both matches',
  badChallenge: (message: string) => `This challenge can’t be opened: ${message}.`,
  twoWays: 'Two ways through one deal',
  friend: 'Your friend',
  sameAll: 'You played exactly the same, from the first move to the last.',
  partedAt: (moves: number) =>
    `Your first ${moves === 1 ? 'move was' : `${moves} moves were`} the same. Then you chose differently:`,
  partedAtOnce: 'You chose differently from the very first move:',
  moveNumber: (number: number) => `Your move ${number}`,
  standsAt: (lead: string) => `then at ${lead}`,
  matchOver: 'already over',
  lead: 'Lead, move by move',
  showBoard: (name: string, move: number) => `${name}, move ${move}: show it on the board`,
};

export type DailyMessages = Widen<typeof en>;
