import type { PuzzleMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const percent = percentIn('de');

export const de: PuzzleMessages = {
  puzzle: 'Rätsel',
  ofTheDay: 'Rätsel des Tages',
  about: 'Über dieses Rätsel',
  intro:
    'Eine Stellung aus einer echten Partie, mit einem Zug, der besser ist als alle anderen. Für deine Wertung zählt nur der erste Versuch.',
  back: 'Zurück zu allen Rätseln',
  number: (rating) => `Rätsel ${rating}`,
  yours: 'deine Wertung',
  provisional: 'deine Wertung (vorläufig)',
  find: 'Finde den besten Zug.',
  showAnswer: 'Lösung zeigen',
  tryAgain: 'Noch einmal',
  next: 'Nächstes Rätsel',
  lookAtMatch: 'Partie ansehen',
  answering: 'Das ist die Antwort darauf …',
  notYet: 'Nicht der beste Zug.',
  better: {
    somewhat: 'Ein anderer Zug ist besser.',
    clearly: 'Ein anderer Zug ist deutlich besser.',
    byFar: 'Ein anderer Zug ist mit Abstand besser.',
  },
  allows: (told) => `Dein Zug lässt das zu: ${told}`,
  found: 'Richtig!',
  wasIt: 'Das war der beste Zug.',
  worth: (of100) => `Gewinnt ${percent(of100)} öfter als der nächstbeste Zug.`,
  repeated: 'Dieses Rätsel kanntest du schon, deine Wertung bleibt gleich.',
  hinted: 'Du hast einen Tipp benutzt, deine Wertung bleibt gleich.',
  none: 'Für dieses Spiel gibt es keine Rätsel.',
  tempting: (move) => `Verlockend, aber schwächer: ${move}.`,
  solveAbout: (theme) => `Rätsel lösen: ${theme}`,
  theme: 'Thema',
  themes: { wins: 'Angriff', stops: 'Abwehr', builds: 'Vorbereitung' },
  allThemes: 'Alle Themen',
  tried: (solved, tried, all) =>
    tried === 0 ? `${all} Rätsel` : `${solved} von ${tried} auf Anhieb gelöst, ${all} insgesamt`,
  onDevice: 'Wertungen werden nur auf diesem Gerät gespeichert.',
};
