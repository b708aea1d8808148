import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const fr: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Bienvenue dans la mine !',
    'Quatre dans une rangée, une colonne ou une pile, et tout est à vous.',
  ],
  choose: [
    'Choisissez en secret votre 8 jaune.',
    'Bruno a choisi aussi. On révèle les deux cartes ensemble.',
  ],
  order: [
    '12 rouge et 8 jaune : le plus grand nombre passe d’abord.',
    'Cette fois, c’est donc Bruno qui commence.',
  ],
  newRow: [
    'Le rouge n’a pas de rangée : le 12 en commence une.',
    'Il va contre le nombre le plus proche, le 10.',
  ],
  notOnto: ['À vous. Essayez de poser le 8 sur le 10 jaune.', 'Allez-y, rien ne peut casser.'],
  leftEnd: [
    'Plus bas que toute sa rangée : il va à gauche.',
    'Plus haut, il irait à droite. Touchez la place libre.',
  ],
  rightEnd: ['Manche suivante : choisissez votre 15 bleu.', 'Le bleu n’a qu’un 2, il ira donc à droite.'],
  nearest: ['Le 3 bleu de Bruno est entre 2 et 15.', 'Il va sur le plus proche, et voilà une pile.'],
  newColour: ['Choisissez votre 20 vert.', 'Le vert n’est encore nulle part. Où ira-t-il ?'],
  nearestEdge: [
    'Commencez la rangée verte au-dessus du 15.',
    'De toutes les cartes du bord, c’est la plus proche de 20.',
  ],
  equallyNear: ['Choisissez votre 11 bleu.', 'Il est aussi loin du 7 que du 15 : à vous de voir.'],
  pile: [
    'Sur le 7 ! Cela fait quatre cartes sur une pile.',
    'Une pile pleine est une galerie : vous prenez tout.',
  ],
  gap: [
    'La pile laisse un vide. Vous choisissez comment il se comble.',
    'De cette façon, quelque chose s’aligne.',
  ],
  chain: [
    'Réaction en chaîne ! Les cartes ont glissé en une colonne pleine.',
    'Quatre de plus, sans rien poser.',
  ],
  lowest: ['Choisissez votre 1 jaune.', 'La carte la plus basse trouve toujours une place à gauche.'],
  row: ['Bruno en a fait trois piles. Votre 1 en fait quatre !', 'Une rangée pleine est aussi une galerie.'],
  lastCard: ['Sept manches plus tard : une carte chacun.', 'Jouez-la. Il n’y a plus à réfléchir.'],
  column: ['Regardez sous le 13 : votre carte complète une colonne.', 'Quelle fin !'],
  over: [
    'Seize cartes à huit : vous gagnez !',
    'Vous connaissez tout le jeu. Bonne chance au fond de la mine !',
  ],
};
