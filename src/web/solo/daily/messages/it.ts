import type { DailyMessages } from './en.ts';
import { countIn, percentIn } from '../../../../messages/text.ts';

const nth = (number: number): string => `${number}º`;
const times = countIn('it');

const percent = percentIn('it');

export const it: DailyMessages = {
  title: 'La mano del giorno',
  about: 'Le stesse carte per tutti, tre tentativi a gioco. A mezzanotte arrivano le nuove.',
  done: (done, all) =>
    done === 0 ? 'Carte nuove in ogni gioco' : done === all ? 'Tutte giocate' : `${done} su ${all} giocate`,
  begun: (count) => times(count, 'cominciata', 'cominciate'),
  states: { finished: 'giocata', begun: 'cominciata', open: 'da giocare' },
  measure: 'vantaggio',
  tries: (game) => `Tentativi a ${game}`,
  nth,
  nthTry: (number) => `${nth(number)} tentativo`,
  running: 'cominciato',
  left: 'abbandonato',
  notYet: 'non ancora',
  wonBy: (lead) => (lead === 0 ? 'vinto allo spareggio' : `vinto di ${lead}`),
  lostBy: (lead) => (lead === 0 ? 'perso allo spareggio' : `perso di ${lead}`),
  begin: (number) => `Comincia il ${nth(number)} tentativo`,
  goOn: (number) => `Continua il ${nth(number)} tentativo`,
  goOnWith: (game) => `Continua con ${game}`,
  beginWith: (game) => `Comincia con ${game}`,
  allDone: 'Per oggi è tutto. A mezzanotte arrivano carte nuove.',
  fair: 'Un tentativo cominciato conta. Niente consigli, niente annullamenti.',
  you: 'Tu',
  whoSits: 'Al tavolo',
  later: 'Questo giorno è passato. Puoi ancora finire i tentativi cominciati.',
  watchTry: (number) => `Rivedi il ${nth(number)} tentativo`,
  streak: 'La tua serie',
  streakNote: 'I giorni con una mano o un rompicapo del giorno. Puoi saltare un giorno alla settimana.',
  startStreak: 'Finisci la mano del giorno o prova il rompicapo del giorno per iniziare una serie.',
  puzzleTried: 'rompicapo del giorno provato',
  inARow: (days) => times(days, 'giorno', 'giorni'),
  dayDone: (day, done, all) => `${day}: ${done} giochi su ${all}`,

  compare: 'Confronta con tutti',
  compareNote:
    'Manda i tuoi tentativi a questo server, senza il tuo nome. Il server li rigioca e mostra solo come si distribuiscono i risultati.',
  asking: 'Chiedo al server…',
  noServer: 'Il server non risponde. I tuoi tentativi sono salvati su questo dispositivo.',
  notTaken:
    'Il server non ha potuto confermare un tentativo: forse i suoi bot o le sue regole sono cambiati.',
  nobodyElse: 'Oggi nessun altro ha ancora mandato un risultato.',
  higherThan: (share, tries) => `Meglio del ${percent(share)} di ${times(tries, 'tentativo', 'tentativi')}`,
  chart: (from, to, tries, own) =>
    `I vantaggi di ${times(tries, 'tentativo', 'tentativi')}, da ${from} a ${to}. I tuoi: ${own}.`,
  columnOf: (from, to, tries) => `${from === to ? from : `da ${from} a ${to}`}: ${tries}`,
  places: { top: 'quarto migliore', upper: 'metà superiore', lower: 'metà inferiore' },

  toShare: 'Da condividere',
  nothingAway: 'non svela niente',
  won: 'vinto',
  notWon: 'non vinto',
  copy: 'Copia',
  copyFailed: 'Seleziona il testo per copiarlo',

  challenge: 'Sfida qualcuno',
  challengeTitle: (game) => `Le tue carte di ${game}, per qualcun altro`,
  challengeAbout:
    'Il link contiene le stesse carte e gli stessi bot. Contiene anche le tue mosse, che l’altra persona vede solo alla fine.',
  challengeLink: 'Il link',
  invitation: (game) => `Chi fa meglio a ${game}? Stesse carte, stessi bot:`,
  challenged: (name, game) => (name === null ? `Qualcuno ti sfida a ${game}` : `${name} ti sfida a ${game}`),
  challengedAbout: 'Ricevi le stesse carte e gli stessi bot. Dopo vedi le due partite fianco a fianco.',
  sameDeal: 'Gioca le stesse carte',
  goOnHere: 'Continua la partita',
  seeBoth: 'Confronta le due partite',
  badChallenge: (message) => `Questa sfida non si può aprire: ${message}.`,
  twoWays: 'Due strade con le stesse carte',
  friend: 'L’altra partita',
  sameAll: 'Avete giocato esattamente allo stesso modo, dalla prima all’ultima mossa.',
  partedAt: (moves) => `Uguali per ${times(moves, 'mossa', 'mosse')}. Poi le strade si dividono:`,
  partedAtOnce: 'Le strade si dividono già alla prima mossa:',
  moveNumber: (number) => `La tua mossa ${number}`,
  standsAt: (lead) => `poi ${lead}`,
  matchOver: 'già finita',
  lead: 'Il vantaggio, mossa dopo mossa',
  showBoard: (name, move) => `${name}, mossa ${move}: mostra sul tavolo`,
};
