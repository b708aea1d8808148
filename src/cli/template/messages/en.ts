import type { GameMessages } from '../../../messages/messages.ts';
import type { Sample } from '../rules/state.ts';
import type { AtLeast, Widen } from '../../../messages/widen.ts';

const card = (number: number): string => `the ${number}`;

export const en = {
  asks: { lay: 'Lay a card.' },
  card,
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  hand: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  onTable: 'On the table',
  yourHand: 'Your hand',
  events: {
    laid: (e, names) => `${names.seat(e.seat)} lays ${card(e.card)}.`,
    roundWon: (e, names) => `${names.seat(e.seat)} takes the round with ${card(e.card)}.`,
    matchOver: (e, names) => `The match is over. ${names.seats(e.winners)} won.`,
  },
  refusals: {
    over: 'The match is over.',
    turn: 'It is not your turn.',
    missing: 'You do not have that card.',
  },
} satisfies AtLeast<GameMessages<Sample>>;

export type SampleMessages = Widen<typeof en, GameMessages<Sample>>;
