import type { RatingMessages } from './en.ts';
import { countIn } from '../../../../messages/text.ts';

const count = countIn('de');

export const de: RatingMessages = {
  title: 'Bestenlisten',
  span: 'Zeitraum',
  spans: { month: 'Dieser Monat', ever: 'Insgesamt' },
  columns: { place: 'Rang', name: 'Name', rating: 'Wertung', matches: 'Partien' },
  bot: (level) => `Bot, ${level}`,
  landmark: 'Zwischen den Leuten stehen die Bot-Stufen. Ihre Wertungen ändern sich nie.',
  counted: (people) => `${count(people, 'Person steht', 'Leute stehen')} auf dieser Liste.`,
  around: 'Rund um dich',
  empty: {
    month: 'In diesem Monat steht noch niemand auf der Liste.',
    ever: 'Noch steht niemand auf dieser Liste.',
  },
  invite: 'Mach den Anfang: Eröffne einen gewerteten Tisch und lade andere ein.',
  openRated: (game) => `Gewerteten Tisch eröffnen: ${game}`,
  missing: {
    matches: 'Du hast in diesem Zeitraum keine gewertete Partie gespielt.',
    provisional:
      'Nach ein paar weiteren gewerteten Partien hat sich deine Wertung eingependelt; dann stehst du auf der Liste.',
    opponents:
      'Auf die Liste kommst du, sobald du gegen vier verschiedene Gegner gespielt hast. Jede Bot-Stufe zählt als einer.',
    hidden: 'Deinen Rang siehst nur du: Deine Wertungen sind nicht öffentlich.',
  },
  yours: 'Deine Wertung',
  show: 'Meine Wertungen allen zeigen …',
  guest: 'Mit einem Konto kannst du gewertete Partien spielen und auf dieser Liste stehen.',
  off: 'Auf diesem Server gibt es keine Wertungen.',
  whatIsIt: 'Was die Zahlen bedeuten',
  howItWorks: [
    'Alle beginnen bei 1500, der Wertung der mittleren Bots. Schneidest du besser ab als erwartet, steigt deine Wertung, sonst sinkt sie.',
    'Die Zahl nach dem ± ist die Fehlerspanne. Sie wird mit jeder Partie kleiner.',
    'Eine Wertung mit Fragezeichen ist vorläufig: Sie ist noch zu unsicher für die Liste.',
    'Die Bots haben feste Wertungen. Deshalb bedeutet eine Zahl nächstes Jahr dasselbe wie heute.',
  ],

  rating: (value, uncertainty) => `${value} ± ${uncertainty}`,
  provisional: 'vorläufig',
  ratedMatches: (matches) => count(matches, 'gewertete Partie', 'gewertete Partien'),

  history: (game) => `${game}: Verlauf der Wertung`,
  course: (from, to, matches) => `Von ${from} auf ${to} in ${count(matches, 'Partie', 'Partien')}.`,
  bandNote: 'Das Band zeigt die Fehlerspanne.',
  asNumbers: 'In Zahlen',
  when: 'Tag',
  watch: (day) => `Die Partie vom ${day} ansehen`,
  toBoard: 'Bestenliste',
  noRatings: 'Noch keine gewertete Partie.',

  rated: 'Gewertet',
  ratedNote:
    'Das Ergebnis zählt für die Wertung aller. Optionen und Uhr sind fest, Züge lassen sich nicht zurücknehmen, und wer geht, verliert.',
  needsAccount: 'An einem gewerteten Tisch brauchen alle ein Konto: ein Name und ein Passkey, keine E-Mail.',
  signIn: 'Anmelden oder eins anlegen',
  costs: {
    loss: (change) => `Das zählt als Niederlage: bis zu ${change}.`,
    time: (change) => `Läuft deine Zeit ab, zählt das als Niederlage: bis zu ${change}.`,
    away: (change) =>
      `Bist du am Zug eine Minute lang weg, können die anderen den Sieg beanspruchen: bis zu ${change}.`,
  },
  newRating: (uncertainty) =>
    `Deine Wertung war noch unsicher (± ${uncertainty}), darum bewegt eine einzelne Partie sie stark. Mit jeder Partie werden die Schritte kleiner.`,
  leaveNote: 'Muss ein Bot für dich spielen, landest du hinter allen, die geblieben sind.',
  refused:
    'Dieser Tisch kann nicht gewertet werden. Melde dich noch einmal an, oder wähle einen ohne Wertung.',
  ratedTable: 'Dieser Tisch wird gewertet',
  ratedTerms: 'Das Ergebnis ändert die Wertung aller. Hier sitzen nur Leute mit Konto und Bots.',
  inviteNote: 'Wer diesen Link und ein Konto hat, kann sich setzen. Zuschauen können alle.',

  changes: 'Wertungen',
  wait: 'Die Wertungen werden berechnet …',
  late: 'Das dauert länger als sonst. Deine neue Wertung findest du auf deiner Seite.',
  unchanged: 'unverändert',
  yourChange: (change, rating) => `Deine Wertung: ${change}, jetzt ${rating}.`,
  left: 'ist gegangen',
  notRated: 'Diese Partie zählt nicht für die Wertung.',
};
