import type { SharingMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const percent = percentIn('it');

export const it: SharingMessages = {
  title: 'Condividi',
  running: 'Finché la partita è in corso si condividono solo immagini: il resto svelerebbe le carte.',
  link: 'Copia un link alla partita',
  linkHere: (step) => `Copia un link al passo ${step}`,
  copied: 'Copiato:',
  notCopied: 'Eccolo, da copiare a mano:',
  file: 'Salva la partita in un file',
  picture: 'Un’immagine',
  eyes: 'Vista da',
  seenBy: { mine: 'me', everybody: 'tutti' },
  still: 'Il tavolo adesso',
  moving: 'Gli ultimi momenti',
  making: (done) => `Disegno in corso: ${percent(done)}`,
  failed: 'Questo browser non è riuscito a disegnarla.',
  pictureOf: (game) => `Il tavolo di ${game}`,
  movingPictureOf: (game) => `Gli ultimi momenti di ${game}, animati`,
  save: (kind) => `Salva come ${kind}`,
  send: 'Invia…',
  size: (kilobytes) => `${kilobytes} kB`,
  drop: 'Lascia qui una partita, o l’immagine di una partita',
  cannotOpen: 'Non si può aprire',
  unopened: {
    empty: 'Il file è vuoto.',
    tooLarge: 'Il file supera gli 8 MB: nessuna partita è così grande.',
    notText: 'Non è né una partita né l’immagine di una partita.',
    damagedPicture: 'L’immagine è danneggiata: ne manca o è cambiata una parte.',
    noMatchInPicture:
      'In questa immagine non c’è una partita: viene da altrove, o la partita era ancora in corso.',
  },
  nothingLost: 'Quello che era aperto qui lo è ancora.',
  linkDamaged: 'Il link è danneggiato: ne manca o è cambiata una parte.',
  linkOfOtherRules: 'Il link porta a una partita con regole diverse da quelle di qui.',
  linkCannotBe: 'Il link porta a una partita che non può essere stata giocata così.',
};
