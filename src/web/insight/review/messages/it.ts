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
  chanceOf: (name, share, off) => `${name ?? 'Tu'} ${share}${off > 0 ? ` ± ${off}` : ''}`,
  turningPoints: 'Svolte',
  byPile: (event, from, to) => `${event} (${from} → ${percent(to)})`,
  byDecision: (name, move, from, to) => `${name ?? 'Tu'}: ${move} (${from} → ${percent(to)})`,
  goTo: (step) => `Vai al passo ${step}`,
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
  outOf: 'In percentuale, secondo il bot più forte; ± è il margine di errore.',
  more: 'Le più grandi occasioni mancate',
  nothingMore: (name) =>
    name === null ? 'Non hai perso nessuna occasione.' : `${name} non ha perso nessuna occasione.`,
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Giocato: ${move}`,
  showIt: 'Mostra sul tavolo',
};
