import type { AwayReason, Presence, ReportReason, Saying } from '../../../protocol/index.ts';
import { countIn, unitIn } from '../../../messages/text.ts';
import type { Widen } from '../../../messages/widen.ts';

const count = countIn('en');

const inSeconds = unitIn('en', 'second');
const inMinutes = unitIn('en', 'minute');
const inHours = unitIn('en', 'hour');
const inDays = unitIn('en', 'day');
const shortMinutes = unitIn('en', 'minute', 'short');
const shortHours = unitIn('en', 'hour', 'short');
const shortDays = unitIn('en', 'day', 'short');

export const en = {
  noLimit: 'No limit',
  liveGroup: 'All at the table now',
  turnsGroup: 'Over hours or days',
  live: (minutes: number, seconds: number) => `${inMinutes(minutes)} + ${inSeconds(seconds)} per move`,
  perMove: (time: string) => `${time} per move`,
  hours: inHours,
  days: inDays,
  daysHours: (days: number, hours: number) =>
    hours === 0 ? inDays(days) : `${shortDays(days)} ${shortHours(hours)}`,
  clocks: 'Clocks',
  runs: '(clock is running)',
  secondsLeft: (seconds: number) => `You have ${inSeconds(seconds)} left.`,

  listed: 'Show in the public list of tables',
  showHands: 'Show all hands after the match',
  timeNote: 'If your time runs out, a bot plays for you until you are back.',

  freeSeat: 'Free',
  giveToBot: 'Add a bot …',
  owner: 'starts the match',
  sit: 'Sit here',
  giveUp: 'Leave my seat',
  botHere: (number: number) => `Who gets seat ${number}`,
  askToLeave: (name: string) => `Free ${name}’s seat`,
  begin: 'Start the match',
  fillFirst: 'Every seat must be taken: send the link, or add bots.',
  ownerStarts: (name: string) => `${name} starts the match when everyone is here.`,
  nobodyYet: 'Nobody sits here yet. The first player to sit down starts the match.',
  takeSeat: 'Take a seat',
  full: 'All seats are taken. You can stay and watch.',
  invite: 'Invite others',
  inviteNote: 'Anyone with this link can sit down. No account needed.',
  link: 'Link to this table',
  copy: 'Copy the link',
  share: 'Share …',
  qr: 'The link as a QR code',
  carry: 'Play on another device',
  carryNote:
    'This private link moves your seat to another device. It works once, for ten minutes. Anyone who opens it plays for you, so keep it to yourself.',
  fairNote:
    'The server and every device each add a random number to the shuffle. All are sealed before any is opened, so nobody can arrange the cards. After the match everyone can check it.',
  /** The match starts once these devices have answered. */
  waitsForDevices: (names: string) =>
    `The cards are dealt once every device has added its number. Still missing: ${names}.`,
  promise: 'Seal of this deal',
  choices: 'This table',
  isListed: 'In the public list',
  handsShown: 'All hands are shown after the match',

  carryGone: 'This link has been used or has expired. Make a new one on the other device.',
  carryAccount: 'This seat belongs to your account: sign in on the other device to play there.',
  others: 'Other players …',
  /** A player whose name is hidden, by the letter of the seat. */
  stranger: (letter: string) => `Player ${letter}`,
  blockedUntil: (until: string) => `You are blocked on this server until ${until}.`,
  blockReason: (why: string) => `Reason: ${why}.`,
  blockReasons: {
    name: 'offensive name',
    phrases: 'spamming phrases',
    leaving: 'leaving or stalling',
    together: 'colluding',
    program: 'using a bot',
    other: 'something else',
  } satisfies { readonly [reason in ReportReason]: string },
  known: 'has an account',
  sitAs: (name: string) => `You will play as ${name}.`,
  carryAsk: 'This device already has a seat at this table. Take the one from this link instead?',
  carryTake: 'Take the other seat',
  carryKeep: 'Keep my seat',

  watching: 'You are watching',
  watchingNote: 'Spectators see what everyone sees, but no hands.',
  away: (name: string) => `A bot is playing for ${name}.`,
  awayShort: 'bot plays',
  youAreAway: {
    left: 'You left the match. A bot plays for you until you are back.',
    time: 'Your time ran out. A bot plays for you until you are back.',
    out: 'You have used up your time for this match. A bot finishes it for you.',
    absent: 'You were away for a while. A bot plays for you until you are back.',
    resigned: 'You gave up this match. A bot finishes it for you.',
    lost: 'You were away for too long and lost. A bot finishes the match for you.',
  } satisfies { readonly [why in AwayReason]: string },
  back: 'I’m back',
  goAway: 'Leave and let a bot play for me',
  goAwayNote: 'You can come back at any time. If you only close the page, your seat waits for you.',
  proposeEnd: 'Suggest ending the match',
  proposes: (names: string) => `${names}: shall we end the match here?`,
  youPropose: 'You suggested ending the match. It ends when everyone agrees.',
  agree: 'Agree',
  goOn: 'Keep playing',
  takeBack: 'Withdraw',
  say: 'Say',
  sayTitle: 'Say something',
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
  } satisfies { readonly [S in Saying]: string },
  yourTurn: 'Your turn',
  since: 'Since you were last here',
  push: 'Notify me when it’s my turn',
  pushOn: 'This device notifies you when it’s your turn.',
  pushStop: 'Stop notifying me',
  pushDenied: 'Notifications are blocked for this page. You can allow them in the browser’s settings.',
  pushFailed: 'That didn’t work: the browser’s notification service is not responding.',

  connecting: 'Looking for the table …',
  lost: 'Connection lost. Reconnecting …',
  regained: 'Connected again.',
  /** The view is outdated, and the page has requested a snapshot. */
  catchingUp: 'Catching up …',
  gone: {
    blocked: 'You are blocked on this server.',
    noTable: 'There is no table here. The link may be incomplete.',
    unplayable: 'This match can’t be opened right now. The admin knows, and nothing is lost.',
    otherRules: 'This table uses rules that this page does not know. Reload the page.',
    otherPage: 'The server has changed. Reload the page to continue.',
  } satisfies { readonly [why in 'noTable' | 'unplayable' | 'otherRules' | 'otherPage' | 'blocked']: string },

  agreedTitle: 'Ended by agreement',
  agreedNote: 'Everyone agreed to end the match here. Nobody wins.',
  closedTitle: 'Closed by the admin',
  closedNote: 'The admin of this server has closed the table. Nobody wins.',
  clubEnding: {
    timeUp: {
      title: 'The round’s time is up',
      note: 'The club night’s round is over, so this match ends here. Everyone who was there gets one point.',
    },
    stopped: {
      title: 'Ended by the organiser',
      note: 'The organiser of the club night has ended this match. Everyone who was there gets one point.',
    },
  },
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
  } satisfies { readonly [check in 'promise' | 'early' | 'part' | 'order' | 'seed' | 'cards']: string },
  checkAttempts: (attempts: number) =>
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

  waiting: 'Your tables',
  nothingWaits: 'You have no seat at any table.',
  noneGoing: 'None of your matches is running right now.',
  openTables: 'Open tables',
  noOpenTables: 'No table is waiting for players right now.',
  openOne: 'Open a table',
  states: {
    open: 'not started yet',
    playing: 'waiting for others',
    over: 'finished',
    turn: 'your turn',
  } satisfies { readonly [state in 'open' | 'playing' | 'over' | 'turn']: string },
  until: (time: string) => `until ${time}`,
  freeSeats: (free: number, seats: number) => `${free} of ${count(seats, 'seat', 'seats')} free`,
  hosts: (name: string) => `opened by ${name}`,
  withNames: (names: string) => `with ${names}`,
  forget: (game: string) => `Forget my seat: ${game}`,

  minutes: inMinutes,
  shortTime: { minutes: shortMinutes, hours: shortHours, days: shortDays } satisfies {
    readonly [unit in 'minutes' | 'hours' | 'days']: (count: number) => string;
  },
  presence: { here: 'here', idle: 'idle', gone: 'offline' } satisfies { readonly [P in Presence]: string },
  watchers: (number: number) => `${number} watching`,
  absent: (name: string, time: string) => `${name} has been away for ${time}.`,
  letBot: 'Let a bot play',
  nudge: 'Nudge',
  nudged: 'Nudged.',
  waitedFor: 'The others are waiting for you.',
  winNow: 'Claim the win',
  absenceTitle: 'If someone does not come back',
  absenceNote: 'After this time the others can let a bot play.',
  absenceWins: 'They can also claim the win',
  absenceTerms: (time: string, wins: boolean) => `${time}, then a bot${wins ? ' or a win' : ''}`,

  resign: 'Give up the match',
  resignAsk: 'Do you want to give up?',
  resignNote: {
    two: 'The match ends now and the other side wins.',
    more: 'You lose the match, and a bot finishes it for you.',
  },
  proposePause: 'Suggest a pause',
  wantsPause: (names: string) => `${names}: shall we pause?`,
  youWantPause: 'You suggested a pause. It begins when everyone agrees.',
  resume: 'Continue',
  wantsOn: (names: string) => `${names}: shall we continue?`,
  youWantOn: 'You are ready to continue. The others are not yet.',
  botPlaysOn: 'A bot plays on.',
  endedBy: {
    resigned: (names: string) => `${names} gave up`,
    lost: (names: string) => `${names} did not come back`,
  },

  invites: (name: string, game: string) => `${name} invites you to ${game}`,
  invited: (game: string) => `You are invited to ${game}`,
  keptFor: (name: string) => `reserved for ${name}`,
  keptNote: (names: string) =>
    `No answer yet: ${names}. A seat without an answer becomes free after a while.`,
  series: 'Matches won:',
  game: 'Game',
  seats: 'Seats',
  startsWhenFull: 'The match starts as soon as everyone has sat down.',
  changeNote: {
    before: 'Everyone stays at the table. Bots without a seat leave.',
    after: 'The others are asked for this match. It starts as soon as everyone has agreed.',
  },
  changeConfirm: { before: 'Change the table', after: 'Suggest this match' },
  nextGameAsked: (game: string) => `The others would like to play ${game} next.`,
  learn: 'While you wait',
  learnNote: 'Both open in a new tab. Your seat stays yours.',
  rematchYes: 'Yes, let’s play',
};

export type OnlineMessages = Widen<typeof en>;
