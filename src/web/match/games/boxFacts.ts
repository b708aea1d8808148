import type { GameInfo } from '../../../games/gameInfo.ts';
import type { PageMessages } from '../../i18n/index.ts';

export const listBoxFacts = ({ seats, ages, minutes }: GameInfo, t: PageMessages): string[] => [
  t.seats(...seats),
  ...(ages === undefined ? [] : [t.ages(ages.from)]),
  t.minutes(minutes),
];
