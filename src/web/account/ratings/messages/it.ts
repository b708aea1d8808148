import type { RatingMessages } from './en.ts';
import { countIn } from '../../../../messages/text.ts';

const count = countIn('it');

export const it: RatingMessages = {
  title: 'Classifiche',
  span: 'Periodo',
  spans: { month: 'Questo mese', ever: 'Da sempre' },
  columns: { place: 'Posizione', name: 'Nome', rating: 'Rating', matches: 'Partite' },
  bot: (level) => `Bot, ${level}`,
  landmark: 'I livelli dei bot figurano fra le persone. I loro rating non cambiano mai.',
  counted: (people) => `${count(people, 'persona è', 'persone sono')} in questa classifica.`,
  around: 'Intorno a te',
  empty: {
    month: 'Questo mese non c’è ancora nessuno in classifica.',
    ever: 'In questa classifica non c’è ancora nessuno.',
  },
  invite: 'Qualcuno deve pur cominciare: apri un tavolo classificato e invita altre persone.',
  openRated: (game) => `Apri un tavolo classificato: ${game}`,
  missing: {
    matches: 'In questo periodo non hai giocato partite classificate.',
    provisional:
      'Sarai in classifica appena il tuo rating si sarà assestato, dopo qualche altra partita classificata.',
    opponents:
      'Sarai in classifica appena avrai affrontato quattro avversari diversi. Ogni livello dei bot conta come uno.',
    hidden: 'La tua posizione la vedi solo tu: i tuoi rating non sono pubblici.',
  },
  yours: 'Il tuo rating',
  show: 'Mostra a tutti i miei rating…',
  guest: 'Con un account puoi giocare partite classificate e trovarti in questa classifica.',
  off: 'Questo server non ha rating.',
  whatIsIt: 'Che cosa significano i numeri',
  howItWorks: [
    'Tutti cominciano da 1500, il rating dei bot medi. Se fai meglio del previsto, il tuo rating sale; se fai peggio, scende.',
    'Il numero dopo ± è il margine di errore. Diminuisce a ogni partita.',
    'Un rating con il punto interrogativo è provvisorio: non è ancora abbastanza sicuro per la classifica.',
    'I bot hanno rating fissi: un numero significherà l’anno prossimo quello che significa oggi.',
  ],

  rating: (value, uncertainty) => `${value} ± ${uncertainty}`,
  provisional: 'provvisorio',
  ratedMatches: (matches) => count(matches, 'partita classificata', 'partite classificate'),

  history: (game) => `${game}: andamento del rating`,
  course: (from, to, matches) => `Da ${from} a ${to} in ${count(matches, 'partita', 'partite')}.`,
  bandNote: 'La fascia è il margine di errore.',
  asNumbers: 'In cifre',
  when: 'Giorno',
  watch: (day) => `Rivedi la partita del ${day}`,
  toBoard: 'Classifica',
  noRatings: 'Ancora nessuna partita classificata.',

  rated: 'Classificato',
  ratedNote:
    'Il risultato conta per il rating di tutti. Opzioni e orologio sono fissi, non si può annullare, e chi se ne va perde.',
  needsAccount: 'A un tavolo classificato serve a tutti un account: un nome e una passkey, niente e-mail.',
  signIn: 'Accedi o creane uno',
  costs: {
    loss: (change) => `Vale come una sconfitta: fino a ${change}.`,
    time: (change) => `Se il tuo tempo scade, vale come una sconfitta: fino a ${change}.`,
    away: (change) =>
      `Se ti assenti per un minuto quando tocca a te, gli altri possono rivendicare la vittoria: fino a ${change}.`,
  },
  newRating: (uncertainty) =>
    `Il tuo rating era ancora incerto (± ${uncertainty}), quindi una sola partita lo sposta molto. A ogni partita gli scarti si riducono.`,
  leaveNote: 'Se un bot deve giocare per te, finisci dietro a tutti quelli che sono rimasti.',
  refused:
    'Questo tavolo non può essere classificato: accedi di nuovo, oppure scegli un tavolo non classificato.',
  ratedTable: 'Questo tavolo è classificato',
  ratedTerms:
    'Il risultato cambia il rating di tutti. Qui possono sedersi solo bot e persone con un account.',
  inviteNote: 'Chi ha questo link e un account può sedersi. Guardare possono tutti.',

  changes: 'Rating',
  wait: 'Calcolo dei rating in corso…',
  late: 'Ci vuole più del solito. Il tuo nuovo rating apparirà sulla tua pagina.',
  unchanged: 'invariato',
  yourChange: (change, rating) => `Il tuo rating: ${change}, ora ${rating}.`,
  left: 'ha lasciato il tavolo',
  notRated: 'Questa partita non conta per il rating.',
};
