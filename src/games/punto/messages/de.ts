import type { CardName, Colour } from '../rules/rules.ts';
import type { PuntoMessages } from './en.ts';

const colours = { red: 'rot', green: 'grün', blue: 'blau', yellow: 'gelb' };

const card = (name: CardName): string => {
  const [colour, points] = name.split('-');
  return `${colours[colour as Colour]} ${points}`;
};

export const de: PuntoMessages = {
  asks: { place: 'Lege deine Karte.' },
  colours,
  card,
  round: (round, toWin) =>
    `Runde ${round}, ${toWin === 1 ? 'eine Runde gewinnt' : `${toWin} Runden gewinnen`}`,
  wins: (count) => (count === 1 ? '1 Runde gewonnen' : `${count} Runden gewonnen`),
  deck: (count) => (count === 1 ? 'noch 1 Karte' : `noch ${count} Karten`),
  nextCard: (name) => `offen: ${name}`,
  removed: (cards) => `Aus dem Spiel: ${cards.join(', ')}`,
  cell: (x, y, name) => `Spalte ${x}, Zeile ${y}: ${name}`,
  events: {
    turnedUp: (e, names) => `${names.seat(e.seat)} deckt ${card(e.card)} auf.`,
    placed: (e, names) =>
      e.covered === null
        ? `${names.seat(e.seat)} legt ${card(e.card)} in Spalte ${e.x}, Zeile ${e.y}.`
        : `${names.seat(e.seat)} legt ${card(e.card)} auf ${card(e.covered)} in Spalte ${e.x}, Zeile ${e.y}.`,
    stuck: (e, names) =>
      e.lacks === 'card'
        ? `${names.seat(e.seat)} hat keine Karte mehr: Die Runde endet, und Reihen, denen eine Karte fehlt, entscheiden.`
        : `${names.seat(e.seat)} kann nicht legen: Die Runde endet, und Reihen, denen eine Karte fehlt, entscheiden.`,
    roundWon: (e, names) =>
      `${names.seats(e.seats)}: Runde ${e.by === 'row' ? 'mit einer vollen Reihe' : 'mit Fast-Reihen'} gewonnen; ${card(e.removed)} scheidet aus.`,
    roundDrawn: () => 'Niemand gewinnt diese Runde, und keine Karte scheidet aus.',
    roundDealt: (e, names) =>
      `Runde ${e.round} ist verteilt, ${names.seat(e.start)} beginnt.` +
      (e.surplus.length === 0
        ? ''
        : ` Übrig geblieben und aus dem Spiel: ${e.surplus.map(card).join(', ')}.`),
    matchOver: (e, names) => `Die Partie ist zu Ende. Gewonnen: ${names.seats(e.winners)}.`,
  },
  refusals: {
    over: 'Die Partie ist zu Ende.',
    turn: 'Du bist nicht am Zug.',
    centre: 'Die erste Karte einer Runde kommt in die Mitte.',
    span: 'Die Karten dürfen höchstens sechs Spalten und sechs Zeilen einnehmen.',
    apart: 'Die Karte muss eine andere an einer Kante oder Ecke berühren.',
    points: 'Du darfst nur eine Karte mit weniger Punkten überdecken.',
  },
};
