import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const fr: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Bienvenue à Jéricho ! Bâtissez des murailles, une par couleur.',
    'La plus longue d’une couleur gagne des cartes de cette couleur.',
  ],
  notATrumpet: ['Chacun pose une première carte cachée. Essayez votre trompette.', 'Touchez-la, pour voir.'],
  lay: ['Une muraille ne commence pas par une trompette. Posez votre 3 bleu.', 'Personne ne le voit encore.'],
  firstCards: [
    'Chacun a aussi mis une carte cachée en réserve.',
    'La vôtre est le 1 jaune. La plus longue muraille jaune le gagnera.',
  ],
  build: [
    'Bruno a aussi un 3 bleu ! Construisez avec votre 1 bleu.',
    'Trois et un font quatre. Une couronne marque la plus longue muraille.',
  ],
  trumpet: [
    'Du bruit ! Jouez une trompette sur le bleu.',
    'La plus haute carte bleue tombe : les deux 3, dont le vôtre.',
  ],
  joins: [
    'Votre 1 tenait encore : la trompette l’a rejoint comme un 2.',
    'Les deux 3 sont en réserve. Bruno n’a plus de muraille bleue.',
  ],
  supply: [
    'Il y a un troisième choix : mettre une carte en réserve.',
    'Mettez-y votre 3 violet. Vous en regagnerez un.',
  ],
  seven: [
    'Construisez avec votre 7 jaune, la plus longue pierre.',
    'Une carte jaune attend dans la réserve.',
  ],
  equal: ['Construisez avec votre 4 violet.', 'La muraille violette de Bruno, 3 et 1, est aussi longue.'],
  draw: [
    'Construisez aussi avec ce 1 jaune. Sept et un : huit de long.',
    'Puis vous piochez, comme après chaque tour. Quelle carte ?',
  ],
  scoring: [
    'Une carte décompte ! On ouvre la réserve.',
    'Votre muraille jaune est la plus longue : deux cartes.',
  ],
  shared: [
    'Le violet se partage : une carte pour vous, une pour Bruno.',
    'La troisième reste en réserve pour la prochaine fois.',
  ],
  feed: [
    'La manche 2 commence par la réserve. Mettez-y votre 7 rouge.',
    'Les murailles rouges font 4 et 3. Vos trois trompettes peuvent les abattre.',
  ],
  aOne: ['Presque la fin de la manche 3. Construisez avec ce 1 bleu.', 'Si court ? Vous verrez.'],
  over: [
    'Après le troisième décompte, chacun gagne les 1 de ses murailles.',
    'Vous en aviez six, et vous gagnez !',
  ],
};
