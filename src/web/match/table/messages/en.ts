import type { Widen } from '../../../../messages/widen.ts';

/** A label in the middle of a sentence. */
const inside = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export const en = {
  moment: 'What just happened',
  again: 'Again',
  goOn: 'Continue',
  toResult: 'See the result',
  stops: 'Pause at scorings',
  stopsHow: { read: 'briefly', wait: 'until I tap', never: 'never' } satisfies {
    readonly [how in 'read' | 'wait' | 'never']: string;
  },
  /** The result for the viewer. `by` is null where points do not decide. */
  youWin: (by: number | null) => (by === null ? 'You win' : `You win by ${by}`),
  otherWins: (name: string, by: number | null) => (by === null ? `${name} wins` : `${name} wins by ${by}`),
  youWinRounds: (won: number, lost: number) => `You win, ${won} to ${lost}`,
  otherWinsRounds: (name: string, won: number, lost: number) => `${name} wins, ${won} to ${lost}`,
  youAllWin: (others: string) => `You win with ${others}`,
  othersWin: (names: string) => `${names} win`,
  decided: (what: string, first: string, more: number, second: string, fewer: number) =>
    `Decided by ${inside(what)}: ${first} ${more}, ${second} ${fewer}`,
  decidedTie: (what: string, first: string, more: number, second: string, fewer: number) =>
    `Tied, so decided by ${inside(what)}: ${first} ${more}, ${second} ${fewer}`,
  openLog: (last: string) => `Log. Last: ${last}`,
  showThen: 'Show the table at that point',
  asItWas: 'The table at that point',
  backToNow: 'Back to now',
  reminders: 'Tips when something happens for the first time',
  gotIt: 'Got it',
  noMore: 'No more tips',
  sound: 'Sounds',
  volume: 'Volume',
  vibration: 'Vibration',
  playOnAs: (name: string) => `Play on from here as ${name}, against bots`,
  takeBackAsk:
    'Take back your last move? What you have not seen is dealt again, and this match no longer counts.',
  takeBack: 'Take back',
  noUndo: {
    noMove: 'You have made no move that could be undone.',
    rated: 'Rated matches have no undo.',
    asked: 'The others have not answered yet.',
  },
  takenBack: 'Taken back. What you had not seen was dealt again; this match no longer counts.',
  notCounted: 'You took back a move, so this match does not count in your statistics.',
  soFar: 'The match so far',
  replayKeys: [
    ['← →', 'one step back or forward'],
    ['↑ ↓', 'previous or next turn'],
    ['Home, End', 'start or end'],
    ['Space', 'play or pause'],
    ['1 2 3 4', 'slow, normal, fast, instant'],
  ] satisfies readonly (readonly [key: string, does: string])[],
};

export type TableScreenMessages = Widen<typeof en>;
