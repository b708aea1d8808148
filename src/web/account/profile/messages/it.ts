import type { AccountMessages } from './en.ts';
import { countIn } from '../../../../messages/text.ts';

const count = countIn('it');

export const it: AccountMessages = {
  intro:
    'Con un account i tuoi tavoli sono su tutti i tuoi dispositivi e nessun altro gioca con il tuo nome. Niente e-mail, niente password: solo una passkey sul tuo dispositivo.',
  guests: 'Un account è facoltativo. Puoi sempre giocare da ospite.',
  make: 'Crea un account',
  enter: 'Accedi con una passkey',
  lost: 'Ho perso la mia passkey',
  code: 'Codice di recupero',
  useCode: 'Accedi con il codice',
  missing: {
    https:
      'Le passkey richiedono un indirizzo https o il computer su cui gira il server. Da ospite puoi giocare comunque.',
    number:
      'Le passkey richiedono un nome di dominio; questo server ha solo un indirizzo IP. Da ospite puoi giocare comunque.',
    browser: 'Questo browser non supporta le passkey. Da ospite puoi giocare comunque.',
  },
  elsewhere: 'Gli account di questo server sono qui:',
  cancelled: 'Annullato: il browser non ha inviato nessuna passkey.',

  hello: (name) => `Hai effettuato l’accesso come ${name}.`,
  nameless: 'Chi gestisce il server ti ha tolto il nome. Scegline un altro.',
  rename: 'Cambia nome',
  renameNote: 'Per 90 giorni nessun altro può prendere il vecchio nome. Le partite giocate lo tengono.',
  backToTable: 'Torna al tavolo',
  myPage: 'La mia pagina',
  signOut: 'Esci da questo dispositivo',

  claim: (seats) => `Aggiungi ${count(seats, 'partita da ospite', 'partite da ospite')} al mio account`,
  claimNote: 'Su questo dispositivo hai giocato da ospite. Quelle partite possono far parte del tuo account.',
  claimed: (seats) =>
    `${count(seats, 'partita da ospite aggiunta', 'partite da ospite aggiunte')} al tuo account.`,
  claimRefused: (seats) =>
    `${count(seats, 'partita da ospite non si è potuta', 'partite da ospite non si sono potute')} aggiungere.`,

  sharing: 'Chi vede che cosa',
  sharingNote: 'La tua pagina non mostra niente agli altri finché non lo cambi qui.',
  parts: {
    games: 'Giochi',
    matches: 'Partite da rivedere',
    puzzles: 'Rompicapi',
    ratings: 'Rating',
    presence: 'Se sono online',
  },
  shares: { private: 'solo io', played: 'chi ha giocato con me', public: 'tutti' },
  hereNow: 'Online adesso',
  invitations: 'Inviti',
  mayInvite: 'Chi ha giocato con me può invitarmi',
  mutedNote: 'Nessun invito da',
  unmute: (name) => `${name} può di nuovo invitarmi`,

  puzzlesNote:
    'I risultati dei rompicapi restano su questo dispositivo. Il tuo account conosce solo quello che condividi qui.',
  puzzlesTell: 'Condividi i miei risultati dei rompicapi',
  puzzlesForget: 'Rimuovi i miei risultati dei rompicapi',

  passkeys: 'Passkey',
  passkeysNote:
    'Una seconda, su un altro dispositivo o su una chiave di sicurezza, ti fa entrare se perdi la prima.',
  onlyWay:
    'Questa passkey è l’unica via per entrare nel tuo account. Aggiungine un’altra, o stampa i codici di recupero.',
  addPasskey: 'Aggiungi una passkey',
  removePasskey: (label) => `Togli la passkey: ${label}`,
  devices: 'Dispositivi',
  addDevice: 'Accedi su un altro dispositivo',
  addDeviceNote:
    'Inquadra il codice con l’altro dispositivo o apri lì il link. Vale una volta, per cinque minuti. Chi lo apre entra nel tuo account: tienilo per te.',
  deviceAsk: 'Accedere su questo dispositivo?',
  deviceAskNote: 'Continua solo se hai appena creato tu il link, su un tuo dispositivo.',
  deviceTake: 'Accedi qui',
  devicesNote:
    'Chi ha uno di questi dispositivi può giocare al posto tuo. Disconnetti quelli che non hai più.',
  thisDevice: 'questo dispositivo',
  endDevice: (label) => `Disconnetti: ${label}`,
  lastUsed: (day) => `ultimo uso il ${day}`,

  codes: 'Codici di recupero',
  codesNote: 'Stampali e conserva il foglio. Ogni codice vale per un accesso, su qualsiasi dispositivo.',
  codesLeft: (codes) => `${codes === 1 ? 'Resta' : 'Restano'} ${count(codes, 'codice', 'codici')}.`,
  newCodes: 'Crea nuovi codici',
  codesTitle: (name, site) => `Codici di recupero di ${name} su ${site}`,
  codesHow: 'Ogni codice vale una volta. Li vedi solo adesso; quelli vecchi non sono più validi.',
  save: 'Salva come file',

  files: 'Scarica i miei dati',
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

  ownPage: 'Questa è la tua pagina, come la vedi tu. Gli altri vedono solo quello che condividi.',
  nobody: 'Qui nessuno si chiama così.',
  nothingShown: (name) => `${name} qui non mostra niente.`,
  playedWon: (played, won) => `${count(played, 'partita', 'partite')}, ${count(won, 'vinta', 'vinte')}`,
  won: 'vinta',
  notWon: 'non vinta',
  noMatches: 'Ancora nessuna partita finita.',
  puzzleRating: (value, isProvisional) => `rating ${isProvisional ? 'provvisorio ' : ''}${value}`,
  solved: (solved, tried) => `${solved} su ${tried} risolti`,
};
