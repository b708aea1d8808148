/** What the page says when somebody asks why, or what something is. */
export interface ReasonPageWords {
  readonly hintTitle: string;
  readonly hintBy: string;
  /** "Three, equally good" */
  readonly equallyGood: (count: number) => string;
  readonly takeOne: string;
  /** So many more are as good as those that are shown. */
  readonly othersToo: (count: number) => string;
  readonly chance: string;
  readonly percent: (percent: number) => string;
  readonly aboutPercent: (percent: number) => string;
  /** On a way of a hint: to be listened to. */
  readonly chanceOf: (percent: number) => string;
  readonly play: (mark: string) => string;
  readonly close: string;
  readonly why: string;
  /** "Why: Ada places red 7." */
  readonly whyOf: (line: string) => string;
  readonly readClause: (clause: string) => string;
  readonly showWhere: string;
  readonly seen: string;
  /** The switch in the menu. */
  readonly countCards: string;
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly seenNote: string;
  readonly seenNothing: string;
  /** One kind of card in the list, to be listened to. */
  readonly leftOf: (name: string, left: number, of: number) => string;
}

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;

export const en: ReasonPageWords = {
  hintTitle: 'What is best here',
  hintBy: 'What the strongest bot thinks',
  equallyGood: (count) => `${number(count)}, equally good`,
  takeOne: 'Take the one you like.',
  othersToo: (count) => (count === 1 ? 'One more is as good.' : `${number(count)} more are as good.`),
  chance: 'Your chance to win',
  percent: (percent) => `${percent}%`,
  aboutPercent: (percent) => `about ${percent}%`,
  chanceOf: (percent) => `${percent}% chance to win`,
  play: (mark) => `Play ${mark}`,
  close: 'Close',
  why: 'Why?',
  whyOf: (line) => `Why: ${line}`,
  readClause: (clause) => `Read ${clause} in the rules`,
  showWhere: 'Show where it may go',
  seen: 'Cards seen',
  countCards: 'Count the cards seen',
  keys: [
    ['I', 'what has the focus, large: what it is and where it may go'],
    ['C', 'cards seen'],
  ],
  seenNote: 'Only what your seat may know is counted; crossed out is all that you have seen.',
  seenNothing: 'There is nothing to count in this game.',
  leftOf: (name, left, of) => `${name}: ${left} of ${of} not seen`,
};
