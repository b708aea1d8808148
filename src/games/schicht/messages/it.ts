import { does, toLabels } from '../../../messages/messages.ts';
import type { CardName, Colour, How } from '../rules/rules.ts';
import { countCorridors } from './corridors.ts';
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

const corridors = countCorridors(
  { row: ['una fila', 'file'], column: ['una colonna', 'colonne'], pile: ['una pila', 'pile'] },
  'e',
);
const steps = (count: number, forward: string, back: string): string[] =>
  count === 0 ? [] : [`di ${Math.abs(count)} ${count > 0 ? forward : back}`];
const shift = ({ card: top, height, columns, rows }: Moved): string => {
  const way = [...steps(columns, 'a destra', 'a sinistra'), ...steps(rows, 'in basso', 'in alto')];
  return `${the(top)}${height > 1 ? ` (pila di ${height})` : ''} si sposta ${way.join(' e ')}`;
};

const takes = (count: number, steps: number): string => {
  if (count === 0) return 'non prende nulla';
  return `prende ${cards(count)}${steps > 1 ? ` in ${steps} passi` : ''}`;
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
      `Manche ${e.round}, in quest’ordine: ${e.cards.map(({ seat, card: c }) => `${toLabels(names).seat(seat)}: ${card(c)}`).join('; ')}.`,
    laid: (e, names) => `${does(names, e.seat, 'posa', 'posi')} ${the(e.card)} ${place(e.how, e.against)}.`,
    taken: (e, names) =>
      `${e.step > 1 ? `Reazione a catena, passo ${e.step}: ` : ''}${does(names, e.seat, 'completa', 'completi')} ${corridors(e.corridors)} e prende ${cards(e.cards.length)}: ${e.cards.map(card).join(', ')}.`,
    closed: (e) => `I vuoti si chiudono: ${e.moves.map(shift).join('; ')}.`,
    matchOver: (e, names) => {
      const silver = (seat: number): string => (e.silver === null ? '' : ` (${e.silver[seat]} argento)`);
      const counts = e.treasures.map(
        (count, seat) => `${toLabels(names).seat(seat)}: ${count}${silver(seat)}`,
      );
      return `La partita è finita. Vittoria: ${toLabels(names).seats(e.winners)}. Carte prese: ${counts.join('; ')}.`;
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
  board: {
    howTo: () => [
      'Tutti scelgono una carta in segreto, poi si scoprono insieme. Il numero più alto si posa per primo.',
      'Una carta va nella fila del suo colore: all’estremità sinistra o destra se è più bassa o più alta di tutte, altrimenti sulla pila dal numero più vicino. Un colore nuovo inizia una fila accanto alla carta più vicina.',
      'Chi posa la quarta pila di una fila, la quarta fila di una colonna o la quarta carta di una pila ne prende tutte le carte.',
      'I vuoti si chiudono, e questo può completare la galleria successiva. Dopo dodici manche vince chi ha più carte.',
    ],
    tempers: ['Punta a ciò che prende più carte subito.', 'Conserva una carta di ogni colore finché può.'],
    options: { silver: 'Carte argento (gioco avanzato)' },
    optionValues: {},
    optionNotes: { silver: 'Una carta argento prende il colore della sua fila: va bene in tutte.' },

    mine: 'Le file',
    crew: 'Giocatori',
    ownHand: 'La tua mano',
    allHands: 'Tutte le mani',

    askChoose: 'Scegli una carta in segreto.',
    askLastCard: 'Gioca la tua ultima carta.',
    askSure: (name, places, gain) =>
      places.length === 1
        ? `Per ora ${the(name)} andrebbe ${places[0]}${gain > 0 ? ` e prenderebbe ${cards(gain)}` : ''}.`
        : `Per ora potresti scegliere tra ${places.length} posti per ${the(name)}.`,
    askChosen: (name, waiting, count) =>
      `Hai scelto ${the(name)}. ${waiting} ${count === 1 ? 'sta' : 'stanno'} ancora pensando.`,
    askThinking: (names, count) => `${names} ${count === 1 ? 'sceglie' : 'scelgono'} una carta.`,
    askLay: (name, places) =>
      places > 1 ? `Posa ${the(name)}: ${places} posti a scelta.` : `Posa ${the(name)}.`,
    askLaying: (name, laid) => `${name === null ? 'Posi' : `${name} posa`} ${the(laid)}.`,
    askClose: (ways) => `Scegli come si chiudono i vuoti: ${ways} modi si equivalgono.`,
    askClosing: (name) => `${name} sceglie come si chiudono i vuoti.`,
    askCompletes: (name, taken, count, again) =>
      again
        ? `Reazione a catena: anche ${corridors(taken)}, ${cards(count)}.`
        : `${name === null ? 'Completi' : `${name} completa`} ${corridors(taken)}: ${cards(count)}.`,
    askTakes: (name, count) => `${name === null ? 'Prendi' : `${name} prende`} ${cards(count)}.`,
    askOver: (winners, taken) => `La partita è finita. Più carte: ${winners}, ${cards(taken)}.`,

    takes,
    thenChoose: 'poi scegli come si chiudono i vuoti',

    chosen: 'scelta',
    recommended: 'consigliata',
    laidLast: 'posata per ultima',
    rowName: (colour) => (colour === null ? 'Fila senza colore' : `Fila: ${colour}`),
    pileAt: (row, column, top, covered) =>
      `Fila ${row}, colonna ${column}: ${top}${covered.length === 0 ? '' : ` su ${covered.join(', ')}`}`,
    layHere: (name, brings) => `posa qui ${the(name)}: ${brings}`,
    layAt: (name, place, brings) => `Posa ${the(name)} ${place}: ${brings}`,
    yourCard: (name) => `La tua carta da posare: ${card(name)}`,
    showPile: (count) => `Mostra le ${cards(count)} di questa pila`,

    pileTitle: (count) => `Una pila di ${cards(count)}`,
    pileNote: 'Per l’ordine e la distanza conta solo la carta in cima. Chi prende la pila la prende tutta.',
    onTop: 'in cima',
    treasureTitle: (name) => `Tesoro: ${name}`,
    noTreasure: 'Ancora nessuna carta.',

    players: 'Giocatori',
    layingOrder: 'Ordine di posa',
    thinking: 'sta pensando',
    hasChosen: 'ha scelto',
    hasLaid: 'posata',
    laysNow: 'ora',
    waits: 'attende',
    won: 'vittoria',
    inHand: (count) => `${cards(count)} in mano`,
    showTreasure: 'mostra il tesoro',

    story: 'Passo dopo passo',
    storyTaken: (count) => (count === 1 ? '1 carta presa' : `${count} carte prese`),
    storyClosed: (piles) => (piles === 1 ? '1 pila si sposta' : `${piles} pile si spostano`),
    storyAll: (count) => `${cards(count)} in tutto`,
    log: {
      above: 'sopra',
      below: 'sotto',
      left: 'a sinistra di',
      right: 'a destra di',
      onto: 'su',
      again: 'Catena!',
    },
    storyAgain: (count) => (count === 1 ? 'un’altra carta' : `altre ${count} carte`),

    way: (number) => `Modo ${number}`,
    phraseChoose: (name) => `giocare ${the(name)}`,
    phraseLay: (name, place) => `posare ${the(name)} ${place}`,
    phraseClose: (way) => `chiudere i vuoti, modo ${way}`,

    fromRows: 'File',
    fromColumns: 'Colonne',
    fromPiles: 'Pile',
    fromChains: 'Reazioni a catena',
    silverAmong: 'Di cui argento',
    total: 'Carte prese',
  },
  tips: {
    corridor: 'Una galleria di quattro! Chi la completa prende tutte le sue carte.',
    pile: 'Anche quattro carte su una pila sono una galleria.',
    gaps: 'I vuoti si chiudono per la via più breve, e le pile si avvicinano.',
    chain: 'Una reazione a catena! Si prende anche ciò che si allinea così.',
  },
};
