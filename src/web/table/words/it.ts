import type { StageWords } from './en.ts';

export const it: StageWords = {
  you: 'Tu',
  moment: 'Che cosa è appena successo',
  momentStep: (step, steps) => `Passo ${step} di ${steps}`,
  again: 'Rivedi',
  skip: 'Salta',
  goOn: 'Avanti',
  toResult: 'Al risultato',
  stops: 'Nei grandi momenti',
  stopsHow: { read: 'il tempo di leggere', wait: 'aspettami', never: 'senza fermarsi' },
  youWin: (by) => (by === null ? 'Vinci tu' : `Vinci di ${by}`),
  otherWins: (name, by) => (by === null ? `Vince ${name}` : `${name} vince di ${by}`),
  youWinRounds: (won, lost) => `Vinci ${won} a ${lost}`,
  otherWinsRounds: (name, won, lost) => `${name} vince ${won} a ${lost}`,
  youAllWin: (others) => `Vinci insieme a ${others}`,
  othersWin: (names) => `Vincono ${names}`,
  decided: (what, first, more, second, fewer) =>
    `Ha deciso questo: ${what} (${first} ${more}, ${second} ${fewer}).`,
  decidedTie: (what, first, more, second, fewer) =>
    `Parità alla fine, quindi decide questo: ${what} (${first} ${more}, ${second} ${fewer}).`,
  openLog: (last) => `Registro. Per ultimo: ${last}`,
  showThen: 'Mostra il tavolo di allora',
  asItWas: 'Il tavolo com’era allora',
  backToNow: 'Torna ad adesso',
};
