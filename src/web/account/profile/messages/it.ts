import type { AccountMessages } from './en.ts';
import { countIn } from '../../../../messages/text.ts';

const count = countIn('it');

export const it: AccountMessages = {
  intro:
    'Con un account i tuoi tavoli sono su tutti i tuoi dispositivi e nessun altro gioca con il tuo nome. Niente e-mail, niente password: il tuo dispositivo tiene una passkey, e basta.',
  guests: 'Nessuno ne ha bisogno. Da ospite si può giocare a tutto, come sempre.',
  make: 'Crea un account',
  enter: 'Accedi con una passkey',
  lost: 'Ho perso la mia passkey',
  code: 'Codice di recupero',
  useCode: 'Accedi con il codice',
  missing: {
    https:
      'Qui non ci possono essere passkey: i browser le permettono solo dove l’indirizzo comincia con https, o sul computer stesso che serve la pagina. Da ospite puoi giocare comunque.',
    number:
      'Le passkey richiedono un nome di dominio; questo server ha solo un indirizzo IP. Da ospite puoi giocare comunque.',
    browser: 'Questo browser non ha passkey. Da ospite puoi giocare comunque.',
  },
  elsewhere: 'Gli account di questo server sono qui:',
  troubles: {
    nameLength: 'Un nome ha da 2 a 20 lettere.',
    nameSigns:
      'Un nome è fatto di lettere e cifre, con in mezzo un solo spazio, punto, trattino o apostrofo alla volta.',
    nameScripts: 'Usa le lettere di un solo alfabeto: altre si potrebbero scambiare per queste.',
    nameTaken: 'Qualcuno si chiama già così, o in un modo che sembra uguale.',
    passkey: 'Quella passkey non è stata accettata. Riprova.',
    code: 'Non è uno dei nostri codici, o è già stato usato.',
    lastSignIn:
      'Senza questa passkey non potresti più accedere. Prima aggiungine un’altra, o prepara dei codici di recupero.',
    session: 'Su questo dispositivo non hai più effettuato l’accesso.',
    rateLimited: 'Era molto in una volta. Aspetta un minuto.',
    cancelled: 'Non è successo niente: il browser non ha ricevuto una passkey.',
    other: 'Non ha funzionato. Riprova.',
  },
  noServer: 'Qui non risponde nessun server. Su questo dispositivo puoi giocare comunque.',

  hello: (name) => `Hai effettuato l’accesso come ${name}.`,
  nameless: 'Chi gestisce il server ti ha tolto il nome. Scegline un altro.',
  rename: 'Cambia nome',
  renameNote: 'Per 90 giorni nessun altro può prendere il vecchio nome. Le partite giocate lo tengono.',
  backToTable: 'Torna al tavolo',
  myPage: 'La mia pagina',
  signOut: 'Esci da qui',

  claim: (seats) => `Aggiungi ${count(seats, 'partita da ospite', 'partite da ospite')} al mio account`,
  claimNote: 'Su questo dispositivo hai giocato da ospite. Quelle partite possono far parte del tuo account.',
  claimed: (seats) =>
    `${count(seats, 'partita da ospite aggiunta', 'partite da ospite aggiunte')} al tuo account.`,
  claimRefused: (seats) =>
    `${count(seats, 'partita da ospite non si è potuta', 'partite da ospite non si sono potute')} aggiungere.`,

  sharing: 'Chi vede che cosa',
  sharingNote: 'La tua pagina non mostra niente agli altri finché non lo dici tu.',
  parts: {
    games: 'Giochi',
    matches: 'Partite da rivedere',
    puzzles: 'Problemi',
    ratings: 'Punteggi',
    presence: 'Se ci sono',
  },
  shares: { private: 'solo io', played: 'chi ha giocato con me', public: 'tutti' },
  hereNow: 'Ora è qui',
  invitations: 'Inviti',
  mayInvite: 'Chi ha giocato con me può invitarmi',
  mutedNote: 'Nessun invito da',
  unmute: (name) => `${name} può di nuovo invitarmi`,

  puzzlesNote:
    'I problemi si risolvono solo su questo dispositivo. Il tuo account ne sa soltanto quello che gli dici qui.',
  puzzlesTell: 'Di’ come me la cavo con i problemi',
  puzzlesForget: 'Dimentica i miei problemi',

  passkeys: 'Passkey',
  passkeysNote: 'Una seconda, su un altro dispositivo o su una chiavetta, serve se la prima va persa.',
  onlyWay:
    'Questa passkey è l’unica via per entrare nel tuo account. Aggiungine un’altra, o stampa i codici di recupero.',
  addPasskey: 'Aggiungi una passkey',
  removePasskey: (label) => `Togli la passkey: ${label}`,
  devices: 'Dispositivi',
  devicesNote: 'Chi ha uno di questi gioca per te. Fai uscire quelli che non hai più.',
  thisDevice: 'questo',
  endDevice: (label) => `Fai uscire: ${label}`,
  lastUsed: (day) => `usato il ${day}`,

  codes: 'Codici di recupero',
  codesNote: 'Stampali e conserva il foglio. Ogni codice vale per un accesso, su qualsiasi dispositivo.',
  codesLeft: (codes) => `${codes === 1 ? 'Resta' : 'Restano'} ${count(codes, 'codice', 'codici')}.`,
  newCodes: 'Prepara nuovi codici',
  codesTitle: (name, site) => `Codici di recupero di ${name} su ${site}`,
  codesHow: 'Ognuno vale una volta. Si vedono adesso e mai più; quelli vecchi non sono più validi.',
  print: 'Stampa',
  save: 'Salva come file',

  files: 'Tutto in file',
  filesNote: 'Tutto quello che questo server sa di te, e ogni partita finita, mossa per mossa.',
  saveAccount: 'Salva il mio account',
  saveRecords: 'Salva le mie partite',

  remove: 'Elimina il mio account',
  removeNote:
    'Le tue passkey, i dispositivi, i codici e la tua pagina vengono eliminati subito e per sempre. Gli altri tengono le loro partite; lì compari come «Qualcuno».',
  removeType: (name) => `Scrivi ${name} per eliminarlo`,
  removeNow: 'Elimina per sempre',
  keep: 'Tienilo',
  removed: 'Il tuo account è eliminato. Sei di nuovo ospite.',

  ownPage: 'Questa è la tua pagina, come la vedi tu. Gli altri vedono quello che hai scelto per loro.',
  nobody: 'Qui nessuno si chiama così.',
  nothingShown: (name) => `${name} qui non mostra niente.`,
  playedWon: (played, won) => `${count(played, 'partita', 'partite')}, ${count(won, 'vinta', 'vinte')}`,
  won: 'vinta',
  notWon: 'non vinta',
  noMatches: 'Ancora nessuna partita finita.',
  puzzleRating: (value, isProvisional) => `punteggio ${isProvisional ? 'provvisorio ' : ''}${value}`,
  solved: (solved, tried) => `${solved} su ${tried} risolti`,
};
