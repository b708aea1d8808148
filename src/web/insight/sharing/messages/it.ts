import type { SharingMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const percent = percentIn('it');

export const it: SharingMessages = {
  running: 'Durante una partita puoi condividere solo immagini: il resto svelerebbe le carte.',
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
  making: (done) => `Disegno in corso… ${percent(done)}`,
  failed: 'Questo browser non è riuscito a creare l’immagine.',
  pictureOf: (game) => `Il tavolo di ${game}`,
  movingPictureOf: (game) => `Gli ultimi momenti di ${game}, animati`,
  save: (kind) => `Salva come ${kind}`,
  send: 'Invia…',
  size: (kilobytes) => `${kilobytes} kB`,
  drop: 'Rilascia una partita, o l’immagine di una partita, per aprirla',
  cannotOpen: 'Impossibile aprire',
  unopened: {
    empty: 'Il file è vuoto.',
    tooLarge: 'Il file supera gli 8 MB: nessuna partita è così grande.',
    notText: 'Non è né una partita né l’immagine di una partita.',
    damagedPicture: 'L’immagine è danneggiata: una parte manca o è cambiata.',
    noMatchInPicture:
      'In questa immagine non c’è una partita: non viene da Tavola, o la partita era ancora in corso.',
  },
  nothingLost: 'Niente di ciò che avevi aperto è andato perso.',
  linkDamaged: 'Il link è danneggiato: una parte manca o è cambiata.',
  linkOfOtherRules: 'La partita di questo link segue regole diverse da quelle di qui.',
  linkCannotBe: 'La partita di questo link viola le regole.',
};
