import type { MatchmakingMessages } from './en.ts';
import { unitIn } from '../../../../messages/text.ts';

const inSeconds = unitIn('de', 'second', 'short');
const inMinutes = unitIn('de', 'minute', 'short');

export const de: MatchmakingMessages = {
  about:
    'Was möchtest du spielen? Du kommst mit Leuten an einen Tisch, die dasselbe gewählt haben. Bis dahin kannst du hier weiterspielen.',
  any: 'Alle',
  paces: { quick: 'Schnell', normal: 'Normal', slow: 'Gemütlich' },
  paceNote: (minutes, seconds) => `${inMinutes(minutes)} + ${inSeconds(seconds)}`,
  size: 'Wie viele am Tisch',
  sizeNote: 'Je mehr du zulässt, desto eher geht es los.',
  botsNote: 'Nach dieser Zeit nehmen Bots die Plätze, die noch frei sind.',
  never: 'Nie',
  seconds: (seconds) => `nach ${inSeconds(seconds)}`,
  minutes: (minutes) => `nach ${inMinutes(minutes)}`,
  rated: 'Gewertet',
  ratedNote:
    'Mit Leuten, die etwa so stark sind wie du. Je länger du wartest, desto weiter suchen wir. Andere können zuschauen.',
  wait: 'Mitspielende finden',
  change: 'So weitersuchen',
  impossible: 'Keines dieser Spiele lässt sich zu so vielen spielen.',
  here: (count) => (count === 1 ? '1 Person wartet' : `${count} Personen warten`),
  nobody: 'Gerade wartet niemand.',
  alone: 'bisher nur du',
  waiting: 'Suche nach Mitspielenden',
  waited: (time) => `seit ${time}`,
  stop: 'Abbrechen',
  again: 'Jemand ist nicht erschienen. Du hast deinen Platz in der Warteschlange behalten.',
  lost: 'Verbindung verloren. Neuer Versuch …',
  missed: 'Dein Tisch war bereit, aber du bist nicht gekommen. Du bist nicht mehr in der Warteschlange.',
  waitAgain: 'Neu suchen',
  meanwhile: 'Bis dahin',
  withBots: 'Mit Bots spielen',
  ready: 'Dein Tisch ist bereit',
  readyAt: (game) => `${game} kann beginnen.`,
  kept: (seconds) =>
    seconds === 1
      ? 'Dein Platz ist noch 1 Sekunde reserviert.'
      : `Dein Platz ist noch ${seconds} Sekunden reserviert.`,
  keepsMatch: 'Deine Partie hier bleibt, wie sie ist.',
  noServer: 'Kein Server erreichbar.',
  off: 'Dieser Server bietet das gerade nicht an.',
  signIn: 'Für gewertete Partien brauchst du ein Konto. Melde dich zuerst an.',
  refused: 'Der Server hat diese Auswahl nicht angenommen.',
};
