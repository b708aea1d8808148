import type { CardName, Colour } from '../../rules/rules.ts';
import type { JerichoBoardMessages } from './en.ts';
import { capital, nounIn } from '../../../../messages/text.ts';

const colours = { yellow: 'giallo', red: 'rosso', green: 'verde', blue: 'blu', purple: 'viola' };
const cardNamed = (name: CardName): string => {
  const [colour, value] = name.split('-');
  return value === undefined ? 'tromba' : `${value} ${colours[colour as Colour]}`;
};
/** `la tromba`, `il 3 verde`, `l’1 verde` */
const the = (name: CardName): string => {
  if (name === 'trumpet') return 'la tromba';
  return name.endsWith('-1') ? `l’${cardNamed(name)}` : `il ${cardNamed(name)}`;
};
const cards = nounIn('it', 'carta', 'carte');

export const it: JerichoBoardMessages = {
  howTo: () => [
    'Le tue carte di un colore formano un muro; la sua lunghezza è la somma delle sue carte.',
    'Nel tuo turno costruisci con una carta muro, giochi una tromba oppure aggiungi una carta coperta alla riserva. Poi peschi una carta.',
    'Una tromba annuncia un colore: le carte più alte di tutte le mura di quel colore cadono nella riserva, anche le tue. Se lì hai ancora un muro, la tromba vi si aggiunge e vale 2.',
    'Quando esce una carta punteggio, il muro più lungo di ogni colore vince le carte di quel colore nella riserva. Dopo la terza contano anche i tuoi 1, e chi ha più carte vince.',
  ],
  tempers: ['Adora far cadere le mura degli altri.', 'Costruisce, costruisce e costruisce ancora.'],
  options: {},
  optionValues: {},
  parts: {
    seats: 'Posti',
    walls: 'Mura',
    layouts: 'Prime carte',
    market: 'Riserva e mazzo',
    hand: 'La tua mano',
    hands: 'Tutte le mani',
    won: 'Carte vinte',
  },
  supply: 'Riserva',
  pile: 'Mazzo',
  allKnow: 'Note',
  onlyYou: 'Solo a te',
  hidden: 'Coperte',
  tie: 'pari',
  won: 'vinte',
  stays: 'resta',
  yourPlace: 'Il tuo posto',
  chosen: 'scelta',
  safeDraws: (count) => (count === 1 ? '1 carta senza conteggio' : `${count} carte senza conteggio`),
  oneIn: (count) => (count === 1 ? 'ora conteggio' : `conteggio 1 su ${count}`),
  layerSafe: (count) => (count === 1 ? '1 sicura' : `${count} sicure`),
  layerHot: (count, round) => `${count}: con conteggio ${round}`,
  colour: (colour) => capital(colours[colour]),
  leads: (colour, names, length) => `${capital(colours[colour])}: ${names} in testa con ${length}`,
  ties: (colour, names, length) => `${capital(colours[colour])}: ${names} alla pari con ${length}`,
  nobody: (colour) => `${capital(colours[colour])}: nessuno ha un muro`,
  wall: ({ colour, name, cards: list, length, lead, next }) => {
    const whose = name === null ? `il tuo muro ${colours[colour]}` : `muro ${colours[colour]} di ${name}`;
    const rank = lead === 'alone' ? ', il più lungo' : lead === 'tie' ? ', il più lungo a pari merito' : '';
    const then = next === null ? '' : `; diventerebbe ${next}`;
    return list === '' ? `${whose}: nessuno${then}` : `${whose}: ${list}; lunghezza ${length}${rank}${then}`;
  },
  buildHere: (card, length) => `costruire qui con ${the(card)}, il tuo muro diventerebbe ${length}`,
  soundHere: (outcome) => `giocare qui la tromba. ${outcome}`,
  putHere: (card) => `aggiungervi ${the(card)}`,
  layHere: (card) => `posare qui ${the(card)}`,
  place: (name) => (name === null ? 'il tuo posto' : `posto di ${name}`),
  placeEmpty: 'vuoto',
  placeDown: 'una carta coperta',
  placeOwn: (card) => `${cardNamed(card)}, coperta`,
  choosing: 'sceglie',
  ready: 'ha scelto',
  toPlay: 'deve giocare',
  asks: {
    turn: 'Tocca a te: scegli una carta.',
    wall: (card) => `${capital(the(card))}: costruisci, o aggiungilo alla riserva.`,
    aim: 'Scegli un colore per la tromba, o aggiungila alla riserva.',
    lay: (card) => `Posa ${the(card)} al tuo posto, a faccia in giù.`,
    feed: (card) => `Aggiungi ${the(card)} alla riserva, a faccia in giù.`,
    waiting: (card, names, count) =>
      `Hai scelto ${the(card)}. ${names} ${count === 1 ? 'sceglie' : 'scelgono'} ancora.`,
    theyLay: (names, count) => `${names} ${count === 1 ? 'sceglie' : 'scelgono'} la prima carta.`,
    theyFeed: (names, count) => `${names} ${count === 1 ? 'sceglie' : 'scelgono'} una carta per la riserva.`,
    sounds: (name, colour) => `${name} gioca una tromba: ${colours[colour]}!`,
    opens: (count, trumpets) =>
      `Si apre la riserva: ${count === 1 ? '1 carta muro' : `${count} carte muro`}` +
      (trumpets === 0
        ? '.'
        : `; ${trumpets === 1 ? '1 tromba esce' : `${trumpets} trombe escono`} dal gioco.`),
    ones: (name, count) => `${name} vince ${count === 1 ? 'l’1' : `le ${count} carte 1`} delle sue mura.`,
    over: (names, count, won) =>
      `La partita è finita: ${names} ${count === 1 ? 'vince' : 'condividono la vittoria'} con ${cards(won)}.`,
  },
  falls: (card, count, changes) =>
    count === 1 ? `Cade ${the(card)}: ${changes}.` : `Cadono ${count} × ${cardNamed(card)}: ${changes}.`,
  fallsNothing: (colour) => `Nessuno ha un muro ${colours[colour]}: non cade nulla.`,
  joins: (length) => `La tua tromba si aggiunge al tuo muro: ${length}.`,
  leaves: 'La tua tromba esce dal gioco.',
  phrase: {
    lay: (card) => `posare ${the(card)} a faccia in giù`,
    feed: (card) => `rifornire la riserva: ${the(card)}`,
    build: (card) => `costruire con ${the(card)}`,
    supply: (card) => `aggiungere ${the(card)} alla riserva`,
    trumpet: (colour) => `giocare la tromba sul ${colours[colour]}`,
  },
  scoring: {
    show: (round) => `Il conteggio della manche ${round}`,
    hide: 'Torna alle mura',
    title: (round) => `Conteggio della manche ${round}`,
    drawn: (name) =>
      name === null ? 'Hai pescato la carta punteggio.' : `${name} ha pescato la carta punteggio.`,
    takes: (name, count) => `${name}: ${cards(count)}`,
    share: (names, each) => (each === 0 ? `${names}: nessuna` : `${names}: ${each} a testa`),
    stays: (count) => `${count} ${count === 1 ? 'resta' : 'restano'} nella riserva`,
    beats: (length, next) => `${length} batte ${next}`,
    alone: (length) => `l’unico muro, ${length}`,
    tied: (length) => `alla pari con ${length}`,
    leads: (names, count, won) => `${names} ${count === 1 ? 'è' : 'sono'} in testa con ${cards(won)}.`,
    nobody: 'nessuno ha un muro',
  },
  log: { toSupply: 'nella riserva', built: 'costruito', on: 'su' },
  sources: {
    colour: (colour) => `${capital(colours[colour])} dalla riserva`,
    ones: 'Gli 1 delle mura',
    walls: 'Carte rimaste nelle mura',
    all: 'Carte vinte',
  },
};
