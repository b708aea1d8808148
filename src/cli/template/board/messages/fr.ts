import type { SampleBoardMessages } from './en.ts';

export const fr: SampleBoardMessages = {
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
};
