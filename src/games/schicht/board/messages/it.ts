import type { CardName } from '../../rules/rules.ts';
import { it as words } from '../../messages/it.ts';
import type { CorridorKind, SchichtBoardMessages } from './en.ts';
import { nounIn } from '../../../../messages/text.ts';

const { card } = words;
/** `l’8 rosso`, otherwise `il 7 rosso`. */
const the = (name: CardName): string => (/-(1|8|11)$/.test(name) ? `l’${card(name)}` : `il ${card(name)}`);

const cards = nounIn('it', 'carta', 'carte');

const KINDS = { row: 'una fila', column: 'una colonna', pile: 'una pila' } as const;
const MANY = { row: 'file', column: 'colonne', pile: 'pile' } as const;
/** `una fila e una colonna`, `2 colonne` */
const corridors = (kinds: readonly CorridorKind[]): string =>
  [...new Set(kinds)]
    .map((kind) => {
      const count = kinds.filter((one) => one === kind).length;
      return count === 1 ? KINDS[kind] : `${count} ${MANY[kind]}`;
    })
    .join(' e ');

const takes = (count: number, steps: number): string => {
  if (count === 0) return 'non prende nulla';
  return `prende ${cards(count)}${steps > 1 ? ` in ${steps} passi` : ''}`;
};

export const it: SchichtBoardMessages = {
  howTo: () => [
    'Tutti scelgono una carta in segreto, poi si scoprono insieme. Il numero più alto si posa per primo.',
    'Una carta va nella fila del suo colore: all’estremità sinistra o destra se è più bassa o più alta di tutte, altrimenti sulla pila dal numero più vicino. Un colore nuovo inizia una fila accanto alla carta più vicina.',
    'Chi posa la quarta pila di una fila, la quarta fila di una colonna o la quarta carta di una pila ne prende tutte le carte.',
    'I vuoti si chiudono, e questo può completare la galleria successiva. Dopo dodici manche vince chi ha più carte.',
  ],
  tempers: ['Punta a ciò che prende più carte subito.', 'Conserva una carta di ogni colore finché può.'],
  options: { silver: 'Carte argento (gioco avanzato)' },
  optionValues: {},

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
  askCompletes: (name, kinds, count, again) =>
    again
      ? `Reazione a catena: anche ${corridors(kinds)}, ${cards(count)}.`
      : `${name === null ? 'Completi' : `${name} completa`} ${corridors(kinds)}: ${cards(count)}.`,
  askTakes: (name, count) => `${name === null ? 'Prendi' : `${name} prende`} ${cards(count)}.`,
  askOver: (winners, count, taken) =>
    `La partita è finita: ${winners} ${count === 1 ? 'vince' : 'vincono insieme'} con ${cards(taken)}.`,

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
};
