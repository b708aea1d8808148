import type { GameInfo } from '../gameInfo.ts';

export const punto: GameInfo = {
  id: 'punto',
  letter: 'P',
  title: 'Punto',
  about: {
    en: 'Line up cards of your colour, and cover whatever is in the way.',
    de: 'Bring Karten deiner Farbe in eine Reihe und überdecke, was im Weg liegt.',
    fr: 'Alignez des cartes de votre couleur et couvrez ce qui gêne.',
    it: 'Metti in fila carte del tuo colore e copri quello che è d’intralcio.',
  },
  seats: [2, 4],
  minutes: 15,
  ages: { from: 7, printedOn: 'box' },
  starter: 'youngest',
  options: [
    { id: 'teams', kind: 'flag', default: false, seats: [4] },
    { id: 'reveal', kind: 'choice', values: ['turn', 'ahead'], default: 'turn' },
    { id: 'roundsToWin', kind: 'number', min: 1, max: 5, default: 2 },
  ],
  ratedLevels: [
    [1136, 1500, 1864, 2187],
    [1136, 1500, 1861, 2262],
    [1136, 1500, 2024, 2259],
    [1150, 1500, 2198, 2647],
  ],
  designers: 'Bernhard Weber',
  publisher: 'Game Factory',
};
