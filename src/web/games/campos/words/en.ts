import type { Shared } from '../../../../games/campos/rules.ts';
import type { ScreenWords } from '../../../ui/board.ts';

type Phase = Shared['phase'];

export interface CamposSays extends ScreenWords {
  /** The parts of the table. */
  readonly area: string;
  readonly pieces: string;
  readonly cards: string;
  readonly largest: string;
  readonly scores: string;
  readonly playedCards: string;
  readonly noneYet: string;
  readonly you: string;
  /** What the one who looks is asked to do. */
  readonly first: { readonly [P in Phase]: string };
  readonly second: { readonly [P in Phase]: string };
  readonly secondOnly: { readonly [P in Phase]: string };
  /** What somebody else is doing. */
  readonly waits: { readonly [P in Phase]: (name: string) => string };
  readonly waitsAgain: { readonly [P in Phase]: (name: string) => string };
  readonly over: (winners: string) => string;
  /** A piece in front of the one who looks. */
  readonly myPiece: (piece: string, turn: number) => string;
  readonly noPiece: string;
  readonly turnOn: string;
  readonly placeIt: string;
  readonly takeIt: string;
  /** A place that fits, and how the largest areas would grow. */
  readonly fits: (q: number, r: number, turn: number, changes: readonly string[]) => string;
  readonly change: (colour: string, from: number, to: number) => string;
  /** A piece of the area, and what is to be known of it. */
  readonly withFacts: (piece: string, facts: readonly string[]) => string;
  readonly isLast: string;
  readonly mayGo: (changes: readonly string[]) => string;
  readonly staysHere: string;
  readonly isHinted: string;
  /** "largest red area: 8" */
  readonly size: (colour: string, size: number) => string;
  readonly sizeAfter: (colour: string, size: number, after: number) => string;
  /** A scoring card and how it stands: "red > blue = green: holds now, 8 to 4, 5 points". */
  readonly cardHolds: (card: string, larger: number, smaller: number, points: string) => string;
  readonly cardFails: (card: string, larger: number, smaller: number, points: string) => string;
  readonly wouldHold: (points: string) => string;
  readonly wouldFail: string;
  readonly mayPlay: string;
  readonly seat: (name: string, points: string, cards: string, pieces: readonly string[]) => string;
  readonly playedBy: (name: string, card: string, points: string) => string;
  readonly piecesNow: (count: number) => string;
  /** A move in a few words. */
  readonly toPlace: (piece: string, q: number, r: number, turn: number) => string;
  readonly toPlay: (card: string, points: string) => string;
  readonly toRemove: (piece: string, q: number, r: number) => string;
  /** Where points came from. */
  readonly source: (phase: string, colour: string) => string;
}

const grown = (changes: readonly string[]): string =>
  changes.length === 0 ? 'no largest area changes' : changes.join(', ');

export const en: CamposSays = {
  howTo: [
    'You have two pieces of three fields each. Place one of them against the area; turn it as you like.',
    'Then place the other one, or play a card whose condition holds now: red > blue → green asks for a largest red area larger than the largest blue one, and brings a point for every field of the largest green area.',
    'When somebody has played the last card, or the pieces run out, everyone gets new cards, and the area is taken down from the outside: remove a piece, then a second one, or play a card.',
    'Whoever has most points when the last piece is gone wins.',
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
  you: 'You',
  first: {
    construction: 'Your turn: place one of your two pieces.',
    deconstruction: 'Your turn: remove a piece.',
  },
  second: {
    construction: 'Now place the other piece or play a card.',
    deconstruction: 'Now remove a second piece or play a card.',
  },
  secondOnly: {
    construction: 'Now place the other piece: no card of yours holds.',
    deconstruction: 'Now remove a second piece: no card of yours holds.',
  },
  waits: {
    construction: (name) => `${name} is placing a piece.`,
    deconstruction: (name) => `${name} is removing a piece.`,
  },
  waitsAgain: {
    construction: (name) => `${name} places a second piece or plays a card.`,
    deconstruction: (name) => `${name} removes a second piece or plays a card.`,
  },
  over: (winners) => `The match is over. Most points: ${winners}.`,
  myPiece: (piece, turn) => `${piece}, turn ${turn}`,
  noPiece: 'placed',
  turnOn: 'Turn the piece (R)',
  placeIt: 'Place it here',
  takeIt: 'Remove this piece',
  fits: (q, r, turn, changes) => `Place at column ${q}, row ${r}, turn ${turn}: ${grown(changes)}`,
  change: (colour, from, to) => `${colour} ${from} to ${to}`,
  withFacts: (piece, facts) => [piece, ...facts].join('. '),
  isLast: 'Last move',
  mayGo: (changes) => `You may remove it: ${grown(changes)}`,
  staysHere: 'It cannot be removed now',
  isHinted: 'Hint',
  size: (colour, size) => `Largest area ${colour}: ${size}`,
  sizeAfter: (colour, size, after) => `Largest area ${colour}: ${size}, then ${after}`,
  cardHolds: (card, larger, smaller, points) => `${card}: holds now, ${larger} > ${smaller}, ${points}`,
  cardFails: (card, larger, smaller, points) =>
    `${card}: does not hold, ${larger} ${larger === smaller ? '=' : '<'} ${smaller}, would bring ${points}`,
  wouldHold: (points) => `would hold after this move, ${points}`,
  wouldFail: 'would no longer hold after this move',
  mayPlay: 'you may play it',
  seat: (name, points, cards, pieces) => [name, points, cards, ...pieces].join(', '),
  playedBy: (name, card, points) => `${name}: ${card}, ${points}`,
  piecesNow: (count) => `Pieces ${count}`,
  toPlace: (piece, q, r, turn) => `place ${piece} at column ${q}, row ${r}, turn ${turn}`,
  toPlay: (card, points) => `play ${card} for ${points}`,
  toRemove: (piece, q, r) => `remove ${piece} from column ${q}, row ${r}`,
  source: (phase, colour) => `${phase}: ${colour}`,
};
