import type { StatisticsMessages } from './en.ts';
import { nounIn, percentIn, unitIn } from '../../../../messages/text.ts';

const matches = nounIn('it', 'partita', 'partite');

const inMinutes = unitIn('it', 'minute', 'short');
const inHours = unitIn('it', 'hour', 'short');

export const it: StatisticsMessages = {
  empty: 'Ancora nessuna partita finita su questo dispositivo. I tuoi risultati appariranno qui.',
  whose: 'Partite di',
  unnamed: 'Senza nome',
  which: 'Quale gioco',
  allGames: 'Tutti',
  matches: 'Partite',
  outOf: (won, all) => `${won} su ${all}`,
  streak: 'Vittorie di fila',
  longest: (count) => `record: ${count}`,
  time: 'Tempo di gioco',
  hours: (hours, minutes) => (hours === 0 ? inMinutes(minutes) : `${inHours(hours)} ${inMinutes(minutes)}`),
  untimed: (count) => `non noto per ${count}`,
  expectation: 'Vittorie rispetto alle attese',
  heldAgainst: 'A confronto con',
  equalChances: 'pari possibilità',
  like: (level) => `un bot ${level}`,
  expected: (won, expected, level) =>
    `${won} vinte; ${level === null ? 'con pari possibilità sarebbero' : `un bot ${level} ne avrebbe vinte`} ${expected}.`,
  ahead: (by) => `${by} in più del previsto`,
  behind: (by) => `${by} in meno del previsto`,
  asExpected: 'Proprio come previsto',
  expectationNote: 'Una vittoria condivisa conta in parte. Le persone contano come avversari di pari forza.',
  course: 'Vittorie oltre quelle previste, partita dopo partita',
  byGame: 'Per gioco',
  bySeats: 'Per numero di posti',
  byCompany: 'Per avversario',
  company: { mixed: 'vari livelli', people: 'persone' },
  wasExpected: (expected) => `previste ${expected}`,
  legend: { won: 'vinte', notWon: 'non vinte', expected: 'previste' },
  bests: 'Punteggi migliori',
  favourites: 'Che cosa ti piace fare',
  favouritesNote: 'La ragione principale delle tue mosse, quando potevi scegliere.',
  share: percentIn('it'),
  onDeviceNote: (most) =>
    `Le tue ultime ${most} partite sono salvate solo in questo browser. Partite guidate, rompicapi e partite riviste non contano.`,
  save: 'Salva in un file',
  takeOver: 'Importa un file',
  takenOver: (fresh, known) =>
    `${matches(fresh)} ${fresh === 1 ? 'importata' : 'importate'}${known > 0 ? `; ${matches(known)} già qui` : ''}.`,
  flaws: {
    unreadable: 'Questo file è illeggibile o incompleto. Non è cambiato niente.',
    foreign: 'Questo non è un file di statistiche di Tavola. Non è cambiato niente.',
    newer: 'Questo file viene da una versione più recente di Tavola. Non è cambiato niente.',
    damaged: (number) => `La partita ${number} di questo file è danneggiata. Non è cambiato niente.`,
    unknownGame: (number, game) =>
      `La partita ${number} di questo file è di un gioco che qui non c’è: ${game}. Non è cambiato niente.`,
    noRoom: 'Questo browser non ha più spazio. Non è cambiato niente.',
  },
  delete: 'Elimina',
  deleteAsk: 'Eliminare le statistiche?',
  deleteNote: (all) =>
    `Vengono eliminate ${all} partite di tutti quelli che hanno giocato su questo dispositivo, e i bot al tuo livello ricominciano da capo. Le partite da rivedere e le impostazioni restano. Non si può annullare, ma puoi importare un file salvato prima.`,
  keep: 'Tienile',
  deleteAll: 'Elimina tutto',
  deleted: 'Statistiche eliminate.',
};
