import type { CardName, Colour, Jericho, Share } from '../rules/rules.ts';
import type { GameMessages, Names } from '../../../messages/messages.ts';
import { capital, nounIn, percentIn } from '../../../messages/text.ts';
import type { AtLeast, Widen } from '../../../messages/widen.ts';

const colours = { yellow: 'yellow', red: 'red', green: 'green', blue: 'blue', purple: 'purple' };

const card = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'trumpet' : `${colours[colour as Colour]} ${value}`;
};

/** As the object of a sentence: "a trumpet". */
const some = (name: CardName): string => (name === 'trumpet' ? 'a trumpet' : card(name));

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
    laid: (e, names) =>
      e.card === null
        ? `${names.seat(e.seat)} lays a card face down.`
        : `${names.seat(e.seat)} lays ${some(e.card)} face down.`,
    fed: (e, names) =>
      e.card === null
        ? `${names.seat(e.seat)} feeds the supply.`
        : `${names.seat(e.seat)} feeds the supply with ${some(e.card)}.`,
    revealed: (e, names) =>
      e.card === 'trumpet'
        ? `${names.seat(e.seat)} reveals a trumpet: it leaves the game.`
        : `${names.seat(e.seat)} reveals ${card(e.card)} as a first wall.`,
    built: (e, names) => `${names.seat(e.seat)} builds with ${some(e.card)}.`,
    trumpetPlayed: (e, names) =>
      `${names.seat(e.seat)} plays a trumpet on ${colours[e.colour]}.` +
      (e.removed.length === 0 ? ' Nobody has such a wall.' : ` To the supply: ${losses(e.removed, names)}.`) +
      (e.fallen.length === 0 ? '' : ` Left alone and out of the game: ${losses(e.fallen, names)}.`) +
      (e.joins ? ' The trumpet played joins the player’s own wall.' : ' The trumpet played leaves the game.'),
    supplied: (e, names) =>
      e.card === null
        ? `${names.seat(e.seat)} adds a card to the supply.`
        : `${names.seat(e.seat)} adds ${some(e.card)} to the supply.`,
    drew: (e, names) =>
      e.card === null
        ? `${names.seat(e.seat)} draws a card.`
        : `${names.seat(e.seat)} draws ${some(e.card)}.`,
    scoringDrawn: (e, names) =>
      `${names.seat(e.seat)} draws a scoring card: round ${e.round} is over and is scored.`,
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
      const seats = names.seats(e.shares.map(({ seat }) => seat));
      const each = e.shares[0]?.cards.length ?? 0;
      if (e.shares.length === 1) return `${colour}, longest wall ${e.length}: ${seats} takes ${cards(each)}.`;
      const take = each === 0 ? 'tie, too few cards to share' : `tie and take ${cards(each)} each`;
      return `${colour}, longest wall ${e.length}: ${seats} ${take}.${stay(e.left.length)}`;
    },
    roundBegun: (e, names) =>
      `Round ${e.round}: everyone feeds the supply, then ${names.seat(e.start)} begins.`,
    onesTaken: (e, names) =>
      `${names.seat(e.seat)} wins the ${e.cards.length === 1 ? '1' : `${e.cards.length} 1s`} in the walls: ${e.cards.map(card).join(', ')}.` +
      (e.fallen === 0
        ? ''
        : ` ${trumpets(e.fallen)} left alone ${e.fallen === 1 ? 'leaves' : 'leave'} the game.`),
    matchOver: (e, names) => {
      const list = (counts: readonly number[]): string =>
        counts.map((count, seat) => `${names.seat(seat)} ${count}`).join(', ');
      const title = e.winners.length === 1 ? 'Winner' : 'Winners';
      return `The match is over. Cards won: ${list(e.scores)}; left in walls: ${list(e.walls)}. ${title}: ${names.seats(e.winners)}.`;
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
} satisfies AtLeast<GameMessages<Jericho>>;

export type JerichoMessages = Widen<typeof en, GameMessages<Jericho>>;
