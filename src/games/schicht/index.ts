import type { GameInfo } from '../gameInfo.ts';

export const schicht: GameInfo = {
  id: 'schicht',
  letter: 'S',
  title: 'Schicht im Schacht',
  about: {
    en: 'Everyone plays at once. Complete a corridor and you keep it.',
    de: 'Alle spielen gleichzeitig. Wer einen Stollen vollendet, behält ihn.',
    fr: 'Tout le monde joue en même temps. Qui complète une galerie la garde.',
    it: 'Si gioca tutti insieme. Chi completa una galleria se la tiene.',
  },
  seats: [2, 6],
  minutes: 20,
  ages: { from: 8, printedOn: 'box' },
  starter: 'nobody',
  options: [{ id: 'silver', kind: 'flag', default: false }],
  ratedLevels: [
    [1186, 1500, 1853, 2037],
    [1186, 1500, 1853, 2076],
    [1186, 1500, 1799, 2044],
    [1186, 1500, 1782, 2005],
    [1202, 1500, 1782, 2005],
  ],
  designers: 'Stefan Kloß, Anna Oppolzer',
  publisher: 'moses. Verlag',
};
