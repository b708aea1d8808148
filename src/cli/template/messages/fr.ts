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
  board: {
    howTo: () => [
      'Tout le monde a dix cartes. Chacun à son tour en pose une face visible.',
      'La plus haute carte remporte la manche et commence la suivante.',
      'Après dix manches, qui en a remporté le plus a gagné.',
    ],
    options: {},
    optionValues: {},
    status: (round) => `Manche ${round} sur 10`,
    players: 'Joueurs',
    nothingLaid: 'rien de posé',
    hinted: 'conseil',
    yourTurn: 'À vous : prenez une carte.',
    where: (card) => `Posez ${card} à votre place.`,
    theirTurn: (name) => `${name} choisit une carte.`,
    over: (names) => `Victoire : ${names}.`,
    lay: (card) => `poser ${card}`,
    rounds: 'Manches remportées',
  },
};
