import type { CamposSays } from './en.ts';

const grown = (changes: readonly string[]): string =>
  changes.length === 0 ? 'le zone più grandi non cambiano' : changes.join(', ');

export const it: CamposSays = {
  keys: [['R, Maiusc + R', 'gira la tessera da una parte o dall’altra']],
  howTo: () => [
    'Hai due tessere di tre caselle. Piazzane una contro l’area, girata come vuoi.',
    'Poi piazza anche l’altra, oppure gioca una carta la cui condizione vale ora: rosso > blu → verde chiede che la zona rossa più grande superi la zona blu più grande, e porta un punto per ogni casella della zona verde più grande.',
    'Quando qualcuno ha giocato l’ultima carta, o le tessere non bastano più, tutti ricevono nuove carte e l’area si smonta dai bordi: togli una tessera, poi una seconda, oppure gioca una carta.',
    'Vince chi ha più punti quando non c’è più nessuna tessera.',
  ],
  options: {},
  optionValues: {},
  area: 'Area di gioco',
  pieces: 'Le tue tessere',
  cards: 'Le tue carte punteggio',
  largest: 'Zone più grandi',
  scores: 'Punteggi',
  playedCards: 'Carte giocate',
  noneYet: 'Ancora nessuna',
  first: {
    construction: 'Tocca a te: piazza una tessera.',
    deconstruction: 'Tocca a te: togli una tessera.',
  },
  second: {
    construction: 'Ora l’altra tessera, o una carta.',
    deconstruction: 'Ora una seconda tessera, o una carta.',
  },
  secondOnly: {
    construction: 'Ora l’altra tessera: nessuna carta vale.',
    deconstruction: 'Ora una seconda tessera: nessuna carta vale.',
  },
  waits: {
    construction: (name) => `${name} piazza una tessera.`,
    deconstruction: (name) => `${name} toglie una tessera.`,
  },
  waitsAgain: {
    construction: (name) => `${name}: una seconda tessera, o una carta.`,
    deconstruction: (name) => `${name} toglie un’altra tessera o gioca una carta.`,
  },
  over: (winners) => `La partita è finita. Più punti: ${winners}.`,
  myPiece: (piece, turn) => `${piece}, rotazione ${turn}`,
  noPiece: 'piazzata',
  turnOn: 'Gira la tessera (R)',
  placeIt: 'Piazzala qui',
  takeIt: 'Togli questa tessera',
  fits: (q, r, turn, changes) => `Piazza in colonna ${q}, riga ${r}, rotazione ${turn}: ${grown(changes)}`,
  change: (colour, from, to) => `${colour} da ${from} a ${to}`,
  withFacts: (piece, facts) => [piece, ...facts].join('. '),
  isLast: 'Ultima mossa',
  mayGo: (changes) => `Puoi toglierla: ${grown(changes)}`,
  staysHere: 'Ora non si può togliere',
  isHinted: 'Consiglio',
  size: (colour, size) => `Zona più grande, ${colour}: ${size}`,
  sizeAfter: (colour, size, after) => `Zona più grande, ${colour}: ${size}→${after}`,
  card: (card, sizes, points, state) => `${card}: ${sizes} +${points}, ${state}`,
  states: {
    holds: 'vale ora',
    fails: 'non vale',
    soon: 'varrebbe dopo questa mossa',
    lost: 'non varrebbe più dopo questa mossa',
  },
  mayPlay: (card) => `${card}; puoi giocarla`,
  seat: (name, points, cards, pieces) => [name, points, cards, ...pieces].join(', '),
  playedBy: (name, card, points) => `${name}: ${card}, ${points}`,
  piecesNow: (count) => (count === 1 ? '1 tessera nell’area' : `${count} tessere nell’area`),
  toPlace: (piece, q, r, turn) => `piazzare ${piece} in colonna ${q}, riga ${r}, rotazione ${turn}`,
  toPlay: (card, points) => `giocare ${card} per ${points}`,
  toRemove: (piece, q, r) => `togliere ${piece} dalla colonna ${q}, riga ${r}`,
  source: (colour) => `Zone: ${colour}`,
  all: 'Tutti i punti',
};
