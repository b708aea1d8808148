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
      `${names.seat(e.seat)} piazza ${piece(e.piece)} in colonna ${e.q}, riga ${e.r}, rotazione ${e.turn}.`,
    removed: (e, names) =>
      `${names.seat(e.seat)} toglie ${piece(e.piece)} dalla colonna ${e.q}, riga ${e.r}.`,
    scored: (e, names) => `${names.seat(e.seat)} gioca ${card(e.card)} e segna ${points(e.points)}.`,
    refilled: (e, names) => `${names.seat(e.seat)} pesca dal sacchetto ${e.pieces.map(piece).join(' e ')}.`,
    constructionOver: (e, names) =>
      (e.by === 'cards'
        ? `${names.seat(e.seat)} ha giocato l’ultima carta della mano: la costruzione è finita.`
        : `${names.seat(e.seat)} ha meno di due tessere: la costruzione è finita.`) +
      ` Le tessere non piazzate escono dal gioco, e ${names.seat(e.next)} comincia lo smontaggio.`,
    dealt: (e, names) =>
      e.cards === null
        ? `${names.seat(e.seat)} riceve ${cards(e.count)}.`
        : `${names.seat(e.seat)} riceve ${e.cards.map(card).join('; ')}.`,
    matchOver: (e, names) => `La partita è finita. Vittoria: ${names.seats(e.winners)}.`,
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
};
