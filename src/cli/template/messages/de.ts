import type { SampleMessages } from './en.ts';

const card = (number: number): string => `die ${number}`;

export const de: SampleMessages = {
  asks: { lay: 'Lege eine Karte aus.' },
  card,
  points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  hand: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  onTable: 'Auf dem Tisch',
  yourHand: 'Deine Handkarten',
  events: {
    laid: (e, names) => `${names.seat(e.seat)} legt ${card(e.card)}.`,
    roundWon: (e, names) => `${names.seat(e.seat)} gewinnt die Runde mit der ${e.card}.`,
    matchOver: (e, names) => `Die Partie ist zu Ende. Gewonnen: ${names.seats(e.winners)}.`,
  },
  refusals: {
    over: 'Die Partie ist zu Ende.',
    turn: 'Du bist nicht am Zug.',
    missing: 'Diese Karte hast du nicht.',
  },
  board: {
    howTo: () => [
      'Alle haben zehn Karten. Der Reihe nach legen alle eine offen aus.',
      'Die höchste Karte gewinnt die Runde und beginnt die nächste.',
      'Nach zehn Runden gewinnt, wer die meisten geholt hat.',
    ],
    options: {},
    optionValues: {},
    status: (round) => `Runde ${round} von 10`,
    players: 'Mitspielende',
    nothingLaid: 'noch nichts gelegt',
    hinted: 'Tipp',
    yourTurn: 'Du bist dran: Nimm eine Karte.',
    where: (card) => `Lege ${card} auf deinen Platz.`,
    theirTurn: (name) => `${name} sucht eine Karte aus.`,
    over: (names) => `Gewonnen: ${names}.`,
    lay: (card) => `${card} legen`,
    rounds: 'Gewonnene Runden',
  },
};
