import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const de: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Glück auf, willkommen im Schacht!',
    'Vier in einer Reihe, einer Spalte oder einem Stapel gehören dir.',
  ],
  choose: ['Wähle verdeckt deine grüne 7.', 'Bruno hat auch gewählt. Aufgedeckt wird gemeinsam.'],
  order: ['Blaue 8 und grüne 7: Die höhere Zahl wird zuerst gelegt.', 'Diesmal beginnt also Bruno.'],
  newRow: [
    'Blau hat noch keine Reihe, also beginnt die 8 eine.',
    'Sie kommt an die nächste Zahl am Rand, die 1.',
  ],
  notOnto: ['Du bist dran. Versuche, die 7 auf die grüne 16 zu legen.', 'Nur zu, es geht nichts kaputt.'],
  leftEnd: [
    'Niedriger als alle in ihrer Reihe: Sie kommt nach links.',
    'Eine höhere käme nach rechts. Tippe auf den freien Platz.',
  ],
  newColour: ['Wähle deine gelbe 15.', 'Gelb liegt noch nirgends. Wohin sie wohl kommt?'],
  column: [
    'Über die 16: Keine Karte am Rand ist näher.',
    'Vier Reihen, eine Spalte: Das ist ein Stollen. Du nimmst alles.',
  ],
  lowest: [
    'Fünf Runden später: Du hast eine weitere Spalte genommen.',
    'Wähle deine blaue 1. Nichts Blaues ist niedriger: Sie kommt nach links.',
  ],
  nearest: [
    'Brunos rote 8 kam auf die 7: Die 13 war weiter weg.',
    'Beim Stapel zählt nur die oberste Karte. Das Schildchen zeigt, wie viele er hat.',
  ],
  rightEnd: [
    'In der blauen Reihe liegen 1, 6 und 11. Wähle deine blaue 16.',
    'Sie ist höher als alle drei, also kommt sie nach rechts.',
  ],
  row: [
    'Zweimal die 16! Rot kommt vor Blau, also war Bruno zuerst dran.',
    'Lege jetzt deine. Auch eine volle Reihe ist ein Stollen.',
  ],
  secondColour: ['Wähle deine blaue 14.', 'Die blaue Reihe hast du genommen, Blau fängt also neu an.'],
  side: [
    'Am nächsten ist die 13. Darüber oder darunter? Du darfst wählen.',
    'Beginne die neue blaue Reihe darunter.',
  ],
  besideNine: ['Wähle deine grüne 17.', 'Grün hat nur eine 9, also kommt sie nach rechts.'],
  whole: [
    'Brunos 17 liegt jetzt unter deiner 14. Lege nun deine.',
    'Sie vollendet eine Spalte. Stapel zählen ganz: Du nimmst fünf Karten.',
  ],
  lastCard: [
    'Zwei Runden später: Alle haben noch eine Karte.',
    'Spiele sie. Zu überlegen gibt es nichts mehr.',
  ],
  pile: [
    'Die 8 ist am nächsten. Lege deine 11 darauf: vier Karten.',
    'Auch ein voller Stapel ist ein Stollen.',
  ],
  gap: [
    'Der Stapel hinterlässt eine Lücke. Du bestimmst, wie sie sich schließt.',
    'So herum passt etwas zusammen.',
  ],
  over: [
    'Eine Kettenreaktion! Die Karten sind zu einer vollen Spalte gerutscht.',
    '25 zu 0 Karten: Du gewinnst! Viel Glück da unten!',
  ],
};
