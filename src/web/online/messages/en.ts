import type { RejectionCode, Presence, ReportReason, Saying, SeatInfo } from '../../../protocol/index.ts';

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
  readonly youAreAway: { readonly [why in NonNullable<SeatInfo['away']>]: string };
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
  readonly no: { readonly [C in RejectionCode | 'noLine' | 'off']: string };
  readonly gone: { readonly [why in 'noTable' | 'aside' | 'otherRules' | 'otherPage' | 'blocked']: string };

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

export const en: OnlineMessages = {
  time: 'Time to think',
  noLimit: 'No limit',
  liveGroup: 'All at the table now',
  turnsGroup: 'Over hours or days',
  live: (minutes, seconds) =>
    `${count(minutes, 'minute', 'minutes')} + ${count(seconds, 'second', 'seconds')} a move`,
  perMove: (time) => `${time} a move`,
  hours: (hours) => count(hours, 'hour', 'hours'),
  days: (days) => count(days, 'day', 'days'),
  daysHours: (days, hours) => `${days} d ${hours} h`,
  clocks: 'Clocks',
  runs: '(clock is running)',
  secondsLeft: (seconds) => `You have ${count(seconds, 'second', 'seconds')} left.`,

  listed: 'Anyone may find this table in the list',
  showHands: 'Show all hands after the end',
  timeNote: 'When time runs out, a bot plays on until the person is back.',

  freeSeat: 'Free',
  giveToBot: 'Give to a bot …',
  you: 'you',
  owner: 'begins the match',
  sit: 'Sit here',
  giveUp: 'Give up my seat',
  botHere: (number) => `Who gets seat ${number}`,
  askToLeave: (name) => `Free the seat of ${name}`,
  begin: 'Begin the match',
  fillFirst: 'Every seat needs somebody: send the link, or give a seat to a bot.',
  ownerStarts: (name) => `${name} begins when everyone is here.`,
  nobodyYet: 'Nobody sits here yet. Whoever sits down first begins the match.',
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
    'This private link carries your seat to another device. It works once, and for ten minutes. Whoever opens it plays for you: give it to nobody.',
  fairNote:
    'The server and every device each add a random number to the shuffle, all sealed before any of them is opened, so nobody can arrange the cards. After the match everyone can check it.',
  waitsForDevices: (names) =>
    `The cards are dealt as soon as everyone’s device has added its number. Still missing: ${names}.`,
  promise: 'Seal of this deal',
  choices: 'This table',
  isListed: 'In the public list',
  handsShown: 'All hands are shown after the end',

  carryGone: 'This link has been used already, or it is too old. Make a new one on the other device.',
  carryAccount: 'This seat is your account’s: sign in on the other device, and it is there.',
  somebody: 'somebody',
  others: 'The others here …',
  stranger: (letter) => `Somebody ${letter}`,
  blockedUntil: (until) => `The host of this server has blocked you until ${until}.`,
  blockReason: (why) => `The reason: ${why}.`,
  blockReasons: {
    name: 'a name that hurts',
    phrases: 'phrases again and again',
    leaving: 'leaving, or letting others wait',
    together: 'playing together with somebody',
    program: 'letting a program decide',
    other: 'something else',
  },
  known: 'has an account',
  sitAs: (name) => `You sit down as ${name}.`,
  carryAsk: 'This device already has a seat at this table. Take the one from this link instead?',
  carryTake: 'Take the other seat',
  carryKeep: 'Keep my seat',

  watching: 'You are watching',
  watchingNote: 'You see what everyone sees, and nobody’s hand.',
  away: (name) => `${name} is away; a bot plays on.`,
  awayShort: 'away',
  youAreAway: {
    left: 'You have left the match. A bot plays for you until you are back.',
    time: 'Your time ran out. A bot plays for you until you are back.',
    out: 'Your time for this match is used up. A bot plays your seat to the end.',
    absent: 'You were away for a while. A bot plays for you until you are back.',
    resigned: 'You have given up this match. A bot plays it to its end.',
    lost: 'You were away for too long and have lost. A bot plays your seat to the end.',
  },
  back: 'I am back',
  goAway: 'Leave: a bot plays on for me',
  goAwayNote: 'You can come back at any time. If you only close the page, your seat waits for you.',
  home: 'To all games',
  proposeEnd: 'Propose to end the match',
  proposes: (names) => `${names}: shall we end the match here?`,
  youPropose: 'You have proposed to end the match. It ends when everyone agrees.',
  agree: 'Agree',
  goOn: 'Play on',
  takeBack: 'Take it back',
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
  push: 'Tell me when it is my turn',
  pushOn: 'This device is told when it is your turn.',
  pushStop: 'Do not tell me any more',
  pushDenied: 'This browser does not allow messages from this page.',
  pushFailed: 'That did not work: the browser’s message service does not answer.',

  connecting: 'Looking for the table …',
  lost: 'No connection. Trying again …',
  regained: 'Connected again.',
  catchingUp: 'One moment: asking the table how things stand …',
  noServer: 'No server answers here. You can still play on this device.',
  no: {
    long: 'This table has gone through so much already that only moves are taken now.',
    message: 'The server did not understand that.',
    join: 'The connection was not ready. Please try again.',
    table: 'There is no such table.',
    aside:
      'This match cannot be opened at the moment. Whoever runs the server knows, and nothing of it is lost.',
    seat: 'That seat is not yours.',
    taken: 'Somebody was faster: that seat is taken.',
    full: 'All seats are taken.',
    owner: 'Only the person who sat down first can do that.',
    started: 'The match has already begun.',
    open: 'The match has not begun yet.',
    over: 'The match is over.',
    stale: 'The table has moved on. Look again, then decide.',
    away: 'A bot plays for you now. Say that you are back first.',
    undo: 'That can no longer be taken back.',
    busy: 'The server is busy. Please try again.',
    slow: 'That was too fast. Please wait a moment.',
    closing: 'The server is restarting. One moment …',
    playing: 'The match is still going on.',
    late: 'Your time for this move is over: a bot makes it. After that you can come back.',
    paused: 'The match is paused.',
    soon: 'Give them a little longer.',
    terms: 'This table does not allow that.',
    kept: 'That seat is kept for somebody who sat here before. It will be free in a moment if they do not answer.',
    illegal: 'The rules do not allow that.',
    account: 'This seat belongs to an account. Sign in to play on.',
    rated: 'This is a rated table: nothing is taken back, nobody pauses, and it is played to its end.',
    signIn: 'Only people with an account can sit at a rated table. Sign in first.',
    blocked: 'The host has blocked you.',
    closed: 'The host has closed this table.',
    pausing: 'No new tables now: the server is about to pause.',
    off: 'The host of this server does not offer this now.',
    noLine: 'There is no connection now. Try again in a moment.',
  },
  gone: {
    blocked: 'The host has blocked you.',
    noTable: 'There is no table here. Perhaps the link is not complete.',
    aside:
      'This match cannot be opened at the moment. Whoever runs the server knows, and nothing of it is lost.',
    otherRules: 'This table plays by rules that this page does not know. Reload the page.',
    otherPage: 'The server has changed. Reload the page to go on.',
  },

  agreedTitle: 'Ended by agreement',
  agreedNote: 'Everyone agreed to end the match here. Nobody has won.',
  closedTitle: 'Closed by the host',
  closedNote: 'Whoever runs this server has closed the table. Nobody has won.',
  toNext: 'To the next match',
  nextAsked: 'The same people are starting another match.',
  check: 'Check the deal',
  checks: {
    promise: 'The server’s number is the one it had sealed.',
    early: 'This device had seen the same seal before the cards were dealt.',
    part: 'The random number of this device is in the shuffle.',
    order: 'Everyone had sealed their number before this device opened its own.',
    seed: 'The deal was made from the numbers of the server and of all devices, and from nothing else.',
    cards: 'Dealt and played again from there, every card is where it was.',
  },
  checkAttempts: (attempts) =>
    `The cards were dealt at attempt ${attempts}: before that somebody had dropped out after numbers had been opened.`,
  checkOk: 'true',
  checkBad: 'not true',
  checkUnknown: 'this device cannot know',
  checkFair: 'The deal was fair.',
  checkUnfair: 'This deal was not what was promised.',
  checkFailed: 'The record of this match could not be loaded.',
  saveProof: 'Save the proof',
  notOver: 'This match is still going on.',
  handsHidden: 'This table keeps its hands hidden: only those who sat at it can check the deal.',

  tables: 'Tables online',
  waiting: 'Your tables',
  nothingWaits: 'You have no seat at any table.',
  noneGoing: 'None of your tables is in play now.',
  openTables: 'Open tables',
  noOpenTables: 'Nobody is waiting for players now.',
  openOne: 'Open a table',
  clubNight: 'Club night',
  toClub: 'Back to the club night',
  goTo: 'Go there',
  states: { open: 'has not begun', playing: 'others are to play', over: 'is over', turn: 'your turn' },
  until: (time) => `until ${time}`,
  freeSeats: (free, seats) => `${free} of ${count(seats, 'seat', 'seats')} free`,
  hosts: (name) => `opened by ${name}`,
  withNames: (names) => `with ${names}`,
  forget: (game) => `Forget my seat: ${game}`,

  minutes: (minutes) => count(minutes, 'minute', 'minutes'),
  shortTime: { minutes: (n) => `${n} min`, hours: (n) => `${n} h`, days: (n) => `${n} d` },
  presence: { here: 'here', idle: 'quiet', gone: 'gone' },
  watchers: (number) => `${number} watching`,
  absent: (name, time) => `No sign of ${name} for ${time}.`,
  letBot: 'Let a bot play on',
  nudge: 'Give a nudge',
  nudged: 'Nudged.',
  waitedFor: 'The others are waiting for you.',
  winNow: 'End the match as won',
  absenceTitle: 'If somebody does not come back',
  absenceNote: 'After this time the others may let a bot play on.',
  absenceWins: 'They may also end the match as won',
  absenceTerms: (time, wins) => `${time}, then a bot${wins ? ' or a win' : ''}`,

  resign: 'Give up the match',
  resignAsk: 'Do you want to give up?',
  resignNote: {
    two: 'The match ends now, and the other side has won.',
    more: 'You lose the match, and a bot plays your seat to the end.',
  },
  proposePause: 'Propose a pause',
  wantsPause: (names) => `${names}: shall we pause?`,
  youWantPause: 'You have proposed a pause. It begins when everyone agrees.',
  resume: 'Go on',
  wantsOn: (names) => `${names}: shall we go on?`,
  youWantOn: 'You are ready to go on. So far the others are not.',
  endedBy: {
    resigned: (names) => `Given up: ${names}`,
    lost: (names) => `Did not come back: ${names}`,
  },

  invites: (name, game) => `${name} invites you to ${game}`,
  invited: (game) => `You are invited to ${game}`,
  sitDown: 'Sit down',
  keptFor: (name) => `kept for ${name}`,
  keptNote: (names) => `Not answered yet: ${names}. A seat without an answer becomes free after a while.`,
  rematchYes: 'Yes, once more',
  rematchNo: 'No, thank you',
};
