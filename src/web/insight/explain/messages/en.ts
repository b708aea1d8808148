/** What the page says when somebody asks why, or what something is. */
import { percentIn } from '../../../../messages/quantities.ts';
export interface ExplainMessages {
  readonly hintTitle: string;
  readonly hintBy: string;
  /** "Three good moves" */
  readonly equallyGood: (count: number) => string;
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
  /** "Rule: Ada places red 7." */
  readonly whyOf: (line: string) => string;
  readonly seeRule: string;
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

const percent = percentIn('en');

export const en: ExplainMessages = {
  hintTitle: 'Best moves here',
  hintBy: 'According to the strongest bot',
  equallyGood: (count) => `${number(count)} good moves`,
  othersToo: (count) =>
    count === 1 ? 'One other is just as good.' : `${number(count)} others are just as good.`,
  chance: 'Your chance of winning',
  percent,
  aboutPercent: (chance) => `about ${percent(chance)}`,
  chanceOf: (chance) => `${percent(chance)} chance of winning`,
  play: (mark) => `Play ${mark}`,
  close: 'Close',
  why: 'Rule',
  whyOf: (line) => `Rule: ${line}`,
  seeRule: 'See the rule',
  showWhere: 'Show where it can go',
  seen: 'Cards seen',
  countCards: 'Count the cards seen',
  keys: [
    ['I', 'the focused item, enlarged: what it is and where it can go'],
    ['C', 'cards seen'],
  ],
  seenNote: 'Counts only what you can know from your seat. Crossed out: all of them seen.',
  seenNothing: 'There is nothing to count in this game.',
  leftOf: (name, left, of) => `${name}: ${left} of ${of} unseen`,
};
