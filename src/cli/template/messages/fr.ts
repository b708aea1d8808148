import type { SampleMessages } from './en.ts';

const card = (number: number): string => `le ${number}`;

export const fr: SampleMessages = {
  asks: { lay: 'Posez une carte.' },
  card,
  points: (points) => (points < 2 ? `${points} point` : `${points} points`),
  hand: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
  onTable: 'Sur la table',
  yourHand: 'Votre main',
  events: {
    laid: (e, names) => `${names.seat(e.seat)} pose ${card(e.card)}.`,
    roundWon: (e, names) => `${names.seat(e.seat)} remporte la manche avec ${card(e.card)}.`,
    matchOver: (e, names) => `La partie est finie. Victoire : ${names.seats(e.winners)}.`,
  },
  refusals: {
    over: 'La partie est finie.',
    turn: 'Ce n’est pas votre tour.',
    missing: 'Vous n’avez pas cette carte.',
  },
};
