import type { GameInfo } from '../gameInfo.ts';

export const campos: GameInfo = {
  id: 'campos',
  letter: 'C',
  title: 'Campos',
  about: {
    en: 'Let fields grow together, then take them apart again.',
    de: 'Lasst Felder zusammenwachsen und nehmt sie dann wieder auseinander.',
    fr: 'Faites grandir les champs ensemble, puis défaites-les.',
    it: 'Fate crescere insieme i campi, poi smontateli di nuovo.',
  },
  seats: [2, 4],
  minutes: 40,
  ages: { from: 8, printedOn: 'rulebook' },
  starter: 'oldest',
  ratedLevels: [
    [1150, 1500, 1877, 2315],
    [1150, 1500, 1859, 2588],
    [1150, 1500, 2645, 2924],
    [1188, 1500, 2426, 2705],
  ],
  designers: 'Pietro Vozzolo',
  publisher: 'HUCH! & friends',
};
