import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const it: TutorialMessages<keyof typeof en> = {
  welcome: ['Eccoti nella miniera!', 'Quattro in una fila, una colonna o una pila, e sono tue.'],
  choose: ['Scegli in segreto il tuo 8 giallo.', 'Anche Bruno ha scelto. Le carte si scoprono insieme.'],
  order: ['12 rosso e 8 giallo: il numero più alto va per primo.', 'Stavolta quindi comincia Bruno.'],
  newRow: [
    'Il rosso non ha ancora una fila: il 12 ne comincia una.',
    'Va accanto al numero più vicino, cioè il 10.',
  ],
  notOnto: ['Tocca a te. Prova a mettere l’8 sul 10 giallo.', 'Niente paura, non si rompe niente.'],
  leftEnd: [
    'Più basso di tutta la sua fila: va a sinistra.',
    'Se fosse più alto andrebbe a destra. Tocca il posto libero.',
  ],
  rightEnd: ['Manche successiva: scegli il tuo 15 blu.', 'Il blu ha solo un 2, quindi questo va a destra.'],
  nearest: ['Il 3 blu di Bruno sta tra 2 e 15.', 'Va sul più vicino, ed ecco una pila.'],
  newColour: ['Scegli il tuo 20 verde.', 'Il verde non c’è ancora. Dove andrà?'],
  nearestEdge: ['Comincia la fila verde sopra il 15.', 'Di tutte le carte al bordo è la più vicina al 20.'],
  equallyNear: ['Scegli il tuo 11 blu.', 'È lontano dal 7 come dal 15: decidi tu.'],
  pile: ['Sul 7! Così la pila ha quattro carte.', 'Una pila piena è una galleria: prendi tutto.'],
  gap: ['La pila lascia un vuoto. Scegli tu come si chiude.', 'In questo modo qualcosa si allinea.'],
  chain: [
    'Reazione a catena! Le carte sono scivolate in una colonna piena.',
    'Altre quattro per te, senza posare nulla.',
  ],
  lowest: ['Scegli il tuo 1 giallo.', 'La carta più bassa trova sempre posto a sinistra.'],
  row: ['Bruno ne ha fatte tre pile. Il tuo 1 fa quattro!', 'Anche una fila piena è una galleria.'],
  lastCard: ['Sette manche dopo: una carta a testa.', 'Giocala. Non c’è più niente da pensare.'],
  column: ['Guarda sotto il 13: la tua carta completa una colonna.', 'Che finale!'],
  over: ['Sedici carte a otto: hai vinto!', 'Il gioco è tutto qui. Buona fortuna laggiù!'],
};
