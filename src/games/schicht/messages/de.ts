import type { CardName, Colour, How } from '../rules/rules.ts';
import { sayCorridors } from './corridors.ts';
import type { Moved, SchichtMessages } from './en.ts';
import { nounIn } from '../../../messages/text.ts';

const colours = { yellow: 'gelb', red: 'rot', green: 'grün', blue: 'blau', silver: 'silber' };

const card = (name: CardName): string => {
  const [colour, number] = name.split('-');
  return `${colours[colour as Colour]} ${number}`;
};

const cards = nounIn('de', 'Karte', 'Karten');

const PLACES: { readonly [H in Exclude<How, 'first'>]: string } = {
  above: 'in eine neue Reihe über',
  below: 'in eine neue Reihe unter',
  left: 'links neben',
  right: 'rechts neben',
  onto: 'auf',
};
const place = (how: How, against: CardName | null): string =>
  how === 'first' || against === null ? 'auf den leeren Tisch' : `${PLACES[how]} ${card(against)}`;

const corridors = sayCorridors(
  {
    row: { one: 'eine Reihe', many: 'Reihen' },
    column: { one: 'eine Spalte', many: 'Spalten' },
    pile: { one: 'einen Stapel', many: 'Stapel' },
  },
  'und',
);

const steps = (count: number, forward: string, back: string): string[] =>
  count === 0 ? [] : [`${Math.abs(count)} ${count > 0 ? forward : back}`];
const shift = ({ card: top, height, columns, rows }: Moved): string => {
  const way = [...steps(columns, 'nach rechts', 'nach links'), ...steps(rows, 'nach unten', 'nach oben')];
  return `${card(top)}${height > 1 ? ` (Stapel aus ${height})` : ''} rückt ${way.join(' und ')}`;
};

export const de: SchichtMessages = {
  asks: {
    choose: 'Wähle verdeckt eine Karte.',
    lay: 'Lege deine Karte.',
    close: 'Wähle, wie sich die Lücken schließen.',
  },
  colours,
  card,
  place,
  shift,
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  treasure: (count, silver) =>
    `${cards(count)} genommen${silver === null ? '' : `, davon ${silver} in Silber`}`,
  handSize: (count) => `${cards(count)} auf jeder Hand`,
  hand: (names) => `Deine Handkarten: ${names.join(', ')}`,
  chosen: (name) => `Du hast ${name} gewählt`,
  away: (names) => `Zu Beginn aufgedeckt und aus dem Spiel: ${names.join(', ')}`,
  order: 'In dieser Reihenfolge gelegt:',
  laid: 'liegt',
  legend: 'R9/3 ist ein Stapel aus drei Karten, rot 9 liegt oben',
  empty: 'Der Tisch ist leer',
  row: (number, colour, piles) => `Reihe ${number}, ${colour ?? 'ohne Farbe'}: ${piles.join('; ')}`,
  pile: (column, top, covered) =>
    `Spalte ${column}: ${top}${covered.length === 0 ? '' : ` auf ${covered.join(', ')}`}`,
  events: {
    revealed: (e, names) =>
      `Runde ${e.round}, in dieser Reihenfolge: ${e.cards.map(({ seat, card: c }) => `${names.seat(seat)}: ${card(c)}`).join('; ')}.`,
    laid: (e, names) => `${names.seat(e.seat)} legt ${card(e.card)} ${place(e.how, e.against)}.`,
    taken: (e, names) =>
      `${e.step > 1 ? `Kettenreaktion, Schritt ${e.step}: ` : ''}${names.seat(e.seat)} vollendet ${corridors(e.corridors)} und nimmt ${cards(e.cards.length)}: ${e.cards.map(card).join(', ')}.`,
    closed: (e) => `Die Lücken schließen sich: ${e.moves.map(shift).join('; ')}.`,
    matchOver: (e, names) => {
      const silver = (seat: number): string => (e.silver === null ? '' : ` (${e.silver[seat]} in Silber)`);
      const taken = e.treasures.map((count, seat) => `${names.seat(seat)}: ${count}${silver(seat)}`);
      return `Die Partie ist zu Ende. Gewonnen: ${names.seats(e.winners)}. Genommene Karten: ${taken.join('; ')}.`;
    },
  },
  refusals: {
    over: 'Die Partie ist zu Ende.',
    turn: 'Du bist nicht am Zug.',
    chosen: 'Du hast schon eine Karte gewählt; warte auf die anderen.',
    chooseNow: 'Wähle zuerst eine Karte aus deiner Hand.',
    layNow: 'Lege jetzt deine aufgedeckte Karte.',
    closeNow: 'Wähle zuerst, wie sich die Lücken schließen.',
    hand: 'Diese Karte hast du nicht auf der Hand.',
    empty: 'Der Tisch ist leer: Die Karte kommt einfach in die Mitte.',
    ownRow: 'Ihre Farbe hat eine Reihe: Dort muss die Karte hinein.',
    leftEnd: 'Sie ist niedriger als alle obersten Karten der Reihe: Sie kommt ans linke Ende.',
    rightEnd: 'Sie ist höher als alle obersten Karten der Reihe: Sie kommt ans rechte Ende.',
    nearest: 'Sie muss auf den Stapel der Reihe, dessen oberste Karte ihr in der Zahl am nächsten ist.',
    newRow:
      'Ihre Farbe hat noch keine Reihe: Sie beginnt eine über der obersten oder unter der untersten Reihe.',
    nearestEdge:
      'Eine neue Reihe muss an die Karte anschließen, die in der Zahl am nächsten ist: von allen, die in der obersten und untersten Reihe obenauf liegen.',
    silverNoRow: 'Eine silberne Karte beginnt keine neue Reihe: Sie kommt in eine, die schon liegt.',
    colourlessRow: 'Es gibt eine Reihe ohne Farbe: Dort muss die Karte hinein.',
    option: 'So lassen sich die Lücken nicht schließen.',
  },
};
