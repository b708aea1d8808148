import type { BotMessages } from './en.ts';

export const fr: BotMessages = {
  somebodyElse: 'Un autre adversaire',
  evenBetween: (lower, upper) => `De votre niveau : entre ${lower} et ${upper} pour l’instant.`,
  evenAt: (level) => `De votre niveau : ${level} pour l’instant.`,
  talk: 'Les bots bavardent',
  t: (name, quip) => `${name} : « ${quip} »`,
  quips: {
    won: [
      'Exactement comme prévu.',
      'C’est pour moi !',
      'Je ne m’y attendais pas moi-même.',
      'J’ai de la chance.',
    ],
    beaten: ['Bien joué.', 'Là, rien à dire.', 'Je ferai mieux la prochaine fois.', 'C’est mérité.'],
    hit: ['Aïe !', 'J’en avais besoin.', 'Ah, c’est comme ça.', 'Il fallait que ce soit la mienne ?'],
    feat: ['Ça a marché !', 'Et voilà.', 'J’aime ce jeu.', 'Cette fois, c’est parti.'],
    admires: ['Joli coup.', 'Pas mal du tout.', 'J’aurais dû le voir.', 'Respect.'],
  },
};
