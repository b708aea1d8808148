import type { TableScreenMessages } from './en.ts';

/** A label in the middle of a sentence. */
const inside = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export const it: TableScreenMessages = {
  moment: 'Che cosa è appena successo',
  again: 'Rivedi',
  goOn: 'Avanti',
  toResult: 'Al risultato',
  stops: 'Pausa ai conteggi',
  stopsHow: { read: 'breve', wait: 'finché non tocco lo schermo', never: 'mai' },
  youWin: (by) => (by === null ? 'Vinci tu' : `Vinci di ${by}`),
  otherWins: (name, by) => (by === null ? `Vince ${name}` : `${name} vince di ${by}`),
  youWinRounds: (won, lost) => `Vinci ${won} a ${lost}`,
  otherWinsRounds: (name, won, lost) => `${name} vince ${won} a ${lost}`,
  youAllWin: (others) => `Vinci insieme a ${others}`,
  othersWin: (names) => `Vincono ${names}`,
  decided: (what, first, more, second, fewer) =>
    `Decisivo: ${inside(what)} (${first} ${more}, ${second} ${fewer})`,
  decidedTie: (what, first, more, second, fewer) =>
    `Parità, decide: ${inside(what)} (${first} ${more}, ${second} ${fewer})`,
  openLog: (last) => `Registro. Per ultimo: ${last}`,
  showThen: 'Mostra il tavolo di allora',
  asItWas: 'Il tavolo com’era allora',
  backToNow: 'Torna al presente',
  reminders: 'Spiegazioni quando qualcosa succede per la prima volta',
  gotIt: 'Ho capito',
  noMore: 'Niente più spiegazioni',
  sound: 'Suoni',
  volume: 'Volume',
  vibration: 'Vibrazione',
  playOnAs: (name) => `Continua da qui come ${name}, contro i bot`,
  takeBackAsk:
    'Annullare la tua ultima mossa? Ciò che non hai visto viene ridistribuito e questa partita non conta più.',
  takeBack: 'Annulla la mossa',
  noUndo: {
    noMove: 'Non hai fatto mosse da annullare.',
    rated: 'Nelle partite classificate non si annulla nulla.',
    asked: 'Gli altri non hanno ancora risposto.',
  },
  takenBack: 'Mossa annullata. Ciò che non avevi visto è stato ridistribuito; questa partita non conta più.',
  notCounted: 'Hai annullato una mossa, quindi questa partita non conta nelle tue statistiche.',
  soFar: 'La partita finora',
  replayKeys: [
    ['← →', 'un passo indietro o avanti'],
    ['↑ ↓', 'turno precedente o successivo'],
    ['Inizio, Fine', 'inizio o fine'],
    ['Spazio', 'avvia o metti in pausa'],
    ['1 2 3 4', 'lento, normale, veloce, istantaneo'],
  ],
};
