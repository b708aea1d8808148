import type { PuzzleMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const percent = percentIn('fr');

export const fr: PuzzleMessages = {
  puzzle: 'Énigme',
  ofTheDay: 'Énigme du jour',
  about: 'À propos de cette énigme',
  intro:
    'Une position d’une vraie partie, avec un coup meilleur que tous les autres. Seul le premier essai compte pour votre cote.',
  back: 'Retour aux énigmes',
  number: (rating) => `Énigme ${rating}`,
  yours: 'votre cote',
  provisional: 'votre cote (provisoire)',
  find: 'Trouvez le meilleur coup.',
  showAnswer: 'Montrer la solution',
  tryAgain: 'Réessayer',
  next: 'Énigme suivante',
  lookAtMatch: 'Voir la partie',
  answering: 'Voici la réponse…',
  notYet: 'Ce n’est pas le meilleur coup.',
  better: {
    somewhat: 'Un autre coup est meilleur.',
    clearly: 'Un autre coup est nettement meilleur.',
    byFar: 'Un autre coup est de loin le meilleur.',
  },
  allows: (told) => `Ce que cela permet : ${told}`,
  found: 'Exact !',
  wasIt: 'C’était le meilleur coup.',
  worth: (of100) => `Gagne ${percent(of100)} plus souvent que le deuxième meilleur coup.`,
  repeated: 'Vous avez déjà vu cette énigme : votre cote ne change pas.',
  hinted: 'Vous avez utilisé un conseil : votre cote ne change pas.',
  none: 'Il n’y a pas d’énigmes pour ce jeu.',
  tempting: (move) => `Tentant, mais moins bon : ${move}.`,
  solveAbout: (theme) => `Résoudre des énigmes : ${theme}`,
  theme: 'Thème',
  themes: { wins: 'Attaque', stops: 'Défense', builds: 'Préparation' },
  allThemes: 'Tous les thèmes',
  tried: (solved, tried, all) =>
    tried === 0 ? `${all} énigmes` : `${solved} sur ${tried} résolues au premier essai, ${all} en tout`,
  onDevice: 'Les cotes restent sur cet appareil.',
};
