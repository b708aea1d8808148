import type { CardName, Colour } from '../../rules/rules.ts';
import type { BoardMessages } from '../../../../web/ui/board/boardModule.ts';

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

export interface JerichoBoardMessages extends BoardMessages {
  readonly parts: {
    readonly seats: string;
    readonly walls: string;
    readonly layouts: string;
    readonly market: string;
    readonly hand: string;
    readonly hands: string;
    readonly won: string;
  };
  /** Visible headings and short labels. */
  readonly supply: string;
  readonly pile: string;
  readonly allKnow: string;
  readonly onlyYou: string;
  readonly hidden: string;
  readonly tie: string;
  readonly won: string;
  readonly stays: string;
  readonly yourPlace: string;
  readonly chosen: string;
  readonly safeDraws: (count: number) => string;
  readonly oneIn: (count: number) => string;
  readonly layerSafe: (count: number) => string;
  readonly layerHot: (count: number, round: number) => string;
  readonly colour: (colour: Colour) => string;
  readonly leads: (colour: Colour, names: string, length: number) => string;
  readonly ties: (colour: Colour, names: string, length: number) => string;
  readonly nobody: (colour: Colour) => string;
  readonly wall: (wall: WallTold) => string;
  readonly buildHere: (card: CardName, length: number) => string;
  readonly soundHere: (outcome: string) => string;
  readonly putHere: (card: CardName) => string;
  readonly layHere: (card: CardName) => string;
  readonly place: (name: string | null) => string;
  readonly placeEmpty: string;
  readonly placeDown: string;
  readonly placeOwn: (card: CardName) => string;
  readonly choosing: string;
  readonly ready: string;
  readonly toPlay: string;
  /** Prompts. */
  readonly asks: {
    readonly turn: string;
    readonly wall: (card: CardName) => string;
    readonly aim: string;
    readonly lay: (card: CardName) => string;
    readonly feed: (card: CardName) => string;
    readonly waiting: (card: CardName, names: string, count: number) => string;
    readonly theyLay: (names: string, count: number) => string;
    readonly theyFeed: (names: string, count: number) => string;
    readonly sounds: (name: string, colour: Colour) => string;
    readonly opens: (cards: number, trumpets: number) => string;
    readonly ones: (name: string, count: number) => string;
    readonly over: (names: string, count: number, cards: number) => string;
  };
  readonly falls: (card: CardName, count: number, changes: string) => string;
  readonly fallsNothing: (colour: Colour) => string;
  readonly joins: (length: number) => string;
  readonly leaves: string;
  readonly phrase: {
    readonly lay: (card: CardName) => string;
    readonly feed: (card: CardName) => string;
    readonly build: (card: CardName) => string;
    readonly supply: (card: CardName) => string;
    readonly trumpet: (colour: Colour) => string;
  };
  readonly scoring: {
    readonly show: (round: number) => string;
    readonly hide: string;
    readonly title: (round: number) => string;
    /** Null for the viewing seat. */
    readonly drawn: (name: string | null) => string;
    readonly takes: (name: string, count: number) => string;
    readonly share: (names: string, each: number) => string;
    readonly stays: (count: number) => string;
    readonly beats: (length: number, next: number) => string;
    readonly alone: (length: number) => string;
    readonly tied: (length: number) => string;
    readonly leads: (names: string, count: number, cards: number) => string;
    readonly nobody: string;
  };
  readonly log: { readonly toSupply: string; readonly built: string; readonly on: string };
  readonly sources: {
    readonly colour: (colour: Colour) => string;
    readonly ones: string;
    /** J26: the tie-break. */
    readonly walls: string;
    readonly all: string;
  };
}

const colours = { yellow: 'yellow', red: 'red', green: 'green', blue: 'blue', purple: 'purple' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const cardNamed = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'trumpet' : `${colours[colour as Colour]} ${value}`;
};
const the = (name: CardName): string => (name === 'trumpet' ? 'the trumpet' : cardNamed(name));
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const en: JerichoBoardMessages = {
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
  safeDraws: (count) => (count === 1 ? 'No scoring for 1 draw' : `No scoring for ${count} draws`),
  oneIn: (count) => (count === 1 ? 'Next card scores' : `Next card scores: 1 in ${count}`),
  layerSafe: (count) => `${count} safe`,
  layerHot: (count, round) => `${count}: one scores round ${round}`,
  colour: (colour) => capital(colours[colour]),
  leads: (colour, names, length) => `${capital(colours[colour])}: ${names} leads with ${length}`,
  ties: (colour, names, length) => `${capital(colours[colour])}: ${names} tie at ${length}`,
  nobody: (colour) => `${capital(colours[colour])}: nobody has a wall`,
  wall: ({ colour, name, cards: list, length, lead, next }) => {
    const whose = name === null ? `your ${colours[colour]} wall` : `${colours[colour]} wall of ${name}`;
    const rank = lead === 'alone' ? ', longest' : lead === 'tie' ? ', longest in a tie' : '';
    const then = next === null ? '' : `; it would be ${next}`;
    return list === '' ? `${whose}: none${then}` : `${whose}: ${list}; length ${length}${rank}${then}`;
  },
  buildHere: (card, length) => `build ${cardNamed(card)} here, then your wall is ${length}`,
  soundHere: (outcome) => `play the trumpet here. ${outcome}`,
  putHere: (card) => `add ${the(card)} to it`,
  layHere: (card) => `lay ${the(card)} here`,
  place: (name) => (name === null ? 'your place' : `place of ${name}`),
  placeEmpty: 'empty',
  placeDown: 'a card face down',
  placeOwn: (card) => `${cardNamed(card)}, face down`,
  choosing: 'choosing',
  ready: 'ready',
  toPlay: 'to play',
  asks: {
    turn: 'Your turn: choose a card.',
    wall: (card) => `${capital(cardNamed(card))}: build it, or add it to the supply.`,
    aim: 'Choose a colour for the trumpet, or add it to the supply.',
    lay: (card) => `Lay ${the(card)} face down in your place.`,
    feed: (card) => `Add ${the(card)} to the supply, face down.`,
    waiting: (card, names, count) =>
      `You have chosen ${the(card)}. ${names} ${count === 1 ? 'is' : 'are'} still choosing.`,
    theyLay: (names, count) => `${names} ${count === 1 ? 'is' : 'are'} choosing a first card.`,
    theyFeed: (names, count) => `${names} ${count === 1 ? 'is' : 'are'} choosing a card for the supply.`,
    sounds: (name, colour) => `${name} plays a trumpet: ${colours[colour]}!`,
    opens: (count, trumpets) =>
      `The supply opens: ${count === 1 ? '1 wall card' : `${count} wall cards`}` +
      (trumpets === 0
        ? '.'
        : `; ${trumpets === 1 ? '1 trumpet leaves' : `${trumpets} trumpets leave`} the game.`),
    ones: (name, count) => `${name} wins ${count === 1 ? 'the 1' : `${count} 1s`} from the walls.`,
    over: (names, count, won) =>
      `The match is over: ${names} ${count === 1 ? 'wins' : 'share the victory'} with ${cards(won)}.`,
  },
  falls: (card, count, changes) =>
    `${count === 1 ? capital(cardNamed(card)) : `${count} × ${cardNamed(card)}`} ${count === 1 ? 'falls' : 'fall'}: ${changes}.`,
  fallsNothing: (colour) => `Nobody has a ${colours[colour]} wall: nothing falls.`,
  joins: (length) => `Your trumpet joins your wall: ${length}.`,
  leaves: 'Your trumpet leaves the game.',
  phrase: {
    lay: (card) => `lay ${the(card)} face down`,
    feed: (card) => `add ${the(card)} to the supply, face down`,
    build: (card) => `build ${cardNamed(card)}`,
    supply: (card) => `add ${the(card)} to the supply`,
    trumpet: (colour) => `play the trumpet on ${colours[colour]}`,
  },
  scoring: {
    show: (round) => `How round ${round} was scored`,
    hide: 'Back to the walls',
    title: (round) => `Scoring of round ${round}`,
    drawn: (name) => `${name ?? 'You'} drew the scoring card.`,
    takes: (name, count) => (count === 1 ? `${name}: 1 card` : `${name}: ${count} cards`),
    share: (names, each) => (each === 0 ? `${names}: none` : `${names}: ${each} each`),
    stays: (count) => `${count} ${count === 1 ? 'stays' : 'stay'} in the supply`,
    beats: (length, next) => `${length} beats ${next}`,
    alone: (length) => `the only wall, ${length}`,
    tied: (length) => `tied at ${length}`,
    leads: (names, count, won) => `${names} ${count === 1 ? 'leads' : 'lead'} with ${cards(won)}.`,
    nobody: 'nobody has a wall',
  },
  log: { toSupply: 'into the supply', built: 'built', on: 'on' },
  sources: {
    colour: (colour) => `${capital(colours[colour])} from the supply`,
    ones: '1s from the walls',
    walls: 'Cards left in walls',
    all: 'Cards won',
  },
};
