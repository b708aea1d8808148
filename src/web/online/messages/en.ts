import type { AwayReason, RejectionCode, Presence, ReportReason, Saying } from '../../../protocol/index.ts';
import { unitIn } from '../../../messages/quantities.ts';

export interface OnlineMessages {
  readonly time: string;
  readonly noLimit: string;
  readonly liveGroup: string;
  readonly turnsGroup: string;
  readonly live: (minutes: number, seconds: number) => string;
  readonly perMove: (time: string) => string;
  readonly hours: (hours: number) => string;
  readonly days: (days: number) => string;
  readonly daysHours: (days: number, hours: number) => string;
  readonly clocks: string;
  readonly runs: string;
  readonly secondsLeft: (seconds: number) => string;

  readonly listed: string;
  readonly showHands: string;
  readonly timeNote: string;

  /** The lobby. */
  readonly freeSeat: string;
  readonly giveToBot: string;
  readonly you: string;
  readonly owner: string;
  readonly sit: string;
  readonly giveUp: string;
  readonly botHere: (number: number) => string;
  readonly askToLeave: (name: string) => string;
  readonly begin: string;
  readonly fillFirst: string;
  readonly ownerStarts: (name: string) => string;
  readonly nobodyYet: string;
  readonly takeSeat: string;
  readonly full: string;
  readonly invite: string;
  readonly inviteNote: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly qr: string;
  readonly carry: string;
  readonly carryNote: string;
  readonly fairNote: string;
  /** The match starts once these devices have answered. */
  readonly waitsForDevices: (names: string) => string;
  readonly promise: string;
  readonly choices: string;
  readonly isListed: string;
  readonly handsShown: string;

  /** Transferring a seat. */
  readonly carryGone: string;
  readonly carryAccount: string;
  /** A player who has deleted their account. */
  readonly somebody: string;
  readonly others: string;
  /** A player whose name is hidden, by the letter of the seat. */
  readonly stranger: (letter: string) => string;
  readonly blockedUntil: (until: string) => string;
  readonly blockReason: (why: string) => string;
  readonly blockReasons: { readonly [reason in ReportReason]: string };
  readonly known: string;
  readonly sitAs: (name: string) => string;
  readonly carryAsk: string;
  readonly carryTake: string;
  readonly carryKeep: string;

  readonly watching: string;
  readonly watchingNote: string;
  readonly away: (name: string) => string;
  readonly awayShort: string;
  readonly youAreAway: { readonly [why in AwayReason]: string };
  readonly back: string;
  readonly goAway: string;
  readonly goAwayNote: string;
  readonly home: string;
  readonly proposeEnd: string;
  readonly proposes: (names: string) => string;
  readonly youPropose: string;
  readonly agree: string;
  readonly goOn: string;
  readonly takeBack: string;
  readonly say: string;
  readonly sayTitle: string;
  readonly t: (name: string, what: string) => string;
  readonly sayings: { readonly [S in Saying]: string };
  readonly yourTurn: string;
  readonly since: string;
  readonly skip: string;
  readonly push: string;
  readonly pushOn: string;
  readonly pushStop: string;
  readonly pushDenied: string;
  readonly pushFailed: string;

  readonly connecting: string;
  readonly lost: string;
  readonly regained: string;
  /** The view is outdated, and the page has requested a snapshot. */
  readonly catchingUp: string;
  readonly noServer: string;
  readonly no: { readonly [C in RejectionCode | 'noLine']: string };
  readonly gone: {
    readonly [why in 'noTable' | 'unplayable' | 'otherRules' | 'otherPage' | 'blocked']: string;
  };

  /** Afterwards. */
  readonly agreedTitle: string;
  readonly agreedNote: string;
  readonly closedTitle: string;
  readonly closedNote: string;
  readonly toNext: string;
  readonly nextAsked: string;
  readonly check: string;
  readonly checks: {
    readonly [check in 'promise' | 'early' | 'part' | 'order' | 'seed' | 'cards']: string;
  };
  readonly checkAttempts: (attempts: number) => string;
  readonly checkOk: string;
  readonly checkBad: string;
  readonly checkUnknown: string;
  readonly checkFair: string;
  readonly checkUnfair: string;
  readonly checkFailed: string;
  readonly saveProof: string;
  readonly notOver: string;
  readonly handsHidden: string;

  readonly tables: string;
  readonly waiting: string;
  readonly nothingWaits: string;
  readonly noneGoing: string;
  readonly openTables: string;
  readonly noOpenTables: string;
  readonly openOne: string;
  readonly clubNight: string;
  readonly toClub: string;
  readonly goTo: string;
  readonly states: { readonly [state in 'open' | 'playing' | 'over' | 'turn']: string };
  readonly until: (time: string) => string;
  readonly freeSeats: (free: number, seats: number) => string;
  readonly hosts: (name: string) => string;
  readonly withNames: (names: string) => string;
  readonly forget: (game: string) => string;
  /** Presence, and what waiting players may do. */
  readonly minutes: (minutes: number) => string;
  readonly shortTime: { readonly [unit in 'minutes' | 'hours' | 'days']: (count: number) => string };
  readonly presence: { readonly [P in Presence]: string };
  readonly watchers: (count: number) => string;
  readonly absent: (name: string, time: string) => string;
  readonly letBot: string;
  readonly nudge: string;
  readonly nudged: string;
  readonly waitedFor: string;
  readonly winNow: string;
  readonly absenceTitle: string;
  readonly absenceNote: string;
  readonly absenceWins: string;
  readonly absenceTerms: (time: string, wins: boolean) => string;

  /** Resigning and pauses. */
  readonly resign: string;
  readonly resignAsk: string;
  readonly resignNote: { readonly two: string; readonly more: string };
  readonly proposePause: string;
  readonly wantsPause: (names: string) => string;
  readonly youWantPause: string;
  readonly resume: string;
  readonly wantsOn: (names: string) => string;
  readonly youWantOn: string;
  readonly botPlaysOn: string;
  readonly endedBy: {
    readonly resigned: (names: string) => string;
    readonly lost: (names: string) => string;
  };

  /** Invitations and rematches. */
  readonly invites: (name: string, game: string) => string;
  readonly invited: (game: string) => string;
  readonly sitDown: string;
  readonly keptFor: (name: string) => string;
  readonly keptNote: (names: string) => string;
  readonly rematchYes: string;
  readonly rematchNo: string;
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const inSeconds = unitIn('en', 'second');
const inMinutes = unitIn('en', 'minute');
const inHours = unitIn('en', 'hour');
const inDays = unitIn('en', 'day');
const shortMinutes = unitIn('en', 'minute', 'short');
const shortHours = unitIn('en', 'hour', 'short');
const shortDays = unitIn('en', 'day', 'short');

export const en: OnlineMessages = {
  time: 'Time to think',
  noLimit: 'No limit',
  liveGroup: 'All at the table now',
  turnsGroup: 'Over hours or days',
  live: (minutes, seconds) => `${inMinutes(minutes)} + ${inSeconds(seconds)} per move`,
  perMove: (time) => `${time} per move`,
  hours: inHours,
  days: inDays,
  daysHours: (days, hours) => (hours === 0 ? inDays(days) : `${shortDays(days)} ${shortHours(hours)}`),
  clocks: 'Clocks',
  runs: '(clock is running)',
  secondsLeft: (seconds) => `You have ${inSeconds(seconds)} left.`,

  listed: 'Show in the public list of tables',
  showHands: 'Show all hands after the match',
  timeNote: 'If your time runs out, a bot plays for you until you are back.',

  freeSeat: 'Free',
  giveToBot: 'Add a bot …',
  you: 'you',
  owner: 'starts the match',
  sit: 'Sit here',
  giveUp: 'Leave my seat',
  botHere: (number) => `Who gets seat ${number}`,
  askToLeave: (name) => `Free ${name}’s seat`,
  begin: 'Start the match',
  fillFirst: 'Every seat must be taken: send the link, or add bots.',
  ownerStarts: (name) => `${name} starts the match when everyone is here.`,
  nobodyYet: 'Nobody sits here yet. The first player to sit down starts the match.',
  takeSeat: 'Take a seat',
  full: 'All seats are taken. You can stay and watch.',
  invite: 'Invite others',
  inviteNote: 'Anyone with this link can sit down. No account needed.',
  link: 'Link to this table',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share …',
  qr: 'The link as a QR code',
  carry: 'Play on another device',
  carryNote:
    'This private link moves your seat to another device. It works once, for ten minutes. Anyone who opens it plays for you, so keep it to yourself.',
  fairNote:
    'The server and every device each add a random number to the shuffle. All are sealed before any is opened, so nobody can arrange the cards. After the match everyone can check it.',
  waitsForDevices: (names) =>
    `The cards are dealt once every device has added its number. Still missing: ${names}.`,
  promise: 'Seal of this deal',
  choices: 'This table',
  isListed: 'In the public list',
  handsShown: 'All hands are shown after the match',

  carryGone: 'This link has been used or has expired. Make a new one on the other device.',
  carryAccount: 'This seat belongs to your account: sign in on the other device to play there.',
  somebody: 'Someone',
  others: 'Other players …',
  stranger: (letter) => `Player ${letter}`,
  blockedUntil: (until) => `You are blocked on this server until ${until}.`,
  blockReason: (why) => `Reason: ${why}.`,
  blockReasons: {
    name: 'offensive name',
    phrases: 'spamming phrases',
    leaving: 'leaving or stalling',
    together: 'colluding',
    program: 'using a bot',
    other: 'something else',
  },
  known: 'has an account',
  sitAs: (name) => `You will play as ${name}.`,
  carryAsk: 'This device already has a seat at this table. Take the one from this link instead?',
  carryTake: 'Take the other seat',
  carryKeep: 'Keep my seat',

  watching: 'You are watching',
  watchingNote: 'Spectators see what everyone sees, but no hands.',
  away: (name) => `A bot is playing for ${name}.`,
  awayShort: 'bot plays',
  youAreAway: {
    left: 'You left the match. A bot plays for you until you are back.',
    time: 'Your time ran out. A bot plays for you until you are back.',
    out: 'You have used up your time for this match. A bot finishes it for you.',
    absent: 'You were away for a while. A bot plays for you until you are back.',
    resigned: 'You gave up this match. A bot finishes it for you.',
    lost: 'You were away for too long and lost. A bot finishes the match for you.',
  },
  back: 'I’m back',
  goAway: 'Leave and let a bot play for me',
  goAwayNote: 'You can come back at any time. If you only close the page, your seat waits for you.',
  home: 'All games',
  proposeEnd: 'Suggest ending the match',
  proposes: (names) => `${names}: shall we end the match here?`,
  youPropose: 'You suggested ending the match. It ends when everyone agrees.',
  agree: 'Agree',
  goOn: 'Keep playing',
  takeBack: 'Withdraw',
  say: 'Say',
  sayTitle: 'Say something',
  t: (name, what) => `${name}: ${what}`,
  sayings: {
    hello: 'Hello!',
    goodLuck: 'Good luck!',
    yourTurn: 'It’s your turn.',
    thinking: 'Let me think …',
    wellPlayed: 'Well played!',
    oops: 'Oops.',
    sorry: 'Sorry!',
    thanks: 'Thank you!',
    goodGame: 'Good game!',
    bye: 'Goodbye!',
    clap: 'claps',
    laugh: 'laughs',
    wow: 'is amazed',
    sad: 'is sad',
    heart: 'loves it',
  },
  yourTurn: 'Your turn',
  since: 'Since you were last here',
  skip: 'Skip',
  push: 'Notify me when it’s my turn',
  pushOn: 'This device notifies you when it’s your turn.',
  pushStop: 'Stop notifying me',
  pushDenied: 'Notifications are blocked for this page. You can allow them in the browser’s settings.',
  pushFailed: 'That didn’t work: the browser’s notification service is not responding.',

  connecting: 'Looking for the table …',
  lost: 'Connection lost. Reconnecting …',
  regained: 'Connected again.',
  catchingUp: 'Catching up …',
  noServer: 'No server is available. You can still play on this device.',
  no: {
    logFull: 'The log of this table is full. From now on you can only make moves.',
    malformed: 'The server did not understand that.',
    notJoined: 'The connection was not ready. Please try again.',
    table: 'There is no such table.',
    unplayable: 'This match can’t be opened right now. The admin knows, and nothing is lost.',
    seat: 'That seat is not yours.',
    taken: 'Someone was faster: that seat is taken.',
    full: 'All seats are taken.',
    notOwner: 'Only the person who sat down first can do that.',
    started: 'The match has already started.',
    open: 'The match has not started yet.',
    over: 'The match is over.',
    stale: 'The match has moved on. Look again, then decide.',
    seatAway: 'A bot is playing for you. Choose “I’m back” first.',
    undo: 'You can’t undo that any more.',
    busy: 'The server is busy. Please try again.',
    rateLimited: 'That was too fast. Please wait a moment.',
    closing: 'The server is restarting. One moment …',
    playing: 'The match is still running.',
    timeOver: 'Your time for this move is up, so a bot makes it. After that you can come back.',
    paused: 'The match is paused.',
    tooEarly: 'Give them a little longer.',
    notAllowed: 'This table does not allow that.',
    reserved:
      'That seat is reserved for someone who played here before. If they do not answer, it will soon be free.',
    illegal: 'The rules do not allow that.',
    accountRequired: 'This seat belongs to an account. Sign in to keep playing.',
    rated: 'This is a rated table: no undo, no pauses, and the match is played to the end.',
    signIn: 'Only people with an account can sit at a rated table. Sign in first.',
    blocked: 'You are blocked on this server.',
    closed: 'The admin has closed this table.',
    pauseNear: 'No new tables now: the server is about to pause.',
    notOffered: 'This server does not offer that right now.',
    noLine: 'There is no connection right now. Try again in a moment.',
  },
  gone: {
    blocked: 'You are blocked on this server.',
    noTable: 'There is no table here. The link may be incomplete.',
    unplayable: 'This match can’t be opened right now. The admin knows, and nothing is lost.',
    otherRules: 'This table uses rules that this page does not know. Reload the page.',
    otherPage: 'The server has changed. Reload the page to continue.',
  },

  agreedTitle: 'Ended by agreement',
  agreedNote: 'Everyone agreed to end the match here. Nobody wins.',
  closedTitle: 'Closed by the admin',
  closedNote: 'The admin of this server has closed the table. Nobody wins.',
  toNext: 'Go to the next match',
  nextAsked: 'The others would like a rematch.',
  check: 'Check the deal',
  checks: {
    promise: 'The server’s number is the one it sealed.',
    early: 'This device saw the same seal before the cards were dealt.',
    part: 'This device’s random number is part of the shuffle.',
    order: 'Everyone sealed their number before this device opened its own.',
    seed: 'The shuffle used the numbers of the server and of all devices, and nothing else.',
    cards: 'Dealt and played again from these numbers, every card lies where it lay.',
  },
  checkAttempts: (attempts) =>
    `The cards were dealt at attempt ${attempts}: before that, someone dropped out when numbers were already open.`,
  checkOk: 'true',
  checkBad: 'not true',
  checkUnknown: 'this device cannot know',
  checkFair: 'The deal was fair.',
  checkUnfair: 'The deal was not as promised.',
  checkFailed: 'The record of this match could not be loaded.',
  saveProof: 'Save the proof',
  notOver: 'This match is still running.',
  handsHidden: 'This table keeps hands hidden: only its players can check the deal.',

  tables: 'Online tables',
  waiting: 'Your tables',
  nothingWaits: 'You have no seat at any table.',
  noneGoing: 'None of your matches is running right now.',
  openTables: 'Open tables',
  noOpenTables: 'No table is waiting for players right now.',
  openOne: 'Open a table',
  clubNight: 'Club night',
  toClub: 'Back to the club night',
  goTo: 'Go to the table',
  states: { open: 'not started yet', playing: 'waiting for others', over: 'finished', turn: 'your turn' },
  until: (time) => `until ${time}`,
  freeSeats: (free, seats) => `${free} of ${count(seats, 'seat', 'seats')} free`,
  hosts: (name) => `opened by ${name}`,
  withNames: (names) => `with ${names}`,
  forget: (game) => `Forget my seat: ${game}`,

  minutes: inMinutes,
  shortTime: { minutes: shortMinutes, hours: shortHours, days: shortDays },
  presence: { here: 'here', idle: 'idle', gone: 'offline' },
  watchers: (number) => `${number} watching`,
  absent: (name, time) => `${name} has been away for ${time}.`,
  letBot: 'Let a bot play',
  nudge: 'Nudge',
  nudged: 'Nudged.',
  waitedFor: 'The others are waiting for you.',
  winNow: 'Claim the win',
  absenceTitle: 'If someone does not come back',
  absenceNote: 'After this time the others can let a bot play.',
  absenceWins: 'They can also claim the win',
  absenceTerms: (time, wins) => `${time}, then a bot${wins ? ' or a win' : ''}`,

  resign: 'Give up the match',
  resignAsk: 'Do you want to give up?',
  resignNote: {
    two: 'The match ends now and the other side wins.',
    more: 'You lose the match, and a bot finishes it for you.',
  },
  proposePause: 'Suggest a pause',
  wantsPause: (names) => `${names}: shall we pause?`,
  youWantPause: 'You suggested a pause. It begins when everyone agrees.',
  resume: 'Continue',
  wantsOn: (names) => `${names}: shall we continue?`,
  youWantOn: 'You are ready to continue. The others are not yet.',
  botPlaysOn: 'A bot plays on.',
  endedBy: {
    resigned: (names) => `${names} gave up`,
    lost: (names) => `${names} did not come back`,
  },

  invites: (name, game) => `${name} invites you to ${game}`,
  invited: (game) => `You are invited to ${game}`,
  sitDown: 'Sit down',
  keptFor: (name) => `reserved for ${name}`,
  keptNote: (names) => `No answer yet: ${names}. A seat without an answer becomes free after a while.`,
  rematchYes: 'Yes, let’s play',
  rematchNo: 'No, thanks',
};
