import type { ReportMessages } from './en.ts';

export const de: ReportMessages = {
  title: (games) => `Laborbericht: ${games}`,
  intro: (matches, tables) =>
    `${matches} Partien an ${tables} Tischen. Jedes Intervall gilt mit 95 % Sicherheit; Partien mit denselben Karten zählen als eine Beobachtung.`,
  where: (seats, bots, variant) => `${seats} Plätzen, ${bots}${variant === '' ? '' : `, ${variant}`}`,
  versus: (strong, weak) => `${strong} gegen ${weak}`,
  titles: {
    starting: 'Lohnt es sich anzufangen?',
    seats: 'Kommt es auf den Platz an?',
    length: 'Wie lang ist eine Partie?',
    ties: 'Wie oft wird der Sieg geteilt?',
    margin: 'Wie knapp ist das Ende?',
    leads: 'Wie oft wechselt die Führung?',
    decided: 'Wann ist eine Partie entschieden?',
    branching: 'Wie viel Auswahl gibt es?',
    luck: 'Wie viel entscheiden die Karten?',
    chain: 'Wie tief ist das Können?',
    cards: 'Was ist eine Karte wert?',
    effects: 'Was ändern andere Regeln?',
  },
  starting: ({ where, value, interval }, fair, verdict) =>
    `Mit ${where} holt der Startplatz ${value} der Siege (${interval}); gerecht wären ${fair}. ${
      {
        above: 'Anfangen hilft.',
        below: 'Anfangen schadet.',
        open: 'Ein Vorteil ist nicht belegt.',
      }[verdict]
    }`,
  seats: ({ where, value, interval }, seat, fair, verdict) =>
    `Mit ${where} weicht Platz ${seat} am meisten ab: ${value} der Siege (${interval}), gerecht wären ${fair}. ${
      {
        above: 'Er ist im Vorteil.',
        below: 'Er ist im Nachteil.',
        open: 'Unter allen Plätzen kann das Zufall sein.',
      }[verdict]
    }`,
  length: ({ where, value, interval }) =>
    `Am längsten sind Partien mit ${where}: im Mittel ${value} Entscheidungen (${interval}).`,
  ties: ({ where, value, interval }) =>
    `Am häufigsten mit ${where}: ${value} der Partien haben mehr als einen Sieger (${interval}).`,
  margin: ({ where, value, interval }) =>
    `Am deutlichsten mit ${where}: Sieger liegen im Mittel ${value} Punkte vorn (${interval}).`,
  leads: ({ where, value, interval }) =>
    `Am häufigsten mit ${where}: Die Führung wechselt ${value}-mal je Partie (${interval}).`,
  decided: ({ where, value, interval }) =>
    `Am spätesten mit ${where}: Nach ${value} der Partie bleibt der Sieger in Führung (${interval}).`,
  branching: ({ where, value, interval }) =>
    `Am meisten mit ${where}: im Mittel ${value} erlaubte Entscheidungen (${interval}).`,
  luck: ({ where, value, interval }) =>
    `Am meisten mit ${where}: Die Karten erklären ${value} der Streuung der Ergebnisse unter Gleichen (${interval}); der Rest ist Spiel.`,
  chain: ({ value, interval }, seats, from, to) =>
    `Mit ${seats} Plätzen führen ${value} Stufen zu je 75 % Siegen von ${from} zu ${to} (${interval}).`,
  cards: ({ where, card, value, interval, verdict }) =>
    `Mit ${where} ist ${card} am meisten wert: ${value} Siegpunkte mehr als eine zufällige Karte an ihrer Stelle (${interval}). ${
      verdict === 'open' ? 'Das kann Zufall sein.' : 'Das ist mehr als Zufall.'
    }`,
  effects: ({ where, value, interval }, verdict) =>
    `Mit ${where} ändert sich der Anteil des Startplatzes um ${value} Punkte (${interval}), bei denselben Karten. ${
      verdict === 'open' ? 'Das kann Zufall sein.' : 'Das ist mehr als Zufall.'
    }`,
  effectLength: ({ where, value, interval }) =>
    `Mit ${where} ändert sich eine Partie um ${value} Entscheidungen (${interval}), bei denselben Karten.`,
  missing: 'Dazu enthalten die Zeilen noch nichts.',
  download: 'Daten (CSV)',
  plan: 'Der Plan',
  fingerprint: 'Fingerabdruck des Programms',
  unfinished: 'Dieser Lauf ist nicht fertig: Der Plan hat mehr Partien als diese.',
};
