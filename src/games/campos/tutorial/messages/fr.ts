import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const fr: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Bienvenue à Campos ! Ici les champs poussent, puis disparaissent.',
    'Vos cartes transforment leurs couleurs en points.',
  ],
  place: [
    'Posez cette tuile. Un côté entier doit toucher.',
    'Elle est déjà tournée ; vous pouvez la tourner comme vous voulez.',
  ],
  fails: [
    'Vous avez trois cartes. Essayez la première : vert sur rouge.',
    'La zone verte est-elle vraiment plus grande ?',
  ],
  holds: [
    'Pas encore ! Mais le bleu dépasse le jaune : celle-ci est valable.',
    'Elle compte la plus grande zone rouge : deux points.',
  ],
  grow: ['Les autres ont agrandi les champs. Posez cette tuile.', 'Surveillez le vert.'],
  holdsNow: ['Maintenant le vert dépasse le rouge !', 'La carte de tout à l’heure compte cinq cases bleues.'],
  thirdTurn: ['Votre troisième tour. Posez celle-ci au bord.', 'Ensuite, il vous reste une carte.'],
  lastCard: [
    'Jouez votre dernière carte : bleu sur vert, cinq points.',
    'Qui joue sa dernière carte met fin à la construction.',
  ],
  turnAround: [
    'Fini de construire : maintenant, on démonte tout.',
    'Les points restent, et chacun reçoit trois nouvelles cartes.',
  ],
  locked: ['À vous. Essayez de retirer cette tuile.', 'Regardez ses voisines.'],
  split: ['Elle est bloquée : aucun chemin droit. Essayez celle-ci.', 'Elle a l’air libre, non ?'],
  remove: [
    'Le reste se serait coupé en deux. Celle-ci peut partir !',
    'Elle glisse dehors, et les autres restent ensemble.',
  ],
  scoreDown: [
    'Les cartes comptent aussi pendant le démontage.',
    'Le rouge dépasse maintenant le vert : cinq pour le bleu.',
  ],
  lastPiece: [
    'La dernière tuile ! Bloquée tout à l’heure, libre à présent.',
    'Qui la prend termine la partie.',
  ],
  over: ['Dix-sept points : vous gagnez !', 'C’était une partie entière. La prochaine est à vous.'],
};
