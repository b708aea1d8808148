import { does, doesInside, toLabels } from '../../../messages/messages.ts';
import type { CardName, Colour, PieceName } from '../rules/rules.ts';
import type { CamposMessages } from './en.ts';
import { nounIn } from '../../../messages/text.ts';

const colours = { red: 'rosso', green: 'verde', blue: 'blu', yellow: 'giallo' };
const named = (name: string): string => name.replaceAll(/[a-z]+/g, (colour) => colours[colour as Colour]);
const piece = (name: PieceName): string => named(name);
const card = (name: CardName): string => named(name).replace('>', ' > ').replace('=', ' = ');
const points = nounIn('it', 'punto', 'punti');
const cards = nounIn('it', 'carta', 'carte');
const tiles = nounIn('it', 'tessera', 'tessere');
const grown = (changes: readonly string[]): string =>
  changes.length === 0 ? 'le zone più grandi non cambiano' : changes.join(', ');

export const it: CamposMessages = {
  asks: {
    place: 'Piazza una tessera.',
    score: 'Gioca una carta punteggio.',
    remove: 'Togli una tessera.',
  },
  colours,
  piece,
  card,
  phases: { construction: 'Costruzione', deconstruction: 'Smontaggio' },
  bag: (count) => `${tiles(count)} nel sacchetto`,
  pile: (count) => `${cards(count)} nel mazzo`,
  points,
  hand: cards,
  front: (list) => `tessere ${list.join(', ')}`,
  largest: (sizes) => `Zone più grandi: ${sizes.join(', ')}`,
  played: (list) => `Giocate: ${list.join(', ')}`,
  yourCards: 'Le tue carte punteggio, giocate con il loro numero:',
  holds: (count) => `vale ora: ${points(count)}`,
  doesNotHold: 'ora non vale',
  turn: 'rotazione',
  anchorLegend: 'La maiuscola è l’ancora: va nella colonna e nella riga indicate.',
  typePlace: '1 3,-2 4 piazza la tessera 1 in colonna 3, riga -2, rotazione 4.',
  fixedLegend: 'Le tessere in minuscolo ora non si possono togliere.',
  typeRemove: 'Scrivi la colonna e la riga di una sua casella, per esempio 3,-2.',
  legend: 'Una colonna scende verso destra a partire dal suo numero.',
  empty: 'L’area è vuota',
  laid: (q, r, fields) => `Tessera in colonna ${q}, riga ${r}: ${fields.join('; ')}`,
  field: (colour, q, r) => `${colour} in ${q}, ${r}`,
  events: {
    placed: (e, names) =>
      `${does(names, e.seat, 'piazza', 'piazzi')} ${piece(e.piece)} in colonna ${e.q}, riga ${e.r}, rotazione ${e.turn}.`,
    removed: (e, names) =>
      `${does(names, e.seat, 'toglie', 'togli')} ${piece(e.piece)} dalla colonna ${e.q}, riga ${e.r}.`,
    scored: (e, names) =>
      `${does(names, e.seat, 'gioca', 'giochi')} ${card(e.card)} e segna ${points(e.points)}.`,
    refilled: (e, names) =>
      `${does(names, e.seat, 'pesca', 'peschi')} dal sacchetto ${e.pieces.map(piece).join(' e ')}.`,
    constructionOver: (e, names) =>
      (e.by === 'cards'
        ? `${does(names, e.seat, 'ha', 'hai')} giocato l’ultima carta della mano: la costruzione è finita.`
        : `${does(names, e.seat, 'ha', 'hai')} meno di due tessere: la costruzione è finita.`) +
      ` Le tessere non piazzate escono dal gioco, e ${doesInside(names, e.next, 'comincia', 'cominci')} lo smontaggio.`,
    dealt: (e, names) =>
      e.cards === null
        ? `${does(names, e.seat, 'riceve', 'ricevi')} ${cards(e.count)}.`
        : `${does(names, e.seat, 'riceve', 'ricevi')} ${e.cards.map(card).join('; ')}.`,
    matchOver: (e, names) => `La partita è finita. Vittoria: ${toLabels(names).seats(e.winners)}.`,
  },
  refusals: {
    over: 'La partita è finita.',
    turn: 'Non è il tuo turno.',
    construction: 'Si sta ancora costruendo: le tessere si piazzano, non si tolgono.',
    deconstruction: 'Si sta smontando: le tessere si tolgono, non si piazzano.',
    placeFirst: 'Piazza prima una tessera; una carta può solo seguirla.',
    removeFirst: 'Togli prima una tessera; una carta può solo seguirla.',
    gone: 'Hai già piazzato questa tessera.',
    occupied: 'La tessera ne coprirebbe un’altra.',
    apart: 'Almeno un lato della tessera deve combaciare con un lato dell’area.',
    card: 'Non hai questa carta.',
    condition: 'Questa carta ora non vale: la sua prima zona non è più grande della seconda.',
    empty: 'Lì non c’è nessuna tessera.',
    split: 'L’area si spezzerebbe.',
    locked: 'Questa tessera è bloccata dalle vicine.',
  },
  board: {
    keys: [['R, Maiusc + R', 'gira la tessera da una parte o dall’altra']],
    howTo: () => [
      'Hai due tessere di tre caselle. Piazzane una contro l’area, girata come vuoi.',
      'Poi piazza anche l’altra, oppure gioca una carta la cui condizione vale ora: rosso > blu → verde chiede che la zona rossa più grande superi la zona blu più grande, e porta un punto per ogni casella della zona verde più grande.',
      'Quando qualcuno ha giocato l’ultima carta, o le tessere non bastano più, tutti ricevono nuove carte e l’area si smonta dai bordi: togli una tessera, poi una seconda, oppure gioca una carta.',
      'Vince chi ha più punti quando non c’è più nessuna tessera.',
    ],
    tempers: [
      'Segna presto e costruisce lontano.',
      'Aspetta con le carte e lascia crescere tutti i colori.',
      'Ama far crescere un colore il più possibile.',
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
      construction: 'Piazza l’altra tessera. Nessuna delle tue carte vale ancora.',
      deconstruction: 'Togli una seconda tessera. Nessuna delle tue carte vale ora.',
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
    closer: 'Ingrandisci',
    farther: 'Rimpicciolisci',
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
    placeSo: (piece) => `piazzare qui la tessera ${piece}`,
    removeSo: (piece) => `togliere la tessera ${piece}`,
    toPlace: (piece) => `piazzare la tessera ${piece}`,
    toPlay: (card, points) => `giocare ${card} per ${points}`,
    turned: {
      cards: (names, seat) =>
        `La costruzione è finita: ${doesInside(names, seat, 'ha', 'hai')} giocato l’ultima carta.`,
      pieces: (names, seat) =>
        `La costruzione è finita: ${doesInside(names, seat, 'ha', 'hai')} meno di due tessere.`,
      left: 'Le tessere non piazzate escono dal gioco. Le zone più grandi:',
      dealt: (count, names, next) =>
        `Tutti ricevono ${count} carte nuove, e ${doesInside(names, next, 'comincia', 'cominci')}.`,
      now: 'Ora si smonta l’area.',
      how: 'Solo dall’esterno: l’area resta tutta unita, e le tessere bloccate restano.',
    },
    placed: (names, seat, name) => `${does(names, seat, 'piazza', 'piazzi')} la tessera ${piece(name)}.`,
    removed: (names, seat, name) => `${does(names, seat, 'toglie', 'togli')} la tessera ${piece(name)}.`,
    log: { placed: 'piazzata', removed: 'tolta' },
    source: (colour) => `Zone: ${colour}`,
    all: 'Tutti i punti',
  },
  tips: {
    card: 'Una carta dà un punto per ogni casella della zona più grande del terzo colore.',
    turn: 'La costruzione è finita! D’ora in poi si tolgono tessere, dall’esterno.',
    cards: 'Carte nuove! Quelle che hai tenuto restano tue.',
  },
};
