import type { MatchmakingMessages } from './en.ts';
import { unitIn } from '../../../../messages/text.ts';

const inSeconds = unitIn('fr', 'second', 'short');
const inMinutes = unitIn('fr', 'minute', 'short');

export const fr: MatchmakingMessages = {
  about:
    'À quoi voulez-vous jouer ? Nous vous réunissons avec des personnes qui ont choisi la même chose. Entre-temps, vous pouvez continuer à jouer ici.',
  any: 'Tous',
  paces: { quick: 'Rapide', normal: 'Normal', slow: 'Tranquille' },
  paceNote: (minutes, seconds) => `${inMinutes(minutes)} + ${inSeconds(seconds)}`,
  size: 'Combien à table',
  sizeNote: 'Plus vous en acceptez, plus vite la partie commence.',
  botsNote: 'Passé ce délai, des bots prennent les places encore libres.',
  never: 'Jamais',
  seconds: (seconds) => `après ${inSeconds(seconds)}`,
  minutes: (minutes) => `après ${inMinutes(minutes)}`,
  rated: 'Partie classée',
  ratedNote:
    'Avec des personnes à peu près de votre niveau. Plus vous attendez, plus la recherche s’élargit. D’autres peuvent regarder.',
  wait: 'Trouver des joueurs',
  change: 'Chercher avec ces choix',
  impossible: 'Aucun de ces jeux ne se joue à ce nombre de personnes.',
  here: (count) => (count === 1 ? 'Une personne attend' : `${count} personnes attendent`),
  nobody: 'Personne n’attend en ce moment.',
  alone: 'vous seulement pour l’instant',
  waiting: 'Recherche de joueurs',
  waited: (time) => `depuis ${time}`,
  stop: 'Arrêter',
  again: 'Quelqu’un n’est pas venu. Vous avez gardé votre place dans la file.',
  lost: 'Connexion perdue. Reconnexion…',
  missed: 'Votre table était prête, mais votre place est restée vide. Vous n’êtes plus dans la file.',
  waitAgain: 'Chercher encore',
  meanwhile: 'En attendant',
  withBots: 'Jouer avec des bots',
  ready: 'Votre table est prête',
  readyAt: (game) => `${game} peut commencer.`,
  kept: (seconds) =>
    seconds === 1
      ? 'Votre place est réservée encore une seconde.'
      : `Votre place est réservée encore ${seconds} secondes.`,
  keepsMatch: 'Votre partie ici reste telle quelle.',
  noServer: 'Aucun serveur n’est disponible.',
  off: 'Ce serveur ne le propose pas en ce moment.',
  signIn: 'Il faut un compte pour jouer des parties classées. Connectez-vous d’abord.',
  refused: 'Le serveur n’a pas accepté ces choix.',
};
