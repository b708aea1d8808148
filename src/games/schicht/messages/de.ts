import { does, toLabels } from '../../../messages/messages.ts';
import type { CardName, Colour, How } from '../rules/rules.ts';
import { countCorridors } from './corridors.ts';
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

const corridors = countCorridors(
  { row: ['eine Reihe', 'Reihen'], column: ['eine Spalte', 'Spalten'], pile: ['einen Stapel', 'Stapel'] },
  'und',
);
const steps = (count: number, forward: string, back: string): string[] =>
  count === 0 ? [] : [`${Math.abs(count)} ${count > 0 ? forward : back}`];
const shift = ({ card: top, height, columns, rows }: Moved): string => {
  const way = [...steps(columns, 'nach rechts', 'nach links'), ...steps(rows, 'nach unten', 'nach oben')];
  return `${card(top)}${height > 1 ? ` (Stapel aus ${height})` : ''} rückt ${way.join(' und ')}`;
};

const takes = (count: number, steps: number): string => {
  if (count === 0) return 'bringt nichts';
  return `bringt ${cards(count)}${steps > 1 ? ` in ${steps} Schritten` : ''}`;
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
      `Runde ${e.round}, in dieser Reihenfolge: ${e.cards.map(({ seat, card: c }) => `${toLabels(names).seat(seat)}: ${card(c)}`).join('; ')}.`,
    laid: (e, names) => `${does(names, e.seat, 'legt', 'legst')} ${card(e.card)} ${place(e.how, e.against)}.`,
    taken: (e, names) =>
      `${e.step > 1 ? `Kettenreaktion, Schritt ${e.step}: ` : ''}${does(names, e.seat, 'vollendet', 'vollendest')} ${corridors(e.corridors)} und nimmt ${cards(e.cards.length)}: ${e.cards.map(card).join(', ')}.`,
    closed: (e) => `Die Lücken schließen sich: ${e.moves.map(shift).join('; ')}.`,
    matchOver: (e, names) => {
      const silver = (seat: number): string => (e.silver === null ? '' : ` (${e.silver[seat]} in Silber)`);
      const taken = e.treasures.map(
        (count, seat) => `${toLabels(names).seat(seat)}: ${count}${silver(seat)}`,
      );
      return `Die Partie ist zu Ende. Gewonnen: ${toLabels(names).seats(e.winners)}. Genommene Karten: ${taken.join('; ')}.`;
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
  board: {
    howTo: () => [
      'Alle wählen verdeckt eine Karte und decken dann auf. Die höchste Zahl wird zuerst gelegt.',
      'Eine Karte kommt in die Reihe ihrer Farbe: ans linke oder rechte Ende, wenn sie niedriger oder höher als alle ist, sonst auf den Stapel mit der nächsten Zahl. Eine neue Farbe beginnt eine Reihe an der nächsten Karte.',
      'Wer den vierten Stapel einer Reihe, die vierte Reihe einer Spalte oder die vierte Karte eines Stapels legt, nimmt alle Karten davon.',
      'Die Lücken schließen sich, und das kann den nächsten Stollen vollenden. Nach zwölf Runden gewinnt, wer die meisten Karten hat.',
    ],
    tempers: [
      'Geht auf das, was jetzt am meisten Karten bringt.',
      'Behält von jeder Farbe so lange wie möglich eine Karte.',
    ],
    options: { silver: 'Silberne Karten (für Fortgeschrittene)' },
    optionValues: {},
    optionNotes: {
      silver: 'Eine silberne Karte hat die Farbe der Reihe, in der sie liegt: Sie passt in jede Reihe.',
    },

    mine: 'Die Auslage',
    crew: 'Mitspielende',
    ownHand: 'Deine Handkarten',
    allHands: 'Alle Handkarten',

    askChoose: 'Wähle verdeckt eine Karte.',
    askLastCard: 'Spiele deine letzte Karte.',
    askSure: (name, places, gain) =>
      places.length === 1
        ? `Nach jetzigem Stand käme ${card(name)} ${places[0]}${gain > 0 ? ` und nähme ${cards(gain)}` : ''}.`
        : `Nach jetzigem Stand hättest du für ${card(name)} ${places.length} Plätze zur Wahl.`,
    askChosen: (name, waiting, count) =>
      `Du hast ${card(name)} gewählt. ${waiting} ${count === 1 ? 'überlegt' : 'überlegen'} noch.`,
    askThinking: (names, count) => `${names} ${count === 1 ? 'wählt' : 'wählen'} eine Karte.`,
    askLay: (name, places) =>
      places > 1 ? `Lege ${card(name)}: ${places} Plätze zur Wahl.` : `Lege ${card(name)}.`,
    askLaying: (name, laid) => `${name === null ? 'Du legst' : `${name} legt`} ${card(laid)}.`,
    askClose: (ways) => `Wähle, wie sich die Lücken schließen: ${ways} Wege sind gleich kurz.`,
    askClosing: (name) => `${name} wählt, wie sich die Lücken schließen.`,
    askCompletes: (name, taken, count, again) =>
      again
        ? `Kettenreaktion: auch ${corridors(taken)}, ${cards(count)}.`
        : `${name === null ? 'Du vollendest' : `${name} vollendet`} ${corridors(taken)}: ${cards(count)}.`,
    askTakes: (name, count) => `${name === null ? 'Du nimmst' : `${name} nimmt`} ${cards(count)}.`,
    askOver: (winners, taken) => `Die Partie ist zu Ende. Die meisten Karten: ${winners}, ${cards(taken)}.`,

    takes,
    thenChoose: 'dann wählst du, wie sich die Lücken schließen',

    chosen: 'gewählt',
    recommended: 'empfohlen',
    laidLast: 'zuletzt gelegt',
    rowName: (colour) => (colour === null ? 'Reihe ohne Farbe' : `Reihe: ${colour}`),
    pileAt: (row, column, top, covered) =>
      `Reihe ${row}, Spalte ${column}: ${top}${covered.length === 0 ? '' : ` auf ${covered.join(', ')}`}`,
    layHere: (name, brings) => `${card(name)} hierher legen: ${brings}`,
    layAt: (name, place, brings) => `${card(name)} ${place} legen: ${brings}`,
    yourCard: (name) => `Deine Karte zum Legen: ${card(name)}`,
    showPile: (count) => `Die ${cards(count)} dieses Stapels zeigen`,

    pileTitle: (count) => `Ein Stapel aus ${cards(count)}`,
    pileNote:
      'Für Reihenfolge und Abstand zählt nur die oberste Karte. Wer den Stapel nimmt, nimmt ihn ganz.',
    onTop: 'obenauf',
    treasureTitle: (name) => `Schatz: ${name}`,
    noTreasure: 'Noch keine Karten.',

    players: 'Mitspielende',
    layingOrder: 'Legereihenfolge',
    thinking: 'überlegt',
    hasChosen: 'hat gewählt',
    hasLaid: 'gelegt',
    laysNow: 'jetzt',
    waits: 'wartet',
    won: 'gewonnen',
    inHand: (count) => `${cards(count)} auf der Hand`,
    showTreasure: 'Schatz zeigen',

    story: 'Schritt für Schritt',
    storyTaken: (count) => `${cards(count)} genommen`,
    storyClosed: (piles) => (piles === 1 ? '1 Stapel rückt' : `${piles} Stapel rücken`),
    storyAll: (count) => `zusammen ${cards(count)}`,
    log: {
      above: 'über',
      below: 'unter',
      left: 'links von',
      right: 'rechts von',
      onto: 'auf',
      again: 'Kette!',
    },
    storyAgain: (count) => (count === 1 ? 'noch 1 Karte' : `noch ${count} Karten`),

    way: (number) => `Weg ${number}`,
    phraseChoose: (name) => `${card(name)} spielen`,
    phraseLay: (name, place) => `${card(name)} ${place} legen`,
    phraseClose: (way) => `Lücken schließen, Weg ${way}`,

    fromRows: 'Reihen',
    fromColumns: 'Spalten',
    fromPiles: 'Stapel',
    fromChains: 'Kettenreaktionen',
    silverAmong: 'Davon in Silber',
    total: 'Genommene Karten',
  },
  tips: {
    corridor: 'Ein Stollen aus vieren! Wer ihn vollendet, nimmt alle seine Karten.',
    pile: 'Vier Karten auf einem Stapel sind auch ein Stollen.',
    gaps: 'Lücken schließen sich auf dem kürzesten Weg, und Stapel rücken zusammen.',
    chain: 'Eine Kettenreaktion! Was sich beim Schließen aneinanderreiht, wird auch genommen.',
  },
};
