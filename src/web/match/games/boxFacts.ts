/** What the box of a game says, in short: how many play, from which age, for how long. */
import type { GameInfo } from '../../../games/gameInfo.ts';
import type { PageWords } from '../../i18n/index.ts';

export const listBoxFacts = ({ seats, ages, minutes }: GameInfo, says: PageWords): string[] => [
  says.seats(...seats),
  ...(ages === undefined ? [] : [says.ages(ages.from)]),
  says.minutes(minutes),
];
