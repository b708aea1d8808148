import type { ListMessages } from './en.ts';
import { nounIn } from '../../../../messages/text.ts';

const tables = nounIn('it', 'tavolo', 'tavoli');

export const it: ListMessages = {
  filters: 'Filtri',
  filtered: (count) => `${count} ${count === 1 ? 'attivo' : 'attivi'}`,
  seats: 'Posti',
  rated: 'Classifica',
  company: 'Con',
  any: 'fa lo stesso',
  clocks: { none: 'senza limite', live: 'tutti al tavolo adesso', turns: 'nell’arco di ore o giorni' },
  ratedOnly: { rated: 'classificati', casual: 'non classificati' },
  companies: { people: 'solo persone', bots: 'anche bot' },
  shown: (shown, all) => (shown === all ? tables(all) : `${shown} di ${tables(all)}`),
  noneLikeThat: 'Nessun tavolo aperto corrisponde a questi filtri.',
  showAll: 'Mostra tutti',

  running: 'Partite in corso',
  runningNote: 'Vedi quello che vedono tutti, ma nessuna mano.',
  noneRunning: 'Al momento non c’è nessuna partita da guardare.',
  watchBest: 'Guarda la partita migliore',
  watchNext: 'Guarda un’altra partita',
  noNext: 'Al momento non c’è nessun’altra partita da guardare.',
  mean: (rating) => `rating medio ${rating}`,
  watchListed: 'Tutti possono trovare e guardare la partita',

  lately: 'Con chi hai giocato di recente',
  latelyNone: 'Ancora nessuno. Qui appare chi gioca con te quando usi il tuo account.',
  latelyGuest:
    'Solo nomi. Con un account puoi invitare queste persone e vedere chi è online, se lo permettono.',
  here: 'online',
  last: (game, day) => `${game}, ${day}`,
  hereNote: 'Gli altri vedono che sei online solo se lo permetti nel tuo account.',
  toAccount: 'Il mio account',

  inviteTitle: 'Invita chi ha giocato con te',
  inviteNote: 'Il posto resta riservato per tre minuti.',
  inviteNamed: (name) => `Invita ${name}`,
  invited: 'invito inviato',
  refused: 'ora non accetta inviti',
  slow: 'Sono stati molti inviti. Aspetta un attimo.',
  failed: 'Non ha funzionato. C’è ancora un posto libero?',
  invites: (name, game) => `${name} ti invita a ${game}.`,
  mute: (name) => `Niente più inviti da ${name}`,
  ended: 'Questo invito è scaduto.',
};
