import { does, doesInside, toLabels } from '../../../messages/messages.ts';
import type { CardName, Colour, PieceName } from '../rules/rules.ts';
import type { CamposMessages } from './en.ts';
import { nounIn } from '../../../messages/text.ts';

const colours = { red: 'rot', green: 'grün', blue: 'blau', yellow: 'gelb' };
const named = (name: string): string => name.replaceAll(/[a-z]+/g, (colour) => colours[colour as Colour]);
const piece = (name: PieceName): string => named(name);
const card = (name: CardName): string => named(name).replace('>', ' > ').replace('=', ' = ');
const points = nounIn('de', 'Punkt', 'Punkte');
const cards = nounIn('de', 'Karte', 'Karten');
const pieces = nounIn('de', 'Teil', 'Teile');
const grown = (changes: readonly string[]): string =>
  changes.length === 0 ? 'die größten Gebiete bleiben, wie sie sind' : changes.join(', ');

export const de: CamposMessages = {
  asks: {
    place: 'Lege ein Teil.',
    score: 'Spiele eine Wertungskarte.',
    remove: 'Entferne ein Teil.',
  },
  colours,
  piece,
  card,
  phases: { construction: 'Aufbau', deconstruction: 'Abbau' },
  bag: (count) => `${pieces(count)} im Beutel`,
  pile: (count) => `${cards(count)} im Nachziehstapel`,
  points,
  hand: cards,
  front: (list) => `Teile ${list.join(', ')}`,
  largest: (sizes) => `Größte Gebiete: ${sizes.join(', ')}`,
  played: (list) => `Gespielt: ${list.join(', ')}`,
  yourCards: 'Deine Wertungskarten, gespielt mit ihrer Nummer:',
  holds: (count) => `zählt jetzt: ${points(count)}`,
  doesNotHold: 'zählt jetzt nicht',
  turn: 'Drehung',
  anchorLegend: 'Der Großbuchstabe ist der Anker; er kommt in die genannte Spalte und Zeile.',
  typePlace: '1 3,-2 4 legt Teil 1 in Spalte 3, Zeile -2, Drehung 4.',
  fixedLegend: 'Teile in Kleinbuchstaben kannst du jetzt nicht entfernen.',
  typeRemove: 'Tippe Spalte und Zeile eines seiner Felder, etwa 3,-2.',
  legend: 'Eine Spalte läuft von ihrer Nummer aus nach rechts unten.',
  empty: 'Die Fläche ist leer',
  laid: (q, r, fields) => `Teil in Spalte ${q}, Zeile ${r}: ${fields.join('; ')}`,
  field: (colour, q, r) => `${colour} auf ${q}, ${r}`,
  events: {
    placed: (e, names) =>
      `${does(names, e.seat, 'legt', 'legst')} ${piece(e.piece)} in Spalte ${e.q}, Zeile ${e.r}, Drehung ${e.turn}.`,
    removed: (e, names) =>
      `${does(names, e.seat, 'entfernt', 'entfernst')} ${piece(e.piece)} aus Spalte ${e.q}, Zeile ${e.r}.`,
    scored: (e, names) =>
      `${does(names, e.seat, 'spielt', 'spielst')} ${card(e.card)} und bekommt ${points(e.points)}.`,
    refilled: (e, names) =>
      `${does(names, e.seat, 'zieht', 'ziehst')} ${e.pieces.map(piece).join(' und ')} aus dem Beutel.`,
    constructionOver: (e, names) =>
      (e.by === 'cards'
        ? `${does(names, e.seat, 'hat', 'hast')} die letzte Handkarte gespielt: Der Aufbau ist zu Ende.`
        : `${does(names, e.seat, 'hat', 'hast')} weniger als zwei Teile: Der Aufbau ist zu Ende.`) +
      ` Nicht gelegte Teile scheiden aus, und ${doesInside(names, e.next, 'beginnt', 'beginnst')} den Abbau.`,
    dealt: (e, names) =>
      e.cards === null
        ? `${does(names, e.seat, 'bekommt', 'bekommst')} ${cards(e.count)}.`
        : `${does(names, e.seat, 'bekommt', 'bekommst')} ${e.cards.map(card).join('; ')}.`,
    matchOver: (e, names) => `Die Partie ist zu Ende. Gewonnen: ${toLabels(names).seats(e.winners)}.`,
  },
  refusals: {
    over: 'Die Partie ist zu Ende.',
    turn: 'Du bist nicht am Zug.',
    construction: 'Noch baut ihr auf: Du legst Teile, du entfernst keine.',
    deconstruction: 'Jetzt baut ihr ab: Du entfernst Teile, du legst keine.',
    placeFirst: 'Lege zuerst ein Teil; eine Karte kann nur darauf folgen.',
    removeFirst: 'Entferne zuerst ein Teil; eine Karte kann nur darauf folgen.',
    gone: 'Dieses Teil hast du schon gelegt.',
    occupied: 'Das Teil läge auf einem anderen.',
    apart: 'Mindestens eine Kante des Teils muss an einer Kante der Fläche anliegen.',
    card: 'Diese Karte hast du nicht.',
    condition: 'Diese Karte zählt jetzt nicht: Ihr erstes Gebiet ist nicht größer als ihr zweites.',
    empty: 'Dort liegt kein Teil.',
    split: 'Die Fläche würde zerfallen.',
    locked: 'Dieses Teil ist zwischen seinen Nachbarn eingeklemmt.',
  },
  board: {
    keys: [['R, Umschalt + R', 'das Teil in die eine oder andere Richtung drehen']],
    howTo: () => [
      'Vor dir liegen zwei Teile aus je drei Feldern. Lege eines davon an die Fläche; drehe es, wie du willst.',
      'Lege dann auch das andere, oder spiele eine Karte, die gerade zählt: Rot > Blau → Grün verlangt, dass das größte rote Gebiet größer ist als das größte blaue, und bringt einen Punkt für jedes Feld des größten grünen Gebiets.',
      'Hat jemand die letzte Karte gespielt oder gehen die Teile aus, bekommen alle neue Karten und bauen die Fläche von außen ab: Entferne ein Teil, dann ein zweites, oder spiele eine Karte.',
      'Wenn das letzte Teil weg ist, gewinnen die meisten Punkte.',
    ],
    tempers: [
      'Wertet früh und baut weit hinaus.',
      'Wartet mit Karten und lässt alle Farben gleich wachsen.',
      'Mag es, wenn eine Farbe so groß wie möglich wird.',
    ],
    options: {},
    optionValues: {},
    area: 'Spielfläche',
    pieces: 'Deine Teile',
    cards: 'Deine Wertungskarten',
    largest: 'Größte Gebiete',
    scores: 'Punktestand',
    playedCards: 'Gespielte Karten',
    noneYet: 'Noch keine',
    first: {
      construction: 'Du bist dran: Lege ein Teil.',
      deconstruction: 'Du bist dran: Entferne ein Teil.',
    },
    second: {
      construction: 'Jetzt das andere Teil oder eine Karte.',
      deconstruction: 'Jetzt ein zweites Teil oder eine Karte.',
    },
    secondOnly: {
      construction: 'Lege dein anderes Teil. Noch zählt keine deiner Karten.',
      deconstruction: 'Entferne ein zweites Teil. Gerade zählt keine deiner Karten.',
    },
    waits: {
      construction: (name) => `${name} legt ein Teil.`,
      deconstruction: (name) => `${name} entfernt ein Teil.`,
    },
    waitsAgain: {
      construction: (name) => `${name}: ein zweites Teil oder eine Karte.`,
      deconstruction: (name) => `${name} entfernt noch ein Teil oder spielt eine Karte.`,
    },
    over: (winners) => `Die Partie ist zu Ende. Die meisten Punkte: ${winners}.`,
    myPiece: (piece, turn) => `${piece}, Drehung ${turn}`,
    noPiece: 'gelegt',
    turnOn: 'Das Teil drehen (R)',
    placeIt: 'Hier legen',
    takeIt: 'Dieses Teil entfernen',
    closer: 'Vergrößern',
    farther: 'Verkleinern',
    fits: (q, r, turn, changes) => `In Spalte ${q}, Zeile ${r}, Drehung ${turn} legen: ${grown(changes)}`,
    change: (colour, from, to) => `${colour} ${from} auf ${to}`,
    withFacts: (piece, facts) => [piece, ...facts].join('. '),
    isLast: 'Letzter Zug',
    mayGo: (changes) => `Du darfst es entfernen: ${grown(changes)}`,
    staysHere: 'Du kannst es jetzt nicht entfernen',
    isHinted: 'Tipp',
    size: (colour, size) => `Größtes Gebiet ${colour}: ${size}`,
    sizeAfter: (colour, size, after) => `Größtes Gebiet ${colour}: ${size}→${after}`,
    card: (card, sizes, points, state) => `${card}: ${sizes} +${points}, ${state}`,
    states: {
      holds: 'zählt jetzt',
      fails: 'zählt noch nicht',
      soon: 'würde nach diesem Zug zählen',
      lost: 'würde nach diesem Zug nicht mehr zählen',
    },
    mayPlay: (card) => `${card}; du darfst sie spielen`,
    seat: (name, points, cards, pieces) => [name, points, cards, ...pieces].join(', '),
    playedBy: (name, card, points) => `${name}: ${card}, ${points}`,
    piecesNow: (count) => (count === 1 ? '1 Teil in der Fläche' : `${count} Teile in der Fläche`),
    placeSo: (piece) => `das Teil ${piece} hier legen`,
    removeSo: (piece) => `das Teil ${piece} entfernen`,
    toPlace: (piece) => `das Teil ${piece} legen`,
    toPlay: (card, points) => `${card} für ${points} spielen`,
    turned: {
      cards: (names, seat) =>
        `Der Aufbau ist zu Ende: ${doesInside(names, seat, 'hat', 'hast')} die letzte Karte gespielt.`,
      pieces: (names, seat) =>
        `Der Aufbau ist zu Ende: ${doesInside(names, seat, 'hat', 'hast')} weniger als zwei Teile.`,
      left: 'Nicht gelegte Teile scheiden aus. Die größten Gebiete jetzt:',
      dealt: (count, names, next) =>
        `Alle bekommen ${count} neue Karten, und ${doesInside(names, next, 'beginnt', 'beginnst')}.`,
      now: 'Jetzt baut ihr die Fläche ab.',
      how: 'Nur von außen: Die Fläche darf nicht zerfallen, und Eingeklemmtes bleibt.',
    },
    placed: (names, seat, name) => `${does(names, seat, 'legt', 'legst')} das Teil ${piece(name)}.`,
    removed: (names, seat, name) => `${does(names, seat, 'entfernt', 'entfernst')} das Teil ${piece(name)}.`,
    log: { placed: 'gelegt', removed: 'entfernt' },
    source: (colour) => `Gebiete: ${colour}`,
    all: 'Alle Punkte',
  },
  tips: {
    card: 'Eine Karte bringt einen Punkt je Feld im größten Gebiet ihrer dritten Farbe.',
    turn: 'Der Aufbau ist zu Ende! Ab jetzt entfernst du Teile, von außen her.',
    cards: 'Neue Karten! Deine alten behältst du auch.',
  },
};
