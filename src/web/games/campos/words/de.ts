import type { CamposSays } from './en.ts';

const grown = (changes: readonly string[]): string =>
  changes.length === 0 ? 'die größten Gebiete bleiben, wie sie sind' : changes.join(', ');

export const de: CamposSays = {
  keys: [['R, Umschalt + R', 'das Teil in die eine oder andere Richtung drehen']],
  howTo: () => [
    'Vor dir liegen zwei Teile aus je drei Feldern. Lege eines davon an die Fläche; drehe es, wie du willst.',
    'Lege dann auch das andere, oder spiele eine Karte, deren Bedingung gerade gilt: Rot > Blau → Grün verlangt, dass das größte rote Gebiet größer ist als das größte blaue, und bringt einen Punkt für jedes Feld des größten grünen Gebiets.',
    'Hat jemand die letzte Karte gespielt oder gehen die Teile aus, bekommen alle neue Karten, und die Fläche wird von außen abgetragen: Entferne ein Teil, dann ein zweites, oder spiele eine Karte.',
    'Wer die meisten Punkte hat, wenn das letzte Teil weg ist, gewinnt.',
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
    construction: 'Jetzt das andere Teil: Keine Karte gilt.',
    deconstruction: 'Jetzt ein zweites Teil: Keine Karte gilt.',
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
  fits: (q, r, turn, changes) => `In Spalte ${q}, Zeile ${r}, Drehung ${turn} legen: ${grown(changes)}`,
  change: (colour, from, to) => `${colour} ${from} auf ${to}`,
  withFacts: (piece, facts) => [piece, ...facts].join('. '),
  isLast: 'Letzter Zug',
  mayGo: (changes) => `Du darfst es entfernen: ${grown(changes)}`,
  staysHere: 'Es kann jetzt nicht entfernt werden',
  isHinted: 'Tipp',
  size: (colour, size) => `Größtes Gebiet ${colour}: ${size}`,
  sizeAfter: (colour, size, after) => `Größtes Gebiet ${colour}: ${size}→${after}`,
  card: (card, sizes, points, state) => `${card}: ${sizes} +${points}, ${state}`,
  states: {
    holds: 'gilt jetzt',
    fails: 'gilt nicht',
    soon: 'würde nach diesem Zug gelten',
    lost: 'würde nach diesem Zug nicht mehr gelten',
  },
  mayPlay: (card) => `${card}; du darfst sie spielen`,
  seat: (name, points, cards, pieces) => [name, points, cards, ...pieces].join(', '),
  playedBy: (name, card, points) => `${name}: ${card}, ${points}`,
  piecesNow: (count) => (count === 1 ? '1 Teil in der Fläche' : `${count} Teile in der Fläche`),
  toPlace: (piece, q, r, turn) => `${piece} in Spalte ${q}, Zeile ${r}, Drehung ${turn} legen`,
  toPlay: (card, points) => `${card} für ${points} spielen`,
  toRemove: (piece, q, r) => `${piece} aus Spalte ${q}, Zeile ${r} entfernen`,
  source: (colour) => `Gebiete: ${colour}`,
  all: 'Alle Punkte',
};
