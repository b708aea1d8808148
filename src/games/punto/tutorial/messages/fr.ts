import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const fr: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Bienvenue à Punto ! Le rouge est à vous.',
    'Quatre cartes rouges alignées gagnent la manche, en diagonale aussi.',
  ],
  everyone: [
    'Regardez en haut : chacun a une couleur et un paquet.',
    'Les pastilles sont les manches gagnées ; il en faut deux.',
  ],
  middle: ['Votre carte du dessus est visible : un 8 rouge.', 'Posez-la au milieu.'],
  beside: ['Posez votre 4 à côté de votre 8.', 'À côté, c’est toucher une carte, par un bord ou un coin.'],
  frame: ['La table ne dépasse jamais six colonnes et six lignes.', 'Ses bords apparaissent au fil du jeu.'],
  tooHigh: ['On peut aussi couvrir une carte. Essayez votre 6 sur le 9 jaune.', 'Juste pour voir.'],
  onTop: [
    'On ne couvre que des cartes plus basses : couvrez le 5 vert.',
    'Et regardez, cela fait trois rouges alignées.',
  ],
  block: [
    'Votre rangée est bloquée. Le bleu en a trois en diagonale !',
    'Votre 2 suffit pour y couvrir le 1 bleu.',
  ],
  watch: [
    'La rangée bleue est cassée, et les autres ont joué.',
    'Regardez toujours d’abord leurs rangées, puis la vôtre.',
  ],
  row: ['Il ne reste qu’un 2 vert devant votre rangée.', 'Couvrez-le avec votre 7 et gagnez la manche !'],
  roundWon: [
    'Quatre alignées : la manche est à vous !',
    'Votre carte la plus haute, le 8, quitte la partie.',
  ],
  nextRound: [
    'Chacun reprend ses cartes pour la manche suivante.',
    'Sauf votre 8 : gagner coûte une bonne carte.',
  ],
  lastCard: [
    'Un peu plus tard, deuxième manche. Voyez-vous votre rangée ?',
    'Encore une carte, et deux manches gagnent la partie.',
  ],
  over: [
    'Deux manches gagnées : la partie est à vous !',
    'Si quelqu’un ne peut plus poser, les rangées de trois décident.',
  ],
};
