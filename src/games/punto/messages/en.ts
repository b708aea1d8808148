import type { CardName, Colour, Punto } from '../rules/rules.ts';
import type { GameMessages } from '../../../messages/messages.ts';
import type { AtLeast, Widen } from '../../../messages/widen.ts';

const colours = { red: 'red', green: 'green', blue: 'blue', yellow: 'yellow' };

const card = (name: CardName): string => {
  const [colour, points] = name.split('-');
  return `${colours[colour as Colour]} ${points}`;
};

export const en = {
  asks: { place: 'Place your card.' },
  colours,
  card,
  round: (round: number, toWin: number) =>
    `Round ${round}, ${toWin === 1 ? 'one round wins' : `${toWin} rounds win`}`,
  wins: (count: number) => (count === 1 ? '1 round won' : `${count} rounds won`),
  deck: (count: number) => (count === 1 ? '1 card left' : `${count} cards left`),
  nextCard: (name: string) => `face up: ${name}`,
  removed: (cards: readonly string[]) => `Out of the match: ${cards.join(', ')}`,
  cell: (x: number, y: number, name: string) => `column ${x}, row ${y}: ${name}`,
  events: {
    turnedUp: (e, names) => `${names.seat(e.seat)} turns up ${card(e.card)}.`,
    placed: (e, names) =>
      e.covered === null
        ? `${names.seat(e.seat)} places ${card(e.card)} at column ${e.x}, row ${e.y}.`
        : `${names.seat(e.seat)} places ${card(e.card)} on ${card(e.covered)} at column ${e.x}, row ${e.y}.`,
    stuck: (e, names) =>
      e.lacks === 'card'
        ? `${names.seat(e.seat)} is out of cards: the round ends, and rows one card short decide.`
        : `${names.seat(e.seat)} can’t place a card: the round ends, and rows one card short decide.`,
    roundWon: (e, names) =>
      `${names.seats(e.seats)}: round won ${e.by === 'row' ? 'by a complete row' : 'on near-rows'}; ${card(e.removed)} leaves the match.`,
    roundDrawn: () => 'Nobody wins this round, and no card leaves the match.',
    roundDealt: (e, names) =>
      `Round ${e.round} is dealt, ${names.seat(e.start)} begins.` +
      (e.surplus.length === 0 ? '' : ` Left over and out of the match: ${e.surplus.map(card).join(', ')}.`),
    matchOver: (e, names) =>
      e.winners.length === 1
        ? `The match is over. Winner: ${names.seats(e.winners)}.`
        : `The match is over. Winners: ${names.seats(e.winners)}.`,
  },
  refusals: {
    over: 'The match is over.',
    turn: 'It is not your turn.',
    centre: 'The first card of a round goes in the middle.',
    span: 'The cards may not span more than six columns or six rows.',
    apart: 'The card must touch another one by an edge or a corner.',
    points: 'You may only cover a card with fewer points.',
  },
} satisfies AtLeast<GameMessages<Punto>>;

export type PuntoMessages = Widen<typeof en, GameMessages<Punto>>;
