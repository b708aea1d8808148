import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const de: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Willkommen bei Campos! Hier wachsen Felder, und später verschwinden sie.',
    'Deine Karten machen aus Farben Punkte.',
  ],
  place: [
    'Lege dieses Teil an. Es muss mit einer ganzen Kante anliegen.',
    'Es ist schon gedreht; du darfst es drehen, wie du willst.',
  ],
  fails: [
    'Du hast drei Karten. Versuche die erste: Grün über Rot.',
    'Ist das größte grüne Gebiet wirklich größer?',
  ],
  holds: [
    'Noch nicht! Aber Blau ist größer als Gelb, also zählt diese Karte.',
    'Sie zählt das größte rote Gebiet: zwei Punkte.',
  ],
  grow: ['Die anderen haben angebaut. Lege dieses Teil.', 'Achte auf Grün.'],
  holdsNow: ['Jetzt ist Grün größer als Rot!', 'Die Karte von vorhin bringt fünf blaue Felder.'],
  thirdTurn: ['Dein dritter Zug. Lege dieses an den Rand.', 'Danach hast du noch eine Karte.'],
  lastCard: [
    'Spiele deine letzte Karte: Blau über Grün, fünf Punkte.',
    'Wer die letzte Handkarte spielt, beendet den Aufbau.',
  ],
  turnAround: [
    'Der Aufbau ist zu Ende: Jetzt baut ihr alles ab.',
    'Punkte bleiben, und alle haben drei neue Karten.',
  ],
  locked: ['Du bist dran. Versuche, dieses Teil herauszuziehen.', 'Schau dir seine Nachbarn an.'],
  split: ['Es ist eingeklemmt: kein gerader Weg hinaus. Versuche dieses.', 'Es sieht doch frei aus, oder?'],
  remove: [
    'Der Rest wäre in zwei Teile zerfallen. Dieses darf weg!',
    'Es gleitet hinaus, und die anderen bleiben beisammen.',
  ],
  scoreDown: ['Auch beim Abbau bringen Karten Punkte.', 'Rot ist jetzt größer als Grün: fünf für Blau.'],
  lastPiece: [
    'Das letzte Teil! Vorhin saß es fest, jetzt hält es nichts.',
    'Wer es nimmt, beendet die Partie.',
  ],
  over: ['Siebzehn Punkte: Du gewinnst!', 'Das war eine ganze Partie. Die nächste spielst du allein.'],
};
