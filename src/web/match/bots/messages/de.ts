import type { BotMessages } from './en.ts';

export const de: BotMessages = {
  somebodyElse: 'Anderer Gegner',
  evenBetween: (lower, upper) => `So stark wie du: im Moment zwischen ${lower} und ${upper}.`,
  evenAt: (level) => `So stark wie du: im Moment ${level}.`,
  talk: 'Bots plaudern',
  t: (name, quip) => `${name}: „${quip}“`,
  quips: {
    won: ['Genau so war es gedacht.', 'Das gehört mir!', 'Das hat mich selbst überrascht.', 'Glück gehabt.'],
    beaten: [
      'Gut gespielt.',
      'Da hast du mich erwischt.',
      'Beim nächsten Mal wird es besser.',
      'Das war verdient.',
    ],
    hit: ['Autsch!', 'Die hätte ich gebraucht.', 'Ach so läuft das.', 'Musste es meine sein?'],
    feat: ['Das hat geklappt!', 'Na bitte.', 'So mag ich das.', 'Jetzt geht’s los.'],
    admires: ['Schön gemacht.', 'Gar nicht schlecht.', 'Das hätte ich sehen müssen.', 'Respekt.'],
  },
};
