import type { ListMessages } from './en.ts';

const tables = (count: number): string => `${count} ${count === 1 ? 'Tisch' : 'Tische'}`;

export const de: ListMessages = {
  filters: 'Auswählen',
  filtered: (count) => `${count} gewählt`,
  game: 'Spiel',
  seats: 'Plätze',
  clock: 'Bedenkzeit',
  rated: 'Wertung',
  company: 'Mit',
  any: 'egal',
  seatCount: (seats) => `${seats} Plätze`,
  clocks: { none: 'ohne Grenze', live: 'alle jetzt am Tisch', turns: 'über Stunden oder Tage' },
  ratedOnly: { rated: 'gewertet', casual: 'ungewertet' },
  companies: { people: 'nur Menschen', bots: 'auch Bots' },
  shown: (shown, all) =>
    shown === all ? tables(all) : `${shown} von ${all} ${all === 1 ? 'Tisch' : 'Tischen'}`,
  noneLikeThat: 'So ein Tisch ist gerade nicht offen.',
  showAll: 'Alle zeigen',

  running: 'Hier wird gerade gespielt',
  runningNote: 'Du siehst, was alle sehen, und niemandes Hand.',
  noneRunning: 'Gerade läuft keine Partie, bei der alle zusehen dürfen.',
  watchBest: 'Bei der besten Partie zusehen',
  watch: 'Zusehen',
  watchNext: 'Bei einer anderen Partie zusehen',
  noNext: 'Gerade läuft keine andere Partie.',
  mean: (rating) => `im Schnitt mit ${rating} gewertet`,
  watchListed: 'Alle dürfen die Partie finden und zusehen',

  lately: 'Zuletzt mitgespielt',
  latelyNone: 'Noch niemand. Hier steht, wer mit Konto mit dir gespielt hat.',
  latelyGuest: 'Nur Namen: Mit einem Konto kannst du einladen und siehst, wer da ist, wenn sie es erlauben.',
  here: 'da',
  last: (game, day) => `${game}, ${day}`,
  hereNote: 'Dass du da bist, sehen andere nur, wenn du es in deinem Konto sagst.',
  toAccount: 'Mein Konto',

  inviteTitle: 'Leute einladen, mit denen du gespielt hast',
  inviteNote: 'Der Platz bleibt drei Minuten frei.',
  invite: 'Einladen',
  inviteNamed: (name) => `${name} einladen`,
  invited: 'eingeladen',
  refused: 'nimmt gerade keine Einladung an',
  slow: 'Das waren viele Einladungen. Warte ein wenig.',
  failed: 'Das ging nicht. Ist noch ein Platz frei?',
  invites: (name, game) => `${name} lädt dich zu ${game} ein.`,
  accept: 'Hinsetzen',
  decline: 'Nein, danke',
  mute: (name) => `Keine Einladungen mehr von ${name}`,
  ended: 'Diese Einladung ist vorbei.',
};
