export interface TableScreenMessages {
  /** The viewer within a sentence. */
  readonly you: string;

  readonly moment: string;
  readonly momentStep: (step: number, steps: number) => string;
  readonly again: string;
  readonly skip: string;
  readonly goOn: string;
  readonly toResult: string;
  readonly stops: string;
  readonly stopsHow: { readonly [how in 'read' | 'wait' | 'never']: string };

  /** The result for the viewer. `by` is null where points do not decide. */
  readonly youWin: (by: number | null) => string;
  readonly otherWins: (name: string, by: number | null) => string;
  /** Where rounds count: "2 to 1". */
  readonly youWinRounds: (won: number, lost: number) => string;
  readonly otherWinsRounds: (name: string, won: number, lost: number) => string;
  readonly youAllWin: (others: string) => string;
  readonly othersWin: (names: string) => string;
  /** "Decided by red from the supply: Ada 6, Bruno 2" */
  readonly decided: (what: string, first: string, more: number, second: string, fewer: number) => string;
  readonly decidedTie: (what: string, first: string, more: number, second: string, fewer: number) => string;

  readonly openLog: (last: string) => string;
  readonly showThen: string;
  readonly asItWas: string;
  readonly backToNow: string;

  readonly reminders: string;
  readonly gotIt: string;
  readonly noMore: string;

  readonly sound: string;
  readonly volume: string;
  readonly vibration: string;
  readonly soundAsk: string;
  readonly soundYes: string;
  readonly soundNo: string;
  readonly lookBack: string;
  readonly playOnAs: (name: string) => string;
  readonly share: string;
  readonly soFar: string;
  /** A better move that the board shows. */
  readonly betterWas: (move: string) => string;
  readonly replayKeys: readonly (readonly [key: string, does: string])[];
}

/** A label in the middle of a sentence. */
const inside = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export const en: TableScreenMessages = {
  you: 'you',
  moment: 'What just happened',
  momentStep: (step, steps) => `Step ${step} of ${steps}`,
  again: 'Again',
  skip: 'Skip',
  goOn: 'Continue',
  toResult: 'See the result',
  stops: 'Pause at scorings',
  stopsHow: { read: 'briefly', wait: 'until I tap', never: 'never' },
  youWin: (by) => (by === null ? 'You win' : `You win by ${by}`),
  otherWins: (name, by) => (by === null ? `${name} wins` : `${name} wins by ${by}`),
  youWinRounds: (won, lost) => `You win, ${won} to ${lost}`,
  otherWinsRounds: (name, won, lost) => `${name} wins, ${won} to ${lost}`,
  youAllWin: (others) => `You win with ${others}`,
  othersWin: (names) => `${names} win`,
  decided: (what, first, more, second, fewer) =>
    `Decided by ${inside(what)}: ${first} ${more}, ${second} ${fewer}`,
  decidedTie: (what, first, more, second, fewer) =>
    `Tied, so decided by ${inside(what)}: ${first} ${more}, ${second} ${fewer}`,
  openLog: (last) => `Log. Last: ${last}`,
  showThen: 'Show the table at that point',
  asItWas: 'The table at that point',
  backToNow: 'Back to now',
  reminders: 'Tips when something happens for the first time',
  gotIt: 'Got it',
  noMore: 'No more tips',
  sound: 'Sounds',
  volume: 'Volume',
  vibration: 'Vibration',
  soundAsk: 'Turn on sound effects?',
  soundYes: 'Yes, please',
  soundNo: 'No, thanks',
  lookBack: 'Review',
  playOnAs: (name) => `Play on from here as ${name}, against bots`,
  share: 'Share',
  soFar: 'The match so far',
  betterWas: (move) => `Better: ${move}`,
  replayKeys: [
    ['← →', 'one step back or forward'],
    ['↑ ↓', 'previous or next turn'],
    ['Home, End', 'start or end'],
    ['Space', 'play or pause'],
    ['1 2 3 4', 'slow, normal, fast, instant'],
  ],
};
