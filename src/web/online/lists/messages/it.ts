import type { ListMessages } from './en.ts';
import { nounIn } from '../../../../messages/text.ts';

const tables = nounIn('it', 'tavolo', 'tavoli');

export const it: ListMessages = {
  filters: 'Filtri',
  filtered: (count) => `${count} ${count === 1 ? 'scelta' : 'scelte'}`,
  game: 'Gioco',
  seats: 'Posti',
  clock: 'Tempo per pensare',
  rated: 'Punteggio',
  company: 'Con',
  any: 'fa lo stesso',
  seatCount: (seats) => `${seats} posti`,
  clocks: { none: 'senza limite', live: 'tutti al tavolo ora', turns: 'nell’arco di ore o giorni' },
  ratedOnly: { rated: 'vale per il punteggio', casual: 'senza punteggio' },
  companies: { people: 'solo persone', bots: 'anche bot' },
  shown: (shown, all) => (shown === all ? tables(all) : `${shown} di ${tables(all)}`),
  noneLikeThat: 'Nessun tavolo aperto è così.',
  showAll: 'Mostra tutti',

  running: 'Qui si gioca adesso',
  runningNote: 'Vedi quello che vedono tutti, ma nessuna mano.',
  noneRunning: 'Ora non si gioca nessuna partita che tutti possano guardare.',
  watchBest: 'Guarda la partita migliore',
  watch: 'Guarda',
  watchNext: 'Guarda un’altra partita',
  noNext: 'Ora non si gioca nessun’altra partita.',
  mean: (rating) => `punteggio medio ${rating}`,
  watchListed: 'Tutti possono trovare e guardare la partita',

  lately: 'Con chi hai giocato da poco',
  latelyNone: 'Ancora nessuno. Qui trovi chi ha giocato con te con un account.',
  latelyGuest: 'Solo nomi: con un account puoi invitare, e vedere chi c’è se te lo permette.',
  here: 'c’è',
  last: (game, day) => `${game}, ${day}`,
  hereNote: 'Gli altri vedono che ci sei solo se lo dici nel tuo account.',
  toAccount: 'Il mio account',

  inviteTitle: 'Invita chi ha giocato con te',
  inviteNote: 'Il posto resta libero per tre minuti.',
  invite: 'Invita',
  inviteNamed: (name) => `Invita ${name}`,
  invited: 'invito mandato',
  refused: 'ora non accetta inviti',
  slow: 'Sono stati molti inviti. Aspetta un poco.',
  failed: 'Non è andata. C’è ancora un posto?',
  invites: (name, game) => `${name} ti invita a ${game}.`,
  accept: 'Siediti',
  decline: 'No, grazie',
  mute: (name) => `Niente più inviti da ${name}`,
  ended: 'Questo invito è scaduto.',
};
