import type { Seat } from '../../../core/index.ts';
import type { CardName, Colour, Jericho, Share } from '../rules/rules.ts';
import { does, doesInside, toLabels } from '../../../messages/messages.ts';
import type { EnglishMessages, GameCatalogue, Names } from '../../../messages/messages.ts';
import { capital, nounIn, percentIn } from '../../../messages/text.ts';
import type { Widen } from '../../../messages/widen.ts';

const colours = { yellow: 'yellow', red: 'red', green: 'green', blue: 'blue', purple: 'purple' };
const card = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'trumpet' : `${colours[colour as Colour]} ${value}`;
};
/** As the object of a sentence: "a trumpet". */
const some = (name: CardName | null): string =>
  name === null ? 'a card' : name === 'trumpet' ? 'a trumpet' : card(name);
const cards = nounIn('en', 'card', 'cards');
const trumpets = nounIn('en', 'trumpet', 'trumpets');
const losses = (shares: readonly Share[], names: Names): string =>
  shares
    .map(({ seat, cards: [first = 'trumpet', ...more] }) => {
      const times = more.length === 0 ? '' : `${more.length + 1} × `;
      return `${times}${card(first)} from ${names.seat(seat)}`;
    })
    .join(', ');

const stay = (count: number): string =>
  count === 0 ? '' : ` ${cards(count)} ${count === 1 ? 'stays' : 'stay'} in the supply.`;

const percent = percentIn('en');
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
const the = (name: CardName): string => (name === 'trumpet' ? 'the trumpet' : card(name));

export const en = {
  asks: {
    lay: 'Lay a wall card face down: it will be your first wall.',
    feed: 'Choose a card for the supply.',
    build: 'Build with a wall card.',
    trumpet: 'Play a trumpet on a colour.',
    supply: 'Add a card to the supply.',
  },
  colours,
  card,
  round: (round: number) => `Round ${round} of 3`,
  pile: (count: number) => `${cards(count)} in the draw pile`,
  scoringLater: (draws: number) =>
    draws === 1 ? 'no scoring card in the next draw' : `no scoring card in the next ${draws} draws`,
  scoringNext: (among: number) =>
    among === 1
      ? 'the next draw is the scoring card'
      : `scoring card next: 1 in ${among} (${percent(100 / among)})`,
  supply: (count: number) => `Supply: ${cards(count)}`,
  supplyKnown: (list: string) => `known to all: ${list}`,
  supplyYours: (list: string) => `put in by you: ${list}`,
  supplyUnknown: (count: number) => `unknown: ${cards(count)}`,
  hand: (list: string) => `Your hand: ${list}`,
  layout: (name: string) => `Face down in front of you: ${name}`,
  chosen: (name: string) => `You have chosen ${name} and wait for the others.`,
  out: (count: number) => `${trumpets(count)} out of the game`,
  rows: { won: 'won', hand: 'hand', fed: 'put in' },
  legend: 'T trumpet (2), * longest wall, “put in”: unknown cards in the supply',
  seat: (name: string, won: number, hand: number, fed: number) =>
    `${name}: ${cards(won)} won, ${cards(hand)} in hand, ${cards(fed)} put into the supply unseen.`,
  turn: (name: string) => `${name} to play.`,
  /** During the layout or feeding. */
  begins: (name: string) => `${name} will begin.`,
  wall: (name: string, colour: string, list: string, length: number) =>
    `${name}, ${colour} wall: ${list}; length ${length}.`,
  noWalls: (name: string) => `${name} has no walls.`,
  events: {
    laid: (e, names) => `${does(names, e.seat, 'lays', 'lay')} ${some(e.card)} face down.`,
    fed: (e, names) =>
      e.card === null
        ? `${does(names, e.seat, 'feeds', 'feed')} the supply.`
        : `${does(names, e.seat, 'feeds', 'feed')} the supply with ${some(e.card)}.`,
    revealed: (e, names) =>
      e.card === 'trumpet'
        ? `${does(names, e.seat, 'reveals', 'reveal')} a trumpet: it leaves the game.`
        : `${does(names, e.seat, 'reveals', 'reveal')} ${card(e.card)} as a first wall.`,
    built: (e, names) => `${does(names, e.seat, 'builds', 'build')} with ${some(e.card)}.`,
    trumpetPlayed: (e, names) =>
      `${does(names, e.seat, 'plays', 'play')} a trumpet on ${colours[e.colour]}.` +
      (e.removed.length === 0 ? ' Nobody has such a wall.' : ` To the supply: ${losses(e.removed, names)}.`) +
      (e.fallen.length === 0 ? '' : ` Left alone and out of the game: ${losses(e.fallen, names)}.`) +
      (e.joins ? ' The trumpet played joins the player’s own wall.' : ' The trumpet played leaves the game.'),
    supplied: (e, names) => `${does(names, e.seat, 'adds', 'add')} ${some(e.card)} to the supply.`,
    drew: (e, names) => `${does(names, e.seat, 'draws', 'draw')} ${some(e.card)}.`,
    scoringDrawn: (e, names) =>
      `${does(names, e.seat, 'draws', 'draw')} a scoring card: round ${e.round} is over and is scored.`,
    supplyShown: (e) =>
      (e.cards.length === 0
        ? 'There is no wall card in the supply.'
        : `In the supply: ${e.cards.map(card).join(', ')}.`) +
      (e.trumpets === 0
        ? ''
        : ` ${trumpets(e.trumpets)} in it ${e.trumpets === 1 ? 'leaves' : 'leave'} the game.`),
    scored: (e, names) => {
      const colour = capital(colours[e.colour]);
      if (e.shares.length === 0) return `${colour}: nobody has a wall.${stay(e.left.length)}`;
      const seats = toLabels(names).seats(e.shares.map(({ seat }) => seat));
      const each = e.shares[0]?.cards.length ?? 0;
      if (e.shares.length === 1) return `${colour}, longest wall ${e.length}: ${seats} takes ${cards(each)}.`;
      const take = each === 0 ? 'tie, too few cards to share' : `tie and take ${cards(each)} each`;
      return `${colour}, longest wall ${e.length}: ${seats} ${take}.${stay(e.left.length)}`;
    },
    roundBegun: (e, names) =>
      `Round ${e.round}: everyone feeds the supply, then ${doesInside(names, e.start, 'begins', 'begin')}.`,
    onesTaken: (e, names) =>
      `${does(names, e.seat, 'wins', 'win')} the ${e.cards.length === 1 ? '1' : `${e.cards.length} 1s`} in the walls: ${e.cards.map(card).join(', ')}.` +
      (e.fallen === 0
        ? ''
        : ` ${trumpets(e.fallen)} left alone ${e.fallen === 1 ? 'leaves' : 'leave'} the game.`),
    matchOver: (e, names) => {
      const list = (counts: readonly number[]): string =>
        counts.map((count, seat) => `${toLabels(names).seat(seat)} ${count}`).join(', ');
      const title = e.winners.length === 1 ? 'Winner' : 'Winners';
      return `The match is over. Cards won: ${list(e.scores)}; left in walls: ${list(e.walls)}. ${title}: ${toLabels(names).seats(e.winners)}.`;
    },
  },
  refusals: {
    over: 'The match is over.',
    turn: 'It is not your turn.',
    chosen: 'You have already chosen.',
    layNow: 'First everyone lays a card face down.',
    feedNow: 'First everyone adds a card to the supply.',
    laidBefore: 'You lay a card face down only before the first round.',
    fedBefore:
      'Everyone fills the supply only at the start of a round; on your turn you can add a card to it.',
    notInHand: 'You do not have that card.',
    wallFirst: 'Play a wall card first. A wall can’t be only trumpets.',
    notAWall: 'You can’t build with a trumpet; play it on a colour.',
    noTrumpet: 'You have no trumpet.',
  },
  /** Messages of the board. */
  board: {
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
    buildHere: (name: CardName, length: number) => `build ${card(name)} here, then your wall is ${length}`,
    soundHere: (outcome: string) => `play the trumpet here. ${outcome}`,
    putHere: (card: CardName) => `add ${the(card)} to it`,
    layHere: (card: CardName) => `lay ${the(card)} here`,
    place: (name: string | null) => (name === null ? 'your place' : `place of ${name}`),
    placeEmpty: 'empty',
    placeDown: 'a card face down',
    placeOwn: (name: CardName) => `${card(name)}, face down`,
    choosing: 'choosing',
    ready: 'ready',
    toPlay: 'to play',
    asks: {
      turn: 'Your turn: choose a card.',
      wall: (name: CardName) => `${capital(card(name))}: build it, or add it to the supply.`,
      aim: 'Choose a colour for the trumpet, or add it to the supply.',
      lay: (card: CardName) => `Lay ${the(card)} face down in your place.`,
      feed: (card: CardName) => `Add ${the(card)} to the supply, face down.`,
      waiting: (card: CardName, names: string, count: number) =>
        `You have chosen ${the(card)}. ${names} ${count === 1 ? 'is' : 'are'} still choosing.`,
      theyLay: (names: string, count: number) =>
        `${names} ${count === 1 ? 'is' : 'are'} choosing a first card.`,
      theyFeed: (names: string, count: number) =>
        `${names} ${count === 1 ? 'is' : 'are'} choosing a card for the supply.`,
      sounds: (names: Names, seat: Seat, colour: Colour) =>
        `${does(names, seat, 'plays', 'play')} a trumpet: ${colours[colour]}!`,
      opens: (count: number, trumpets: number) =>
        `The supply opens: ${count === 1 ? '1 wall card' : `${count} wall cards`}` +
        (trumpets === 0
          ? '.'
          : `; ${trumpets === 1 ? '1 trumpet leaves' : `${trumpets} trumpets leave`} the game.`),
      ones: (names: Names, seat: Seat, count: number) =>
        `${does(names, seat, 'wins', 'win')} ${count === 1 ? 'the 1' : `${count} 1s`} from the walls.`,
      over: (names: string, won: number) => `The match is over. Most cards won: ${names}, ${cards(won)}.`,
    },
    falls: (name: CardName, count: number, changes: string) =>
      `${count === 1 ? capital(card(name)) : `${count} × ${card(name)}`} ${count === 1 ? 'falls' : 'fall'}: ${changes}.`,
    fallsNothing: (colour: Colour) => `Nobody has a ${colours[colour]} wall: nothing falls.`,
    joins: (length: number) => `Your trumpet joins your wall: ${length}.`,
    leaves: 'Your trumpet leaves the game.',
    phrase: {
      lay: (card: CardName) => `lay ${the(card)} face down`,
      feed: (card: CardName) => `add ${the(card)} to the supply, face down`,
      build: (name: CardName) => `build ${card(name)}`,
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
      leads: (names: string, won: number) => `In the lead: ${names}, ${cards(won)}.`,
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
  },
  /** When something happens for the first time in a match. */
  tips: {
    scoring: 'A scoring card! The longest wall of each colour now takes its supply cards.',
    shared: 'Equally long walls share. Cards that can’t be shared stay in the supply.',
    joins: 'A trumpet joins its player’s wall, if one still stands, and counts 2.',
    alone: 'A wall can’t be only trumpets: they leave the game.',
    ones: 'At the very end, you win each 1 in your walls.',
  },
} satisfies EnglishMessages<Jericho>;

export type JerichoMessages = Widen<typeof en, GameCatalogue<Jericho>>;
