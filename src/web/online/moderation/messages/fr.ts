import type { ModerationMessages } from './en.ts';

export const fr: ModerationMessages = {
  title: 'Les autres ici',
  nobody: 'Personne d’autre n’est assis ici.',
  mute: (name) => `Ne pas montrer ce que dit ${name}`,
  muteNote: 'Seul cet appareil le sait. Qui a un compte reste muet aux autres tables aussi.',
  hide: 'Cacher le nom des inconnus',
  hideNote: 'Qui n’a pas encore joué avec vous s’appelle « Joueur A », « Joueur B » sur cet appareil.',
  report: (name) => `Signaler ${name}…`,
  reportTitle: (name) => `Signaler ${name}`,
  reportNote: 'La personne qui tient ce serveur le lit, avec cette partie. Personne d’autre ne l’apprend.',
  reason: 'Qu’est-ce qui ne va pas ?',
  reasons: {
    name: 'Un nom blessant',
    phrases: 'Dit sans arrêt la même chose',
    leaving: 'S’en va ou nous fait attendre',
    together: 'Joue de mèche avec quelqu’un',
    program: 'Utilise un robot',
    other: 'Autre chose',
  },
  note: 'Un mot à la personne qui gère le serveur (facultatif)',
  send: 'Envoyer',
  cancel: 'Annuler',
  sent: 'Merci. La personne qui gère le serveur va regarder.',
  failed: 'Cela n’est pas arrivé. Réessayez plus tard.',
};
