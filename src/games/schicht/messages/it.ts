import type { CardName, Colour, How } from '../rules/rules.ts';
import { sayCorridors } from './corridors.ts';
import type { Moved, SchichtMessages } from './en.ts';
import { nounIn } from '../../../messages/text.ts';

const colours = { yellow: 'giallo', red: 'rosso', green: 'verde', blue: 'blu', silver: 'argento' };

const card = (name: CardName): string => {
  const [colour, number] = name.split('-');
  return `${number} ${colours[colour as Colour]}`;
};

/** `l’8 rosso`, `l’11 blu`, `sull’1 verde`, otherwise `il`, `sul`. */
const withArticle = (full: string, elided: string, name: CardName): string =>
  /-(1|8|11)$/.test(name) ? `${elided}’${card(name)}` : `${full} ${card(name)}`;
const the = (name: CardName): string => withArticle('il', 'l', name);

const cards = nounIn('it', 'carta', 'carte');
const taken = nounIn('it', 'carta presa', 'carte prese');

const PLACES: { readonly [H in Exclude<How, 'first'>]: (against: CardName) => string } = {
  above: (against) => `in una nuova fila sopra ${the(against)}`,
  below: (against) => `in una nuova fila sotto ${the(against)}`,
  left: (against) => `a sinistra ${withArticle('del', 'dell', against)}`,
  right: (against) => `a destra ${withArticle('del', 'dell', against)}`,
  onto: (against) => withArticle('sul', 'sull', against),
};
const place = (how: How, against: CardName | null): string =>
  how === 'first' || against === null ? 'sul tavolo vuoto' : PLACES[how](against);

const corridors = sayCorridors(
  {
    row: { one: 'una fila', many: 'file' },
    column: { one: 'una colonna', many: 'colonne' },
    pile: { one: 'una pila', many: 'pile' },
  },
  'e',
);

const steps = (count: number, forward: string, back: string): string[] =>
  count === 0 ? [] : [`di ${Math.abs(count)} ${count > 0 ? forward : back}`];
const shift = ({ card: top, height, columns, rows }: Moved): string => {
  const way = [...steps(columns, 'a destra', 'a sinistra'), ...steps(rows, 'in basso', 'in alto')];
  return `${the(top)}${height > 1 ? ` (pila di ${height})` : ''} si sposta ${way.join(' e ')}`;
};

export const it: SchichtMessages = {
  asks: {
    choose: 'Scegli una carta in segreto.',
    lay: 'Posa la tua carta.',
    close: 'Scegli come si chiudono i vuoti.',
  },
  colours,
  card,
  place,
  shift,
  round: (round, rounds) => `Manche ${round} di ${rounds}`,
  treasure: (count, silver) => (silver === null ? taken(count) : `${taken(count)}, di cui ${silver} argento`),
  handSize: (count) => `${cards(count)} in ogni mano`,
  hand: (names) => `La tua mano: ${names.join(', ')}`,
  chosen: (name) => `Carta scelta: ${name}`,
  away: (names) => `Scoperte all’inizio e fuori dal gioco: ${names.join(', ')}`,
  order: 'Posate in quest’ordine:',
  laid: 'posata',
  legend: 'R9/3 è una pila di tre carte con il 9 rosso in cima',
  empty: 'Il tavolo è vuoto',
  row: (number, colour, piles) => `Fila ${number}, ${colour ?? 'senza colore'}: ${piles.join('; ')}`,
  pile: (column, top, covered) =>
    `colonna ${column}: ${top}${covered.length === 0 ? '' : ` su ${covered.join(', ')}`}`,
  events: {
    revealed: (e, names) =>
      `Manche ${e.round}, in quest’ordine: ${e.cards.map(({ seat, card: c }) => `${names.seat(seat)}: ${card(c)}`).join('; ')}.`,
    laid: (e, names) => `${names.seat(e.seat)} posa ${the(e.card)} ${place(e.how, e.against)}.`,
    taken: (e, names) =>
      `${e.step > 1 ? `Reazione a catena, passo ${e.step}: ` : ''}${names.seat(e.seat)} completa ${corridors(e.corridors)} e prende ${cards(e.cards.length)}: ${e.cards.map(card).join(', ')}.`,
    closed: (e) => `I vuoti si chiudono: ${e.moves.map(shift).join('; ')}.`,
    matchOver: (e, names) => {
      const silver = (seat: number): string => (e.silver === null ? '' : ` (${e.silver[seat]} argento)`);
      const counts = e.treasures.map((count, seat) => `${names.seat(seat)}: ${count}${silver(seat)}`);
      return `La partita è finita. Vittoria: ${names.seats(e.winners)}. Carte prese: ${counts.join('; ')}.`;
    },
  },
  refusals: {
    over: 'La partita è finita.',
    turn: 'Non è il tuo turno.',
    chosen: 'Hai già scelto una carta; aspetta gli altri.',
    chooseNow: 'Scegli prima una carta dalla tua mano.',
    layNow: 'Posa ora la tua carta scoperta.',
    closeNow: 'Scegli prima come si chiudono i vuoti.',
    hand: 'Non hai questa carta in mano.',
    empty: 'Il tavolo è vuoto: la carta vi si posa e basta.',
    ownRow: 'Il suo colore ha una fila: la carta deve andare lì.',
    leftEnd: 'È più bassa di tutte le carte in cima della fila: va all’estremità sinistra.',
    rightEnd: 'È più alta di tutte le carte in cima della fila: va all’estremità destra.',
    nearest: 'Deve andare sulla pila della fila la cui carta in cima ha il numero più vicino.',
    newRow: 'Il suo colore non ha ancora una fila: ne inizia una sopra la prima o sotto l’ultima.',
    nearestEdge:
      'Una nuova fila deve toccare la carta dal numero più vicino, tra quelle in cima alle pile della prima e dell’ultima fila.',
    silverNoRow: 'Una carta argento non inizia una fila: va in una che c’è già.',
    colourlessRow: 'C’è una fila senza colore: la carta deve andare lì.',
    option: 'I vuoti non si possono chiudere così.',
  },
};
