import type { ModerationMessages } from './en.ts';

export const fr: ModerationMessages = {
  title: 'Autres joueurs',
  nobody: 'Il n’y a personne d’autre à cette table.',
  mute: (name) => `Masquer ce que dit ${name}`,
  muteNote:
    'Seul cet appareil le sait. Les phrases d’une personne qui a un compte restent masquées aux autres tables aussi.',
  hide: 'Cacher le nom des inconnus',
  ownWords: 'Afficher ce que les autres écrivent',
  hideNote:
    'Sur cet appareil, les personnes avec qui vous n’avez pas joué apparaissent comme « Joueur A » ou « Joueur B ».',
  report: (name) => `Signaler ${name}…`,
  reportTitle: (name) => `Signaler ${name}`,
  reportNote: 'La personne qui gère ce serveur le lit, avec cette partie. Personne d’autre.',
  reason: 'Qu’est-ce qui ne va pas ?',
  reasons: {
    name: 'Nom offensant',
    phrases: 'Phrases à répétition',
    leaving: 'Quitte la table ou fait attendre',
    together: 'Joue de mèche avec quelqu’un',
    program: 'Utilise un bot',
    other: 'Autre chose',
  },
  note: 'Un mot à la personne qui gère le serveur (facultatif)',
  send: 'Envoyer',
  sent: 'Merci. La personne qui gère le serveur va regarder.',
  failed: 'Votre signalement n’a pas pu être envoyé. Réessayez plus tard.',
};
