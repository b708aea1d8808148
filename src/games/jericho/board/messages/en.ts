import type { CardName, Colour } from '../../rules/rules.ts';
import type { BoardMessages } from '../../../../web/ui/board/boardModule.ts';
import type { AtLeast, Widen } from '../../../../messages/widen.ts';
import { capital, nounIn } from '../../../../messages/text.ts';

export interface WallTold {
  readonly colour: Colour;
  /** Null for one's own. */
  readonly name: string | null;
  /** "5, trumpet, 1" */
  readonly cards: string;
  readonly length: number;
  readonly lead: 'alone' | 'tie' | '';
  readonly next: number | null;
}

const colours = { yellow: 'yellow', red: 'red', green: 'green', blue: 'blue', purple: 'purple' };
const cardNamed = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'trumpet' : `${colours[colour as Colour]} ${value}`;
};
const the = (name: CardName): string => (name === 'trumpet' ? 'the trumpet' : cardNamed(name));
const cards = nounIn('en', 'card', 'cards');

export const en = {
  howTo: () => [
    'The cards of one colour in front of you form a wall; its length is the sum of its cards.',
    'On your turn build with a wall card, play a trumpet, or add any card face down to the supply. Then you draw a card.',
    'A trumpet names a colour: the highest cards in all walls of that colour fall into the supply, yours too. If you still have a wall there, the trumpet joins it and counts 2.',
    'When a scoring card is drawn, the longest wall of each colour wins the supply cards of that colour. After the third one your 1s count too, and the most cards win.',
  ],
  tempers: ['Loves to blow down other people’s walls.', 'Builds, builds, and builds.'],
  options: {},
  optionValues: {},
  parts: {
    seats: 'Seats',
    walls: 'Walls',
    layouts: 'First cards',
    market: 'Supply and draw pile',
    hand: 'Your hand',
    hands: 'All hands',
    won: 'Cards won',
  },
  supply: 'Supply',
  pile: 'Draw pile',
  allKnow: 'Everyone knows',
  onlyYou: 'Only you know',
  hidden: 'Hidden',
  tie: 'tie',
  won: 'won',
  stays: 'stays',
  yourPlace: 'Your place',
  chosen: 'chosen',
  safeDraws: (count: number) => (count === 1 ? 'No scoring for 1 draw' : `No scoring for ${count} draws`),
  oneIn: (count: number) => (count === 1 ? 'Next card scores' : `Next card scores: 1 in ${count}`),
  layerSafe: (count: number) => `${count} safe`,
  layerHot: (count: number, round: number) => `${count}: one scores round ${round}`,
  colour: (colour: Colour) => capital(colours[colour]),
  leads: (colour: Colour, names: string, length: number) =>
    `${capital(colours[colour])}: ${names} leads with ${length}`,
  ties: (colour: Colour, names: string, length: number) =>
    `${capital(colours[colour])}: ${names} tie at ${length}`,
  nobody: (colour: Colour) => `${capital(colours[colour])}: nobody has a wall`,
  wall: ({ colour, name, cards: list, length, lead, next }: WallTold) => {
    const whose = name === null ? `your ${colours[colour]} wall` : `${colours[colour]} wall of ${name}`;
    const rank = lead === 'alone' ? ', longest' : lead === 'tie' ? ', longest in a tie' : '';
    const then = next === null ? '' : `; it would be ${next}`;
    return list === '' ? `${whose}: none${then}` : `${whose}: ${list}; length ${length}${rank}${then}`;
  },
  buildHere: (card: CardName, length: number) => `build ${cardNamed(card)} here, then your wall is ${length}`,
  soundHere: (outcome: string) => `play the trumpet here. ${outcome}`,
  putHere: (card: CardName) => `add ${the(card)} to it`,
  layHere: (card: CardName) => `lay ${the(card)} here`,
  place: (name: string | null) => (name === null ? 'your place' : `place of ${name}`),
  placeEmpty: 'empty',
  placeDown: 'a card face down',
  placeOwn: (card: CardName) => `${cardNamed(card)}, face down`,
  choosing: 'choosing',
  ready: 'ready',
  toPlay: 'to play',
  asks: {
    turn: 'Your turn: choose a card.',
    wall: (card: CardName) => `${capital(cardNamed(card))}: build it, or add it to the supply.`,
    aim: 'Choose a colour for the trumpet, or add it to the supply.',
    lay: (card: CardName) => `Lay ${the(card)} face down in your place.`,
    feed: (card: CardName) => `Add ${the(card)} to the supply, face down.`,
    waiting: (card: CardName, names: string, count: number) =>
      `You have chosen ${the(card)}. ${names} ${count === 1 ? 'is' : 'are'} still choosing.`,
    theyLay: (names: string, count: number) =>
      `${names} ${count === 1 ? 'is' : 'are'} choosing a first card.`,
    theyFeed: (names: string, count: number) =>
      `${names} ${count === 1 ? 'is' : 'are'} choosing a card for the supply.`,
    sounds: (name: string, colour: Colour) => `${name} plays a trumpet: ${colours[colour]}!`,
    opens: (count: number, trumpets: number) =>
      `The supply opens: ${count === 1 ? '1 wall card' : `${count} wall cards`}` +
      (trumpets === 0
        ? '.'
        : `; ${trumpets === 1 ? '1 trumpet leaves' : `${trumpets} trumpets leave`} the game.`),
    ones: (name: string, count: number) =>
      `${name} wins ${count === 1 ? 'the 1' : `${count} 1s`} from the walls.`,
    over: (names: string, count: number, won: number) =>
      `The match is over: ${names} ${count === 1 ? 'wins' : 'share the victory'} with ${cards(won)}.`,
  },
  falls: (card: CardName, count: number, changes: string) =>
    `${count === 1 ? capital(cardNamed(card)) : `${count} × ${cardNamed(card)}`} ${count === 1 ? 'falls' : 'fall'}: ${changes}.`,
  fallsNothing: (colour: Colour) => `Nobody has a ${colours[colour]} wall: nothing falls.`,
  joins: (length: number) => `Your trumpet joins your wall: ${length}.`,
  leaves: 'Your trumpet leaves the game.',
  phrase: {
    lay: (card: CardName) => `lay ${the(card)} face down`,
    feed: (card: CardName) => `add ${the(card)} to the supply, face down`,
    build: (card: CardName) => `build ${cardNamed(card)}`,
    supply: (card: CardName) => `add ${the(card)} to the supply`,
    trumpet: (colour: Colour) => `play the trumpet on ${colours[colour]}`,
  },
  scoring: {
    show: (round: number) => `How round ${round} was scored`,
    hide: 'Back to the walls',
    title: (round: number) => `Scoring of round ${round}`,
    /** Null for the viewing seat. */
    drawn: (name: string | null) => `${name ?? 'You'} drew the scoring card.`,
    takes: (name: string, count: number) => (count === 1 ? `${name}: 1 card` : `${name}: ${count} cards`),
    share: (names: string, each: number) => (each === 0 ? `${names}: none` : `${names}: ${each} each`),
    stays: (count: number) => `${count} ${count === 1 ? 'stays' : 'stay'} in the supply`,
    beats: (length: number, next: number) => `${length} beats ${next}`,
    alone: (length: number) => `the only wall, ${length}`,
    tied: (length: number) => `tied at ${length}`,
    leads: (names: string, count: number, won: number) =>
      `${names} ${count === 1 ? 'leads' : 'lead'} with ${cards(won)}.`,
    nobody: 'nobody has a wall',
  },
  log: { toSupply: 'into the supply', built: 'built', on: 'on' },
  sources: {
    colour: (colour: Colour) => `${capital(colours[colour])} from the supply`,
    ones: '1s from the walls',
    /** J26: the tie-break. */
    walls: 'Cards left in walls',
    all: 'Cards won',
  },
} satisfies AtLeast<BoardMessages>;

export type JerichoBoardMessages = Widen<typeof en, BoardMessages>;
