import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const fr: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Bienvenue à Punto ! Le rouge est à vous.',
    'Quatre cartes rouges alignées gagnent la manche, en diagonale aussi.',
  ],
  everyone: [
    'Regardez en haut : chacun a une couleur et une pile de cartes.',
    'Les points sont les manches gagnées ; deux gagnent la partie.',
  ],
  middle: ['Votre carte du dessus est visible : un 8 rouge.', 'Posez-la au milieu.'],
  beside: ['Posez votre 4 à côté de votre 8.', 'À côté, c’est toucher une carte, par un bord ou un coin.'],
  frame: ['La table ne dépasse jamais six colonnes et six lignes.', 'On ne voit ses bords qu’en jouant.'],
  tooHigh: ['On peut aussi couvrir une carte. Essayez votre 6 sur le 9 jaune.', 'Juste pour voir.'],
  onTop: [
    'On ne couvre que moins de points : prenez le 5 vert.',
    'Et regardez, cela fait trois rouges alignés.',
  ],
  block: [
    'Votre ligne est bloquée des deux côtés, et le bleu en a trois en diagonale !',
    'Votre 2 suffit pour y couvrir le 1 bleu.',
  ],
  watch: [
    'La ligne bleue est cassée, et les autres ont joué.',
    'Regardez toujours leurs lignes, puis la vôtre.',
  ],
  row: ['Il ne reste qu’un 2 vert devant votre ligne.', 'Couvrez-le avec votre 7 et gagnez la manche !'],
  roundWon: [
    'Quatre alignées : la manche est à vous !',
    'Votre plus haute carte, le 8, quitte la partie pour de bon.',
  ],
  nextRound: [
    'Chacun reprend ses cartes pour la manche suivante.',
    'Sauf votre 8 : gagner coûte une bonne carte.',
  ],
  lastCard: [
    'Un peu plus tard, deuxième manche. Voyez-vous votre ligne ?',
    'Encore une carte, et deux manches gagnent la partie.',
  ],
  over: [
    'Deux manches gagnées : la partie est à vous !',
    'Si quelqu’un ne peut plus poser, les lignes de trois décident.',
  ],
};
