import type { GameInfo } from '../gameInfo.ts';

export const jericho: GameInfo = {
  id: 'jericho',
  letter: 'J',
  title: 'Jericho',
  about: {
    en: 'Build the longest walls. A trumpet brings the highest stones down.',
    de: 'Baue die längsten Mauern. Eine Trompete bringt die höchsten Steine zu Fall.',
    fr: 'Bâtissez les plus longues murailles. Une trompette fait tomber les plus hautes pierres.',
    it: 'Costruisci le mura più lunghe. Una tromba fa cadere le pietre più alte.',
  },
  seats: [3, 5],
  minutes: 20,
  ages: { from: 8, printedOn: 'rulebook' },
  starter: 'agreed',
  ratedLevels: [
    [1187, 1500, 1798, 2213],
    [1187, 1500, 1835, 2280],
    [1187, 1500, 1835, 2264],
    [1045, 1500, 1877, 2306],
  ],
  designers: 'Tom Lehmann',
  publisher: 'Abacusspiele',
};
