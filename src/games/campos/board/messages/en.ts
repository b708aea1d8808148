import type { Shared } from '../../rules/rules.ts';
import type { BoardMessages } from '../../../../web/ui/board/boardModule.ts';

type Phase = Shared['phase'];
/** Whether a card's condition holds now, and whether it would after the previewed move. */
export type CardState = 'holds' | 'fails' | 'soon' | 'lost';

export interface CamposBoardMessages extends BoardMessages {
  readonly area: string;
  readonly pieces: string;
  readonly cards: string;
  readonly largest: string;
  readonly scores: string;
  readonly playedCards: string;
  readonly noneYet: string;
  readonly first: { readonly [P in Phase]: string };
  readonly second: { readonly [P in Phase]: string };
  readonly secondOnly: { readonly [P in Phase]: string };
  readonly waits: { readonly [P in Phase]: (name: string) => string };
  readonly waitsAgain: { readonly [P in Phase]: (name: string) => string };
  readonly over: (winners: string) => string;
  readonly myPiece: (piece: string, turn: number) => string;
  readonly noPiece: string;
  readonly turnOn: string;
  readonly placeIt: string;
  readonly takeIt: string;
  readonly closer: string;
  readonly farther: string;
  readonly fits: (q: number, r: number, turn: number, changes: readonly string[]) => string;
  readonly change: (colour: string, from: number, to: number) => string;
  readonly withFacts: (piece: string, facts: readonly string[]) => string;
  readonly isLast: string;
  readonly mayGo: (changes: readonly string[]) => string;
  readonly staysHere: string;
  readonly isHinted: string;
  /** "largest red area: 8" */
  readonly size: (colour: string, size: number) => string;
  readonly sizeAfter: (colour: string, size: number, after: number) => string;
  /** A scoring card and its state: "red > blue = green: 8 > 4 +5, holds now". */
  readonly card: (card: string, sizes: string, points: number, state: string) => string;
  readonly states: { readonly [S in CardState]: string };
  readonly mayPlay: (card: string) => string;
  readonly seat: (name: string, points: string, cards: string, pieces: readonly string[]) => string;
  readonly playedBy: (name: string, card: string, points: string) => string;
  readonly piecesNow: (count: number) => string;
  /** The same without a place, because the board shows it. */
  readonly placeSo: (piece: string) => string;
  readonly removeSo: (piece: string) => string;
  readonly toPlace: (piece: string, q: number, r: number, turn: number) => string;
  readonly toPlay: (card: string, points: string) => string;
  readonly toRemove: (piece: string, q: number, r: number) => string;
  /** The change from building to removing (C10–C13): what ended it, what leaves, what all seats get, what may go. */
  readonly turned: {
    readonly cards: (name: string) => string;
    readonly pieces: (name: string) => string;
    readonly left: string;
    readonly dealt: (count: number, next: string) => string;
    readonly now: string;
    readonly how: string;
  };
  readonly log: { readonly placed: string; readonly removed: string };
  readonly source: (colour: string) => string;
  readonly all: string;
}

const grown = (changes: readonly string[]): string =>
  changes.length === 0 ? 'the largest areas stay as they are' : changes.join(', ');

export const en: CamposBoardMessages = {
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
  },
  second: {
    construction: 'Now the other piece, or a card.',
    deconstruction: 'Now a second piece, or a card.',
  },
  secondOnly: {
    construction: 'Place your other piece. None of your cards can score yet.',
    deconstruction: 'Remove a second piece. None of your cards can score now.',
  },
  waits: {
    construction: (name) => `${name} is placing a piece.`,
    deconstruction: (name) => `${name} is removing a piece.`,
  },
  waitsAgain: {
    construction: (name) => `${name}: a second piece, or a card.`,
    deconstruction: (name) => `${name} removes another piece or plays a card.`,
  },
  over: (winners) => `The match is over. Most points: ${winners}.`,
  myPiece: (piece, turn) => `${piece}, turn ${turn}`,
  noPiece: 'placed',
  turnOn: 'Turn the piece (R)',
  placeIt: 'Place it here',
  takeIt: 'Remove this piece',
  closer: 'Zoom in',
  farther: 'Zoom out',
  fits: (q, r, turn, changes) => `Place at column ${q}, row ${r}, turn ${turn}: ${grown(changes)}`,
  change: (colour, from, to) => `${colour} ${from} to ${to}`,
  withFacts: (piece, facts) => [piece, ...facts].join('. '),
  isLast: 'Last move',
  mayGo: (changes) => `You may remove it: ${grown(changes)}`,
  staysHere: 'You can’t remove it now',
  isHinted: 'Hint',
  size: (colour, size) => `Largest area ${colour}: ${size}`,
  sizeAfter: (colour, size, after) => `Largest area ${colour}: ${size}→${after}`,
  card: (card, sizes, points, state) => `${card}: ${sizes} +${points}, ${state}`,
  states: {
    holds: 'can score now',
    fails: 'can’t score yet',
    soon: 'could score after this move',
    lost: 'could no longer score after this move',
  },
  mayPlay: (card) => `${card}; you may play it`,
  seat: (name, points, cards, pieces) => [name, points, cards, ...pieces].join(', '),
  playedBy: (name, card, points) => `${name}: ${card}, ${points}`,
  piecesNow: (count) => (count === 1 ? '1 piece in the area' : `${count} pieces in the area`),
  placeSo: (piece) => `place the ${piece} piece here`,
  removeSo: (piece) => `remove the ${piece} piece`,
  toPlace: (piece, q, r, turn) => `place ${piece} at column ${q}, row ${r}, turn ${turn}`,
  toPlay: (card, points) => `play ${card} for ${points}`,
  toRemove: (piece, q, r) => `remove ${piece} from column ${q}, row ${r}`,
  turned: {
    cards: (name) => `Construction is over: ${name} has played their last card.`,
    pieces: (name) => `Construction is over: ${name} has fewer than two pieces.`,
    left: 'Pieces not placed leave the game. The largest areas now:',
    dealt: (count, next) => `Everyone gets ${count} new cards, and ${next} begins.`,
    now: 'Now you take the area apart.',
    how: 'Only from the outside: the area must stay in one piece, and locked pieces stay.',
  },
  log: { placed: 'placed', removed: 'removed' },
  source: (colour) => `Areas: ${colour}`,
  all: 'All points',
};
