import type { SharingMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const percent = percentIn('de');

export const de: SharingMessages = {
  running: 'Während der Partie kannst du nur Bilder teilen. Alles andere würde die Karten verraten.',
  link: 'Link zur Partie kopieren',
  linkHere: (step) => `Link zu Schritt ${step} kopieren`,
  copied: 'Kopiert:',
  notCopied: 'Bitte von Hand kopieren:',
  file: 'Partie als Datei speichern',
  picture: 'Ein Bild',
  eyes: 'Gesehen von',
  seenBy: { mine: 'mir', everybody: 'allen' },
  still: 'Der Tisch jetzt',
  moving: 'Die letzten Momente',
  making: (done) => `Wird gezeichnet: ${percent(done)}`,
  failed: 'Dieser Browser konnte es nicht zeichnen.',
  pictureOf: (game) => `Der Tisch von ${game}`,
  movingPictureOf: (game) => `Die letzten Momente von ${game}, animiert`,
  save: (kind) => `Als ${kind} speichern`,
  send: 'Senden …',
  size: (kilobytes) => `${kilobytes} kB`,
  drop: 'Partie oder Bild davon hier ablegen, um sie zu öffnen',
  cannotOpen: 'Das lässt sich nicht öffnen',
  unopened: {
    empty: 'Die Datei ist leer.',
    tooLarge: 'Die Datei ist größer als 8 MB. So groß ist keine Partie.',
    notText: 'Das ist weder eine Partie noch ein Bild davon.',
    damagedPicture: 'Das Bild ist beschädigt: Ein Teil fehlt oder wurde verändert.',
    noMatchInPicture:
      'In diesem Bild steckt keine Partie. Es wurde nicht mit Tavola gespeichert, oder die Partie lief noch.',
  },
  nothingLost: 'Was du offen hattest, ist noch da.',
  linkDamaged: 'Der Link ist beschädigt: Ein Teil fehlt oder wurde verändert.',
  linkOfOtherRules: 'Die Partie in diesem Link folgt anderen Regeln als denen hier.',
  linkCannotBe: 'Die Partie in diesem Link verstößt gegen die Regeln.',
};
