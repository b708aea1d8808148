import type { PuzzleMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const percent = percentIn('it');

export const it: PuzzleMessages = {
  puzzle: 'Rompicapo',
  ofTheDay: 'Rompicapo del giorno',
  about: 'Su questo rompicapo',
  intro:
    'Una posizione di una vera partita, con una mossa migliore di tutte le altre. Per il tuo rating conta solo il primo tentativo.',
  back: 'Torna ai rompicapi',
  number: (rating) => `Rompicapo ${rating}`,
  yours: 'il tuo rating',
  provisional: 'il tuo rating (provvisorio)',
  find: 'Trova la mossa migliore.',
  showAnswer: 'Mostra la soluzione',
  tryAgain: 'Riprova',
  next: 'Prossimo rompicapo',
  lookAtMatch: 'Guarda la partita',
  answering: 'Ecco la risposta…',
  notYet: 'Non è la mossa migliore.',
  better: {
    somewhat: 'Un’altra mossa è migliore.',
    clearly: 'Un’altra mossa è nettamente migliore.',
    byFar: 'Un’altra mossa è di gran lunga migliore.',
  },
  allows: (told) => `Che cosa permette: ${told}`,
  found: 'Giusto!',
  wasIt: 'Era la mossa migliore.',
  worth: (of100) => `Vince il ${percent(of100)} più spesso della seconda mossa migliore.`,
  repeated: 'Hai già visto questo rompicapo: il tuo rating non cambia.',
  hinted: 'Hai usato un consiglio: il tuo rating non cambia.',
  none: 'Non ci sono rompicapi per questo gioco.',
  tempting: (move) => `Allettante, ma peggiore: ${move}.`,
  solveAbout: (theme) => `Risolvi rompicapi: ${theme}`,
  theme: 'Tema',
  themes: { wins: 'Attacco', stops: 'Difesa', builds: 'Preparazione' },
  allThemes: 'Tutti i temi',
  tried: (solved, tried, all) =>
    tried === 0 ? `${all} rompicapi` : `${solved} su ${tried} risolti al primo tentativo, ${all} in tutto`,
  onDevice: 'I rating restano su questo dispositivo.',
};
