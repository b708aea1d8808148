import type { StatisticsMessages } from './en.ts';
import { nounIn, percentIn, unitIn } from '../../../../messages/text.ts';

const matches = nounIn('it', 'partita', 'partite');

const inMinutes = unitIn('it', 'minute', 'short');
const inHours = unitIn('it', 'hour', 'short');

export const it: StatisticsMessages = {
  empty: 'Su questo dispositivo non è ancora finita nessuna partita. Poi vedrai qui com’è andata.',
  whose: 'Partite di',
  unnamed: 'Senza nome',
  which: 'Quale gioco',
  allGames: 'Tutti',
  matches: 'Partite',
  won: 'Vinte',
  outOf: (won, all) => `${won} su ${all}`,
  streak: 'Vittorie di fila',
  longest: (count) => `record: ${count}`,
  time: 'Tempo di gioco',
  hours: (hours, minutes) => (hours === 0 ? inMinutes(minutes) : `${inHours(hours)} ${inMinutes(minutes)}`),
  untimed: (count) => `non noto per ${count}`,
  expectation: 'Vittorie rispetto alle attese',
  heldAgainst: 'A confronto con',
  equalChances: 'pari possibilità',
  like: (level) => `un livello ${level}`,
  expected: (won, expected, level) =>
    `${won} vinte; ${level === null ? 'con pari possibilità sarebbero' : `chi gioca come il livello ${level} ne avrebbe`} ${expected}.`,
  ahead: (by) => `${by} più del previsto`,
  behind: (by) => `${by} meno del previsto`,
  asExpected: 'Proprio come previsto',
  expectationNote: 'Una vittoria condivisa conta in parte. Le persone contano come avversari di pari forza.',
  course: 'Vittorie oltre quelle previste, partita dopo partita',
  byGame: 'Per gioco',
  bySeats: 'Per posti',
  byCompany: 'Per livello',
  seats: (count) => `${count} posti`,
  company: { mixed: 'vari livelli', people: 'con persone' },
  wasExpected: (expected) => `previste ${expected}`,
  legend: { won: 'vinte', notWon: 'non vinte', expected: 'previste' },
  bests: 'Punteggi migliori',
  points: (score) => `${score} punti`,
  favourites: 'Che cosa ti piace fare',
  favouritesNote: 'Che cosa parlava per prima cosa a favore delle tue mosse, dove potevi scegliere.',
  share: percentIn('it'),
  onDevice: 'Su questo dispositivo',
  onDeviceNote: (most) =>
    `Tutto questo resta in questo browser e in nessun altro posto: le ultime ${most} partite. Partite guidate, rompicapi e partite riviste non contano.`,
  save: 'Salva in un file',
  takeOver: 'Riprendi da un file',
  takenOver: (fresh, known) =>
    `${matches(fresh)} ${fresh === 1 ? 'ripresa' : 'riprese'}${known > 0 ? `; ${matches(known)} già qui` : ''}.`,
  flaws: {
    unreadable: 'Questo file non si legge, o ne manca una parte. Non è cambiato niente.',
    foreign: 'Questo non è un file di statistiche di Tavola. Non è cambiato niente.',
    newer: 'Questo file viene da un Tavola più nuovo di questa pagina. Non è cambiato niente.',
    damaged: (number) => `La partita ${number} di questo file è danneggiata. Non è cambiato niente.`,
    unknownGame: (number, game) =>
      `La partita ${number} di questo file è di un gioco che qui non c’è: ${game}. Non è cambiato niente.`,
    noRoom: 'Questo browser non ha posto. Non è cambiato niente.',
  },
  delete: 'Elimina',
  deleteAsk: 'Eliminare le statistiche?',
  deleteNote: (all) =>
    `Spariscono ${all} partite, per tutti quelli che hanno giocato su questo dispositivo, e un avversario alla pari dovrà conoscerti di nuovo. Le partite che puoi rivedere restano, e anche le impostazioni. Non si può annullare; un file salvato prima si può riprendere.`,
  keep: 'Tienile',
  deleteAll: 'Elimina tutto',
  deleted: 'Ora le statistiche sono vuote.',
};
