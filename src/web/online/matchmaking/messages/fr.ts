import type { MatchmakingMessages } from './en.ts';
import { unitIn } from '../../../../messages/text.ts';

const inSeconds = unitIn('fr', 'second', 'short');
const inMinutes = unitIn('fr', 'minute', 'short');

export const fr: MatchmakingMessages = {
  about:
    'À quoi voulez-vous jouer ? Nous vous réunissons avec des personnes qui ont choisi la même chose. D’ici là, vous pouvez continuer à jouer ici.',
  games: 'Jeux',
  any: 'Tous',
  pace: 'Temps de réflexion',
  paces: { quick: 'Rapide', normal: 'Normal', slow: 'Tranquille' },
  paceNote: (minutes, seconds) => `${inMinutes(minutes)} + ${inSeconds(seconds)}`,
  size: 'Combien à table',
  sizeNote: 'Plus vous acceptez, plus vite cela commence.',
  bots: 'Les bots complètent',
  botsNote: 'Vous jouez alors avec les personnes déjà là, et des bots prennent les autres places.',
  never: 'Jamais',
  seconds: (seconds) => `après ${inSeconds(seconds)}`,
  minutes: (minutes) => `après ${inMinutes(minutes)}`,
  rated: 'Pour le classement',
  ratedNote:
    'Avec des gens à peu près de votre force. Plus vous attendez, plus on cherche loin. D’autres peuvent regarder.',
  wait: 'Trouver du monde',
  change: 'Chercher ainsi',
  impossible: 'Aucun de ces jeux ne se joue à ce nombre.',
  here: (count) => (count === 1 ? 'Une personne attend' : `${count} personnes attendent`),
  nobody: 'Personne n’attend en ce moment.',
  alone: 'personne d’autre encore',
  waiting: 'On cherche du monde',
  waited: (time) => `depuis ${time}`,
  stop: 'Arrêter',
  again: 'Quelqu’un n’est pas venu. Vous avez gardé votre place dans la file.',
  lost: 'Connexion perdue. Nouvel essai…',
  missed: 'Votre table était prête et votre place est restée vide. Vous n’attendez plus.',
  waitAgain: 'Attendre encore',
  meanwhile: 'En attendant',
  withBots: 'Jouer avec des bots',
  puzzles: 'Résoudre des problèmes',
  ready: 'Votre table est prête',
  readyAt: (game) => `${game} peut commencer.`,
  kept: (seconds) =>
    seconds === 1
      ? 'Votre place est gardée encore une seconde.'
      : `Votre place est gardée encore ${seconds} secondes.`,
  keepsMatch: 'Ce que vous jouez ici reste tel quel.',
  go: 'Aller à la table',
  decline: 'Non, merci',
  noServer: 'Aucun serveur ne répond ici.',
  off: 'Ce serveur ne le propose pas en ce moment.',
  signIn: 'Seuls les comptes jouent pour le classement. Connectez-vous d’abord.',
  refused: 'Le serveur n’accepte pas ce souhait.',
};
