import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const de: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Willkommen in Jericho! Baue Mauern, eine in jeder Farbe.',
    'Die längste Mauer einer Farbe gewinnt Karten dieser Farbe.',
  ],
  notATrumpet: ['Alle legen verdeckt eine erste Karte. Versuche deine Trompete.', 'Tippe sie an und schau.'],
  lay: ['Mit einer Trompete beginnt keine Mauer. Lege deine blaue 3.', 'Noch sieht sie niemand.'],
  firstCards: [
    'Alle haben auch eine Karte verdeckt in den Stock gelegt.',
    'Von dir ist die gelbe 1. Die längste gelbe Mauer gewinnt sie.',
  ],
  build: [
    'Bruno hat auch eine blaue 3! Baue deine blaue 1 an.',
    'Drei und eins sind vier. Eine Krone zeigt die längste Mauer.',
  ],
  trumpet: [
    'Mach Lärm: Spiele eine Trompete auf Blau!',
    'Die höchste blaue Karte fällt. Das sind beide 3er, auch deine.',
  ],
  joins: [
    'Deine 1 stand noch, also kam die Trompete als 2 dazu.',
    'Beide 3er sind im Stock. Brunos blaue Mauer ist weg.',
  ],
  supply: [
    'Es gibt noch ein Drittes: etwas in den Stock legen.',
    'Lege deine violette 3 hinein. Eine holst du dir wieder.',
  ],
  seven: ['Baue deine gelbe 7, den längsten Stein von allen.', 'Im Stock wartet eine gelbe Karte.'],
  equal: ['Baue deine violette 4.', 'Brunos violette Mauer ist 3 und 1, genauso lang.'],
  draw: [
    'Baue auch diese gelbe 1. Sieben und eins: acht lang.',
    'Danach ziehst du nach, wie nach jedem Zug. Was wohl?',
  ],
  scoring: [
    'Eine Wertungskarte! Der Stock wird aufgedeckt.',
    'Deine gelbe Mauer ist die längste: zwei Karten für dich.',
  ],
  shared: [
    'Violett ist unentschieden: Du und Bruno bekommt je eine Karte.',
    'Die dritte bleibt für das nächste Mal im Stock.',
  ],
  feed: [
    'Runde 2 beginnt mit einer Karte für den Stock. Lege deine rote 7.',
    'Die roten Mauern sind 4 und 3 lang. Deine drei Trompeten können sie fällen.',
  ],
  aOne: ['Kurz vor dem Ende von Runde 3. Baue diese blaue 1.', 'So kurz? Wart’s ab.'],
  over: [
    'Nach der dritten Wertung gewinnen alle jede 1 in ihren Mauern.',
    'Du hattest sechs davon und gewinnst!',
  ],
};
