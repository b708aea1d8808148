import { percentIn } from '../../../../messages/text.ts';
import type { Widen } from '../../../../messages/widen.ts';
const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;

const percent = percentIn('en');

export const en = {
  hintTitle: 'Best moves here',
  hintBy: 'According to the strongest bot',
  equallyGood: (count: number) => `${number(count)} good moves`,
  /** How many further moves are as good as those shown. */
  othersToo: (count: number) =>
    count === 1 ? 'One other is just as good.' : `${number(count)} others are just as good.`,
  chance: 'Your chance of winning',
  percent,
  aboutPercent: (chance: number) => `about ${percent(chance)}`,
  chanceOf: (chance: number) => `${percent(chance)} chance of winning`,
  play: (mark: string) => `Play ${mark}`,
  why: 'Rule',
  whyOf: (line: string) => `Rule: ${line}`,
  showWhere: 'Show where it can go',
  seen: 'Cards seen',
  countCards: 'Count the cards seen',
  keys: [
    ['I', 'the focused item, enlarged: what it is and where it can go'],
    ['C', 'cards seen'],
  ] satisfies readonly (readonly [key: string, does: string])[],
  seenNote: 'Counts only what you can know from your seat. Crossed out: all of them seen.',
  seenNothing: 'There is nothing to count in this game.',
  leftOf: (name: string, left: number, of: number) => `${name}: ${left} of ${of} unseen`,
};

export type ExplainMessages = Widen<typeof en>;
