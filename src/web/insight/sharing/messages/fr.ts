import type { SharingMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const percent = percentIn('fr');

export const fr: SharingMessages = {
  running: 'Pendant une partie, vous ne pouvez partager que des images : le reste dévoilerait les cartes.',
  link: 'Copier un lien vers la partie',
  linkHere: (step) => `Copier un lien vers l’étape ${step}`,
  copied: 'Copié :',
  notCopied: 'Le voici, à copier à la main :',
  file: 'Enregistrer la partie dans un fichier',
  picture: 'Une image',
  eyes: 'Vue par',
  seenBy: { mine: 'moi', everybody: 'tout le monde' },
  still: 'La table maintenant',
  moving: 'Les derniers instants',
  making: (done) => `Dessin en cours… ${percent(done)}`,
  failed: 'Ce navigateur n’a pas pu créer l’image.',
  pictureOf: (game) => `La table de ${game}`,
  movingPictureOf: (game) => `Les derniers instants de ${game}, animés`,
  save: (kind) => `Enregistrer en ${kind}`,
  send: 'Envoyer…',
  size: (kilobytes) => `${kilobytes} ko`,
  drop: 'Déposez une partie, ou l’image d’une partie, pour l’ouvrir',
  cannotOpen: 'Ouverture impossible',
  unopened: {
    empty: 'Le fichier est vide.',
    tooLarge: 'Le fichier dépasse 8 Mo : aucune partie n’est si grande.',
    notText: 'Ce n’est ni une partie ni l’image d’une partie.',
    damagedPicture: 'L’image est endommagée : un morceau manque ou a changé.',
    noMatchInPicture:
      'Cette image ne contient pas de partie : elle ne vient pas de Tavola, ou la partie n’était pas finie.',
  },
  nothingLost: 'Rien de ce que vous aviez ouvert n’est perdu.',
  linkDamaged: 'Le lien est endommagé : un morceau manque ou a changé.',
  linkOfOtherRules: 'La partie de ce lien suit d’autres règles que celles d’ici.',
  linkCannotBe: 'La partie de ce lien enfreint les règles.',
};
