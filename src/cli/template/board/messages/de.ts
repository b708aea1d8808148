import type { SampleBoardMessages } from './en.ts';

export const de: SampleBoardMessages = {
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
};
