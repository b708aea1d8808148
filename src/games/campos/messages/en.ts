import type { Campos, CardName, Colour, PieceName, Shared } from '../rules/rules.ts';
import type { GameMessages } from '../../../messages/messages.ts';
import type { AtLeast, Widen } from '../../../messages/widen.ts';
import { nounIn } from '../../../messages/text.ts';

const colours = { red: 'red', green: 'green', blue: 'blue', yellow: 'yellow' };
const named = (name: string): string => name.replaceAll(/[a-z]+/g, (colour) => colours[colour as Colour]);
const piece = (name: PieceName): string => named(name);
const card = (name: CardName): string => named(name).replace('>', ' > ').replace('=', ' = ');

const points = nounIn('en', 'point', 'points');
const cards = nounIn('en', 'card', 'cards');
const pieces = nounIn('en', 'piece', 'pieces');

export const en = {
  asks: {
    place: 'Place a piece.',
    score: 'Play a scoring card.',
    remove: 'Remove a piece.',
  },
  colours,
  piece,
  card,
  phases: { construction: 'Construction', deconstruction: 'Deconstruction' } satisfies {
    readonly [P in Shared['phase']]: string;
  },
  bag: (count: number) => `${pieces(count)} in the bag`,
  pile: (count: number) => `${cards(count)} in the draw pile`,
  points,
  hand: cards,
  front: (list: readonly string[]) => `pieces ${list.join(', ')}`,
  largest: (sizes: readonly string[]) => `Largest areas: ${sizes.join(', ')}`,
  played: (list: readonly string[]) => `Played: ${list.join(', ')}`,
  yourCards: 'Your scoring cards, played by their numbers:',
  holds: (count: number) => `scores now: ${points(count)}`,
  doesNotHold: 'can’t score now',
  turn: 'turn',
  anchorLegend: 'The capital letter is the anchor, which goes to the column and row you name.',
  typePlace: 'Type 1 3,-2 4 for piece 1 at column 3, row -2, turn 4.',
  fixedLegend: 'You can’t remove pieces in small letters now.',
  typeRemove: 'Type the column and row of one of its fields, such as 3,-2.',
  legend: 'A column runs down to the right from its number.',
  empty: 'The area is empty',
  laid: (q: number, r: number, fields: readonly string[]) =>
    `Piece at column ${q}, row ${r}: ${fields.join('; ')}`,
  field: (colour: string, q: number, r: number) => `${colour} at ${q}, ${r}`,
  events: {
    placed: (e, names) =>
      `${names.seat(e.seat)} places ${piece(e.piece)} at column ${e.q}, row ${e.r}, turn ${e.turn}.`,
    removed: (e, names) => `${names.seat(e.seat)} removes ${piece(e.piece)} from column ${e.q}, row ${e.r}.`,
    scored: (e, names) => `${names.seat(e.seat)} plays ${card(e.card)} and scores ${points(e.points)}.`,
    refilled: (e, names) => `${names.seat(e.seat)} draws ${e.pieces.map(piece).join(' and ')} from the bag.`,
    constructionOver: (e, names) =>
      (e.by === 'cards'
        ? `${names.seat(e.seat)} has played the last card of the hand: construction is over.`
        : `${names.seat(e.seat)} has fewer than two pieces left: construction is over.`) +
      ` The pieces not placed leave the game, and ${names.seat(e.next)} begins deconstruction.`,
    dealt: (e, names) =>
      e.cards === null
        ? `${names.seat(e.seat)} is dealt ${cards(e.count)}.`
        : `${names.seat(e.seat)} is dealt ${e.cards.map(card).join('; ')}.`,
    matchOver: (e, names) =>
      e.winners.length === 1
        ? `The match is over. Winner: ${names.seats(e.winners)}.`
        : `The match is over. Winners: ${names.seats(e.winners)}.`,
  },
  refusals: {
    over: 'The match is over.',
    turn: 'It is not your turn.',
    construction: 'This is construction: you place pieces, you don’t remove them.',
    deconstruction: 'This is deconstruction: you remove pieces, you don’t place them.',
    placeFirst: 'Place a piece first; a card can only follow it.',
    removeFirst: 'Remove a piece first; a card can only follow it.',
    gone: 'You have already placed this piece.',
    occupied: 'The piece would lie on top of another one.',
    apart: 'At least one edge of the piece must lie against an edge of the area.',
    card: 'You do not have this card.',
    condition: 'This card can’t score now: its first area isn’t larger than its second.',
    empty: 'No piece lies there.',
    split: 'The area would fall apart.',
    locked: 'This piece is locked in by its neighbours.',
  },
} satisfies AtLeast<GameMessages<Campos>>;

export type CamposMessages = Widen<typeof en, GameMessages<Campos>>;
