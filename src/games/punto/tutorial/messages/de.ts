import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const de: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Willkommen bei Punto! Rot ist deine Farbe.',
    'Vier rote Karten in einer Reihe gewinnen die Runde, auch schräg.',
  ],
  everyone: [
    'Schau nach oben: Alle haben eine Farbe und einen Stapel Karten.',
    'Die Punkte sind gewonnene Runden; zwei davon gewinnen die Partie.',
  ],
  middle: ['Deine oberste Karte liegt offen: eine rote 8.', 'Leg sie in die Mitte.'],
  beside: ['Leg deine 4 neben deine 8.', 'Daneben heißt: an irgendeiner Karte, Kante oder Ecke.'],
  frame: [
    'Der Tisch wird nie größer als sechs Spalten und sechs Zeilen.',
    'Wo er endet, zeigt sich erst beim Spielen.',
  ],
  tooHigh: [
    'Man darf Karten auch zudecken. Versuch deine 6 auf der gelben 9.',
    'Nur um zu sehen, was passiert.',
  ],
  onTop: [
    'Zudecken kannst du nur weniger Punkte: nimm die grüne 5.',
    'Und schau, das sind schon drei rote in einer Reihe.',
  ],
  block: [
    'Deine Reihe ist an beiden Enden versperrt, und Blau hat schräg drei!',
    'Deine 2 reicht, um die blaue 1 darin zuzudecken.',
  ],
  watch: [
    'Die blaue Reihe ist zerstört, und die anderen haben gespielt.',
    'Sieh immer erst nach ihren Reihen, dann nach deiner.',
  ],
  row: ['Nur eine grüne 2 versperrt deine Reihe.', 'Deck sie mit deiner 7 zu und gewinne die Runde!'],
  roundWon: [
    'Vier in einer Reihe: Die Runde gehört dir!',
    'Deine höchste Karte darin, die 8, ist für immer draußen.',
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
