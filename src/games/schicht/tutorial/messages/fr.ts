import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const fr: TutorialMessages<keyof typeof en> = {
  welcome: ['Bienvenue dans la mine !', 'Quatre dans une rangée, une colonne ou une pile : à vous !'],
  choose: ['Choisissez en secret votre 7 vert.', 'Bruno a choisi aussi. On révèle les deux cartes ensemble.'],
  order: [
    '8 bleu et 7 vert : le plus grand nombre passe d’abord.',
    'Cette fois, c’est donc Bruno qui commence.',
  ],
  newRow: [
    'Le bleu n’a pas de rangée : le 8 en commence une.',
    'Il va contre le nombre le plus proche au bord, le 1.',
  ],
  notOnto: ['À vous. Essayez de poser le 7 sur le 16 vert.', 'Allez-y, rien ne peut casser.'],
  leftEnd: [
    'Plus bas que toute sa rangée : il va à gauche.',
    'Plus haut, il irait à droite. Touchez la place libre.',
  ],
  newColour: ['Choisissez votre 15 jaune.', 'Le jaune n’est encore nulle part. Où ira-t-il ?'],
  column: [
    'Au-dessus du 16 : aucune carte du bord n’est plus proche.',
    'Quatre rangées, une colonne : c’est une galerie. Vous prenez tout.',
  ],
  lowest: [
    'Cinq manches plus tard : vous avez pris une autre colonne.',
    'Choisissez votre 1 bleu. Aucun bleu plus bas : il ira à gauche.',
  ],
  nearest: [
    'Le 8 rouge est sur le 7, plus proche que le 13.',
    'D’une pile, seule la carte du dessus compte. La pastille indique son nombre de cartes.',
  ],
  rightEnd: [
    'La rangée bleue a 1, 6 et 11. Choisissez votre 16 bleu.',
    'Il est plus haut que les trois : il ira à droite.',
  ],
  row: [
    'Deux 16 ! Le rouge passe avant le bleu : Bruno d’abord.',
    'Posez le vôtre. Une rangée pleine est aussi une galerie.',
  ],
  secondColour: ['Choisissez votre 14 bleu.', 'Vous avez pris la rangée bleue : le bleu recommence.'],
  side: [
    'Le plus proche est le 13. Au-dessus ou au-dessous ? À vous de voir.',
    'Commencez la nouvelle rangée bleue au-dessous.',
  ],
  besideNine: ['Choisissez votre 17 vert.', 'Le vert n’a qu’un 9, il ira donc à droite.'],
  whole: [
    'Bruno a posé son 17 sous votre 14. Posez le vôtre.',
    'Il complète une colonne. Les piles comptent entières : vous prenez cinq cartes.',
  ],
  lastCard: ['Deux manches plus tard : une carte chacun.', 'Jouez-la. Il n’y a plus à réfléchir.'],
  pile: [
    'Le 8 est le plus proche. Posez-y votre 11 : quatre cartes.',
    'Une pile pleine est aussi une galerie.',
  ],
  gap: [
    'La pile laisse un vide. Vous choisissez comment il se comble.',
    'De cette façon, quelque chose s’aligne.',
  ],
  over: [
    'Réaction en chaîne ! Les cartes ont glissé en une colonne pleine.',
    '25 cartes à 0 : vous gagnez ! Bonne chance au fond de la mine !',
  ],
};
