import type { GameInfo } from '../../games/gameInfo.ts';

export const sample: GameInfo = {
  id: 'sample',
  letter: 'X',
  title: 'Sample',
  about: {
    en: 'Ten cards each, and the highest card of a round takes it.',
    de: 'Zehn Karten für jeden, und die höchste Karte einer Runde gewinnt sie.',
    fr: 'Dix cartes chacun, et la plus haute carte d’une manche la remporte.',
    it: 'Dieci carte a testa, e la carta più alta di un giro lo vince.',
  },
  seats: [2, 4],
  minutes: 5,
  designers: 'Nobody yet',
  publisher: 'nobody yet',
};
