import type { RatingMessages } from './en.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const de: RatingMessages = {
  title: 'Bestenlisten',
  game: 'Spiel',
  span: 'Zeit',
  spans: { month: 'Dieser Monat', ever: 'Seit jeher' },
  columns: { place: 'Rang', name: 'Name', rating: 'Wertung', matches: 'Partien' },
  you: 'du',
  bot: (level) => `Bot, ${level}`,
  landmark: 'Zwischen den Leuten stehen die Stufen der Bots: Ihre Wertungen ändern sich nie.',
  counted: (people) => `${count(people, 'Person steht', 'Leute stehen')} auf dieser Liste.`,
  around: 'Rund um dich',
  empty: {
    month: 'In diesem Monat steht noch niemand auf der Liste.',
    ever: 'Noch steht niemand auf dieser Liste.',
  },
  invite: 'Jemand muss anfangen: Eröffne einen gewerteten Tisch und lade andere dazu ein.',
  openRated: (game) => `Gewerteten Tisch eröffnen: ${game}`,
  missing: {
    matches: 'Du hast in dieser Zeit keine gewertete Partie gespielt.',
    provisional:
      'Sobald deine Wertung sicher genug ist, stehst du auf der Liste. Ein paar gewertete Partien genügen.',
    opponents:
      'Auf die Liste kommst du, sobald du gegen vier verschiedene Gegner gespielt hast. Jede Stufe der Bots zählt als einer.',
    hidden: 'Deinen Rang siehst nur du: Deine Wertungen sind nicht für alle.',
  },
  yours: 'Deine Wertung',
  show: 'Meine Wertungen allen zeigen …',
  guest: 'Mit einem Konto kannst du gewertete Partien spielen und dich auf dieser Liste finden.',
  account: 'Konto',
  noServer: 'Hier antwortet kein Server. Auf diesem Gerät kannst du trotzdem spielen.',
  off: 'Hier gibt es keine Wertungen.',
  whatIsIt: 'Was die Zahlen bedeuten',
  howItWorks: [
    'Alle beginnen bei 1500, wo die mittleren Bots stehen. Wer besser abschneidet, als die Wertung erwarten lässt, steigt; wer schlechter abschneidet, fällt.',
    'Die Zahl nach dem ± sagt, wie weit die Wertung danebenliegen kann. Sie wird mit jeder Partie kleiner.',
    'Eine Wertung mit Fragezeichen ist vorläufig: Für die Liste weiß man noch zu wenig.',
    'Die Bots haben feste Wertungen. Deshalb bedeutet eine Zahl nächstes Jahr dasselbe wie heute.',
  ],

  rating: (value, uncertainty) => `${value} ± ${uncertainty}`,
  provisional: 'vorläufig',
  ratedMatches: (matches) => count(matches, 'gewertete Partie', 'gewertete Partien'),

  history: (game) => `${game}: wie die Wertung zustande kam`,
  course: (from, to, matches) => `Von ${from} auf ${to} in ${count(matches, 'Partie', 'Partien')}.`,
  bandNote: 'Das Band zeigt, wie sicher jede Zahl ist.',
  asNumbers: 'In Zahlen',
  when: 'Tag',
  watch: (day) => `Die Partie vom ${day} ansehen`,
  toBoard: 'Bestenliste',
  noRatings: 'Noch keine gewertete Partie.',

  rated: 'Gewertet',
  ratedNote:
    'Das Ergebnis zählt für die Wertung aller. Optionen und Uhr liegen fest, nichts wird zurückgenommen, und wer geht, hat verloren.',
  needsAccount: 'An einem gewerteten Tisch brauchen alle ein Konto: ein Name und ein Passkey, keine E-Mail.',
  signIn: 'Anmelden oder eins anlegen',
  leaveNote: 'Muss ein Bot für dich entscheiden, kommst du hinter allen, die geblieben sind.',
  refused:
    'Dieser Tisch kann nicht gewertet werden: Melde dich noch einmal an, oder nimm einen ohne Wertung.',
  ratedTable: 'Dieser Tisch wird gewertet',
  ratedTerms: 'Das Ergebnis ändert die Wertung aller. Hier sitzen nur Leute mit Konto und Bots.',
  inviteNote: 'Wer diesen Link und ein Konto hat, kann sich setzen. Zuschauen können alle.',

  changes: 'Wertungen',
  wait: 'Die Wertungen werden berechnet …',
  late: 'Das dauert länger als sonst. Deine neue Wertung findest du auf deiner Seite.',
  unchanged: 'wie zuvor',
  yourChange: (change, rating) => `Deine Wertung: ${change}, jetzt ${rating}.`,
  left: 'ist gegangen',
  notRated: 'Diese Partie zählt nicht für die Wertung.',
};
