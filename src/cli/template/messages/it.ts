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
  board: {
    howTo: () => [
      'Tutti hanno dieci carte. A turno ognuno ne mette una scoperta.',
      'La carta più alta vince la manche e comincia la seguente.',
      'Dopo dieci manche vince chi ne ha vinte di più.',
    ],
    options: {},
    optionValues: {},
    status: (round) => `Manche ${round} di 10`,
    players: 'Giocatori',
    nothingLaid: 'ancora niente',
    hinted: 'consiglio',
    yourTurn: 'Tocca a te: prendi una carta.',
    where: (card) => `Metti ${card} al tuo posto.`,
    theirTurn: (name) => `${name} sceglie una carta.`,
    over: (names) => `Vittoria: ${names}.`,
    lay: (card) => `mettere ${card}`,
    rounds: 'Manche vinte',
  },
};
