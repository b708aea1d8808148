import type { ReviewMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const YOU = {
  play: {
    well: 'Hai giocato bene',
    little: 'Hai perso una o due occasioni',
    much: 'Hai perso diverse occasioni',
  },
  luck: {
    with: 'le carte erano con te',
    against: 'le carte erano contro di te',
    unclear: 'la fortuna non ha contato molto',
  },
};
const somebody = (name: string): typeof YOU => ({
  play: {
    well: `${name} ha giocato bene`,
    little: `${name} ha perso una o due occasioni`,
    much: `${name} ha perso diverse occasioni`,
  },
  luck: {
    with: 'le carte hanno aiutato',
    against: 'le carte non hanno aiutato',
    unclear: 'la fortuna non ha contato molto',
  },
});

const percent = percentIn('it');

export const it: ReviewMessages = {
  begin: 'Distingui fortuna e bravura',
  about: 'Il bot più forte analizza la partita e mostra che cosa si deve al caso e che cosa alle scelte.',
  underWay: (done) => `Analisi in corso… ${percent(done)}`,
  failed: 'Non ha funzionato.',
  chance: 'Probabilità di vincere',
  percent,
  chanceOf: (name, share) => `${name ?? 'Tu'}: ${percent(share)}`,
  turningPoints: 'Svolte',
  noTurningPoints: 'Nessuna singola mossa ha cambiato molto le probabilità.',
  move: (name, move) => `${name === null ? 'La tua mossa' : `Mossa di ${name}`}: ${move}.`,
  chanceChange: (name, from, to) =>
    `${name === null ? 'Le tue probabilità' : `Probabilità di ${name}`}: ${percent(from)} → ${percent(to)}`,
  nothingMissed: 'Non hai perso nessuna occasione.',
  moreOften: (points) => `Vince il ${percent(points)} più spesso.`,
  tryAgain: 'Riprova questa mossa',
  playOn: 'Continua da qui',
  previousPoint: 'Svolta precedente',
  nextPoint: 'Svolta successiva',
  skill: 'Fortuna e bravura',
  parts: {
    start: 'Prima di distribuire',
    others: 'Scelte degli altri',
    own: 'Scelte proprie',
    chance: 'Caso',
    end: 'Risultato',
  },
  sentence: ({ play, luck }, name) => {
    const said = name === null ? YOU : somebody(name);
    return `${said.play[play]}; ${said.luck[luck]}.`;
  },
  effects: {
    none: 'poco effetto',
    helpedLittle: 'ha aiutato un po’',
    helped: 'ha aiutato molto',
    costLittle: 'è costato un po’',
    cost: 'è costato molto',
  },
  estimated: 'Secondo la stima del bot più forte.',
  played: (move) => `Giocato: ${move}`,
};
