import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const it: TutorialMessages<keyof typeof en> = {
  welcome: ['Eccoti nella miniera!', 'Quattro in una fila, una colonna o una pila, e sono tue.'],
  choose: ['Scegli in segreto il tuo 7 verde.', 'Anche Bruno ha scelto. Le carte si scoprono insieme.'],
  order: ['8 blu e 7 verde: il numero più alto va per primo.', 'Stavolta quindi comincia Bruno.'],
  newRow: [
    'Il blu non ha ancora una fila: l’8 ne comincia una.',
    'Va accanto al numero più vicino al bordo, cioè l’1.',
  ],
  notOnto: ['Tocca a te. Prova a mettere il 7 sul 16 verde.', 'Niente paura, non si rompe niente.'],
  leftEnd: [
    'Più basso di tutta la sua fila: va a sinistra.',
    'Se fosse più alto andrebbe a destra. Tocca il posto libero.',
  ],
  newColour: ['Scegli il tuo 15 giallo.', 'Il giallo non c’è ancora. Dove andrà?'],
  column: [
    'Sopra il 16: al bordo nessuna carta è più vicina.',
    'Quattro file, una colonna: è una galleria. Prendi tutto.',
  ],
  lowest: [
    'Cinque manche dopo: hai preso un’altra colonna.',
    'Scegli il tuo 1 blu. Niente di blu è più basso: andrà a sinistra.',
  ],
  nearest: [
    'L’8 rosso è andato sul 7: il 13 era più lontano.',
    'Di una pila conta solo la carta in cima. Il bollino dice quante ne ha.',
  ],
  rightEnd: [
    'La fila blu ha 1, 6 e 11. Scegli il tuo 16 blu.',
    'È più alto di tutti e tre, quindi andrà a destra.',
  ],
  row: [
    'Due 16! Il rosso va prima del blu: ha cominciato Bruno.',
    'Ora posa il tuo. Anche una fila piena è una galleria.',
  ],
  secondColour: ['Scegli il tuo 14 blu.', 'Hai preso la fila blu, quindi il blu ricomincia.'],
  side: ['Il più vicino è il 13. Sopra o sotto? Decidi tu.', 'Comincia la nuova fila blu sotto.'],
  besideNine: ['Scegli il tuo 17 verde.', 'Il verde ha solo un 9, quindi questo andrà a destra.'],
  whole: [
    'Bruno ha posato il suo 17 sotto il tuo 14. Posa il tuo.',
    'Completa una colonna. Le pile contano intere: prendi cinque carte.',
  ],
  lastCard: ['Due manche dopo: una carta a testa.', 'Giocala. Non c’è più niente da pensare.'],
  pile: ['L’8 è il più vicino. Posaci il tuo 11: quattro carte.', 'Anche una pila piena è una galleria.'],
  gap: ['La pila lascia un vuoto. Scegli tu come si chiude.', 'In questo modo qualcosa si allinea.'],
  over: [
    'Reazione a catena! Le carte sono scivolate in una colonna piena.',
    '25 carte a 0: hai vinto! Buona fortuna laggiù!',
  ],
};
