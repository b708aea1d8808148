import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const it: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Ecco Campos! Qui i campi crescono, e poi spariscono.',
    'Le tue carte trasformano i colori in punti.',
  ],
  place: ['Piazza questa tessera. Un lato intero deve toccare.', 'È già girata; puoi girarla come vuoi.'],
  fails: ['Hai tre carte. Prova la prima: verde su rosso.', 'La zona verde è davvero più grande?'],
  holds: [
    'Non ancora! Ma il blu supera il giallo: questa vale.',
    'Conta la zona rossa più grande: due punti.',
  ],
  grow: ['Gli altri hanno ingrandito i campi. Piazza questa tessera.', 'Tieni d’occhio il verde.'],
  holdsNow: ['Ora il verde supera il rosso!', 'La carta di prima vale cinque caselle blu.'],
  thirdTurn: ['Il tuo terzo turno. Piazza questa al bordo.', 'Poi ti resta una carta.'],
  lastCard: [
    'Gioca l’ultima carta: blu su verde, cinque punti.',
    'Chi gioca la sua ultima carta chiude la costruzione.',
  ],
  turnAround: [
    'La costruzione è finita: ora si smonta tutto.',
    'I punti restano, e tutti hanno tre carte nuove.',
  ],
  locked: ['Tocca a te. Prova a sfilare questa tessera.', 'Guarda le sue vicine.'],
  split: ['È bloccata: nessuna via diritta. Prova questa.', 'Sembra libera, vero?'],
  remove: [
    'Il resto si sarebbe diviso in due. Questa può andare!',
    'Scivola fuori, e le altre restano unite.',
  ],
  scoreDown: ['Le carte valgono anche mentre si smonta.', 'Ora il rosso supera il verde: cinque per il blu.'],
  lastPiece: [
    'L’ultima tessera! Prima era bloccata, ora niente la tiene.',
    'Chi la prende chiude la partita.',
  ],
  over: ['Diciassette punti: hai vinto!', 'Era una partita intera. La prossima è tutta tua.'],
};
