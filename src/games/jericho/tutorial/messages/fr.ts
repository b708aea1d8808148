import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const fr: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Bienvenue à Jéricho ! Bâtissez des murailles, une par couleur.',
    'La plus longue d’une couleur gagne des cartes de cette couleur.',
  ],
  notATrumpet: ['Chacun pose une première carte cachée. Essayez votre trompette.', 'Touchez-la, pour voir.'],
  lay: ['Une muraille ne commence pas par une trompette. Posez votre 3 bleu.', 'Personne ne le voit encore.'],
  feed: ['Alimentez la réserve en secret : votre 1 jaune.', 'Qui mène en jaune au décompte le gagnera.'],
  build: [
    'Bruno a aussi un 3 bleu ! Construisez avec votre 1 bleu.',
    'Trois et un : votre muraille bleue est longue de quatre.',
  ],
  trumpet: [
    'Du bruit ! Jouez une trompette sur le bleu.',
    'La plus haute carte bleue tombe : les deux 3, dont le vôtre.',
  ],
  joins: [
    'Votre 1 tenait encore : la trompette l’a rejoint comme un 2.',
    'Les deux 3 sont en réserve, et Bruno n’a plus de muraille.',
  ],
  supply: [
    'Il y a un troisième choix : mettre une carte en réserve.',
    'Mettez-y votre 3 violet ; vous allez le regagner.',
  ],
  seven: [
    'Construisez avec votre 7 jaune, la plus longue pierre.',
    'Une carte jaune attend dans la réserve.',
  ],
  equal: ['Construisez avec votre 4 violet.', 'La muraille violette de Bruno, 3 et 1, est aussi longue.'],
  draw: [
    'Mettez ce 1 jaune en réserve. Vous menez en jaune.',
    'Puis vous piochez, comme après chaque tour. Quelle carte ?',
  ],
  scoring: [
    'Une carte décompte ! On ouvre la réserve.',
    'Votre muraille jaune est la plus longue : trois cartes.',
  ],
  shared: [
    'Le violet se partage : une carte pour vous, une pour Bruno.',
    'La troisième reste en réserve pour la prochaine fois.',
  ],
  aOne: ['Deux manches plus tard, presque la fin. Construisez avec ce 1 bleu.', 'Si court ? Vous verrez.'],
  over: [
    'Après le troisième décompte, chacun gagne les 1 de ses murailles.',
    'Vous en aviez quatre, et vous gagnez !',
  ],
};
