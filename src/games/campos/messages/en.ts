import type { Seat } from '../../../core/index.ts';
import type { Campos, CardName, Colour, PieceName, Shared } from '../rules/rules.ts';
import {
  does,
  doesInside,
  type EnglishMessages,
  type GameCatalogue,
  type Names,
  toLabels,
} from '../../../messages/messages.ts';
import type { Widen } from '../../../messages/widen.ts';
import { nounIn } from '../../../messages/text.ts';

const colours = { red: 'red', green: 'green', blue: 'blue', yellow: 'yellow' };
const named = (name: string): string => name.replaceAll(/[a-z]+/g, (colour) => colours[colour as Colour]);
const piece = (name: PieceName): string => named(name);
const card = (name: CardName): string => named(name).replace('>', ' > ').replace('=', ' = ');
const points = nounIn('en', 'point', 'points');
const cards = nounIn('en', 'card', 'cards');
const pieces = nounIn('en', 'piece', 'pieces');
type Phase = Shared['phase'];
/** Whether a card's condition holds now, and whether it would after the previewed move. */
export type CardState = 'holds' | 'fails' | 'soon' | 'lost';
const grown = (changes: readonly string[]): string =>
  changes.length === 0 ? 'the largest areas stay as they are' : changes.join(', ');

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
      `${does(names, e.seat, 'places', 'place')} ${piece(e.piece)} at column ${e.q}, row ${e.r}, turn ${e.turn}.`,
    removed: (e, names) =>
      `${does(names, e.seat, 'removes', 'remove')} ${piece(e.piece)} from column ${e.q}, row ${e.r}.`,
    scored: (e, names) =>
      `${does(names, e.seat, 'plays', 'play')} ${card(e.card)} and scores ${points(e.points)}.`,
    refilled: (e, names) =>
      `${does(names, e.seat, 'draws', 'draw')} ${e.pieces.map(piece).join(' and ')} from the bag.`,
    constructionOver: (e, names) =>
      (e.by === 'cards'
        ? `${does(names, e.seat, 'has', 'have')} played the last card of the hand: construction is over.`
        : `${does(names, e.seat, 'has', 'have')} fewer than two pieces left: construction is over.`) +
      ` The pieces not placed leave the game, and ${doesInside(names, e.next, 'begins', 'begin')} deconstruction.`,
    dealt: (e, names) =>
      e.cards === null
        ? `${does(names, e.seat, 'is', 'are')} dealt ${cards(e.count)}.`
        : `${does(names, e.seat, 'is', 'are')} dealt ${e.cards.map(card).join('; ')}.`,
    matchOver: (e, names) =>
      e.winners.length === 1
        ? `The match is over. Winner: ${toLabels(names).seats(e.winners)}.`
        : `The match is over. Winners: ${toLabels(names).seats(e.winners)}.`,
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
  /** Messages of the board. */
  board: {
    keys: [['R, Shift + R', 'turn the piece one way or the other']],
    howTo: () => [
      'You have two pieces of three fields each. Place one of them against the area; turn it as you like.',
      'Then place the other one, or play a card that can score now: red > blue → green needs a largest red area bigger than the largest blue one, and scores a point for every field of the largest green area.',
      'When a player has played their last card, or the pieces run out, everyone gets new cards and takes the area apart from the outside: remove a piece, then a second one, or play a card.',
      'When the last piece is gone, the most points win.',
    ],
    tempers: [
      'Scores early and builds far out.',
      'Waits with cards and lets all colours grow alike.',
      'Likes one colour to grow as large as it can.',
    ],
    options: {},
    optionValues: {},
    area: 'Playing area',
    pieces: 'Your pieces',
    cards: 'Your scoring cards',
    largest: 'Largest areas',
    scores: 'Scores',
    playedCards: 'Played cards',
    noneYet: 'None yet',
    first: {
      construction: 'Your turn: place a piece.',
      deconstruction: 'Your turn: remove a piece.',
    } satisfies { readonly [P in Phase]: string },
    second: {
      construction: 'Now the other piece, or a card.',
      deconstruction: 'Now a second piece, or a card.',
    } satisfies { readonly [P in Phase]: string },
    secondOnly: {
      construction: 'Place your other piece. None of your cards can score yet.',
      deconstruction: 'Remove a second piece. None of your cards can score now.',
    } satisfies { readonly [P in Phase]: string },
    waits: {
      construction: (name) => `${name} is placing a piece.`,
      deconstruction: (name) => `${name} is removing a piece.`,
    } satisfies { readonly [P in Phase]: (name: string) => string },
    waitsAgain: {
      construction: (name) => `${name}: a second piece, or a card.`,
      deconstruction: (name) => `${name} removes another piece or plays a card.`,
    } satisfies { readonly [P in Phase]: (name: string) => string },
    over: (winners: string) => `The match is over. Most points: ${winners}.`,
    myPiece: (piece: string, turn: number) => `${piece}, turn ${turn}`,
    noPiece: 'placed',
    turnOn: 'Turn the piece (R)',
    placeIt: 'Place it here',
    takeIt: 'Remove this piece',
    closer: 'Zoom in',
    farther: 'Zoom out',
    fits: (q: number, r: number, turn: number, changes: readonly string[]) =>
      `Place at column ${q}, row ${r}, turn ${turn}: ${grown(changes)}`,
    change: (colour: string, from: number, to: number) => `${colour} ${from} to ${to}`,
    withFacts: (piece: string, facts: readonly string[]) => [piece, ...facts].join('. '),
    isLast: 'Last move',
    mayGo: (changes: readonly string[]) => `You may remove it: ${grown(changes)}`,
    staysHere: 'You can’t remove it now',
    isHinted: 'Hint',
    size: (colour: string, size: number) => `Largest area ${colour}: ${size}`,
    sizeAfter: (colour: string, size: number, after: number) => `Largest area ${colour}: ${size}→${after}`,
    card: (card: string, sizes: string, points: number, state: string) =>
      `${card}: ${sizes} +${points}, ${state}`,
    states: {
      holds: 'can score now',
      fails: 'can’t score yet',
      soon: 'could score after this move',
      lost: 'could no longer score after this move',
    } satisfies { readonly [S in CardState]: string },
    mayPlay: (card: string) => `${card}; you may play it`,
    seat: (name: string, points: string, cards: string, pieces: readonly string[]) =>
      [name, points, cards, ...pieces].join(', '),
    playedBy: (name: string, card: string, points: string) => `${name}: ${card}, ${points}`,
    piecesNow: (count: number) => (count === 1 ? '1 piece in the area' : `${count} pieces in the area`),
    /** The same without a place, because the board shows it. */
    placeSo: (piece: string) => `place the ${piece} piece here`,
    removeSo: (piece: string) => `remove the ${piece} piece`,
    toPlace: (piece: string) => `place the ${piece} piece`,
    toPlay: (card: string, points: string) => `play ${card} for ${points}`,
    /** The change from building to removing (C10–C13): what ended it, what leaves, what all seats get, what may go. */
    turned: {
      cards: (names: Names, seat: Seat) =>
        `Construction is over: ${doesInside(names, seat, 'has', 'have')} played the last card.`,
      pieces: (names: Names, seat: Seat) =>
        `Construction is over: ${doesInside(names, seat, 'has', 'have')} fewer than two pieces.`,
      left: 'Pieces not placed leave the game. The largest areas now:',
      dealt: (count: number, names: Names, next: Seat) =>
        `Everyone gets ${count} new cards, and ${doesInside(names, next, 'begins', 'begin')}.`,
      now: 'Now you take the area apart.',
      how: 'Only from the outside: the area must stay in one piece, and locked pieces stay.',
    },
    placed: (names: Names, seat: Seat, name: PieceName) =>
      `${does(names, seat, 'places', 'place')} the ${piece(name)} piece.`,
    removed: (names: Names, seat: Seat, name: PieceName) =>
      `${does(names, seat, 'removes', 'remove')} the ${piece(name)} piece.`,
    log: { placed: 'placed', removed: 'removed' },
    source: (colour: string) => `Areas: ${colour}`,
    all: 'All points',
  },
  /** When something happens for the first time in a match. */
  tips: {
    card: 'A card scores one point for each field of its third colour’s largest area.',
    turn: 'Construction is over! From now on you remove pieces, from the outside.',
    cards: 'New cards! You also keep the ones you had.',
  },
} satisfies EnglishMessages<Campos>;

export type CamposMessages = Widen<typeof en, GameCatalogue<Campos>>;
