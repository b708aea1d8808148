import type { ReviewMessages } from './en.ts';

const YOU = {
  play: {
    well: 'Hai giocato bene',
    little: 'Si poteva avere un po’ di più',
    much: 'Si poteva avere molto di più',
  },
  luck: {
    with: 'le carte erano con te',
    against: 'il mazzo non ti voleva bene',
    unclear: 'la fortuna non ha contato molto',
  },
};
const somebody = (name: string): typeof YOU => ({
  play: {
    well: `${name} ha giocato bene`,
    little: `${name} poteva avere un po’ di più`,
    much: `${name} poteva avere molto di più`,
  },
  luck: {
    with: 'le carte sono arrivate al momento giusto',
    against: 'il mazzo non ha aiutato',
    unclear: 'la fortuna non ha contato molto',
  },
});

export const it: ReviewMessages = {
  title: 'Uno sguardo indietro',
  begin: 'Distinguere fortuna e bravura',
  about:
    'Il bot più forte ripercorre la partita e dice che cosa ha dato il caso e che cosa hanno dato le scelte.',
  underWay: (percent) => `La partita viene ripercorsa: ${percent} %`,
  leave: 'Lascia per ora',
  failed: 'Non ha funzionato.',
  chance: 'Probabilità di vincere',
  chanceOf: (name, share, off) => `${name ?? 'Tu'} ${share}${off > 0 ? ` ± ${off}` : ''}`,
  turningPoints: 'Svolte',
  byPile: (event, from, to) => `${event} (${from} → ${to}%)`,
  byDecision: (name, move, from, to) => `${name ?? 'Tu'}: ${move} (${from} → ${to}%)`,
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
  outOf: 'Su 100, come lo vede il bot più forte; ± dice di quanto può sbagliare.',
  more: 'Dove si poteva avere di più',
  nothingMore: (name) => (name === null ? 'Non hai lasciato nulla.' : `${name} non ha lasciato nulla.`),
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Giocato: ${move}`,
  better: (move) => `Meglio: ${move}`,
  showIt: 'Mostra sul tavolo',
};
