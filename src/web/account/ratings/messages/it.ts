import type { RatingMessages } from './en.ts';
import { countIn } from '../../../../messages/text.ts';

const count = countIn('it');

export const it: RatingMessages = {
  title: 'Classifiche',
  game: 'Gioco',
  span: 'Periodo',
  spans: { month: 'Questo mese', ever: 'Da sempre' },
  columns: { place: 'Posto', name: 'Nome', rating: 'Punteggio', matches: 'Partite' },
  you: 'tu',
  bot: (level) => `Bot, ${level}`,
  landmark: 'Fra le persone stanno i livelli dei bot: i loro punteggi non cambiano mai.',
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
      'Sarai in classifica appena il tuo punteggio si sarà assestato, dopo qualche altra partita classificata.',
    opponents:
      'Sarai in classifica appena avrai affrontato quattro avversari diversi. Ogni livello dei bot conta come uno.',
    hidden: 'Il tuo posto lo vedi solo tu: i tuoi punteggi non sono per tutti.',
  },
  yours: 'Il tuo punteggio',
  show: 'Mostra a tutti i miei punteggi…',
  guest: 'Con un account puoi giocare partite classificate e trovarti in questa classifica.',
  off: 'Qui non ci sono punteggi.',
  whatIsIt: 'Che cosa dicono i numeri',
  howItWorks: [
    'Si comincia tutti da 1500, dove stanno i bot medi. Chi fa meglio di quanto il punteggio lasci aspettare sale; chi fa peggio scende.',
    'Il numero dopo ± dice di quanto il punteggio può sbagliarsi. Diventa più piccolo a ogni partita.',
    'Un punteggio con il punto interrogativo è provvisorio: se ne sa ancora troppo poco per la classifica.',
    'I bot hanno punteggi fissi. Così un numero vuol dire l’anno prossimo quello che vuol dire oggi.',
  ],

  rating: (value, uncertainty) => `${value} ± ${uncertainty}`,
  provisional: 'provvisorio',
  ratedMatches: (matches) => count(matches, 'partita classificata', 'partite classificate'),

  history: (game) => `${game}: come si è formato il punteggio`,
  course: (from, to, matches) => `Da ${from} a ${to} in ${count(matches, 'partita', 'partite')}.`,
  bandNote: 'La fascia mostra quanto è sicuro ogni numero.',
  asNumbers: 'In cifre',
  when: 'Giorno',
  watch: (day) => `Rivedi la partita del ${day}`,
  toBoard: 'Classifica',
  noRatings: 'Ancora nessuna partita classificata.',

  rated: 'Classificato',
  ratedNote:
    'Il risultato conta per il punteggio di tutti. Opzioni e orologio sono fissi, non si torna indietro, e chi se ne va ha perso.',
  needsAccount: 'A un tavolo classificato serve a tutti un account: un nome e una passkey, niente e-mail.',
  signIn: 'Accedi o creane uno',
  leaveNote: 'Se un bot deve decidere per te, finisci dietro a tutti quelli che sono rimasti.',
  refused:
    'Questo tavolo non può essere classificato: accedi di nuovo, oppure scegli un tavolo senza punteggio.',
  ratedTable: 'Questo tavolo è classificato',
  ratedTerms: 'Il risultato cambia il punteggio di tutti. Qui siedono solo persone con un account e bot.',
  inviteNote: 'Chi ha questo link e un account può sedersi. Guardare possono tutti.',

  changes: 'Punteggi',
  wait: 'I punteggi vengono calcolati…',
  late: 'Ci vuole più del solito. Troverai il tuo nuovo punteggio sulla tua pagina.',
  unchanged: 'come prima',
  yourChange: (change, rating) => `Il tuo punteggio: ${change}, ora ${rating}.`,
  left: 'se n’è andato',
  notRated: 'Questa partita non conta per i punteggi.',
};
