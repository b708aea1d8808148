import type { SharingMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const percent = percentIn('fr');

export const fr: SharingMessages = {
  title: 'Partager',
  running: 'Tant que la partie dure, seules des images se partagent : le reste dévoilerait les cartes.',
  link: 'Copier un lien vers la partie',
  linkHere: (step) => `Copier un lien vers l’étape ${step}`,
  copied: 'Copié :',
  notCopied: 'Le voici, à copier à la main :',
  file: 'Enregistrer la partie',
  picture: 'Une image',
  eyes: 'Vue par',
  seenBy: { mine: 'moi', everybody: 'tout le monde' },
  still: 'La table maintenant',
  moving: 'Les derniers instants',
  making: (done) => `Dessin en cours : ${percent(done)}`,
  failed: 'Ce navigateur n’a pas pu la dessiner.',
  pictureOf: (game) => `La table de ${game}`,
  movingPictureOf: (game) => `Les derniers instants de ${game}, animés`,
  save: (kind) => `Enregistrer en ${kind}`,
  send: 'Envoyer…',
  size: (kilobytes) => `${kilobytes} ko`,
  drop: 'Déposez ici une partie, ou l’image d’une partie',
  cannotOpen: 'Impossible à ouvrir',
  unopened: {
    empty: 'Le fichier est vide.',
    tooLarge: 'Le fichier dépasse 8 Mo : aucune partie n’est si grande.',
    notText: 'Ce n’est ni une partie ni l’image d’une partie.',
    damagedPicture: 'L’image est abîmée : un morceau manque ou a changé.',
    noMatchInPicture:
      'Cette image ne contient pas de partie : elle vient d’ailleurs, ou la partie n’était pas finie.',
  },
  nothingLost: 'Ce qui était ouvert ici l’est toujours.',
  linkDamaged: 'Le lien est abîmé : un morceau manque ou a changé.',
  linkOfOtherRules: 'Le lien mène à une partie jouée selon d’autres règles que celles d’ici.',
  linkCannotBe: 'Le lien mène à une partie qui n’a pas pu se jouer ainsi.',
};
