import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const de: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Willkommen bei Campos! Hier wachsen Felder, und später verschwinden sie.',
    'Deine Karten machen aus Farben Punkte.',
  ],
  place: [
    'Lege dieses Teil an. Eine ganze Kante muss berühren.',
    'Es ist schon gedreht; du darfst es drehen, wie du willst.',
  ],
  fails: [
    'Du hast drei Karten. Versuch die erste: Grün über Rot.',
    'Ist das größte grüne Gebiet wirklich größer?',
  ],
  holds: [
    'Noch nicht! Aber Blau ist größer als Gelb, also gilt diese.',
    'Sie zählt das größte rote Gebiet: zwei Punkte.',
  ],
  grow: ['Die anderen haben angebaut. Lege dieses Teil.', 'Achte auf Grün.'],
  holdsNow: ['Jetzt ist Grün größer als Rot!', 'Die Karte von vorhin bringt fünf blaue Felder.'],
  thirdTurn: ['Dein dritter Zug. Lege dieses an den Rand.', 'Danach hast du noch eine Karte.'],
  lastCard: [
    'Spiele deine letzte Karte: Blau über Grün, fünf Punkte.',
    'Wer seine letzte Karte spielt, beendet das Bauen.',
  ],
  turnAround: [
    'Fertig gebaut: Jetzt wird alles abgetragen.',
    'Punkte bleiben, und alle haben drei neue Karten.',
  ],
  locked: ['Du bist dran. Versuch, dieses Teil herauszuziehen.', 'Sieh dir seine Nachbarn an.'],
  split: ['Es ist eingeklemmt: kein gerader Weg hinaus. Versuch dieses.', 'Es sieht doch frei aus, oder?'],
  remove: [
    'Der Rest wäre in zwei Teile zerfallen. Dieses darf weg!',
    'Es gleitet hinaus, und die anderen bleiben beisammen.',
  ],
  scoreDown: ['Auch beim Abtragen bringen Karten Punkte.', 'Rot ist jetzt größer als Grün: fünf für Blau.'],
  lastPiece: [
    'Das letzte Teil! Vorhin saß es fest, jetzt hält es nichts.',
    'Wer es nimmt, beendet die Partie.',
  ],
  over: ['Siebzehn Punkte: Du gewinnst!', 'Das war eine ganze Partie. Die nächste gehört dir allein.'],
};
