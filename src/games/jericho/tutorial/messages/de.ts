import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const de: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Willkommen in Jericho! Bau Mauern, eine in jeder Farbe.',
    'Die längste Mauer einer Farbe gewinnt Karten dieser Farbe.',
  ],
  notATrumpet: ['Alle legen verdeckt eine erste Karte. Versuch deine Trompete.', 'Tippe sie an und schau.'],
  lay: ['Mit einer Trompete beginnt keine Mauer. Lege deine blaue 3.', 'Noch sieht sie niemand.'],
  feed: [
    'Nun kommt verdeckt etwas in den Stock: deine gelbe 1.',
    'Wer bei der Wertung in Gelb führt, gewinnt sie.',
  ],
  build: [
    'Bruno hat auch eine blaue 3! Bau deine blaue 1 an.',
    'Drei und eins: Deine blaue Mauer ist vier lang.',
  ],
  trumpet: [
    'Zeit für Lärm: Spiel eine Trompete auf Blau!',
    'Die höchste blaue Karte fällt. Das sind beide 3er, auch deine.',
  ],
  joins: [
    'Deine 1 stand noch, also kam die Trompete als 2 dazu.',
    'Beide 3er sind im Stock, und Brunos Mauer ist weg.',
  ],
  supply: [
    'Es gibt noch ein Drittes: etwas in den Stock legen.',
    'Leg deine lila 3 hinein; du willst sie zurück.',
  ],
  seven: ['Bau deine gelbe 7, den längsten Stein von allen.', 'Im Stock wartet eine gelbe Karte.'],
  equal: ['Bau deine lila 4.', 'Brunos lila Mauer ist 3 und 1, genauso lang wie deine.'],
  draw: [
    'Leg diese gelbe 1 in den Stock. In Gelb führst du.',
    'Danach ziehst du nach, wie nach jedem Zug. Was wohl?',
  ],
  scoring: [
    'Eine Wertungskarte! Der Stock wird aufgedeckt.',
    'Deine gelbe Mauer ist die längste: drei Karten für dich.',
  ],
  shared: [
    'Lila wird geteilt: Du und Bruno bekommt je eine Karte.',
    'Die dritte bleibt für das nächste Mal im Stock.',
  ],
  aOne: ['Zwei Runden später, kurz vor Schluss. Bau diese blaue 1.', 'So kurz? Wart’s ab.'],
  over: [
    'Nach der dritten Wertung ist jede 1 in einer Mauer gewonnen.',
    'Du hattest vier davon und gewinnst!',
  ],
};
