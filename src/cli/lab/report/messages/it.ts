import type { ReportMessages } from './en.ts';

export const it: ReportMessages = {
  title: (games) => `Rapporto del laboratorio: ${games}`,
  intro: (matches, tables) =>
    `${matches} partite a ${tables} tavoli. Ogni intervallo vale al 95%; le partite con le stesse carte contano come una sola osservazione.`,
  where: (seats, bots, variant) => `${seats} posti, ${bots}${variant === '' ? '' : `, ${variant}`}`,
  versus: (strong, weak) => `${strong} contro ${weak}`,
  titles: {
    starting: 'Conviene cominciare?',
    seats: 'Il posto conta?',
    length: 'Quanto dura una partita?',
    ties: 'Quanto spesso si condivide la vittoria?',
    margin: 'Quanto è combattuto il finale?',
    leads: 'Quanto spesso cambia chi è in testa?',
    decided: 'Quando è decisa una partita?',
    branching: 'Quanta scelta c’è?',
    luck: 'Quanto decidono le carte?',
    chain: 'Quanto conta l’abilità?',
    cards: 'Quanto vale una carta?',
    effects: 'Che cosa cambia con altre regole?',
  },
  starting: ({ where, value, interval }, fair, verdict) =>
    `Con ${where}, il posto che comincia ottiene ${value} delle vittorie (${interval}); sarebbe equo ${fair}. ${
      {
        above: 'Cominciare aiuta.',
        below: 'Cominciare svantaggia.',
        open: 'Nessun vantaggio è dimostrato.',
      }[verdict]
    }`,
  seats: ({ where, value, interval }, seat, fair, verdict) =>
    `Con ${where}, il posto ${seat} si discosta di più: ${value} delle vittorie (${interval}), sarebbe equo ${fair}. ${
      {
        above: 'È in vantaggio.',
        below: 'È in svantaggio.',
        open: 'Fra tutti i posti, può essere un caso.',
      }[verdict]
    }`,
  length: ({ where, value, interval }) =>
    `Le partite più lunghe sono quelle con ${where}: ${value} decisioni in media (${interval}).`,
  ties: ({ where, value, interval }) =>
    `Più spesso con ${where}: ${value} delle partite hanno più di un vincitore (${interval}).`,
  margin: ({ where, value, interval }) =>
    `Il distacco è maggiore con ${where}: chi vince ha in media ${value} punti in più (${interval}).`,
  leads: ({ where, value, interval }) =>
    `Più spesso con ${where}: chi è in testa cambia ${value} volte a partita (${interval}).`,
  decided: ({ where, value, interval }) =>
    `Più tardi con ${where}: dopo ${value} della partita chi vince resta in testa (${interval}).`,
  branching: ({ where, value, interval }) =>
    `Di più con ${where}: ${value} decisioni permesse in media (${interval}).`,
  luck: ({ where, value, interval }) =>
    `Di più con ${where}: le carte spiegano ${value} della varianza dei risultati fra pari (${interval}); il resto è gioco.`,
  chain: ({ value, interval }, seats, from, to) =>
    `Con ${seats} posti, ${value} gradini del 75% di vittorie portano da ${from} a ${to} (${interval}).`,
  cards: ({ where, card, value, interval, verdict }) =>
    `Con ${where}, ${card} vale di più: ${value} punti di vittoria oltre una carta a caso al suo posto (${interval}). ${
      verdict === 'open' ? 'Può essere un caso.' : 'È più di un caso.'
    }`,
  effects: ({ where, value, interval }, verdict) =>
    `Con ${where}, la quota del primo posto cambia di ${value} punti (${interval}), con le stesse carte. ${
      verdict === 'open' ? 'Può essere un caso.' : 'È più di un caso.'
    }`,
  effectLength: ({ where, value, interval }) =>
    `Con ${where}, una partita cambia di ${value} decisioni (${interval}), con le stesse carte.`,
  missing: 'Le righe non dicono ancora nulla su questo.',
  download: 'Dati (CSV)',
  plan: 'Il piano',
  fingerprint: 'Impronta del codice',
  unfinished: 'Questa serie non è finita: il piano prevede più partite.',
};
