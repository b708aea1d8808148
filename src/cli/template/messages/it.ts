import type { SampleMessages } from './en.ts';

const card = (number: number): string => `il ${number}`;

export const it: SampleMessages = {
  asks: { lay: 'Metti una carta.' },
  card,
  points: (points) => (points === 1 ? '1 punto' : `${points} punti`),
  hand: (count) => (count === 1 ? '1 carta' : `${count} carte`),
  onTable: 'Sul tavolo',
  yourHand: 'La tua mano',
  events: {
    laid: (e, names) => `${names.seat(e.seat)} mette ${card(e.card)}.`,
    roundWon: (e, names) => `${names.seat(e.seat)} vince la manche con ${card(e.card)}.`,
    matchOver: (e, names) => `La partita è finita. Vittoria: ${names.seats(e.winners)}.`,
  },
  refusals: {
    over: 'La partita è finita.',
    turn: 'Non è il tuo turno.',
    missing: 'Non hai questa carta.',
  },
};
