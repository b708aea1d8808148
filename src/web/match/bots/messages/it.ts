import type { BotMessages } from './en.ts';

export const it: BotMessages = {
  somebodyElse: 'Un altro avversario',
  evenBetween: (lower, upper) => `Al tuo livello: per ora tra ${lower} e ${upper}.`,
  evenAt: (level) => `Al tuo livello: per ora ${level}.`,
  talk: 'I bot chiacchierano',
  t: (name, quip) => `${name}: «${quip}»`,
  quips: {
    won: ['Proprio come volevo.', 'Questa è mia!', 'Non me l’aspettavo nemmeno io.', 'Che fortuna.'],
    beaten: ['Ben giocato.', 'Qui non ho avuto scampo.', 'La prossima volta farò meglio.', 'Meritato.'],
    hit: ['Ahi!', 'Quella mi serviva.', 'Ah, è così che si fa.', 'Doveva proprio essere la mia?'],
    feat: ['Ha funzionato!', 'Guarda un po’.', 'Mi piace questo gioco.', 'Adesso si ragiona.'],
    admires: ['Bel colpo.', 'Niente male.', 'Avrei dovuto vederlo.', 'Rispetto.'],
  },
};
