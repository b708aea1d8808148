import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const de: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Glück auf, willkommen im Schacht!',
    'Vier in einer Reihe, einer Spalte oder einem Stapel gehören dir.',
  ],
  choose: ['Wähle verdeckt deine gelbe 8.', 'Bruno hat auch gewählt. Aufgedeckt wird gemeinsam.'],
  order: ['Rote 12 und gelbe 8: Die höhere Zahl wird zuerst gelegt.', 'Diesmal beginnt also Bruno.'],
  newRow: [
    'Rot hat noch keine Reihe, also beginnt die 12 eine.',
    'Sie kommt an die nächste Zahl, und das ist die 10.',
  ],
  notOnto: ['Du bist dran. Versuche, die 8 auf die gelbe 10 zu legen.', 'Nur zu, es geht nichts kaputt.'],
  leftEnd: [
    'Niedriger als alle in ihrer Reihe: Sie kommt nach links.',
    'Eine höhere käme nach rechts. Tippe auf den freien Platz.',
  ],
  rightEnd: ['Nächste Runde: Wähle deine blaue 15.', 'Blau hat nur eine 2, also geht sie nach rechts.'],
  nearest: [
    'Brunos blaue 3 liegt zwischen 2 und 15.',
    'Sie kommt auf die nächste, und schon ist da ein Stapel.',
  ],
  newColour: ['Wähle deine grüne 20.', 'Grün liegt noch nirgends. Wohin sie wohl kommt?'],
  nearestEdge: [
    'Beginne die grüne Reihe über der 15.',
    'Von allen Karten am Rand ist die 15 der 20 am nächsten.',
  ],
  equallyNear: ['Wähle deine blaue 11.', 'Zur 7 ist es so weit wie zur 15: Du darfst wählen.'],
  pile: [
    'Auf die 7! Das macht vier Karten auf einem Stapel.',
    'Ein voller Stapel ist ein Stollen: Du nimmst alles.',
  ],
  gap: [
    'Der Stapel hinterlässt eine Lücke. Du bestimmst, wie sie sich schließt.',
    'So herum passt etwas zusammen.',
  ],
  chain: [
    'Eine Kettenreaktion! Die Karten sind zu einer vollen Spalte gerutscht.',
    'Noch vier für dich, ganz ohne zu legen.',
  ],
  lowest: ['Wähle deine gelbe 1.', 'Die niedrigste Karte findet links immer Platz.'],
  row: [
    'Bruno hat drei Stapel daraus gemacht. Deine 1 macht vier!',
    'Auch eine volle Reihe ist ein Stollen.',
  ],
  lastCard: [
    'Sieben Runden später: Alle haben noch eine Karte.',
    'Spiele sie. Zu überlegen gibt es nichts mehr.',
  ],
  column: ['Schau unter die 13: Deine Karte vollendet eine Spalte.', 'Was für ein Schluss!'],
  over: ['Sechzehn zu acht Karten: Du gewinnst!', 'Das war das ganze Spiel. Viel Glück da unten!'],
};
