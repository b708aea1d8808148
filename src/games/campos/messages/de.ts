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
      `${names.seat(e.seat)} legt ${piece(e.piece)} in Spalte ${e.q}, Zeile ${e.r}, Drehung ${e.turn}.`,
    removed: (e, names) =>
      `${names.seat(e.seat)} entfernt ${piece(e.piece)} aus Spalte ${e.q}, Zeile ${e.r}.`,
    scored: (e, names) => `${names.seat(e.seat)} spielt ${card(e.card)} und bekommt ${points(e.points)}.`,
    refilled: (e, names) =>
      `${names.seat(e.seat)} zieht ${e.pieces.map(piece).join(' und ')} aus dem Beutel.`,
    constructionOver: (e, names) =>
      (e.by === 'cards'
        ? `${names.seat(e.seat)} hat die letzte Handkarte gespielt: Der Aufbau ist zu Ende.`
        : `${names.seat(e.seat)} hat weniger als zwei Teile: Der Aufbau ist zu Ende.`) +
      ` Nicht gelegte Teile scheiden aus, und ${names.seat(e.next)} beginnt den Abbau.`,
    dealt: (e, names) =>
      e.cards === null
        ? `${names.seat(e.seat)} bekommt ${cards(e.count)}.`
        : `${names.seat(e.seat)} bekommt ${e.cards.map(card).join('; ')}.`,
    matchOver: (e, names) => `Die Partie ist zu Ende. Gewonnen: ${names.seats(e.winners)}.`,
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
};
