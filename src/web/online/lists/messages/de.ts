import type { ListMessages } from './en.ts';
import { nounIn } from '../../../../messages/text.ts';

const tables = nounIn('de', 'Tisch', 'Tische');

export const de: ListMessages = {
  filters: 'Filter',
  filtered: (count) => `${count} aktiv`,
  seats: 'Plätze',
  rated: 'Wertung',
  company: 'Mit',
  any: 'egal',
  clocks: { none: 'ohne Zeitlimit', live: 'alle jetzt am Tisch', turns: 'über Stunden oder Tage' },
  ratedOnly: { rated: 'gewertet', casual: 'ungewertet' },
  companies: { people: 'nur Menschen', bots: 'auch Bots' },
  shown: (shown, all) =>
    shown === all ? tables(all) : `${shown} von ${all} ${all === 1 ? 'Tisch' : 'Tischen'}`,
  noneLikeThat: 'Kein offener Tisch passt zu diesen Filtern.',
  showAll: 'Alle zeigen',

  running: 'Laufende Partien',
  runningNote: 'Du siehst, was alle sehen, aber keine Handkarten.',
  noneRunning: 'Gerade gibt es keine Partie zum Zuschauen.',
  watchBest: 'Bei der besten Partie zuschauen',
  watchNext: 'Bei einer anderen Partie zuschauen',
  noNext: 'Gerade gibt es keine andere Partie zum Zuschauen.',
  mean: (rating) => `mittlere Wertung ${rating}`,
  watchListed: 'Alle können die Partie finden und zuschauen',

  lately: 'Zuletzt mitgespielt',
  latelyNone: 'Noch niemand. Hier erscheint, mit wem du angemeldet spielst.',
  latelyGuest:
    'Nur Namen. Mit einem Konto kannst du Leute einladen und siehst, wer online ist, wenn sie es erlauben.',
  here: 'online',
  last: (game, day) => `${game}, ${day}`,
  hereNote: 'Dass du online bist, sehen andere nur, wenn du es in deinem Konto erlaubst.',
  toAccount: 'Mein Konto',

  inviteTitle: 'Leute einladen, mit denen du gespielt hast',
  inviteNote: 'Der Platz bleibt drei Minuten reserviert.',
  inviteNamed: (name) => `${name} einladen`,
  invited: 'eingeladen',
  refused: 'nimmt gerade keine Einladung an',
  slow: 'Das waren viele Einladungen. Warte einen Moment.',
  failed: 'Das hat nicht geklappt. Ist noch ein Platz frei?',
  invites: (name, game) => `${name} lädt dich zu ${game} ein.`,
  mute: (name) => `Keine Einladungen mehr von ${name}`,
  ended: 'Diese Einladung ist abgelaufen.',
};
