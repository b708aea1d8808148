import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const de: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Willkommen bei Punto! Rot ist deine Farbe.',
    'Vier rote Karten in einer Reihe gewinnen die Runde, auch diagonal.',
  ],
  everyone: [
    'Oben siehst du von allen die Farbe und den Stapel.',
    'Die Punkte zeigen gewonnene Runden. Wer zuerst zwei hat, gewinnt.',
  ],
  middle: ['Deine oberste Karte liegt offen: eine rote 8.', 'Lege sie in die Mitte.'],
  beside: [
    'Lege deine 4 neben deine 8.',
    'Daneben heißt: Sie berührt irgendeine Karte, an einer Kante oder Ecke.',
  ],
  frame: ['Die Auslage wird nie größer als sechs mal sechs.', 'Ihre Ränder zeigen sich erst beim Spielen.'],
  tooHigh: [
    'Du darfst Karten auch überdecken. Versuche deine 6 auf der gelben 9.',
    'Nur um zu sehen, was passiert.',
  ],
  onTop: [
    'Überdecken darfst du nur kleinere Karten, zum Beispiel die grüne 5.',
    'Und schau, das sind schon drei rote in einer Reihe.',
  ],
  block: [
    'Deine Reihe ist versperrt. Blau hat diagonal schon drei!',
    'Deine 2 reicht, um die blaue 1 darin zu überdecken.',
  ],
  watch: [
    'Die blaue Reihe ist zerstört, und die anderen haben gespielt.',
    'Schau immer erst auf ihre Reihen, dann auf deine.',
  ],
  row: ['Nur eine grüne 2 versperrt deine Reihe.', 'Überdecke sie mit deiner 7 und gewinne die Runde!'],
  roundWon: [
    'Vier in einer Reihe: Die Runde gehört dir!',
    'Deine höchste Karte darin, die 8, scheidet aus der Partie aus.',
  ],
  nextRound: [
    'Alle nehmen ihre Karten für die nächste Runde zurück.',
    'Nur deine 8 nicht: Gewinnen kostet eine gute Karte.',
  ],
  lastCard: [
    'Etwas später in Runde zwei. Siehst du deine Reihe?',
    'Eine Karte noch, und zwei Runden gewinnen die Partie.',
  ],
  over: [
    'Zwei Runden gewonnen: Die Partie gehört dir!',
    'Kann jemand nicht legen, entscheiden Reihen aus drei Karten.',
  ],
};
