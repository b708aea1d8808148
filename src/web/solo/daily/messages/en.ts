/** What is said of the deal of the day and of challenges. */
import { percentIn } from '../../../../messages/quantities.ts';
export interface DailyMessages {
  readonly title: string;
  readonly about: string;
  readonly done: (done: number, all: number) => string;
  readonly begun: (count: number) => string;
  readonly states: { readonly finished: string; readonly begun: string; readonly open: string };
  readonly measure: string;
  readonly tries: (game: string) => string;
  readonly nth: (number: number) => string;
  readonly nthTry: (number: number) => string;
  readonly running: string;
  readonly left: string;
  readonly notYet: string;
  readonly wonBy: (lead: number) => string;
  readonly lostBy: (lead: number) => string;
  readonly begin: (number: number) => string;
  readonly goOn: (number: number) => string;
  readonly goOnWith: (game: string) => string;
  readonly beginWith: (game: string) => string;
  readonly allDone: string;
  readonly fair: string;
  readonly you: string;
  readonly whoSits: string;
  readonly later: string;
  readonly otherGames: string;
  readonly watchTry: (number: number) => string;
  readonly lastDays: string;
  readonly inARow: (days: number) => string;
  readonly dayDone: (day: string, done: number, all: number) => string;

  readonly everyone: string;
  readonly compare: string;
  readonly compareNote: string;
  readonly asking: string;
  readonly noServer: string;
  readonly notTaken: string;
  readonly nobodyElse: string;
  readonly higherThan: (percent: number, tries: number) => string;
  readonly chart: (from: string, to: string, tries: number, own: string) => string;
  readonly columnOf: (from: string, to: string, tries: number) => string;
  readonly places: { readonly top: string; readonly upper: string; readonly lower: string };

  readonly toShare: string;
  readonly nothingAway: string;
  readonly won: string;
  readonly notWon: string;
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;

  readonly challenge: string;
  readonly challengeTitle: (game: string) => string;
  readonly challengeAbout: string;
  readonly challengeLink: string;
  readonly invitation: (game: string) => string;
  readonly challenged: (name: string | null, game: string) => string;
  readonly challengedAbout: string;
  readonly sameDeal: string;
  readonly goOnHere: string;
  readonly seeBoth: string;
  readonly badChallenge: (message: string) => string;
  readonly twoWays: string;
  readonly friend: string;
  readonly sameAll: string;
  readonly partedAt: (moves: number) => string;
  readonly partedAtOnce: string;
  readonly moveNumber: (number: number) => string;
  readonly standsAt: (lead: string) => string;
  readonly matchOver: string;
  readonly lead: string;
  readonly showBoard: (name: string, move: number) => string;
}

const nth = (number: number): string => ['1st', '2nd', '3rd'][number - 1] ?? `${number}th`;
const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const percent = percentIn('en');

export const en: DailyMessages = {
  title: 'Deal of the day',
  about: 'Same cards for everyone, three tries each. New at midnight.',
  done: (done, all) =>
    done === 0 ? 'A new deal in every game' : done === all ? 'All are done' : `${done} of ${all} are done`,
  begun: (count) => `${count} started`,
  states: { finished: 'done', begun: 'started', open: 'open' },
  measure: 'lead',
  tries: (game) => `Tries at ${game}`,
  nth,
  nthTry: (number) => `${nth(number)} try`,
  running: 'started',
  left: 'given up',
  notYet: 'not yet',
  wonBy: (lead) => (lead === 0 ? 'won on the tie-break' : `won by ${lead}`),
  lostBy: (lead) => (lead === 0 ? 'lost on the tie-break' : `lost by ${lead}`),
  begin: (number) => `Start the ${nth(number)} try`,
  goOn: (number) => `Continue the ${nth(number)} try`,
  goOnWith: (game) => `Continue with ${game}`,
  beginWith: (game) => `Start with ${game}`,
  allDone: 'All done for today. New deals at midnight.',
  fair: 'Once started, a try counts. No hints, no undo.',
  you: 'You',
  whoSits: 'At the table',
  later: 'This day is over. You can still finish tries that you started.',
  otherGames: 'The other games',
  watchTry: (number) => `Replay the ${nth(number)} try`,
  lastDays: 'The last days',
  inARow: (days) => `${times(days, 'day', 'days')} in a row`,
  dayDone: (day, done, all) => `${day}: ${done} of ${all} games`,

  everyone: 'Everyone today',
  compare: 'Compare with everyone',
  compareNote:
    'Sends your tries to this server without your name. It replays them and only shows how many ended how.',
  asking: 'Asking the server …',
  noServer: 'The server is not responding. Your tries are saved on this device.',
  notTaken: 'The server could not confirm a try: its bots or rules may be different by now.',
  nobodyElse: 'You are the first today: no one else has shared a result yet.',
  higherThan: (share, tries) => `Ahead of ${percent(share)} of ${times(tries, 'try', 'tries')}`,
  chart: (from, to, tries, own) =>
    `The leads of ${times(tries, 'try', 'tries')}, from ${from} to ${to}. Yours: ${own}.`,
  columnOf: (from, to, tries) => `${from === to ? from : `${from} to ${to}`}: ${tries}`,
  places: { top: 'top quarter', upper: 'upper half', lower: 'lower half' },

  toShare: 'To share',
  nothingAway: 'gives nothing away',
  won: 'won',
  notWon: 'not won',
  share: 'Share',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select the text to copy it',

  challenge: 'Challenge a friend',
  challengeTitle: (game) => `Your ${game} deal, for a friend`,
  challengeAbout:
    'The link contains the same cards and the same bots. It also contains your moves, which your friend sees only at the end.',
  challengeLink: 'The link',
  invitation: (game) => `Can you do better at ${game}? Same cards, same bots:`,
  challenged: (name, game) =>
    name === null ? `A friend challenges you to ${game}` : `${name} challenges you to ${game}`,
  challengedAbout: 'You get the same cards and the same bots. Afterwards you see both matches side by side.',
  sameDeal: 'Play the same deal',
  goOnHere: 'Continue',
  seeBoth: 'Compare both matches',
  badChallenge: (message) => `This challenge can’t be opened: ${message}.`,
  twoWays: 'Two ways through one deal',
  friend: 'Your friend',
  sameAll: 'You played exactly the same, from the first move to the last.',
  partedAt: (moves) =>
    `Your first ${moves === 1 ? 'move was' : `${moves} moves were`} the same. Then you chose differently:`,
  partedAtOnce: 'You chose differently from the very first move:',
  moveNumber: (number) => `Your move ${number}`,
  standsAt: (lead) => `then at ${lead}`,
  matchOver: 'already over',
  lead: 'Lead, move by move',
  showBoard: (name, move) => `${name}, move ${move}: show it on the board`,
};
