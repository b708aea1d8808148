import type { ReviewWords, Verdict } from './en.ts';

const SENTENCES: { readonly [V in Verdict]: (you: boolean, name: string) => string } = {
  wellLucky: (you, name) =>
    you
      ? 'Hai giocato bene, e le carte erano con te.'
      : `${name} ha giocato bene e pescato al momento giusto.`,
  wellUnlucky: (you, name) =>
    you ? 'Hai giocato bene; era il mazzo a non volerti bene.' : `${name} ha giocato bene; il mazzo no.`,
  wellEven: (you, name) =>
    you
      ? 'Hai giocato bene; la fortuna ne è rimasta fuori.'
      : `${name} ha giocato bene; la fortuna ne è rimasta fuori.`,
  moreLucky: (you, name) =>
    you ? 'Le carte ti hanno aiutato; si poteva avere di più.' : `Le carte hanno aiutato ${name}.`,
  moreUnlucky: (you, name) =>
    you ? 'Le carte erano contro di te, e si poteva avere un po’ di più.' : `Le carte erano contro ${name}.`,
  moreEven: (you, name) =>
    you ? 'Fortuna pari; si poteva avere un po’ di più.' : `Fortuna pari; ${name} ha lasciato qualcosa.`,
};

export const it: ReviewWords = {
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
  byPile: (step) => `Passo ${step}: il mazzo`,
  byDecision: (step, name) => `Passo ${step}: una scelta di ${name}`,
  goTo: (step) => `Vai al passo ${step}`,
  skill: 'Fortuna e bravura',
  parts: {
    start: 'Prima di distribuire',
    others: 'Scelte degli altri',
    own: 'Scelte proprie',
    chance: 'Caso',
    end: 'Risultato',
  },
  sentence: (how, name) => SENTENCES[how](name === null, name ?? ''),
  outOf: 'Su 100, come lo vede il bot più forte; ± dice di quanto può sbagliare.',
  more: 'Dove si poteva avere di più',
  nothingMore: (name) => (name === null ? 'Non hai lasciato nulla.' : `${name} non ha lasciato nulla.`),
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Giocato: ${move}`,
  better: (move) => `Meglio: ${move}`,
  showIt: 'Mostra sul tavolo',
};
