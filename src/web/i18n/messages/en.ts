/** What the page says around the tables; what a game says is in its own folder. */
import { unitIn } from '../../../messages/quantities.ts';

export interface PageMessages {
  readonly tagline: string;
  readonly language: string;
  readonly languages: { readonly [language: string]: string };
  readonly look: string;
  readonly looks: { readonly [look: string]: string };
  readonly skip: string;
  readonly whatToPlay: string;
  readonly continueTitle: (game: string) => string;
  readonly continueWith: (names: string, moves: number) => string;
  readonly continue: string;
  readonly forget: string;
  /** After *forget*, beside *undo*. */
  readonly forgotten: (game: string) => string;
  /** What there is beside the games: the deal of the day, puzzles, statistics. */
  readonly more: string;
  readonly daily: string;
  readonly puzzles: string;
  readonly statistics: string;
  readonly finished: string;
  readonly watch: string;
  readonly openFile: string;
  readonly openFileHint: string;
  readonly seats: (min: number, max: number) => string;
  readonly ages: (from: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly credit: (designers: string, publisher: string) => string;
  readonly creditsTitle: string;
  readonly creditsNote: string;
  /** As an app, where the browser offers it. */
  readonly install: string;
  readonly newVersion: string;
  readonly loadNew: string;
  readonly backHome: string;
  readonly tryAgain: string;

  readonly tableFor: (game: string) => string;
  /** Where a match is played. */
  readonly where: string;
  readonly places: { readonly here: string; readonly elsewhere: string };
  readonly byLink: string;
  readonly openOnline: (game: string) => string;
  readonly account: string;
  readonly onlineTables: string;
  /** Said of one's own tables that have no row on the first page. */
  readonly moreWait: (count: number) => string;
  readonly meet: string;
  readonly noServer: string;
  readonly whoPlays: string;
  readonly seat: (number: number) => string;
  readonly sitterOf: (number: number) => string;
  readonly sitters: { readonly me: string; readonly other: string; readonly bot: string };
  readonly name: (number: number) => string;
  readonly level: (number: number) => string;
  readonly levels: { readonly [level: string]: string };
  readonly player: (number: number) => string;
  readonly yourName: string;
  /** Who sits where, for the menu. */
  readonly whoSits: string;
  readonly botAt: (name: string, level: string) => string;
  readonly addSeat: string;
  readonly removeSeat: (number: number) => string;
  readonly options: string;
  readonly whoStarts: string;
  readonly byLot: string;
  /** Who starts by the printed rules. */
  readonly printedStarter: {
    readonly [starter in 'youngest' | 'oldest' | 'agreed' | 'nobody']: string;
  };
  readonly coverHands: string;
  readonly allowHelp: string;
  readonly dealCode: string;
  readonly dealCodeHint: string;
  readonly start: (game: string) => string;
  readonly onlySeats: (counts: string) => string;

  readonly yes: string;
  readonly no: string;
  readonly undo: string;
  readonly hint: string;
  readonly rules: string;
  readonly log: string;
  readonly menu: string;
  readonly close: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly confirmAsk: (move: string) => string;
  readonly thinking: string;
  readonly hintNone: string;
  /** Where the board would ask for a move. */
  /** What is said in place of what the board asks for. */
  readonly instead: { readonly [what in 'sending' | 'paused' | 'away' | 'ended' | 'reading']: string };
  readonly undone: string;
  readonly seeRule: string;
  readonly noEvents: string;
  readonly new: string;
  readonly settings: string;
  readonly speed: string;
  readonly speeds: { readonly [speed: string]: string };
  readonly confirmMoves: string;
  readonly playForced: string;
  readonly keysTitle: string;
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly leave: string;
  readonly leaveNote: string;
  readonly howToTitle: (game: string) => string;
  readonly howToStart: string;
  readonly wholeRules: string;
  readonly notKept: string;
  readonly botFailed: string;

  readonly handTo: (name: string) => string;
  readonly handToNote: string;
  readonly iAm: (name: string) => string;

  readonly wins: (names: string) => string;
  readonly sharedWin: (names: string) => string;
  readonly howItCame: string;
  readonly source: string;
  /** Above a chart of the scores. */
  readonly course: string;
  readonly rounds: string;
  /** "Ada: 12", "Rounds to win: 2". */
  readonly labelled: (what: string, value: string) => string;
  readonly rematch: string;
  readonly changeTable: string;
  readonly replay: string;
  readonly lookBack: string;
  readonly showResult: string;

  /** A guided first match: what it is called, how it is offered and gone on with. */
  readonly lesson: string;
  readonly lessonStart: string;
  readonly lessonContinue: string;
  /** To a move that is legal, but not the one that is taught. */
  readonly lessonAllowed: string;
  /** While the others play. */
  readonly lessonWatch: string;
  readonly lessonBack: string;
  readonly lessonSkip: string;
  readonly lessonOn: string;
  readonly lessonOver: string;

  /** Before the title of the game that is replayed. */
  readonly replayOf: string;
  readonly step: (step: number, steps: number) => string;
  readonly stepLabel: string;
  readonly first: string;
  readonly previous: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly seenBy: string;
  readonly allOpen: string;
  readonly asSeen: (name: string) => string;
  readonly beginning: string;
  readonly badFile: (line: number, clause: string, message: string) => string;
  readonly notOurFile: string;
  readonly badMatch: string;
  readonly noMatch: string;
  readonly noGame: string;
  readonly noPage: string;
  readonly loading: string;
  readonly broken: string;
  readonly reload: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inMinutes = unitIn('en', 'minute');

export const en: PageMessages = {
  tagline: 'Small-box games at one table',
  language: 'Language',
  languages: { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano' },
  look: 'Appearance',
  looks: { system: 'automatic', light: 'light', dark: 'dark' },
  skip: 'Skip to the table',
  whatToPlay: 'What shall we play?',
  continueTitle: (game) => `Your ${game} match`,
  continueWith: (names, moves) => `${names} · ${moves === 1 ? '1 move' : `${moves} moves`}`,
  continue: 'Continue',
  forget: 'Discard',
  forgotten: (game) => `Your ${game} match was discarded.`,
  more: 'More',
  daily: 'Deal of the day',
  puzzles: 'Puzzles',
  statistics: 'Statistics',
  finished: 'Finished matches',
  watch: 'Replay',
  openFile: 'Open a saved match',
  openFileHint:
    'A match file or a picture that contains a match. You can also drop it anywhere on this page.',
  seats: (min, max) => (min === max ? `${min} seats` : `${min} to ${max} seats`),
  ages: (from) => `ages ${from} and up`,
  minutes: (minutes) => `about ${inMinutes(minutes)}`,
  credit: (designers, publisher) => `by ${designers}, published by ${publisher}`,
  creditsTitle: 'Who made these games',
  creditsNote: 'All words and pictures here are our own. If you like a game, buy the box: it’s worth it.',
  install: 'Install Tavola',
  newVersion: 'A new version is ready.',
  loadNew: 'Update',
  backHome: 'Back to all games',
  tryAgain: 'Try again',

  tableFor: (game) => `A table for ${game}`,
  where: 'Where',
  places: { here: 'On this device', elsewhere: 'Online, by link' },
  byLink: 'Someone with the link',
  openOnline: (game) => `Open a table for ${game}`,
  account: 'Account',
  onlineTables: 'Online tables',
  moreWait: (count) => (count === 1 ? 'one more of yours' : `${count} more of yours`),
  meet: 'Play with someone now',
  noServer: 'No server is available. You can still play on this device.',
  whoPlays: 'Who plays?',
  seat: (number) => `Seat ${number}`,
  sitterOf: (number) => `Who sits in seat ${number}`,
  sitters: { me: 'Me', other: 'Someone else here', bot: 'Bot' },
  name: (number) => `Name, seat ${number}`,
  level: (number) => `Level, seat ${number}`,
  levels: { easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert', even: 'matches your level' },
  player: (number) => `Player ${number}`,
  yourName: 'Your name',
  whoSits: 'At this table',
  botAt: (name, level) => `${name} (bot, ${level})`,
  addSeat: 'Add a seat',
  removeSeat: (number) => `Remove seat ${number}`,
  options: 'Options',
  whoStarts: 'Who starts',
  byLot: 'Chosen at random',
  printedStarter: {
    youngest: 'By the rulebook, the youngest player starts.',
    oldest: 'By the rulebook, the oldest player starts.',
    agreed: 'By the rulebook, the players agree on who starts.',
    nobody: 'Everyone chooses at the same time, so nobody starts.',
  },
  coverHands: 'Hide hands when you pass the device',
  allowHelp: 'Undo and hints',
  dealCode: 'Deal code',
  dealCodeHint: 'Leave it empty for a new deal. The same code deals the same cards again.',
  start: (game) => `Start ${game}`,
  onlySeats: (counts) => `only with ${counts} seats`,

  yes: 'yes',
  no: 'no',
  undo: 'Undo',
  hint: 'Hint',
  rules: 'Rules',
  log: 'Log',
  menu: 'Menu',
  close: 'Close',
  confirm: 'Confirm',
  cancel: 'Cancel',
  confirmAsk: (move) => `${capital(move)}?`,
  thinking: 'Thinking …',
  hintNone: 'There is no hint for this move.',
  instead: {
    sending: 'Sending …',
    paused: 'The match is paused.',
    away: 'A bot is playing for you.',
    ended: 'The match is over.',
    reading: 'Read this first, then continue.',
  },
  undone: 'Undone.',
  seeRule: 'See the rule',
  noEvents: 'Nothing has happened yet.',
  new: 'new',
  settings: 'Settings',
  speed: 'Animations',
  speeds: { off: 'off', fast: 'fast', normal: 'normal', slow: 'slow' },
  confirmMoves: 'Ask before moves that you can’t undo',
  playForced: 'Play my only legal move for me',
  keysTitle: 'Keys',
  keys: [
    ['Tab', 'next part of the table'],
    ['Arrow keys', 'move between cards and places'],
    ['N, P', 'next or previous thing you can do'],
    ['Enter, Space', 'choose or play'],
    ['U', 'undo'],
    ['H', 'hint'],
    ['L', 'log'],
    ['G', 'rules'],
    ['Escape', 'cancel, close, or skip what is being shown'],
    ['?', 'this list'],
  ],
  leave: 'Leave the table',
  leaveNote: 'The match is saved; you can continue it at any time.',
  howToTitle: (game) => `${game} in half a minute`,
  howToStart: 'Let’s play',
  wholeRules: 'Full rules',
  notKept: 'This browser can’t save the match: it will be lost when you close the page.',
  botFailed: 'A bot could not decide, so it played a random move.',

  handTo: (name) => `Hand the device to ${name}`,
  handToNote: 'Until then the table stays hidden.',
  iAm: (name) => `I am ${name}`,

  wins: (names) => `${names} wins`,
  sharedWin: (names) => `${names} share the victory`,
  howItCame: 'Where the points came from',
  source: 'From',
  course: 'Score, move by move',
  rounds: 'Round by round',
  labelled: (what, value) => `${what}: ${value}`,
  rematch: 'Rematch',
  changeTable: 'Change settings',
  replay: 'Replay',
  lookBack: 'Review',
  showResult: 'Result',

  lesson: 'Guided match',
  lessonStart: 'Learn by playing: a guided first match',
  lessonContinue: 'Continue your guided first match',
  lessonAllowed: 'That’s legal too, but here try the marked move.',
  lessonWatch: 'Watch what happens …',
  lessonBack: 'Back',
  lessonSkip: 'Do it for me',
  lessonOn: 'Next',
  lessonOver: 'Play a real match',

  replayOf: 'Replay:',
  step: (step, steps) => `Step ${step} of ${steps}`,
  stepLabel: 'Step',
  first: 'To the start',
  previous: 'One step back',
  play: 'Play',
  pause: 'Pause',
  next: 'One step forward',
  last: 'To the end',
  seenBy: 'Seen by',
  allOpen: 'All cards face up',
  asSeen: (name) => `As ${name} saw it`,
  beginning: 'The cards are dealt.',
  badFile: (line, clause, message) => `This match can’t be shown. Line ${line} breaks ${clause}: ${message}`,
  notOurFile: 'This isn’t a Tavola match file.',
  badMatch: 'This saved match can’t be opened: it is damaged or follows older rules.',
  noMatch: 'This match is not saved in this browser.',
  noGame: 'There is no such game here.',
  noPage: 'There is no page at this address.',
  loading: 'One moment …',
  broken: 'Something went wrong on this page. Your match is saved.',
  reload: 'Reload',
};
